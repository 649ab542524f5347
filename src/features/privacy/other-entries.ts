import { entriesUnder, type StoredEntry } from '#src/storage/stored-entry.ts'
import { type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

/** The router leaves a mark when it has to load a page anew. */
const prefixes = ['dia-madagascar/', 'tanstack_router_reload']

const places = { session: 'dans cet onglet', local: 'sur cet appareil' }

/** What no part of the site knows any more, such as what an earlier version has left. */
export function otherEntries(claimed: readonly StoredEntry[]): StoredThing[] {
  const isClaimed = ({ area, key }: StoredEntry) =>
    claimed.some((entry) => entry.area === area && entry.key === key)

  return (['local', 'session'] as const)
    .flatMap((area) => prefixes.flatMap((prefix) => entriesUnder(area, prefix)))
    .filter((entry) => !isClaimed(entry))
    .flatMap((entry) =>
      thingOf([entry], () => ({
        name: 'Autre donnée du site',
        kept: `«\u202f${entry.key}\u202f», ${places[entry.area]}`,
        savedAt: undefined,
      })),
    )
}
