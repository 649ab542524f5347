import { answerCircuit, answerCircuitLength } from '#mocks/assistant/intents/circuits.ts'
import { answerDirections } from '#mocks/assistant/intents/directions.ts'
import { answerGreeting, answerOffTopic } from '#mocks/assistant/intents/greetings.ts'
import { answerDestination, answerPlaceList } from '#mocks/assistant/intents/places.ts'
import { answerFromSearch, fallbackReply } from '#mocks/assistant/intents/search.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { findSafetyEntry } from '#mocks/assistant/safety/find-safety-entry.ts'
import { safetyReply } from '#mocks/assistant/safety/safety-reply.ts'

/** Answers the messages that it recognises, and returns undefined for all others. */
type Intent = (message: Message) => Reply | undefined

/** The first intent that answers wins: the specific ones come before the search. */
const intents: readonly Intent[] = [
  answerOffTopic,
  answerGreeting,
  answerDirections,
  answerCircuit,
  answerPlaceList,
  answerDestination,
  answerCircuitLength,
  answerFromSearch,
]

/** The reply to one message. Everything that must come before the intents belongs here. */
export function answerMessage(input: string): Reply {
  const message = parseMessage(input)
  const danger = findSafetyEntry(input)
  if (danger) return safetyReply(danger, message)
  const reply = asksForLiveData(message) ? withLiveDataNotice(message) : answer(message)
  // The fixtures are written with straight apostrophes.
  return { ...reply, text: reply.text.replaceAll("'", '’') }
}

function answer(message: Message): Reply {
  for (const intent of intents) {
    const reply = intent(message)
    if (reply) return reply
  }
  return fallbackReply(message)
}

const todayWords =
  /\b(aujourd hui|maintenant|en ce moment|actuellement|demain|hier|ce soir|ce matin|cette semaine|du jour)\b/g

/** Topics whose answer changes from day to day. */
const liveData = new RegExp(
  [
    'meteo|pluie|pleut|fait il|cyclone',
    'taux|change|euro|prix|essence',
    'vols?|avions?|bateaux?|routes?|ouverte?|fermee?|place',
    'heure|horaire|situation|manifestations?',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
)

const liveDataNotice = [
  'Je ne connais pas le présent\u202f: ni la météo, ni les cours, ni les vols du jour.',
  'Voici ce qui vaut en général.',
].join(' ')

function asksForLiveData({ text }: Message): boolean {
  return text.search(todayWords) >= 0 && liveData.test(text)
}

/** Answers in general terms, and says that today's weather, rates and flights are not known. */
function withLiveDataNotice({ text }: Message): Reply {
  const reply = answer(parseMessage(text.replace(todayWords, ' ')))
  return { ...reply, text: `${liveDataNotice}\n\n${reply.text}` }
}
