/** Of which circuits a list has the records, by id: of every circuit, unless it is noted here. */
const coverages = new WeakMap<object, ReadonlySet<string>>()

/** Notes that a list is what was kept of these circuits alone. */
export function coverOnly(list: object, circuitIds: Iterable<unknown>): void {
  coverages.set(list, new Set([...circuitIds].map(String)))
}

/** Notes of `list` that it is `part` and what was kept of these circuits: and still no others, unless `part` is whole. */
export function coverAlso(list: object, part: object, circuitIds: Iterable<unknown>): void {
  const covered = coverages.get(part)
  if (covered) coverOnly(list, [...covered, ...circuitIds])
}

/** Whether the list would have the records of this circuit if there were any. */
export function covers(list: object, circuitId: unknown): boolean {
  return coverages.get(list)?.has(String(circuitId)) ?? true
}

/** A part is nothing that a whole list may be compared with. */
export function wholeList<List extends object>(list: List | undefined): List | undefined {
  return list && coverages.has(list) ? undefined : list
}
