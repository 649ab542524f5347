export const monthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

/** 'avril à novembre', 'juin, novembre à février', 'toute l’année'. Months are numbers from 1; null when there are none. */
export function formatMonths(months: readonly number[] | null | undefined): string | null {
  const wanted = new Set(months)
  const isWanted = (month: number) => wanted.has(((month + 11) % 12) + 1)
  const all = monthNames.map((_, index) => index + 1)
  if (all.every(isWanted)) return 'toute l’année'
  const spans = all
    .filter((month) => isWanted(month) && !isWanted(month - 1))
    .map((first) => {
      let last = first
      while (isWanted(last + 1)) last += 1
      return formatSpan(first, last)
    })
  return spans.length === 0 ? null : spans.join(', ')
}

/** `last` is greater than 12 when the span goes over the new year. */
function formatSpan(first: number, last: number): string {
  const names = [monthNames[first - 1], monthNames[(last - 1) % 12]]
  if (first === last) return `${names[0]}`
  return names.join(last === first + 1 ? ' et ' : ' à ')
}
