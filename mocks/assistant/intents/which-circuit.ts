import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { replyAboutCircuits } from '#mocks/assistant/place-circuits.ts'
import { circuitSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { findMonth, inMonth } from '#mocks/assistant/seasons.ts'
import { weatherText } from '#mocks/assistant/weather.ts'
import { circuitFeatures } from '#mocks/data/circuit-features.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { regionsById } from '#mocks/data/regional-weather.ts'
import { capitalize } from '#src/lib/text.ts'

const asksWhich =
  /\b(?:quel|quels|lequel|sur quel|dans quel|c est quoi|c etait (?:quoi|lequel|lesquel)|celui|deja)\b.*\bcircuits?\b|\bcircuits? (?:avec|ou il y a|ou l on|ou on|qui|plutot|pour voir)\b|\bsur un (?:de vos )?circuits?\b|\bcelui (?:avec|qui|ou)\b|\bplutot plage\b/

/** The circuit that goes to the place of a message, or that is known for what it names: 'le circuit avec les baleines'. */
export function answerWhichCircuit(message: Message): Reply | undefined {
  const { text, topic, destinations } = message
  if (findCircuits(text).length > 0) return undefined
  if (/\bnoces\b|\blune de miel\b/.test(text) && !destinations[0]) return honeymoonReply(message)
  if (!asksWhich.test(text)) return undefined
  if (seniors.test(text)) return replyToQuestion(getQuestion('seniors'))
  const [destination, second] = destinations
  const asksElse = topic.some((word) => /^(?:enfants?|bebe|prix|cher|facile|jours?|senior)/.test(word))
  if (destination) return second || asksElse ? undefined : replyAboutCircuits(destination)
  const feature = circuitFeatures.find(({ words }) => words.test(text))
  return feature && !asksElse ? featureReply(feature.text, feature.circuit) : undefined
}

const seniors = /\b[67]\d ans\b|\bmes parents\b|\bgrands? parents?\b|\bretraites?\b|\bseniors?\b/

/** Where to go, and the weather of both islands in the month that the message names. */
function honeymoonReply({ text }: Message): Reply {
  const reply = replyToQuestion(getQuestion('lune-de-miel'))
  const month = findMonth(text)
  if (month === undefined) return reply
  const [east, northWest] = [regionsById.east, regionsById.northWest].map((region) => weatherText(region, month))
  return {
    ...reply,
    text: `${reply.text}\n\n${capitalize(inMonth(month))}, le temps à Sainte-Marie est ${east}. Autour de Nosy Be, il est ${northWest}.`,
  }
}

function featureReply(text: string, slug: string): Reply {
  const circuit = circuits.find((one) => one.slug === slug)
  return {
    text,
    suggestions: [
      ...(circuit ? [`Que voir sur le circuit ${circuit.name}\u202f?`] : []),
      ...questionTexts('saison', 'devis'),
    ],
    places: [],
    circuit,
    source: circuitSource(circuit?.name ?? null),
  }
}
