import { formatDay, toCalendarDay } from '#src/lib/dates.ts'

type QueryResult = { dataUpdatedAt: number; error: unknown }

/** When the build loaded the lists in this document, in milliseconds since 1970; NaN for a document without lists. */
const documentBuiltAt =
  typeof document === 'undefined' ? NaN : Number(document.getElementById('page-data')?.dataset['builtAt'])

/** Whether data came with the document and no refresh has failed. Such data is not labelled as a copy. */
export function isFromDocument({ dataUpdatedAt, error }: QueryResult): boolean {
  return dataUpdatedAt === documentBuiltAt && !error
}

/** 'Copie d’aujourd’hui, 14:05', 'Copie d’hier, 9:05' or 'Copie du 14 novembre 2026'. */
export function formatCopyAge(copiedAt: number, now: number): string {
  const moment = new Date(copiedAt)
  const day = toCalendarDay(moment)
  const today = new Date(now)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  const time = `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`
  if (day === toCalendarDay(today)) return `Copie d’aujourd’hui, ${time}`
  if (day === toCalendarDay(yesterday)) return `Copie d’hier, ${time}`
  return `Copie du ${formatDay(day)}`
}
