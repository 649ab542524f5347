import { formatCount, pluralize } from '#src/lib/format.ts'

const list = new Intl.ListFormat('fr')

type NamedCarnet = { circuits: readonly string[]; places: readonly string[]; days: number | undefined }

/** 'circuits Nord et Sud ; lieu Anakao ; 14 jours sur place', for the message of a request. Empty without circuits and places. */
export function describeCarnet({ circuits, places, days }: NamedCarnet): string {
  if (circuits.length + places.length === 0) return ''
  return [
    circuits.length > 0 && `${pluralize(circuits.length, 'circuit')} ${list.format(circuits)}`,
    places.length > 0 && `${pluralize(places.length, 'lieu', 'lieux')} ${list.format(places)}`,
    days && `${formatCount(days, 'jour')} sur place`,
  ]
    .filter(Boolean)
    .join('\u202f; ')
}
