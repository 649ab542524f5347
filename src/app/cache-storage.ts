import type { QueryClient } from '@tanstack/react-query'
import { createStore, del, delMany, entries, getMany, keys, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { circuitSchema } from '#src/contract/circuit.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { placeSchema } from '#src/contract/place.ts'
import { routeSchema } from '#src/contract/route.ts'
import type { StoredThing } from '#src/lib/stored-thing.ts'

type Entity = { schema: z.ZodMiniType; copyName: string }

const known: Record<string, Entity> = {
  circuits: { schema: z.array(circuitSchema), copyName: 'Copie des circuits' },
  places: { schema: z.array(placeSchema), copyName: 'Copie des lieux' },
  routes: { schema: z.array(routeSchema), copyName: 'Copie des itinéraires' },
  'emergency-contacts': {
    schema: z.array(emergencyContactSchema),
    copyName: 'Copie des contacts d’urgence',
  },
}
const entities = Object.keys(known)

const maxAge = 30 * 24 * 60 * 60_000

const savedSchema = z.object({ data: z.unknown(), updatedAt: z.number() })

/**
 * Keeps the entity lists of the query cache in IndexedDB, each under a key of its own so that a refreshed list rewrites
 * only itself. `version` tells copies apart that must never be mixed, such as the mock's and the API's.
 * Storage that is absent, full, blocked or corrupt is not an error: the site then works from the network alone.
 */
export function createCacheStorage(queryClient: QueryClient, version: string) {
  const store = createStore('dia-madagascar', 'query-cache')
  const keyOf = (entity: string) => `${version}/${entity}`
  /** Undefined for a copy of another version. */
  const entityOf = (key: IDBValidKey) => entities.find((entity) => keyOf(entity) === key)
  const lastUpdate = (entity: string) => queryClient.getQueryState([entity])?.dataUpdatedAt ?? 0

  return {
    /** Puts back what was saved in the last 30 days and still fits the schemas; throws everything else away. */
    restore: () =>
      quietly(async () => {
        const saved = await getMany<unknown>(entities.map(keyOf), store)
        for (const [index, entity] of entities.entries()) {
          if (saved[index] === undefined) continue
          const copy = readCopy(entity, saved[index])
          if (!copy) void quietly(() => del(keyOf(entity), store))
          // A slow storage may come after the network: the later answer wins.
          else if (copy.updatedAt > lastUpdate(entity)) {
            queryClient.setQueryData([entity], copy.data, { updatedAt: copy.updatedAt })
          }
        }
        const outdated = (await keys(store)).filter((key) => entityOf(key) === undefined)
        if (outdated.length > 0) await delMany(outdated, store)
      }),

    /** From now on, saves each list when it has been loaded. */
    keepUpToDate: () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        const entity = String(event.query.queryKey[0])
        if (!entities.includes(entity)) return
        const { data, dataUpdatedAt } = event.query.state
        void quietly(() => set(keyOf(entity), { data, updatedAt: dataUpdatedAt }, store))
      }),

    /** Empties memory and storage of the entity lists, and loads again what is on the screen. */
    clear: async () => {
      for (const entity of entities) void quietly(() => del(keyOf(entity), store))
      await queryClient.resetQueries({
        predicate: (query) => entities.includes(String(query.queryKey[0])),
      })
    },

    /** Every copy as the privacy page lists it, those of other versions too. */
    find: async (): Promise<StoredThing[]> => {
      const found = await entries<string, unknown>(store)
      return found.map(([key, saved]) => {
        const entity = entityOf(key) ?? ''
        return {
          id: `copy/${key}`,
          name: known[entity]?.copyName ?? 'Copie d’une autre version du site',
          kept: 'sur cet appareil\u202f; passé 30\u00a0jours, jetée à la visite suivante',
          size: { bytes: estimatedBytes(key, saved), estimated: true },
          savedAt: savedSchema.safeParse(saved).data?.updatedAt,
          entries: [],
          remove: async () => {
            await del(key, store)
            // Not loaded again until a page wants to show it.
            queryClient.getQueryCache().find({ queryKey: [entity] })?.reset()
          },
        }
      })
    },
  }
}

/** As JSON in UTF-8: how the browser keeps it, nobody tells. */
function estimatedBytes(...parts: unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(parts)).length
}

function readCopy(entity: string, saved: unknown) {
  const copy = savedSchema.safeParse(saved).data
  if (!copy || copy.updatedAt > Date.now() || Date.now() - copy.updatedAt > maxAge) return null
  const data = known[entity]?.schema.safeParse(copy.data).data
  return data === undefined ? null : { data, updatedAt: copy.updatedAt }
}

/** Storage fails synchronously, asynchronously and for reasons that no traveller can mend: developers are told. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.warn('The stored copy of the lists cannot be used', error)
  }
}
