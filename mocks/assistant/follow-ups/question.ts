import { certainAnswer } from '#mocks/assistant/answer-alone.ts'
import { beginsLikeFollowUp } from '#mocks/assistant/follow-ups/follow-up.ts'
import { topicsOfQuestions } from '#mocks/assistant/follow-ups/named-place.ts'
import { leadWithMatch } from '#mocks/assistant/lead-sentence.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { answerQuestion } from '#mocks/assistant/intents/questions.ts'
import { asksHowOften, notEveryDay } from '#mocks/assistant/flights.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import type { Message } from '#mocks/assistant/message.ts'
import {
  entries,
  type Entry,
  minToAnswer,
  minToAnswerInContext,
  mostLikelyQuestion,
  rankInContext,
} from '#mocks/assistant/rank-questions.ts'
import { questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { askedNext, type Next } from '#mocks/data/asked-next.ts'
import { duration, months, price, regions, shortQuestions } from '#mocks/data/asked-next/short-questions.ts'
import { findMonths } from '#mocks/assistant/seasons.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { capitalize } from '#src/lib/text.ts'

/** 'Et', 'mais', 'du coup' and the like around a question. */
const opening = /^(?:(?:et|ok|mais|donc|du coup|alors|bon|ah|oui|sinon|d accord|merci|en fait)(?= \S) ?)+/
const ending = /(?: (?:alors|du coup|sinon|en fait|au juste|au fait|exactement|precisement|stp))+$/

/** 'Où ?', 'et quand exactement ?': a question word about the last answer and nothing else. */
const bareQuestion =
  /^(?:non mais |jamais entendu parler )*(?:c est quoi|ou|ou (?:c est |est ce )?(?:le mieux|le plus beau|mieux)|c est ou le mieux|quand|comment|pourquoi|combien|lesquels|lesquelles|a quelle heure|a quel endroit|c est a dire)(?: ca)?$/

/** 'Ça se paie comment ?' */
const asksPayment = /^(?:ca|il|elle|on) (?:se |le |la )?(?:paie|paye|regle) (?:comment|ou|quand)$/

/** By question: the one whose answer says how to pay. */
const paymentQuestions: Readonly<Record<string, string>> = {
  visa: 'visa-prix',
  'visa-demande': 'visa-prix',
  'enfants-formalites': 'visa-prix',
}

/** 'C’est obligatoire ?' */
const asksIfRequired = /^(?:c est |est ce que c est |est ce )?(?:bien )?(?:obligatoire|exige)(?: ou pas)?$/

/** In an answer: it says what is required. */
const saysWhatIsRequired = /obligatoire|exigée?|doit|doivent|demandé/

/** In an answer: it gives a price, or says where to find it. */
const givesPrice = /€|\bAr\b|ariary|montant|gratuit|sans paiement|bon marché/

/** 'C’est dans quel circuit ?' */
const asksCircuit = /^(?:c est |c )?(?:dans |sur )?(?:quel|lequel de vos) circuits?$/

const namesCircuit = /circuit (?:Centre|Est|Nord|Ouest|Sud)/

/** 'Y en a aussi en ville ?' */
const asksElsewhere = /^(?:il )?(?:y )?en a(?: t il)?(?: aussi)? (?:a|au|aux|dans|sur|en) /

const nearCapital =
  /^(?:et |y en a )*pres de (?:tana|antananarivo|la capitale)$|\b(?:on|je|peut|peux|faut) (?:l[ae]?|les|en) .*\b(?:tana|antananarivo|la capitale|ivato)\b/

/** 'Même en brousse ?', 'même avec un petit drone' */
const insists = /^meme (?:a|au|aux|avec|chez|dans|de|des|en|entre|l|la|le|les|pendant|pour|quand|sans|si|sur|un|une)\b/

/** 'On le prend à l’aéroport ?' */
const asksOnArrival =
  /^(?!.*\b(?:euros?|argent|retir\w*)\b).*\b(?:pren\w*|avoir|obtenir|demander|fai\w*|achet\w*)\b.*\b(?:aeroport|sur place|en arrivant|a l arrivee)\b/

/** By question: the one whose answer says whether it can be had on arrival. */
const arrivalQuestions: Readonly<Record<string, string>> = { visa: 'visa-demande', 'visa-prix': 'visa-demande' }

const byRoad = /\bpar la route\b|\ben voiture\b/

/** 'Laquelle est la plus calme ?', after an answer that compares two. */
const asksWhichOfTwo = /^(?:c est )?(?:lequel|laquelle|le (?:plus|moins)|la (?:plus|moins)|qui est (?:plus|moins))\b/
const comparisons: ReadonlySet<string> = new Set(['nosy-be-ou-sainte-marie', 'tsingy'])

/** The answer to a short question about the last answer, if that answered a question of the questions page. */
export function answerBareQuestion(typed: string, message: Message, memory: Memory): Reply | undefined {
  const { questionId, contextId, lastText = '', subject } = memory
  const asked = entries.find(({ id }) => id === questionId)
  if (!asked) return undefined
  const { text, topic, destinations } = message
  const core = typed.replace(opening, '').replace(ending, '')
  const namesElse = !nearCapital.test(typed) && (destinations.length > 0 || findCircuits(text).length > 0)
  const flight = asked.id === 'vols-interieurs' ? aboutThatFlight(core, lastText) : undefined
  if (flight !== undefined) return { ...replyToQuestion(asked), text: flight, places: [] }
  const next = namesElse ? undefined : nextAsked(core, asked)
  // 'Et par la route ?', after the flights to a place or the train between two.
  if (byRoad.test(core) && (subject?.kind === 'place' || (subject?.kind === 'way' && subject.from))) return undefined
  if (next) return replyToNext(next, asked, message)
  const region = regions.find(({ asks, says }) => asks.test(core) && says.test(asked.answer))
  if (region) return replyToNext({ asks: region.asks, says: region.says }, asked, message)
  const id = relatedQuestionId(core, asked.id) ?? (saysItAlready(core, asked, namesElse) ? asked.id : undefined)
  // 'Et avec des enfants ?', after a question about a place.
  if (id !== undefined && id !== asked.id && subject?.kind === 'place' && topicsOfQuestions[id] !== undefined)
    return undefined
  const related = entries.find((entry) => entry.id === id)
  if (related) {
    const reply = replyToQuestion(related, related === asked && !bareQuestion.test(core) ? topic : [])
    // The last answer began with what it is about.
    if (related === asked && bareQuestion.test(core) && lastText.length >= reply.text.length)
      return { ...reply, text: lastText }
    return withOpening(reply, related, message)
  }
  const context = entries.find((entry) => entry.id === contextId)
  const further = namesElse ? undefined : context && nextAsked(core, context)
  return context && further && replyToNext(further, context, message)
}

/** 'C’est long ?' or 'tous les jours ?', after an answer that names one flight. */
function aboutThatFlight(core: string, lastText: string): string | undefined {
  const [flight] = /un vol intérieur relie [^.]+\./i.exec(lastText) ?? []
  if (flight === undefined) return undefined
  if (duration.test(core)) return capitalize(flight)
  return asksHowOften.test(core) ? `${notEveryDay} ${capitalize(flight)}` : undefined
}

const nextAsked = (core: string, { id }: Entry) => askedNext[id]?.find(({ asks }) => asks.test(core))

/**
 * Whether the answer already says where, when, which of the two, which circuit, what is required, or the price.
 */
function saysItAlready(core: string, { id, answer }: Entry, namesElse: boolean): boolean {
  return (
    bareQuestion.test(core) ||
    ((asksElsewhere.test(core) || insists.test(core) || nearCapital.test(core)) && !namesElse) ||
    (comparisons.has(id) && asksWhichOfTwo.test(core)) ||
    (months.test(core) && findMonths(foldFrench(answer)).length > 0) ||
    (asksCircuit.test(core) && namesCircuit.test(answer)) ||
    (asksIfRequired.test(core) && saysWhatIsRequired.test(answer)) ||
    (price.test(core) && givesPrice.test(answer))
  )
}

/** `asked` is the question or note that was answered last. */
function replyToNext({ text, answer, says, next }: Next, asked: Entry, message: Message): Reply | undefined {
  if (text === undefined) {
    const entry = answer === undefined ? asked : entries.find(({ id }) => id === answer)
    if (!entry) return undefined
    if (says) return replyToQuestion({ ...entry, answer: leadWithMatch(entry.answer, says) })
    return withOpening(replyToQuestion(entry, message.topic), entry, message)
  }
  return { ...replyToQuestion(asked), text, places: [], suggestions: questionTexts(...(next ?? asked.next)) }
}

function relatedQuestionId(core: string, id: string): string | undefined {
  if (asksOnArrival.test(core) && arrivalQuestions[id] !== undefined) return arrivalQuestions[id]
  if (asksPayment.test(core) && paymentQuestions[id] !== undefined) return paymentQuestions[id]
  return shortQuestions
    .filter(({ asks }) => asks.test(core))
    .flatMap(({ answers }) => Object.entries(answers))
    .filter(([, after]) => after.split(' ').includes(id))
    .map(([answer]) => (answer === 'same' ? id : answer))[0]
}

/** 'Et la carte ?', but not 'et la nuit ?': names something else. */
const namesAnother = /^(?:et )?(?:le|la|les|l) (?!nuit\b)\w+(?: alors)?$/

/**
 * The answer to a message that may only mean something after a question: 'et pour ma fille ?' after one about the visa. Undefined
 * if it names something else, certainly asks something by itself without beginning like a follow-up, or asks the same by itself.
 */
export function answerInContext(typed: string, message: Message, contextId: string | undefined): Reply | undefined {
  if (contextId === undefined || namesAnother.test(typed)) return undefined
  if (!beginsLikeFollowUp(typed) && certainAnswer(message)) return undefined
  const ranked = rankInContext(message, contextId)
  if (ranked[0]?.entry === mostLikelyQuestion(message, minToAnswer)) return undefined
  return answerQuestion(message, minToAnswerInContext, ranked)
}
