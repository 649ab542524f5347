import { asksForAll } from '#mocks/assistant/follow-ups/combine.ts'
import { asksWhich } from '#mocks/assistant/follow-ups/choice.ts'
import { findCircuits, parseDays } from '#mocks/assistant/intents/circuits.ts'
import { type Memory, remember } from '#mocks/assistant/memory.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { answerQuestion } from '#mocks/assistant/intents/questions.ts'
import { entries, minToBeCertain, minToAnswer, rankInContext, rankQuestions } from '#mocks/assistant/rank-questions.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { asks } from '#mocks/assistant/second-half.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { findMonth, findMonths, inMonth } from '#mocks/assistant/seasons.ts'
import { daysOfDates } from '#mocks/assistant/trip-dates.ts'
import { addWishes, readWishes } from '#mocks/assistant/wishes.ts'

/** In words. A shorter message is read as a whole, unless it has several lines. */
const minWords = 20
const minWordsOfLines = 12
/** In words, of the question: 'c’est possible ?' means nothing without what precedes it. */
const minQuestionWords = 4
/** In words. Of a message that is one longer sentence, the question is what follows words that introduce one. */
const maxWholeWords = 16
/** In words, of a question. Of a longer one, what follows the first such words that leave no more. */
const maxQuestionWords = 26

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** What people say while they look for words. */
const hesitation = /(?<!\p{L})(?:euh+|heu+|voil[àa]|bref|hein|enfin bref|en fait)(?!\p{L})[\s,]*/giu

/** A line of a letter that ends without a sign. */
const endOfLine = /(?<=[^\s.!?…,;:])\s*\n\s*/gu

