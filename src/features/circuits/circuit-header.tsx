import type { ReactNode } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitCopiedAt } from '#src/features/circuits/circuit-lists.ts'
import { CircuitBreadcrumb } from '#src/features/circuits/circuit-breadcrumb.tsx'
import { CircuitPoster } from '#src/features/circuits/circuit-poster.tsx'
import { CircuitStats } from '#src/features/circuits/circuit-stats.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'
import type { Shown, Visit } from '#src/lib/copy-age.ts'
import { ContactButtons } from '#src/features/circuits/contact-buttons.tsx'
import { fitName } from '#src/features/circuits/fit-name.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

type CircuitHeaderProps = {
  client: ApiClient
  circuit: Circuit
  /** Leaves the room to the tab below: every change of tab starts at the top of the page. */
  compact: boolean
  /** How the circuit itself was loaded. */
  loaded: Shown
  visit: Visit
  /** Of the requests for this circuit: who has just sent one arrives at the top. */
  receipts: ReactNode
  /** The offer to keep the circuit for visits without network. */
  keeping: ReactNode
}

export function CircuitHeader({ client, circuit, compact, loaded, visit, receipts, keeping }: CircuitHeaderProps) {
  const oldest = useCircuitCopiedAt(client, circuit, loaded, visit)
  const description = frenchText(circuit.description_fr, circuit.description)
  const region = frenchText(circuit.region, null) ?? `Région ${circuit.name}`
  return (
    <header
      className={`wrap grid gap-x-8 gap-y-9 pt-4 lg:gap-x-16 lg:pt-7 *:min-w-0 ${compact ? 'lg:grid-cols-[1fr_auto]' : 'md:grid-cols-[7fr_5fr]'}`}
    >
      <div className={`@container ${compact ? 'lg:pb-9' : 'lg:pb-16'}`}>
        <CircuitBreadcrumb name={circuit.name} />
        <p className={`flex flex-wrap items-center gap-x-3.5 gap-y-1.5 ${compact ? 'mt-3' : 'mt-4 lg:mt-7'}`}>
          <Badge tone="earth">{region}</Badge>
          <CopyAge copiedAt={oldest} />
        </p>
        <h1
          tabIndex={-1}
          data-page-heading
          className={`-ml-[0.04em] leading-[0.92] tracking-[-0.045em] wrap-anywhere ${compact ? 'mt-3 mb-4' : 'mt-2 mb-6.5'}`}
          style={fitName(circuit.name, {
            largest: compact ? 'var(--text-hero)' : 'var(--text-circuit)',
            smallest: '2.25rem',
          })}
        >
          <span className="mb-[0.3em] ml-[0.06em] block text-[max(1.25rem,0.26em)]/tight font-medium tracking-[-0.01em] text-route">
            Circuit
          </span>{' '}
          {circuit.name}
        </h1>
        {receipts}
        {description && (
          <p className={`max-w-[62ch] ${compact ? 'max-lg:hidden' : ''}`}>{description}</p>
        )}
        <div className={compact ? 'mt-5 flex flex-wrap items-center gap-x-7 gap-y-5 *:first:grow' : 'mt-6.5 grid gap-7.5'}>
          <CircuitStats client={client} circuit={circuit} />
          {/* On a phone a row and a pair, whatever the font: a row that wraps otherwise when the letters come moves the others. */}
          <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:first:basis-full">
            <ButtonLink to="/circuits/$slug/reserver" params={{ slug: circuit.slug }}>
              Réserver maintenant
            </ButtonLink>
            <ContactButtons circuit={circuit} />
          </div>
          {keeping}
        </div>
      </div>
      <CircuitPoster
        circuit={circuit}
        className={
          compact
            ? 'z-5 -mb-8 w-52 rotate-[1.6deg] self-end max-lg:hidden'
            : 'w-full max-w-100 justify-self-center md:rotate-[1.6deg] md:self-end lg:z-5 lg:-mb-9 lg:max-w-110 lg:justify-self-end'
        }
      />
    </header>
  )
}
