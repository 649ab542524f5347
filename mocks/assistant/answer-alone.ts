import { answerCircuit, answerCircuitPlace } from '#mocks/assistant/intents/circuits.ts'
import { answerDirections, answerDirectionsBetween } from '#mocks/assistant/intents/directions.ts'
import { answerGreeting } from '#mocks/assistant/intents/greetings.ts'
import { answerMonth, answerNamedMonth } from '#mocks/assistant/intents/months.ts'
import { answerNote } from '#mocks/assistant/intents/notes.ts'
import { answerOffTopic } from '#mocks/assistant/intents/off-topic.ts'
import { answerPlaceChoice } from '#mocks/assistant/intents/place-choice.ts'
import { answerShortMessage } from '#mocks/assistant/intents/short-messages.ts'
import { answerDestination, answerPlaceList } from '#mocks/assistant/intents/places.ts'
import { answerQuestion } from '#mocks/assistant/intents/questions.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { minToBeCertain } from '#mocks/assistant/rank-questions.ts'
import { answerWeather } from '#mocks/assistant/weather.ts'
import type { Reply } from '#mocks/assistant/replies.ts'

/** Returns undefined for messages that it does not recognise. */
type Intent = (message: Message) => Reply | undefined

/** The first intent that answers wins. If none does, the questions page is asked. */
const intents: readonly Intent[] = [
  answerShortMessage,
  answerOffTopic,
  answerGreeting,
  answerWeather,
  answerPlaceChoice,
  answerDirectionsBetween,
  answerNote,
  answerMonth,
  answerCircuitPlace,
  answerDirections,
  answerCircuit,
  answerPlaceList,
  answerDestination,
]

/** The answer to a message without regard to those before it, if there is one that certainly fits. */
export function certainAnswer(message: Message, minProbability = minToBeCertain): Reply | undefined {
  return fromIntents(message) ?? answerQuestion(message, minProbability)
}

/** The answer to a message without regard to those before it, if there is one. */
export function answerAlone(message: Message): Reply | undefined {
  return asksForLiveData(message) ? withLiveDataNotice(message) : answer(message)
}

function fromIntents(message: Message): Reply | undefined {
  for (const intent of intents) {
    const reply = intent(message)
    if (reply) return reply
  }
  return undefined
}

function answer(message: Message): Reply | undefined {
  return fromIntents(message) ?? answerQuestion(message) ?? answerNamedMonth(message)
}

const todayWords =
  /\b(aujourd hui|maintenant|en ce moment|actuellement|demain|ce soir|ce matin|cette semaine|du jour)\b/g

/** Topics whose answer changes from day to day. */
const liveData = new RegExp(
  [
    'meteo|pluie|pleut|fait il|il fait|fera|temps fait|cyclone',
    'taux|cours|prix|essence|y a(?= .*\\b(?:vols?|avions?|bateaux?)\\b)',
    '(?:vols?|avions?|bateaux?|routes?|pistes?)(?= .*\\b(?:part|partent|heure|ouverte?s?|fermee?s?|coupee?s?|passe|praticables?|bonne?s?)\\b)',
    'ouverte?s?|fermee?s?|quelle heure|horaire|situation|manifestations?',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
)

const liveDataNotice = [
  'Je ne connais pas le présent\u202f: ni la météo, ni les cours, ni les vols du jour. Voyez un service météo, votre banque ou la compagnie.',
  'Voici ce qui vaut en général.',
].join(' ')

function asksForLiveData({ text }: Message): boolean {
  // What was cancelled or put off is known, and so is the time difference.
  return (
    text.search(todayWords) >= 0 && liveData.test(text) && !/\b(?:annule|decale|reporte)\w*|\bdecalage\b/.test(text)
  )
}

/** Answers in general terms, and says that today's weather, rates and flights are not known. */
function withLiveDataNotice({ text }: Message): Reply | undefined {
  const reply = answer(parseMessage(text.replace(todayWords, ' ')))
  return reply && { ...reply, text: `${liveDataNotice}\n\n${reply.text}` }
}
