import { answerAlone, certainAnswer } from '#mocks/assistant/answer-alone.ts'
import { englishNotice, isEnglish, toFrench, urgentNotice } from '#mocks/assistant/english.ts'
import { afterDangerKinds } from '#mocks/assistant/follow-ups/after-danger-kinds.ts'
import {
  afterRelief,
  keepNumbersInView,
  replyToDanger,
  stayWithDanger,
  stillSeeDoctor,
} from '#mocks/assistant/follow-ups/danger.ts'
import { answerFollowUp, answerAsWhole } from '#mocks/assistant/follow-ups/answer-follow-up.ts'
import { answerLikeliest } from '#mocks/assistant/follow-ups/likeliest.ts'
import { withoutCourtesy } from '#mocks/assistant/courtesy.ts'
import { nameDays } from '#mocks/assistant/follow-ups/circuit-days.ts'
import { beginsLikeFollowUp } from '#mocks/assistant/follow-ups/follow-up.ts'
import { nameOrdinal } from '#mocks/assistant/follow-ups/ordinals.ts'
import { withoutItsPlaces } from '#mocks/assistant/intents/circuit-of-places.ts'
import { findCircuits, withoutNames } from '#mocks/assistant/intents/circuits.ts'
import { askForDetails, inviteToTell, nameAmount } from '#mocks/assistant/intents/trip-details.ts'
import { withItsOpening } from '#mocks/assistant/intents/openings.ts'
import { answerSmallTalk } from '#mocks/assistant/intents/small-talk.ts'
import { answerQuestion, fallbackReply, isAboutOtherPlace } from '#mocks/assistant/intents/questions.ts'
import { answerPlainStatement, answerStatement } from '#mocks/assistant/intents/statements.ts'
import { goesOnWith, mainQuestion, nameMonthOfTrip, rememberContext } from '#mocks/assistant/main-question.ts'
import { emptyMemory, type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { minToAnswerHalf, minToBeCertain, prepareQuestions, rankQuestions } from '#mocks/assistant/rank-questions.ts'
import {
  completeQuestion,
  nameAdults,
  nameBankCard,
  nameFearOfFlying,
  nameSight,
  nameTrip,
  nameWhatIsMeant,
  readCorrection,
} from '#mocks/assistant/rewording.ts'
import { firstSentence, inDanger, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { prepareComparison } from '#mocks/assistant/safety/compare-with-examples.ts'
import { findSafetyEntry, mayTellOfDanger } from '#mocks/assistant/safety/find-safety-entry.ts'
import { matchUrgent, narrow } from '#mocks/assistant/safety/match-patterns.ts'
import { callForHelp } from '#mocks/assistant/safety/call-for-help.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { fillNumbers, safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { nameMonth } from '#mocks/assistant/trip-dates.ts'
import { nameTravellers } from '#mocks/assistant/wishes.ts'
import { answerChoiceAndMore, answerOneHalf, answerTwoParts, answerTwoQuestions } from '#mocks/assistant/two-parts.ts'
import { dangerFirst, patientEntries } from '#mocks/data/after-danger.ts'
import { getSafetyEntry, type SafetyEntry } from '#mocks/data/safety.ts'
import type { Question } from '#src/content/question.ts'
import { questions } from '#src/content/questions.ts'

let prepared: Promise<void> | undefined

/** Learns from thousands of messages, with pauses, so that the page stays responsive. Before, the first reply takes longer. */
export function prepareAssistant(): Promise<void> {
  prepared ??= prepareComparison().then(prepareQuestions)
  return prepared
}

/** The reply to one message that begins a conversation. */
export function answerMessage(input: string): Reply {
  return replyTo(input).reply
}

/** In characters. Of a longer message the beginning and the end are read, because reading takes time. */
const maxRead = 10_000

/** The reply to a message in a conversation. */
export function replyTo(input: string, memory: Memory = emptyMemory): Turn {
  const isLong = input.length > maxRead
  const read = isLong ? `${input.slice(0, maxRead / 2)} ${input.slice(-maxRead / 2)}` : input
  const { reply, memory: next } = chooseReply(read, memory)
  // The names in the fixtures have straight apostrophes.
  const text = reply.source === undefined ? reply.text : `${reply.text}\n\nPlus à lire\u202f: ${reply.source}.`
  return { reply: { ...reply, text: text.replaceAll("'", '’') }, memory: next }
}

/** First a message that only says 'super' or the like, then danger, then what goes on with the conversation, then any other. */
function chooseReply(input: string, memory: Memory): Turn {
  const typed = readTyping(input)
  const message = parseMessage(input)
  const smallTalk = memory.danger ? undefined : answerSmallTalk(message, memory)
  if (smallTalk) return isEnglish(typed) ? { ...smallTalk, reply: precede(smallTalk.reply, englishNotice) } : smallTalk
  const found = findSafetyEntry(input)
  const entry = found?.kind === 'urgent' ? dangerInConversation(found, input, memory) : found
  if (entry?.kind === 'urgent') {
    const isSame = entry.id === memory.danger?.entry.id
    const told = isSame ? `${memory.danger?.told}. ${input}` : input
    const danger = { entry, told, inEnglish: isEnglish(typed) }
    return {
      reply: urgentReply(replyToDanger(entry, message, typed), danger.inEnglish),
      memory: { ...emptyMemory, danger },
    }
  }
  const isOnlyAboutDanger = memory.danger !== undefined && !memory.subject
  if (entry) {
    const reply = safetyReply(entry, message)
    const notice = isEnglish(typed) ? englishNotice : undefined
    const first = isOnlyAboutDanger && entry.id === 'dosage-medicament' ? urgentFirst(isEnglish(typed)) : notice
    return { reply: first === undefined ? reply : precede(reply, first), memory: remember(memory, message, reply) }
  }
  // A suggestion that is tapped sends the exact text of a question.
  const question = questions.find((one) => one.question === input.trim())
  const turn = question ? answerExactQuestion(question, message, memory) : answerWords(input, message, typed, memory)
  return { ...turn, reply: isOnlyAboutDanger ? keepNumbersInView(turn.reply) : turn.reply }
}

/** Before the answer to 'combien de sirop en attendant ?' */
const urgentFirst = (inEnglish: boolean) => (inEnglish ? urgentNotice() : fillNumbers(dangerFirst))

const isCallForHelp = ({ id }: SafetyEntry) => id === callForHelp.id

/**
 * Which danger a message tells of that tells of one. After an urgent answer, what only resembles a danger ('elle tremble', 'au
 * secours') tells more about that one. Undefined if `stayWithDanger` knows what it means.
 */
function dangerInConversation(found: SafetyEntry, input: string, { danger, subject }: Memory): SafetyEntry | undefined {
  if (!danger) return found
  const typed = readTyping(input)
  const named = matchUrgent([typed])
  const [kind] = subject ? [] : afterDangerKinds(typed)
  // 'Elle a du mal à respirer' is another danger after a theft, but no pain in the chest after an allergy.
  const isNew = kind === 'worse' && !patientEntries.has(danger.entry.id)
  const isNamed =
    named && !isCallForHelp(named) && !(kind === 'worse' && /^(?:douleur-poitrine-avc|etouffement)$/.test(named.id))
  if ((isNew || isNamed) && !isCallForHelp(found)) return found
  if (kind !== undefined) return undefined
  const together = findSafetyEntry(`${danger.told}. ${input}`)
  return together?.kind === 'urgent' && !isCallForHelp(together) ? together : danger.entry
}

function answerExactQuestion(question: Question, message: Message, memory: Memory): Turn {
  const reply = replyToQuestion(question)
  return { reply, memory: remember(memory, message, reply) }
}

function answerWords(input: string, message: Message, typed: string, memory: Memory): Turn {
  const afterDanger = answerAfterDanger(input, typed, message, memory)
  if (afterDanger) return afterDanger
  const turn = withoutRepetition(
    answerOrdinary(isEnglish(typed) ? toFrench(input) : input, memory),
    memory,
    /\bpourquoi\b/.test(typed),
  )
  // Not of the translation, since the examples are written as travellers write.
  const answer = mayTellOfDanger(input) ? withWayToHelp(turn.reply) : turn.reply
  return { ...turn, reply: isEnglish(typed) ? precede(answer, englishNotice) : answer }
}

/** The answer to a message that goes on with a danger, or that says that it is over and asks something else. */
function answerAfterDanger(input: string, typed: string, message: Message, memory: Memory): Turn | undefined {
  const { danger } = memory
  if (!danger) return undefined
  const rest = afterRelief(input)
  if (rest !== undefined && answerAlone(parseMessage(rest))) {
    const turn = answerOrdinary(rest, memory)
    return { ...turn, reply: keepNumbersInView(precede(turn.reply, stillSeeDoctor)) }
  }
  const whole = getSafetyEntry(danger.entry.id)
  const narrowed = narrow(whole, [readTyping(`${danger.told}. ${input}`)])
  const entry = narrowed === whole ? danger.entry : narrowed
  const context = { typed, message, hasSubject: memory.subject !== undefined, lastAnswer: danger.entry.answer }
  const reply = stayWithDanger(entry, { ...context, asksElse: () => asksElse(input, memory) })
  return reply && { reply: urgentReply(reply, danger.inEnglish || isEnglish(typed)), memory }
}

/** The answer to the question of a long message, if it has one that needs no more of it than a conversation remembers. */
function answerMainQuestion(input: string, memory: Memory): Turn | undefined {
  const parts = mainQuestion(withoutCourtesy(input))
  if (!parts) return undefined
  const plain = withoutCourtesy(parts.question)
  const before = rememberContext(parts.context, parseMessage(plain), memory)
  const question = nameMonthOfTrip(plain, before.month)
  const message = parseMessage(question)
  const turn =
    answerChoiceAndMore(question, before, answerAsWhole, answerHalf) ??
    answerAsWhole(question, before) ??
    answerTwoParts(question, before, answerHalf)
  if (turn) return turn
  const same = goesOnWith(message, before.contextId, parts.context)
  if (same) return { reply: same, memory: remember(before, message, same) }
  const followUp = answerFollowUp(question, before)
  if (followUp) return followUp
  const reply = answerAlone(message)
  return reply && { reply, memory: remember(before, message, reply) }
}

function answerOrdinary(asTyped: string, memory: Memory): Turn {
  const typedInput = nameFearOfFlying(asTyped)
  const main = answerMainQuestion(typedInput, memory)
  if (main) return main
  const corrected = nameAmount(
    readCorrection(completeQuestion(nameSight(nameAdults(nameTrip(withoutCourtesy(typedInput))), memory), memory)),
  )
  const details = askForDetails(parseMessage(corrected), memory)
  if (details) return { reply: details, memory: remember(memory, parseMessage(corrected), details) }
  const named = nameTravellers(nameOrdinal(withoutItsPlaces(nameWhatIsMeant(nameBankCard(corrected))), memory), memory)
  const input = nameDays(memory.month === undefined ? named : nameMonth(named, memory.month), memory)
  const turn =
    answerChoiceAndMore(input, memory, answerAsWhole, answerHalf) ??
    answerAsWhole(input, memory) ??
    answerTwoParts(input, memory, answerHalf) ??
    answerTwoQuestions(input, memory, answerLikelyHalf) ??
    answerFollowUp(input, memory) ??
    answerByItself(input, memory)
  return { ...turn, reply: withItsOpening(turn.reply, parseMessage(input)) }
}

/** An answer that was just given is not repeated whole. Written answers are: another question may have the same. */
function withoutRepetition({ reply, memory }: Turn, { lastText }: Memory, asksWhy: boolean): Turn {
  const isRepeated = reply.questionId === undefined && reply.text === lastText
  const first = firstSentence(reply.text)
  // The reason stands after the verdict: 'Non, il est fermé en décembre. Premières pluies : piste et parc fermés.'
  const short = asksWhy && reply.text !== first ? reply.text.slice(first.length).trim() : first
  const text = isRepeated ? short : reply.text
  return { reply: { ...reply, text }, memory: { ...memory, lastText: reply.text } }
}

function answerByItself(input: string, memory: Memory): Turn {
  const message = parseMessage(input)
  const answer = answerPlainStatement(message) ?? answerAlone(message)
  if (answer) return { reply: answer, memory: remember(memory, message, answer) }
  const turn =
    answerOneHalf(input, memory, answerHalf) ??
    answerAfterStory(input, memory) ??
    answerLikeliest(input, memory) ??
    answerWithoutName(message, memory)
  if (turn) return turn
  const reply = answerStatement(message) ?? inviteToTell(message) ?? fallbackReply(message)
  return { reply, memory: remember(memory, message, reply) }
}

/** The words and signs of 'l’église d’Ambodifotatra ?', at most. */
const maxWordsOfName = 4

/** Of 'c’est mal vu d’être en short à Ambohimanga ?', the answer that holds at any place or on any circuit. */
function answerWithoutName(message: Message, memory: Memory): Turn | undefined {
  const circuits = findCircuits(message.text)
  if (message.destinations.length + circuits.length !== 1) return undefined
  const rest = parseMessage(withoutNames(message.rest, circuits))
  // 'L’église d’Ambodifotatra ?' is a name.
  const isSentence = message.input.includes('?') && message.input.trim().split(/\s+/).length > maxWordsOfName
  if (rest.topic.length < 2 && circuits.length === 0 && !isSentence) return undefined
  const ranked = rankQuestions(rest).filter(({ entry }) => !isAboutOtherPlace(entry, message))
  const reply = answerQuestion(rest, minToBeCertain, ranked)
  return reply && { reply, memory: remember(memory, message, reply) }
}

/** Of 'on m’a volé mon sac à Rome, comment porter son argent ?', the answer to the question after the story. */
function answerAfterStory(input: string, memory: Memory): Turn | undefined {
  const [, story, question] = /^(.+)[,.;:!…]\s+(.+)$/s.exec(input.trim()) ?? []
  if (story === undefined || question === undefined) return undefined
  const message = parseMessage(story)
  // 'Fianarantsoa, haute ville' is one name, and '…, c’est pareil à Tana ?' asks for no presentation of the place.
  if (message.topic.length === 0 || parseMessage(question).destinations.length > 0) return undefined
  return answerHalf(question, remember(memory, message, fallbackReply(message)))
}

function withWayToHelp(reply: Reply): Reply {
  return reply.text.includes(inDanger) ? reply : { ...reply, text: `${reply.text}\n\n${inDanger}` }
}

/** The answer to one half of a message that asks two things, if there is one that certainly fits. */
function answerHalf(part: string, memory: Memory, minProbability = minToBeCertain): Turn | undefined {
  const half = memory.month === undefined ? part : nameMonth(part, memory.month)
  const followUp = answerFollowUp(half, memory)
  const message = parseMessage(half)
  const isAboutMonth = followUp?.memory.subject?.kind === 'season' && findMonth(message.text) !== undefined
  if (followUp && !isAboutMonth) return followUp
  const reply = certainAnswer(message, minProbability)
  // 'Moustiques en mars' has a better answer than the month, 'mieux en mai ou en octobre ?' has not.
  if (followUp && (!reply?.questionId || reply.questionId === followUp.reply.questionId)) return followUp
  return reply && { reply, memory: remember(memory, message, reply) }
}

const answerLikelyHalf = (part: string, memory: Memory) => answerHalf(part, memory, minToAnswerHalf)

/** Fewer words than a question about the weather may have: 'il a froid' and 'en plein soleil' go on with the danger. */
const asksForForecast =
  /\b(meteo|temps (?:fait|fera)|temperatures?|(?:fait|fera)(?: encore| toujours| aussi| plus| si| tres| moins| trop)* (?:chaud|froid|beau|frais|lourd)|pleut|pleuvra|pleuvoir)\b/

/** Whether a message after an urgent answer asks about the journey. 'Et maintenant ?' does not, 'et le circuit Nord ?' does. */
function asksElse(input: string, memory: Memory): boolean {
  const inFrench = isEnglish(readTyping(input)) ? toFrench(input) : input
  const message = parseMessage(inFrench)
  if (asksForForecast.test(message.text)) return true
  if (beginsLikeFollowUp(readTyping(inFrench)) && findCircuits(message.text).length === 0) return false
  return (certainAnswer(message) ?? answerFollowUp(inFrench, memory)) !== undefined
}

const urgentReply = (reply: Reply, inEnglish: boolean) => (inEnglish ? precede(reply, urgentNotice()) : reply)

function precede(reply: Reply, notice: string): Reply {
  return { ...reply, text: `${notice}\n\n${reply.text}` }
}
