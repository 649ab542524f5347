import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitPoster } from '#src/features/circuits/circuit-poster.tsx'
import { ContactButtons } from '#src/features/circuits/contact-buttons.tsx'
import { fitName } from '#src/features/circuits/fit-name.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { useCircuitCounts, useCircuitPlaces, useCircuitRoutes } from '#src/features/circuits/use-circuit-lists.ts'
import { formatNumber, pluralize } from '#src/lib/format.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'

type CircuitHeaderProps = {
  circuit: Circuit
  /** Smaller, so that the content of the tab is visible below it. */
  compact: boolean
  /** The query that loaded the circuit. */
  query: ComponentProps<typeof CopyAge>['queries'][number]
  /** For the requests that were sent for this circuit. */
  receipts: ReactNode
  saveOffline: ReactNode
}

export function CircuitHeader({ circuit, compact, query, receipts, saveOffline }: CircuitHeaderProps) {
  const queries = [query, useCircuitPlaces(circuit), useCircuitRoutes(circuit)]
  const description = frenchText(circuit.description_fr, circuit.description)
  const region = frenchText(circuit.region, null) ?? `Région ${circuit.name}`
  return (
    <header
      className={`wrap grid gap-x-8 gap-y-9 pt-4 lg:gap-x-16 lg:pt-7 *:min-w-0 ${compact ? 'lg:grid-cols-[1fr_auto]' : 'md:grid-cols-[7fr_5fr]'}`}
    >
      <div className={`@container ${compact ? 'lg:pb-9' : 'lg:pb-16'}`}>
        <Breadcrumb name={circuit.name} />
        <p className={`flex flex-wrap items-center gap-x-3.5 gap-y-1.5 ${compact ? 'mt-3' : 'mt-4 lg:mt-7'}`}>
          <Badge tone="earth">{region}</Badge>
          <CopyAge queries={queries} />
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
        {description && <p className={`max-w-[62ch] ${compact ? 'max-lg:hidden' : ''}`}>{description}</p>}
        <div
          className={compact ? 'mt-5 flex flex-wrap items-center gap-x-7 gap-y-5 *:first:grow' : 'mt-6.5 grid gap-7.5'}
        >
          <Stats circuit={circuit} />
          {/* On a phone always one button above two, so that nothing moves when the font has loaded. */}
          <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:first:basis-full">
            <ButtonLink to="/circuits/$slug/reserver" params={{ slug: circuit.slug }}>
              Réserver maintenant
            </ButtonLink>
            <ContactButtons circuit={circuit} />
          </div>
          {saveOffline}
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

const breadcrumbLink = 'inline-flex min-h-11 items-center text-inherit'

function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-soft">
        <li>
          <Link to="/" className={breadcrumbLink}>
            Accueil
          </Link>
        </li>
        <li className="flex items-center gap-2 before:content-['/'/'']">
          <Link to="/" hash="circuits" className={breadcrumbLink}>
            Nos Circuits
          </Link>
        </li>
        <li className="flex items-center gap-2 before:content-['/'/'']">
          <span aria-current="page" className="wrap-anywhere">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  )
}

/** The numbers of days, places and routes, joined by the route line. */
function Stats({ circuit }: { circuit: Circuit }) {
  const { places, routes } = useCircuitCounts(circuit)
  const stats = [
    { count: circuit.estimated_duration_days, noun: 'jour', plural: 'jours' },
    { count: places, noun: 'lieu', plural: 'lieux' },
    { count: routes, noun: 'itinéraire', plural: 'itinéraires' },
  ].flatMap(({ count, noun, plural }) => (count == null ? [] : [{ count, noun, plural }]))
  return (
    <ul className="flex max-w-130 flex-wrap items-center gap-y-2">
      {stats.map(({ count, noun, plural }) => (
        <li key={noun} className="group flex items-center not-first:grow">
          <span
            aria-hidden="true"
            className="route-x mx-[clamp(4px,2vw,12px)] min-w-1 flex-1 text-route group-first:hidden"
          />
          <span className="flex items-baseline gap-[clamp(3px,1.5vw,7px)] whitespace-nowrap">
            <b className="font-display text-[1.75rem]/none font-extrabold">{formatNumber(count)}</b>{' '}
            {pluralize(count, noun, plural)}
          </span>
        </li>
      ))}
    </ul>
  )
}
