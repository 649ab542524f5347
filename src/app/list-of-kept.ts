import type * as z from 'zod/mini'
import type { Lists } from '#src/api/lists.ts'
import { coverAlso, coverOnly, covers } from '#src/api/partial-list.ts'
import { belongsTo } from '#src/api/places.ts'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'
import type { Id } from '#src/contract/values.ts'
import { unknownMoment } from '#src/lib/copy-age.ts'

export type Records = { [Name in keyof Lists]: z.output<Lists[Name]['itemSchema']> }

/**
 * A list as far as the kept circuits (at least one) have it, with the moment of the oldest copy in it. It is not whole,
 * which `coverOnly` tells whoever reads it; emergency numbers are, and those that were kept last count.
 */
export function listOfKept(name: keyof Lists, kept: readonly KeptCircuit[]): { records: readonly object[]; updatedAt: number } {
  const newestFirst = kept.toSorted(newerFirst)
  if (name === 'emergency-contacts') {
    const [newest] = newestFirst
    return { records: newest?.[name] ?? [], updatedAt: newest?.keptAt ?? 0 }
  }
  const records = [...recordsOfAll(name, newestFirst).values()]
  coverOnly(records, kept.map(({ circuit }) => circuit.id))
  return { records, updatedAt: newestFirst.at(-1)?.keptAt ?? 0 }
}

/**
 * A list with what it lacks of the kept circuits, and the moment of the oldest copy in it: one that came short, or with the page
 * of a circuit alone, must not take from the traveller what was promised to stay. Where it has a circuit, or any record of it, it
 * knows what there is. Undefined if it lacks nothing.
 */
export function listWithKept<Name extends keyof Records>(
  name: Name,
  { list, updatedAt }: { list: readonly Records[Name][]; updatedAt: number },
  kept: readonly KeptCircuit[],
): { records: readonly object[]; updatedAt: number } | undefined {
  const hasNone = (each: KeptCircuit) => recordsOf(name, each).length > 0 && !list.some((record) => isOf[name](record, each))
  const lacking = kept.filter((each) => !covers(list, each.circuit.id) || hasNone(each))
  if (lacking.length === 0) return undefined
  const added = recordsOfAll(name, lacking.toSorted(newerFirst))
  // A circuit may have another slug by now: it is the one that was kept that was promised to stay.
  const records = [...list.filter(({ id }) => !added.has(id)), ...added.values()]
  coverAlso(records, list, lacking.map(({ circuit }) => circuit.id))
  // Before what came with the page, so that its age is shown.
  return { records, updatedAt: Math.max(unknownMoment, Math.min(updatedAt - 1, ...lacking.map(({ keptAt }) => keptAt))) }
}

const isOf: { [Name in keyof Records]: (record: Records[Name], kept: KeptCircuit) => boolean } = {
  circuits: ({ slug }, { circuit }) => slug === circuit.slug,
  places: (place, { circuit }) => belongsTo(place, circuit),
  routes: ({ circuit_name: name }, { circuit }) => name === circuit.name,
  // Everybody's: kept with each circuit.
  'emergency-contacts': () => true,
}

const newerFirst = (a: KeptCircuit, b: KeptCircuit) => b.keptAt - a.keptAt

/** By id, the newest of each: a circuit may be kept twice, under its former slug too. */
function recordsOfAll(name: keyof Lists, newestFirst: readonly KeptCircuit[]): Map<Id, Records[keyof Records]> {
  const records = new Map<Id, Records[keyof Records]>()
  for (const record of newestFirst.flatMap((each) => recordsOf(name, each))) {
    if (!records.has(record.id)) records.set(record.id, record)
  }
  return records
}

function recordsOf(name: keyof Records, kept: KeptCircuit): readonly Records[keyof Records][] {
  return name === 'circuits' ? [kept.circuit] : kept[name]
}
