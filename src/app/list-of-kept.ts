import type { Lists } from '#src/api/lists.ts'
import { coverOnly } from '#src/api/partial-list.ts'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'

/**
 * A list as far as the kept circuits (at least one) have it, with the moment of the oldest copy in it. It is not whole,
 * which `coverOnly` tells whoever reads it; emergency numbers are, and those that were kept last count.
 */
export function listOfKept(name: keyof Lists, kept: readonly KeptCircuit[]): { records: readonly object[]; updatedAt: number } {
  const newestFirst = kept.toSorted((a, b) => b.keptAt - a.keptAt)
  if (name === 'emergency-contacts') {
    const [newest] = newestFirst
    return { records: newest?.[name] ?? [], updatedAt: newest?.keptAt ?? 0 }
  }
  const records = newestFirst.flatMap((each): readonly object[] => (name === 'circuits' ? [each.circuit] : each[name]))
  coverOnly(records, kept.map(({ circuit }) => circuit.id))
  return { records, updatedAt: newestFirst.at(-1)?.keptAt ?? 0 }
}
