import { Link } from '@tanstack/react-router'
import { emergencies } from '#src/content/emergencies.ts'
import type { EmergencyId } from '#src/content/emergency-ids.ts'
import { NumberList } from '#src/features/sos/number-list.tsx'
import { OwnPosition } from '#src/features/sos/own-position.tsx'
import { ShowCards } from '#src/features/sos/show-cards.tsx'

type SosPageProps = {
  /** What has happened; undefined while nobody has said so. */
  emergencyId: EmergencyId | undefined
  /** The circuit that the traveller is on, by its slug. */
  circuit: string | undefined
}

/** Whom to call, where one is, and what to show to others. Made for one hand and a small screen. */
export function SosPage({ emergencyId, circuit }: SosPageProps) {
  const emergency = emergencies.find(({ id }) => id === emergencyId)
  return (
    <>
      <div className="on-dark bg-laterite text-vanilla">
        <div className="wrap grid gap-x-16 pt-3 pb-4 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:pt-12 lg:pb-12 print:block">
          <div>
            <h1 tabIndex={-1} data-page-heading className="text-h2">
              Fiche SOS
            </h1>
            <CaseLinks circuit={circuit} />
          </div>
          <NumberList emergency={emergency} />
        </div>
      </div>
      <div className="lamba" />
      <div className="wrap grid gap-x-16 gap-y-12 pt-9 pb-section *:min-w-0 lg:grid-cols-[5fr_7fr] lg:pt-12 print:block print:py-2">
        <OwnPosition emergency={emergency} circuit={circuit} />
        <ShowCards emergency={emergency} />
      </div>
    </>
  )
}

/** Links, so that a tap before hydration counts too. */
function CaseLinks({ circuit }: Pick<SosPageProps, 'circuit'>) {
  const choices = [...emergencies, { id: undefined, label: 'Tout' }]
  return (
    <nav aria-labelledby="cases" data-needs-script className="mt-2 mb-3 lg:pt-12">
      <h2 id="cases" className="font-body text-small/snug font-semibold tracking-normal">
        Que se passe-t-il&#x202f;?
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {choices.map(({ id, label }) => (
          <li key={label}>
            <Link
              to="/sos"
              search={{ cas: id, circuit }}
              replace
              resetScroll={false}
              // With the hash, which is always empty, the router marks the current one after hydration only.
              activeOptions={{ exact: true, includeHash: true }}
              className="flex min-h-11 items-center rounded-panel border-2 border-vanilla px-2 py-1.5 text-small/tight font-semibold text-vanilla no-underline hover:underline aria-[current=page]:bg-vanilla aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-dotted"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
