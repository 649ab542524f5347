import type { QueryClient } from '@tanstack/react-query'
import type { KeptCircuits } from '#src/api/kept-circuits.ts'
import type { Lists } from '#src/api/lists.ts'
import { coverOnly } from '#src/api/partial-list.ts'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'

const names = ['circuits', 'places', 'routes', 'emergency-contacts'] as const satisfies (keyof Lists)[]

/**
 * Makes lists of the kept circuits where the cache has none. They are not whole: `onPartial` is told before they are there,
 * so that nobody stores them as the lists themselves, and they are asked for as soon as somebody shows them.
 */
export async function restoreKept(
  queryClient: QueryClient,
  keptCircuits: KeptCircuits,
  onPartial: (list: keyof Lists, updatedAt: number) => void,
): Promise<void> {
  const isMissing = (name: keyof Lists) => queryClient.getQueryData([name]) === undefined
  if (!names.some(isMissing)) return
  const kept = (await keptCircuits.readAll()).toSorted((a, b) => b.keptAt - a.keptAt)
  const [newest, oldest] = [kept[0], kept.at(-1)]
  if (!newest || !oldest) return
  for (const name of names.filter(isMissing)) {
    const isOfAll = name === 'emergency-contacts'
    const recordsOf = (each: KeptCircuit): readonly object[] => (name === 'circuits' ? [each.circuit] : each[name])
    const records = isOfAll ? newest[name] : kept.flatMap(recordsOf)
    const updatedAt = (isOfAll ? newest : oldest).keptAt
    if (!isOfAll) coverOnly(records, kept.map(({ circuit }) => circuit.id))
    onPartial(name, updatedAt)
    queryClient.setQueryData([name], records, { updatedAt })
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
  }
}
