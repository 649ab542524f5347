import { Link } from '@tanstack/react-router'
import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitCounts } from '#src/features/circuits/circuit-lists.ts'
import { TabMark } from '#src/features/circuits/tab-mark.tsx'

/** The circuit's four panels, each a page of its own. On narrow screens the strip scrolls. */
export function CircuitTabs({ client, circuit }: { client: ApiClient; circuit: Circuit }) {
  const counts = useCircuitCounts(client, circuit)
  const tabs = [
    { to: '/circuits/$slug', label: 'Aperçu' },
    { to: '/circuits/$slug/lieux', label: withCount('Lieux', counts.places) },
    { to: '/circuits/$slug/routes', label: withCount('Itinéraires', counts.routes) },
    { to: '/circuits/$slug/reserver', label: 'Réserver' },
  ] as const
  return (
    <nav
      aria-label={`Circuit ${circuit.name}`}
      className="mt-7 border-y border-line bg-paper lg:mt-0"
    >
      <div className="wrap">
        <div
          className="relative -mx-gutter flex gap-[clamp(18px,3.6vw,44px)] overflow-x-auto scrollbar-none px-gutter lg:mr-[42%]"
        >
          {tabs.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              params={{ slug: circuit.slug }}
              activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
              className="relative flex min-h-15.5 flex-none items-center font-semibold text-soft no-underline -outline-offset-3 hover:text-text aria-[current=page]:text-text"
            >
              {({ isActive }) => (
                <>
                  {label}
                  {isActive && <TabMark />}
                </>
              )}
            </Link>
          ))}
        </div>
      </div>
    </nav>
  )
}

function withCount(label: string, count: number | null): string {
  return count === null ? label : `${label} (${count})`
}
