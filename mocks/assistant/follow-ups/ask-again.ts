import { answerAlone, certainAnswer } from '#mocks/assistant/answer-alone.ts'
import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { type Asked, readAsked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { answerNamedCircuit } from '#mocks/assistant/follow-ups/named-circuit.ts'
import { answerNamedPlace } from '#mocks/assistant/follow-ups/named-place.ts'
import { leadWithMatch } from '#mocks/assistant/lead-sentence.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { entries, type Entry } from '#mocks/assistant/rank-questions.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { findMonth, inMonth } from '#mocks/assistant/seasons.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { namesOnly } from '#mocks/assistant/weather.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { monthNames } from '#src/lib/months.ts'

const namesWhere =
  /^(?:et |ou |sinon |mais |meme |genre |par exemple )*(?:(?:pour|cote|du cote de) (?:le |la |les |l )?)?(?:a|au|aux|en|dans|sur|vers|circuit|pour) /

/** 'On en voit à Andasibe ?' */
const elsewhere =
  /^(?:et |mais )?(?:(?:c est|ca va etre|ce sera|ca sera|est ce) (?:pareil|la meme chose|idem|le meme|comme ca)|(?:et )?(?:ca|on) (?:passe|marche|fonctionne|existe|peut)|(?:il |on )?(?:y )?en (?:a|voit|trouve|croise|rencontre)(?: t (?:il|on))?)(?: aussi)? (?=(?:a|au|aux|en|dans|sur|vers) )/

/** 'Et à Tana non plus ?' */
const sameToo =
  / (?:aussi|non plus|pareil|egalement|c est (?:pareil|possible)|on peut|(?:il )?y en a(?: (?:aussi|beaucoup))?)$/

/** Where a message asks about. `isSame` if it says that it asks the same of it. */
function readWhere({ typed, message }: Asked): Pick<Asked, 'typed' | 'message'> & { isSame: boolean } {
  const where = typed.replace(elsewhere, '').replace(sameToo, '')
  return where === typed
    ? { typed, message, isSame: false }
    : { typed: where, message: parseMessage(where), isSame: true }
}

/** Answers about circuits and what to see. After them, a place or circuit is the next subject. */
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

/** The region of the circuit Centre, in answers. */
const highlands = 'Hautes Terres'

const opener = /^\s*(?:(?:et|ou|sinon|mais|m[eê]me|genre|par exemple)[\s,]+)+/iu

/** The last general question with what a message adds to it: 'des serpents à Nosy Be ?'. */
function withLastQuestion(lastQuestion: string, { input }: Message): string {
  return `${lastQuestion.replace(/[\s?.!]+$/u, '')} ${input.replace(opener, '')}`
}

/** Asks the last general question again of the place or circuit that a message names. */
export function askAgain(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  if (named.kind === 'circuit') return askAgainOnCircuit(named.circuit, asked, memory)
  return named.kind === 'place' && !named.other ? askAgainAtPlace(named, asked, memory) : undefined
}

/** 'Et à Nosy Be ?' */
function askAgainAtPlace(named: Extract<Subject, { kind: 'place' }>, asked: Asked, memory: Memory): Turn | undefined {
  const { lastQuestion, questionId } = memory
  const { typed, message, isSame } = readWhere(asked)
  if (message.topic.some((word) => findMonth(word) === undefined) || !namesWhere.test(typed)) return undefined
  if (lastQuestion === undefined || questionId === undefined) return undefined
  if (!isSame && aboutWhereToGo.has(questionId)) return undefined
  const input = withLastQuestion(lastQuestion, message)
  const again = parseMessage(input)
  const ofPlace = answerNamedPlace(named, readAsked(readTyping(input), again, memory), memory)
  if (ofPlace) return { ...ofPlace, memory: { ...ofPlace.memory, lastQuestion, questionId } }
  const entry = entries.find(({ id }) => id === questionId)
  const isAgain = answerAlone(again)?.questionId === questionId
  const reply = (isAgain ? undefined : certainAnswer(again)) ?? (entry && replyAt(named.place, message, entry, again))
  return reply && { reply, memory: { ...remember(memory, message, reply), lastQuestion, questionId } }
}

/** A general answer: first what it says of the place, or else that it says nothing of it. */
function replyAt({ name, circuit }: Destination, { destinationWords }: Message, entry: Entry, again: Message): Reply {
  const reply = replyToQuestion(entry)
  const opened = withOpening(reply, entry, again)
  if (opened.text !== reply.text) return opened
  const region = [...(circuit?.name === 'Centre' ? [highlands] : []), ...(name === capital.name ? ['en ville'] : [])]
  const names = new RegExp([name, ...destinationWords, ...region].join('|'), 'i')
  const text = names.test(reply.text)
    ? leadWithMatch(reply.text, names)
    : `Je ne sais rien de plus précis pour ce lieu (${name}). ${reply.text}`
  return { ...reply, text }
}

const namesCircuitOnly = ({ topic }: Message) =>
  topic.every((word) => /^(?:circuit|centre|nord|sud|est|ouest|region|cote|pareil|meme|chose)$/.test(word))

/** 'Même sur le circuit Centre ?' */
function askAgainOnCircuit(circuit: Circuit, asked: Asked, memory: Memory): Turn | undefined {
  const { typed, message, isSame } = readWhere(asked)
  const { lastQuestion, questionId, topic, month, subject } = memory
  const isAfterMonth = month !== undefined && subject?.kind === 'season'
  if (topic !== undefined || isAfterMonth || !namesCircuitOnly(message) || !namesWhere.test(typed)) return undefined
  const entry = entries.find(({ id }) => id === questionId)
  if (lastQuestion === undefined || !entry || (!isSame && aboutWhereToGo.has(entry.id))) return undefined
  const input = withLastQuestion(lastQuestion, message)
  const ofCircuit = answerNamedCircuit(circuit, readAsked(readTyping(input), parseMessage(input), memory), memory)
  if (ofCircuit) return { ...ofCircuit, memory: { ...ofCircuit.memory, lastQuestion, questionId } }
  const general = replyToQuestion(entry)
  const name = circuit.name === 'Centre' ? highlands : `(?:[Ll]e |[Ll]’|du |au |circuit )${circuit.name}`
  const reply = { ...general, text: leadWithMatch(general.text, new RegExp(name)) }
  return { reply, memory: { ...remember(memory, message, reply), lastQuestion, questionId } }
}

const namedMonth = new RegExp(
  String.raw`\s*(?<!\p{L})(?:(?:en|d[eu]?|pour|au mois d[e’'\s]*|(?:en |d[ée]but |mi[- ]?|fin ))\s*)?(?:${monthNames.join('|')}|fevrier|aout|decembre)(?!\p{L})`,
  'giu',
)

/** 'Et en janvier ?' asks the last general question again, of that month. */
export function askAgainInMonth({ message, month }: Asked, memory: Memory): Turn | undefined {
  const { lastQuestion, questionId, subject } = memory
  const isGeneral = !subject || subject.kind === 'season' || (subject.kind === 'way' && !subject.from)
  if (!isGeneral || month === undefined || lastQuestion === undefined) return undefined
  if (message.destinations.length + findCircuits(message.text).length > 0 || !namesOnly(message)) return undefined
  const question = lastQuestion.replace(namedMonth, '').replace(/[\s?.!]+$/u, '')
  const reply = certainAnswer(parseMessage(`${question} ${inMonth(month)}`))
  if (!reply || reply.questionId !== questionId) return undefined
  return { reply, memory: { ...remember(memory, message, reply), lastQuestion, questionId } }
}
