import { answerAlone, certainAnswer } from '#mocks/assistant/answer-alone.ts'
import type { Destination } from '#mocks/assistant/destinations.ts'
import { type Asked, readAsked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { answerNamedPlace } from '#mocks/assistant/follow-ups/named-place.ts'
import { leadWithMatch } from '#mocks/assistant/lead-sentence.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { entries, type Entry } from '#mocks/assistant/rank-questions.ts'
import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import type { Subject } from '#mocks/assistant/subject.ts'

const namesWhere = /^(?:et |ou |sinon |mais )*(?:pour |cote |du cote de )?(?:a|au|aux|en|dans|sur|vers) /

/** Answers about circuits and what to see. After them, a place is the next subject. */
const aboutWhereToGo: ReadonlySet<string> = new Set([
  'a-choisir',
  'aventure',
  'baobabs',
  'circuits-proposes',
  'combiner',
  'deuxieme-voyage',
  'duree',
  'hors-circuits',
  'incontournables',
  'lune-de-miel',
  'plages',
  'pourquoi-madagascar',
  'premier-voyage',
  'sur-mesure',
  'vols-interieurs',
])

/** 'Et à Nosy Be ?' asks the last general question again, of that place. */
export function askAgainAtPlace(named: Subject, { typed, message }: Asked, memory: Memory): Turn | undefined {
  const { lastQuestion, questionId } = memory
  if (named.kind !== 'place' || named.other || message.topic.length > 0 || !namesWhere.test(typed)) return undefined
  if (lastQuestion === undefined || questionId === undefined || aboutWhereToGo.has(questionId)) return undefined
  const where = message.input.replace(/^\s*(?:et|ou|sinon|mais)[\s,]+/iu, '')
  const input = `${lastQuestion.replace(/[\s?.!]+$/u, '')} ${where}`
  const again = parseMessage(input)
  const ofPlace = answerNamedPlace(named, readAsked(readTyping(input), again, memory), memory)
  if (ofPlace) return { ...ofPlace, memory: { ...ofPlace.memory, lastQuestion, questionId } }
  const entry = entries.find(({ id }) => id === questionId)
  const isSame = answerAlone(again)?.questionId === questionId
  const reply = entry && isSame ? replyAt(named.place, entry) : certainAnswer(again)
  return reply && { reply, memory: { ...remember(memory, message, reply), lastQuestion, questionId } }
}

/** A general answer: first what it says of the place, or else that it says nothing of it. */
function replyAt({ name }: Destination, entry: Entry): Reply {
  const reply = replyToQuestion(entry)
  const text = reply.text.includes(name)
    ? leadWithMatch(reply.text, new RegExp(name))
    : `Je ne sais rien de plus précis pour ce lieu (${name}). ${reply.text}`
  return { ...reply, text }
}
