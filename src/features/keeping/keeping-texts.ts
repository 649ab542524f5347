import { LoadError, NetworkError } from '#src/api/errors.ts'
import { isFull, SiteNotKeptError, StorageRefusedError } from '#src/features/keeping/keeping-errors.ts'
import type { KeptState } from '#src/features/keeping/kept-state.ts'
import { printedDay, toCalendarDay } from '#src/lib/calendar-day.ts'
import { frenchSize } from '#src/lib/french-size.ts'

/** '214 ko, le 22 novembre 2026'. */
export function printedKeeping({ bytes, keptAt }: KeptState): string {
  return `${frenchSize(bytes)}, le ${printedDay(toCalendarDay(new Date(keptAt)))}`
}

/** Why a circuit could not be kept, and what the traveller can do. */
export function failureText(error: unknown): string {
  if (error instanceof SiteNotKeptError) {
    return 'Le site lui-même n’a pas pu être gardé\u202f; sans lui, rien ne s’ouvre hors réseau. Le circuit n’est pas gardé. Vérifiez le réseau et la place disponible sur cet appareil, puis réessayez.'
  }
  if (isFull(error)) {
    return 'Il ne reste pas assez de place sur cet appareil. Le circuit n’est pas gardé. Libérez-en un peu, puis réessayez.'
  }
  if (error instanceof StorageRefusedError) {
    return 'Votre navigateur ne laisse pas le site garder des données. Le circuit n’est pas gardé. Vérifiez ses réglages, puis réessayez.'
  }
  const cause = error instanceof LoadError ? error.cause : error
  return cause instanceof NetworkError
    ? 'Le réseau a manqué en chemin. Le circuit n’est pas gardé. Réessayez quand il sera revenu.'
    : 'Le site n’a pas répondu comme prévu. Le circuit n’est pas gardé. Réessayez plus tard.'
}
