import { answerAlone, certainAnswer } from '#mocks/assistant/answer-alone.ts'
import { englishNotice, isEnglish, toFrench, urgentNotice } from '#mocks/assistant/english.ts'
import { stayWithDanger } from '#mocks/assistant/follow-ups/danger.ts'
import { answerFollowUp } from '#mocks/assistant/follow-ups/answer-follow-up.ts'
import { isOpener } from '#mocks/assistant/follow-ups/follow-up.ts'
import { type Memory, nothing, remember } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { findSafetyEntry } from '#mocks/assistant/safety/find-safety-entry.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import { answerTwoParts } from '#mocks/assistant/two-parts.ts'
import { questions } from '#src/content/questions.ts'

/** A reply, and what the next message may refer to. */
export type Turn = { reply: Reply; memory: Memory }

/** The reply to one message that begins a conversation. */
export function answerMessage(input: string): Reply {
  return converse(input).reply
}

/** The reply to a message, given what is remembered of those before it. */
export function converse(input: string, memory: Memory = nothing): Turn {
  const { reply, memory: next } = takeTurn(input, memory)
  // The fixtures are written with straight apostrophes.
  const text = reply.source === undefined ? reply.text : `${reply.text}\n\nPlus à lire\u202f: ${reply.source}.`
  return { reply: { ...reply, text: text.replaceAll("'", '’') }, memory: next }
}

/** Danger first, then what goes on with the conversation, then the message for itself. */
function takeTurn(input: string, memory: Memory): Turn {
  const typed = readTyping(input)
  const message = parseMessage(input)
  const entry = findSafetyEntry(input)
  if (entry?.kind === 'urgent') {
    const reply = safetyReply(entry, message)
    return { reply: isEnglish(typed) ? precede(reply, urgentNotice()) : reply, memory: { ...nothing, danger: entry } }
  }
  if (memory.danger && !entry && !isQuestion(input)) {
    const hasSubject = memory.subject !== undefined
    const asksElse = !isOpener(input) && certainAnswer(message) !== undefined
    const reply = stayWithDanger(memory.danger, { typed, message, hasSubject, asksElse })
    if (reply) return { reply, memory }
  }
  if (entry) {
    const reply = safetyReply(entry, message)
    return { reply: isEnglish(typed) ? precede(reply, englishNotice) : reply, memory: remember(memory, message, reply) }
  }
  if (isEnglish(typed)) {
    const turn = answerOrdinary(toFrench(typed), memory)
    return { ...turn, reply: precede(turn.reply, englishNotice) }
  }
  return answerOrdinary(input, memory)
}

function answerOrdinary(input: string, memory: Memory): Turn {
  if (!isQuestion(input)) {
    const turn = answerTwoParts(input, memory, answerHalf) ?? answerFollowUp(input, memory)
    if (turn) return turn
  }
  const message = parseMessage(input)
  const reply = answerAlone(message)
  return { reply, memory: remember(memory, message, reply) }
}

/** One half of a message that asks two things, if it certainly has an answer. */
function answerHalf(half: string, memory: Memory): Turn | undefined {
  const followUp = answerFollowUp(half, memory)
  if (followUp) return followUp
  const message = parseMessage(half)
  const reply = certainAnswer(message)
  return reply && { reply, memory: remember(memory, message, reply) }
}

/** A suggestion that was tapped, or the exact text of a question. */
function isQuestion(input: string): boolean {
  return questions.some(({ question }) => question === input.trim())
}

function precede(reply: Reply, notice: string): Reply {
  return { ...reply, text: `${notice}\n\n${reply.text}` }
}
