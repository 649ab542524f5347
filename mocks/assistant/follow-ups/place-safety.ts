import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { getQuestion } from '#mocks/assistant/replies.ts'
import { placeTips } from '#mocks/data/place-tips.ts'

const aboutPeople =
  /\b(?:nuit|soir|seule?s?|vols?|voleurs?|dahalos?|attaques?|agress\w*|bandits?|pickpockets?|affaires|sortir|ville)\b/

const isHardWalk = /\b(?:difficiles?|raides|coupante|baudrier|cinq à six heures)(?!\p{L})/u

/** In the capital as the questions page says, on a walk what it demands, elsewhere what holds everywhere. */
export function safetyText(destination: Destination, typed: string): string {
  const inCapital = getQuestion('tana-nuit')
  if (destination === capital || inCapital.places?.includes(destination.place?.slug ?? '')) return inCapital.answer
  const effort = placeTips[destination.name]?.effort
  if (effort === undefined || aboutPeople.test(typed)) return getQuestion('securite').answer
  return isHardWalk.test(effort)
    ? `C’est le terrain qui demande de la prudence. ${effort} Partez tôt, avec un guide, de l’eau et de bonnes chaussures.`
    : `Non, avec un guide, de bonnes chaussures et de l’eau. ${effort}`
}