const repeated = /(?<!\p{L})((?:\p{L}+['’ -]*){1,5}),? \1(?!\p{L})/giu

/** What introduces a question: 'est-ce que', 'je voulais savoir'. */
const introduction =
  /(?<!\p{L})(?:(?:je|on|nous) (?:voulais|voulait|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|veux|veut|souhaite\p{L}*|cherche [àa]|me demande|se demande|se demandait|demandons) (?:donc |juste |bien |aussi )*(?:savoir|demander|comprendre)?|(?:c['’]est|c [ée]tait) pour savoir|ma question(?: c['’]est| est)?|est[- ]ce qu(?:e|['’])|est ce qu(?:e|['’])|savoir (?=si|quel|combien|comment|quand|o[uù])|combien (?=de|d['’]|[cç]a)|comment (?=on|je|faire|[cç]a)|quels? |quelles? |o[uù] (?=est|on|je|se|peut)|y a[- ]t[- ]il|peut[- ]on)/giu

/** A long message: the question that it asks, and what it tells before. */
type LongMessage = { context: string; question: string }

/** Takes the question out of a long message, if it needs no more of it: 'Bonjour, nous sommes … Faut-il un visa ?' */
export function mainQuestion(input: string): LongMessage | undefined {
  const text = input
    .trim()
    .replace(endOfLine, '. ')
    .replace(hesitation, ' ')
    .replace(repeated, '$1')
    .replace(/\s+/g, ' ')
  if (countWords(text) < (input.trim().includes('\n') ? minWordsOfLines : minWords)) return undefined
  const sentences = text.split(endOfSentence)
  const first = sentences.findIndex((sentence) => sentence.includes('?'))
  const asked = sentences.filter(
    (sentence, index) => sentence.includes('?') || (index === first + 1 && asks.test(sentence)),
  )
  const last = lastQuestion(sentences, asked)
  const isWhole = last === '' || sentences.length === asked.length
  // 'Faut-il un visa ? et est-ce que le vaccin est obligatoire' asks two things.
  if (isWhole && asked.length > 1) return undefined
  const question = isWhole ? shorten(text, maxWholeWords) : shorten(last, maxQuestionWords)
  if (question === undefined || countWords(question) < minQuestionWords) return undefined
  const context = text.slice(0, text.indexOf(question))
  if (needsContext(question, context)) return undefined
  return { context, question: nameTraveller(question.replace(/^est[- ]ce qu(?:e |['’])/i, ''), context) }
}

const asksForThem =
  /(?<!\p{L})(?:(?:pour|avec) (?:elles?|lui|eux|nous|moi)|adapt[ée]e?s?|convien\p{L}*|faisables?|jouables?|raisonnables?|envisageables?|prudent|d[ée]conseill\p{L}*|trop (?:durs?|longs?|difficiles?|fatigants?|physiques?|sportifs?|risqu[ée]\p{L}*))(?!\p{L})/iu

/** What makes a circuit hard for somebody, or who it is, if young or old. */
const traveller =
  /(?<![\p{L}\d])(?:genoux?|hanches?|arthrose|canne|mal de dos|fauteuil roulant|enceinte|vertige|b[ée]b[ée]|\d+ mois|(?:[1-9]|1[0-7]|[6-9]\d) ans)(?!\p{L})/iu

const sights = /(?<!\p{L})(?:(?:grands )?tsingys?|pic boby|tsiribihina)(?!\p{L})/iu

/** Of 'ma femme a mal aux genoux … Est-ce faisable pour elle ?', the question with what it is about. */
function nameTraveller(question: string, context: string): string {
  if (!asksForThem.test(question)) return question
  const [found] = traveller.exec(context) ?? []
  const whom = found?.replace(/^(?=(?:\d|1[0-2]) ans)/, 'enfant de ')
  const [sight] = namesSubject(parseMessage(question)) ? [] : (sights.exec(context) ?? [])
  return whom === undefined ? question : question.replace(/\P{L}*(?:\?|$)/u, ` (${[whom, sight].join(' ')}) ?`)
}

/** The last two questions, or what 'c’est le cas ?' asks about. */
function lastQuestion(sentences: readonly string[], asked: readonly string[]): string {
  const before = sentences[sentences.indexOf(asked[0] ?? '') - 1]
  return asked.length === 1 &&
    before !== undefined &&
    /^c['’ ]?est (?:le cas|vrai|exact|juste)\P{L}*$/iu.test(asked[0] ?? '')
    ? `${before.replace(/\P{L}+$/u, '')} ?`
    : asked.slice(-2).join(' ')
}

/** 'L’application marche sans Internet, parce qu’on va dans le Sud' asks about the application. */
const reason = /(?<=\p{L}+ (?:\p{L}+ ){4,})(?:parce qu(?:e|['’])|vu qu(?:e|['’])|car) .*$/iu

/** Of a long sentence, the part that asks; undefined if nothing introduces it. */
function shorten(sentence: string, most: number): string | undefined {
  if (countWords(sentence) <= most) return sentence
  const parts = [...sentence.matchAll(introduction)]
    .map(({ index }) => sentence.slice(index).replace(reason, '').trim())
    .filter((part) => countWords(part) >= minQuestionWords)
  return parts.find((part) => countWords(part) <= maxQuestionWords) ?? parts.at(-1)
}

/** Whether a question needs all that is told before: 'quel circuit nous conseillez-vous ?', 'peut-on tout voir ?' */
function needsContext(question: string, context: string): boolean {
  const typed = readTyping(question)
  const compared = / ou /.test(typed) ? findCircuits(parseMessage(question).text).length : 0
  const isAboutMonths =
    /\b(?:quelles? (?:periode|dates?)|lequel de ces)\b/.test(typed) &&
    findMonths(parseMessage(context).text).length === 2
  const isAboutSum = /\b(?:suffi\w*|assez)\b/.test(typed) && /\d ?(?:€|euros?\b)/i.test(context)
  const tellsNothing = asksWhatToDo(question) && likeliestSentence(context) === undefined
  const asksForAny = [asksWhich, asksWhere, asksForAll, asksIfDaysSuffice].some((pattern) => pattern.test(typed))
  return asksForAny || compared === 2 || isAboutMonths || isAboutSum || tellsNothing
}

/** 'Où est-ce que je peux aller ?' */
const asksWhere =
  /^(?:et |alors )?ou (?:est ce qu(?:e je| on|e nous|il) |on |je |nous |il )?(?:peut|peux|pouvons|pourrait|pourrions|doit|dois|devrait|devrions|faut)(?: on| je| nous| il)? (?:aller|partir|rester|sejourner|poser nos valises)$/

/** 'Est-ce trop en 3 semaines ?' */
const asksIfDaysSuffice =
  /\b(?:trop|possible|faisable|jouable|realiste|raisonnable|suffi\w*)\b.*\b(?:en|pour|avec) (?:\d+|un|une|deux|trois|quatre|dix|quinze) (?:jours|semaines?|mois)$/

const asksAboutSeason =
  /(?<!\p{L})(?:saison|p[ée]riode|moment|temps (?:fait|fera)|pleut|pluies?|m[ée]t[ée]o|chaud|froid|chaleur|(?:l['’]eau|la mer) (?:est|sera))(?!\p{L})/iu

/** Of 'nous partons en avril … Est-ce qu’il pleut encore ?', the question with the month. */
export function nameMonthOfTrip(question: string, month: number | undefined): string {
  if (month === undefined || !asksAboutSeason.test(question) || findMonth(parseMessage(question).text) !== undefined)
    return question
  return `${question.replace(/\P{L}+$/u, '')} ${inMonth(month)} ?`
}

/** What sentences with the dates of a journey resemble. */
const tellsWhen: ReadonlySet<string> = new Set(['circuit-par-mois', 'temps-par-mois', 'vacances-scolaires', 'saison'])

/** What ends a sentence, or a part of one that may tell something by itself. */
const endOfSentence = /(?<=[.!?…])\s+/u
const endOfPart = /(?<=\p{L}),\s+|\s+et (?=(?:nous|on|je|j['’])(?!\p{L}))/iu

/** The sentence of which a part most likely is about a question or note, and its id. */
function likeliestSentence(context: string): { told: string; id: string } | undefined {
  return (
    context
      .split(endOfSentence)
      .flatMap((told) => told.split(endOfPart).map((part) => ({ told, part })))
      // 'Guide' of 'porteur, guide, chauffeur' tells nothing.
      .filter(({ part }) => countWords(part) > 2)
      .flatMap(({ told, part }) =>
        rankQuestions(parseMessage(part))
          .slice(0, 1)
          .map(({ entry: { id }, probability }) => ({ told, id, probability })),
      )
      .filter(({ id, probability }) => probability >= minToBeCertain && !tellsWhen.has(id))
      .toSorted((one, other) => other.probability - one.probability)[0]
  )
}

const namesSubject = ({ text, destinations }: Message) => destinations.length > 0 || findCircuits(text).length > 0

/** 'Que faire ?', 'est-ce raisonnable de partir ?': asks about all that was told before. */
const onlyWhatToDo =
  /^(?:et |alors |du coup |donc )*(?:qu est ce qu(?:e nous|e je| on) (?:doit|dois|devons|peut|peux|pouvons) faire|que (?:faire|doit on faire|dois je faire|devons nous faire|peut on faire)|(?:on|je) (?:fait|fais) quoi|comment (?:faire|on fait|(?:peut on|puis je|pouvons nous|doit on) faire)(?: pour .*)?|est ce (?:que c est )?(?:vraiment |bien |trop )?(?:possible|faisable|envisageable|jouable|raisonnable|prudent|risque|dangereux|grave|genant|un probleme|une bonne idee)(?: (?:de|d) (?:(?:quand )?meme )?(?:partir|y aller|venir|voyager|maintenir|garder)(?: (?:le|ce|notre|mon) (?:voyage|sejour|circuit))?)?(?: (?:pendant|sur|dans|lors de|lors d) (?:le|ce|notre|mon|un) (?:voyage|sejour|circuit))?)(?: (?:dans ce cas|quand meme|ou pas|selon vous|maintenant|a votre avis))*$/

const asksWhatToDo = (question: string) => onlyWhatToDo.test(readTyping(question).trim())

/** How much more likely a question is after what was told, if that counts. */
const minGain = 0.4

/** The answer about what was told, if a question that names nothing else asks more about that. */
export function goesOnWith(question: Message, contextId: string | undefined, context: string): Reply | undefined {
  const entry = entries.find(({ id }) => id === contextId)
  if (!entry || namesSubject(question)) return undefined
  const [[best], [alone]] = [rankInContext(question, entry.id), rankQuestions(question)]
  if (!best || !alone) return undefined
  const isMeant = alone.probability < minToBeCertain && best.probability >= minToAnswer
  // 'Ça se gère ?', after 'je suis cœliaque': more general than what was told.
  const isGeneral = best.entry === alone.entry && best.probability - alone.probability > minGain
  const isSame = best.entry === entry || asksWhatToDo(question.input) || (isMeant && isGeneral)
  if (!isSame && (!isMeant || best.entry === alone.entry)) return undefined
  const whole = parseMessage(`${likeliestSentence(context)?.told ?? ''} ${question.input}`)
  return answerQuestion(whole, 0, [{ entry: isSame ? entry : best.entry, probability: 1 }])
}

/** What a conversation has told once somebody has told all this, before a question. */
export function rememberContext(context: string, question: Message, memory: Memory): Memory {
  const nothing = { text: '', suggestions: [], places: [] }
  const told = context.split(endOfSentence).reduce((before, sentence) => {
    const message = parseMessage(sentence)
    const next = remember(before, message, nothing)
    // The dates of a journey do not replace its circuit or place.
    return next.subject?.kind === 'season' && before.subject ? { ...next, subject: before.subject } : next
  }, memory)
  const { text } = parseMessage(context)
  const contextId = namesSubject(question) ? undefined : likeliestSentence(context)?.id
  return {
    ...told,
    questionId: contextId,
    contextId,
    days: daysOfDates(text) ?? parseDays(text) ?? memory.days,
    wishes: addWishes(
      told.wishes,
      readWishes(readTyping(context)).filter(({ isAboutTravellers }) => isAboutTravellers),
    ),
  }
}
