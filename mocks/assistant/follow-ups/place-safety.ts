import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { monthState } from '#mocks/assistant/circuit-facts.ts'
import { monthText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { asksIfDangerous, asksIfSafe } from '#mocks/assistant/follow-ups/yes-no.ts'
import { atName } from '#mocks/assistant/place-phrases.ts'
import { getQuestion } from '#mocks/assistant/replies.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { placeTips } from '#mocks/data/place-tips.ts'

const aboutPeople =
  /\b(?:nuit|soir|seule?s?|vols?|voleurs?|dahalos?|attaques?|agress\w*|bandits?|pickpockets?|affaires|sortir|ville)\b/

const isHardWalk = /\b(?:difficiles?|raides|coupante|baudrier|cinq à six heures)(?!\p{L})/u

/** After a month in which the circuit there is closed, 'c’est risqué ?' asks about the weather. */
export function closedText(destination: Destination, typed: string, month: number | undefined): string | undefined {
  const { circuit } = destination
  const isClosed = month !== undefined && circuit !== undefined && monthState(circuit, month) === 'closed'
  if (!isClosed || aboutPeople.test(typed)) return undefined
  const verdict = asksIfDangerous(typed) ? 'Oui, plutôt.' : 'Plutôt non.'
  return `${verdict} ${monthText(destination, month) ?? ''}`
}

/** In the capital as the questions page says, on a walk what it demands, elsewhere what holds everywhere. */
export function safetyText(destination: Destination, typed: string): string {
  const inCapital = getQuestion('tana-nuit')
  if (destination === capital || inCapital.places?.includes(destination.place?.slug ?? '')) return inCapital.answer
  const effort = placeTips[destination.name]?.effort
  if (!/^(?:nature|adventure)$/.test(destination.place?.type ?? '') && /\b(?:nuit|soir)\b/.test(typed))
    return `Pas à pied\u202f: ${atName(destination)}, le soir, prenez un taxi commandé par l’hôtel ou le restaurant, sans objets de valeur visibles. ${getQuestion('securite').answer}`
  const { sea } = tipsOf(destination)
  if (effort === undefined && sea !== undefined && destination.place?.type === 'beach' && !aboutPeople.test(typed))
    return `${asksIfSafe(typed) ? 'Oui,' : 'Pas'} par mer calme, avec un gilet. ${sea}`
  if (effort === undefined || aboutPeople.test(typed))
    return `${asksIfDangerous(typed) ? 'Pas plus qu’ailleurs.' : 'Comme ailleurs.'} ${getQuestion('securite').answer}`
  return isHardWalk.test(effort)
    ? `C’est le terrain qui demande de la prudence. ${effort} Partez tôt, avec un guide, de l’eau et de bonnes chaussures.`
    : `${asksIfSafe(typed) ? 'Oui' : 'Non'}, avec un guide, de bonnes chaussures et de l’eau. ${effort}`
}

/** The end of a sentence about thieves at any place. */
export const thievesText =
  'comme dans toute foule\u202f: gardez le sac devant vous, téléphone et bijoux rangés, et ne sortez que peu d’argent. Prenez garde surtout dans les marchés, aux gares routières et sur la plage, où l’on ne laisse rien sans surveillance. Passeport et réserve restent au coffre de l’hôtel.'
