import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { frenchText, typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitFacts } from '#src/features/circuits/circuit-facts.tsx'
import { CircuitPoster } from '#src/features/circuits/circuit-poster.tsx'
import { ContactButtons } from '#src/features/circuits/contact-buttons.tsx'
import { fitName } from '#src/features/circuits/fit-name.ts'
import { useCircuitPlaces, useCircuitRoutes } from '#src/features/circuits/use-circuit-lists.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { SosMark } from '#src/ui/sos-mark.tsx'

type CircuitQuery = ComponentProps<typeof CopyAge>['queries'][number]

type CircuitHeaderProps = {
  circuit: Circuit
  /** One row, so that the content of the tab stands high. */
  compact: boolean
  /** The query that loaded the circuit. */
  query: CircuitQuery
  /** For the requests that were sent for this circuit. */
  receipts: ReactNode
  saveOffline: ReactNode
}

/**
 * The head of a circuit's page. On phones its parts and the tabs are laid out by the flex container around both: picture, name
 * and facts, tabs, introduction.
 */
export function CircuitHeader({ circuit, compact, query, receipts, saveOffline }: CircuitHeaderProps) {
  return (
    <header
      className={
        compact
          ? 'wrap w-full'
          : 'max-md:contents md:wrap md:grid md:w-full md:grid-cols-[7fr_5fr] md:grid-rows-[auto_auto_1fr] md:gap-x-8 md:pt-4 lg:gap-x-16'
      }
    >
      {!compact && <CircuitPoster circuit={circuit} />}
      <div
        className={`flex min-w-0 flex-wrap items-center justify-between gap-x-1 xs:gap-x-4 ${compact ? 'py-1.5' : 'max-md:wrap max-md:w-full max-md:pt-1'}`}
      >
        {compact ? (
          <CompactTitle circuit={circuit} query={query} />
        ) : (
          <Breadcrumb current={typographic(circuit.name)} />
        )}
        {/* In the same place of both heads, so that it keeps its state from one to the other. */}
        <div className="ml-auto flex shrink-0 items-center print:hidden">
          <Link
            to="/sos"
            search={{ circuit: circuit.slug }}
            className="flex min-h-11 min-w-11 items-center justify-center no-underline"
          >
            <SosMark />
          </Link>
          {saveOffline}
        </div>
      </div>
      {!compact && <Title circuit={circuit} />}
      {!compact && <Introduction circuit={circuit} query={query} receipts={receipts} />}
    </header>
  )
}

function CompactTitle({ circuit, query }: { circuit: Circuit; query: CircuitQuery }) {
  return (
    <div className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-3 text-small/snug md:gap-x-5">
      <Breadcrumb className="max-lg:hidden" />
      <h1
        tabIndex={-1}
        data-page-heading
        className="text-[1.25rem]/tight wrap-anywhere max-md:w-full md:text-[1.5rem]/tight"
      >
        <span className="font-medium text-route">Circuit</span> {typographic(circuit.name)}
      </h1>
      <CircuitFacts circuit={circuit} className="text-label/snug text-soft md:text-small/snug" />
      <CopyAge queries={[query]} />
    </div>
  )
}

function Title({ circuit }: { circuit: Circuit }) {
  return (
    <div className="@container min-w-0 max-md:wrap max-md:w-full max-md:pb-3.5">
      <h1
        tabIndex={-1}
        data-page-heading
        className="mb-3 -ml-[0.04em] leading-[0.92] tracking-[-0.045em] wrap-anywhere md:mt-3 md:mb-5"
        style={fitName(circuit.name, { largest: 'var(--text-circuit)', smallest: '2.25rem' })}
      >
        <span className="mb-[0.2em] ml-[0.06em] block text-[max(1.25rem,0.26em)]/tight font-medium tracking-[-0.01em] text-route">
          Circuit
        </span>{' '}
        {typographic(circuit.name)}
      </h1>
      <CircuitFacts
        circuit={circuit}
        className="text-[1.0625rem]/snug font-semibold lg:text-lead/snug"
        separator="lg:not-last:after:mx-3 lg:not-last:after:route-x lg:not-last:after:w-[46px] lg:not-last:after:text-route lg:not-last:after:content-['']"
      />
    </div>
  )
}

/** On phones it stands below the tabs, and the bar at the foot has its buttons. */
function Introduction({ circuit, query, receipts }: Pick<CircuitHeaderProps, 'circuit' | 'query' | 'receipts'>) {
  const queries = [query, useCircuitPlaces(circuit), useCircuitRoutes(circuit)]
  const description = frenchText(circuit.description_fr, circuit.description)
  const region = frenchText(circuit.region, null) ?? `Région ${circuit.name}`
  return (
    <div className="min-w-0 max-md:wrap max-md:order-1 max-md:w-full max-md:pt-6 md:pt-5 md:pb-9">
      {receipts}
      <p className="mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <Badge tone="earth">{region}</Badge>
        <CopyAge queries={queries} />
      </p>
      {description && <p className="max-w-[62ch]">{description}</p>}
      <div className="mt-6 flex flex-wrap gap-3 max-md:hidden">
        <ButtonLink to="/circuits/$slug/reserver" params={{ slug: circuit.slug }}>
          Réserver maintenant
        </ButtonLink>
        <ContactButtons circuit={circuit} />
      </div>
    </div>
  )
}

const breadcrumbLink = 'inline-flex min-h-11 items-center text-inherit'
const breadcrumbStep = "flex items-center gap-x-1 before:content-['/'/''] xs:gap-x-2"

/** Without `current`, the page's heading follows as its last step. */
function Breadcrumb({ current, className = '' }: { current?: string; className?: string }) {
  return (
    <nav aria-label="Fil d’Ariane" className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-small text-soft xs:gap-x-2">
        <li>
          <Link to="/" className={breadcrumbLink}>
            Accueil
          </Link>
        </li>
        <li className={breadcrumbStep}>
          <Link to="/" hash="circuits" className={breadcrumbLink}>
            Nos Circuits
          </Link>
        </li>
        {current && (
          <li className={`${breadcrumbStep} max-lg:hidden`}>
            <span aria-current="page" className="wrap-anywhere">
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}
