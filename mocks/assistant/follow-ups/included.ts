import type { Destination } from '#mocks/assistant/destinations.ts'
import { turnAboutCircuit } from '#mocks/assistant/follow-ups/about-circuits.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import { whereOnCircuits } from '#mocks/assistant/place-circuits.ts'
import { firstSentence } from '#mocks/assistant/replies.ts'

const asksIfIncluded =
  /\b(?:inclu[st]\w*|(?<!pas |bien |rien |ai )compris\w*|dans le prix|a notre charge|en supplement)\b/

/** What an offer may include, beside a visit. */
export const includedItems = /\b(?:repas|hotels?|essence|guides?|entrees?|vols?|avions?|bateaux?|transferts?)\b/

/** 'Les entrées des parcs et les guides sont compris dans le tarif ?' */
export const listsIncluded =
  /^(?!.*\bcombien\b).*\b(?:entrees?|guides?|repas|hotels?|vols?|essence|chauffeur|transferts?)\b.* et .*\b(?:compris\w*|inclu\w*)\b/

/** 'Ce vol, il est dans le prix ?', 'c’est compris dans le circuit ?', about a place of a circuit. */
export function whetherIncluded(place: Destination, asked: Asked, memory: Memory): Turn | undefined {
  const { circuit } = place
  if (!circuit || !asksIfIncluded.test(asked.typed)) return undefined
  const isAboutFlight =
    /\b(?:vols? |avion)/.test(firstSentence(memory.lastText ?? '')) || /\b(?:vols?|avions?)\b/.test(asked.typed)
  const wanted = isAboutFlight ? 'flights' : 'included'
  const found = circuitFollowUps.find(({ topic }) => topic === wanted)
  const turn = found && turnAboutCircuit(found, circuit, asked, memory)
  return turn && wanted === 'included' && !includedItems.test(asked.typed)
    ? withText(turn, `La visite, oui\u202f: ${whereOnCircuits(place)} ${turn.reply.text}`)
    : turn
}

/** A turn that says something else. */
export function withText(turn: Turn, text: string): Turn {
  return { ...turn, reply: { ...turn.reply, text, questionId: undefined } }
}
