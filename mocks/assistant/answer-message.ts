import { answerAlone, certainAnswer } from '#mocks/assistant/answer-alone.ts'
import { englishNotice, isEnglish, toFrench, urgentNotice } from '#mocks/assistant/english.ts'
import { afterRelief, keepNumbersInView, stayWithDanger, stillSeeDoctor } from '#mocks/assistant/follow-ups/danger.ts'
import { answerFollowUp } from '#mocks/assistant/follow-ups/answer-follow-up.ts'
import { isOpener } from '#mocks/assistant/follow-ups/follow-up.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { fallbackReply } from '#mocks/assistant/intents/search.ts'
import { emptyMemory, type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { inDanger, type Reply } from '#mocks/assistant/replies.ts'
import { findSafetyEntry, mayTellOfDanger } from '#mocks/assistant/safety/find-safety-entry.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { cries } from '#mocks/assistant/safety/people-situations.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import { answerOneHalf, answerTwoParts } from '#mocks/assistant/two-parts.ts'
import { questions } from '#src/content/questions.ts'

export { prepareComparison as prepareAssistant } from '#mocks/assistant/safety/compare-with-examples.ts'

const onlyCries = matcher(cries)

/** The reply to one message that begins a conversation. */
export function answerMessage(input: string): Reply {
  return replyTo(input).reply
}

/** The reply to a message, given what is remembered of those before it. */
export function replyTo(input: string, memory: Memory = emptyMemory): Turn {
  const { reply, memory: next } = chooseReply(input, memory)
  // The fixtures are written with straight apostrophes.
  const text = reply.source === undefined ? reply.text : `${reply.text}\n\nPlus à lire\u202f: ${reply.source}.`
  return { reply: { ...reply, text: text.replaceAll("'", '’') }, memory: next }
}

/** Danger first, then what goes on with the conversation, then the message for itself. */
function chooseReply(input: string, memory: Memory): Turn {
  const typed = readTyping(input)
  const message = parseMessage(input)
  const found = findSafetyEntry(input)
  // A call for help that says no more is about the danger before it.
  const entry = found?.kind === 'urgent' && onlyCries(typed) ? (memory.danger?.entry ?? found) : found
  if (entry?.kind === 'urgent') {
    const danger = { entry, inEnglish: isEnglish(typed) }
    return { reply: urgentReply(safetyReply(entry, message), danger.inEnglish), memory: { ...emptyMemory, danger } }
  }
  if (memory.danger && !entry && !isQuestion(input)) {
    const rest = afterRelief(input)
    if (rest !== undefined && answerAlone(parseMessage(rest))) {
      const turn = answerOrdinary(rest, memory)
      return { ...turn, reply: keepNumbersInView(precede(turn.reply, stillSeeDoctor)) }
    }
    const hasSubject = memory.subject !== undefined
    const reply = stayWithDanger(memory.danger.entry, { typed, message, hasSubject, asksElse: asksElse(input, memory) })
    if (reply) return { reply: urgentReply(reply, memory.danger.inEnglish || isEnglish(typed)), memory }
  }
  if (entry) {
    const reply = safetyReply(entry, message)
    return { reply: isEnglish(typed) ? precede(reply, englishNotice) : reply, memory: remember(memory, message, reply) }
  }
  // Before it is translated: the examples are written as travellers write.
  const isDoubtful = !isQuestion(input) && mayTellOfDanger(input)
  const turn = answerOrdinary(isEnglish(typed) ? toFrench(typed) : input, memory)
  const answer = isDoubtful ? withWayToHelp(turn.reply) : turn.reply
  const reply = isEnglish(typed) ? precede(answer, englishNotice) : answer
  return { ...turn, reply: memory.danger && !memory.subject ? keepNumbersInView(reply) : reply }
}

function answerOrdinary(input: string, memory: Memory): Turn {
  const turn = isQuestion(input)
    ? undefined
    : (answerTwoParts(input, memory, answerHalf) ?? answerFollowUp(input, memory))
  return turn ?? answerForItself(input, memory)
}

function answerForItself(input: string, memory: Memory): Turn {
  const message = parseMessage(input)
  const answer = answerAlone(message)
  const half = answer ? undefined : answerOneHalf(input, memory, answerHalf)
  if (half) return half
  const reply = answer ?? fallbackReply(message)
  return { reply, memory: remember(memory, message, reply) }
}

function withWayToHelp(reply: Reply): Reply {
  return reply.text.includes(inDanger) ? reply : { ...reply, text: `${reply.text}\n\n${inDanger}` }
}

/** One half of a message that asks two things, if it certainly has an answer. */
function answerHalf(half: string, memory: Memory): Turn | undefined {
  const followUp = answerFollowUp(half, memory)
  if (followUp) return followUp
  const message = parseMessage(half)
  const reply = certainAnswer(message)
  return reply && { reply, memory: remember(memory, message, reply) }
}

const asksForWeather =
  /\b(meteo|temps (?:fait|fera)|temperatures?|(?:fait|fera)(?: encore| toujours| aussi| plus| si| tres| moins| trop)* (?:chaud|froid|beau|frais|lourd)|pleut|pleuvra|pleuvoir)\b/

/** Whether a message after an urgent answer has an answer of its own. One that goes on with the danger names no circuit. */
function asksElse(input: string, memory: Memory): boolean {
  const typed = readTyping(input)
  const inFrench = isEnglish(typed) ? toFrench(typed) : input
  const message = parseMessage(inFrench)
  if (asksForWeather.test(message.text)) return true
  if (isOpener(inFrench) && findCircuits(message.text).length === 0) return false
  return (certainAnswer(message) ?? answerFollowUp(inFrench, memory)) !== undefined
}

function urgentReply(reply: Reply, inEnglish: boolean): Reply {
  return inEnglish ? precede(reply, urgentNotice()) : reply
}

/** A suggestion that was tapped, or the exact text of a question. */
function isQuestion(input: string): boolean {
  return questions.some(({ question }) => question === input.trim())
}

function precede(reply: Reply, notice: string): Reply {
  return { ...reply, text: `${notice}\n\n${reply.text}` }
}
