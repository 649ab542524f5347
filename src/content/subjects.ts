/** What a link to the reservation form may be about, by its name in the URL. */
const subjectIds = ['faune', 'paysages', 'mer', 'culture'] as const
export type SubjectId = (typeof subjectIds)[number]

/** Undefined for anything but the name of a subject. */
export function readSubject(value: unknown): SubjectId | undefined {
  return subjectIds.find((id) => id === value)
}
