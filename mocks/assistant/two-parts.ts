import { daysOfDates } from '#mocks/assistant/trip-dates.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { asksWhich } from '#mocks/assistant/follow-ups/choice.ts'
import { emptyMemory, type Memory, type Turn } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { partText } from '#mocks/assistant/part-text.ts'
import { entries, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { inDanger, replyToQuestion } from '#mocks/assistant/replies.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { asks, isBareName, isNameOnly, namesContext, sharedContext, withContext } from '#mocks/assistant/second-half.ts'
import { elsewhereIn, findMonth } from '#mocks/assistant/seasons.ts'
import { onlyAsksIfPossible, asksNothingMore, tellsMore, tellsWho } from '#mocks/assistant/told-halves.ts'
import { notes } from '#mocks/data/notes.ts'

type AnswerHalf = (half: string, memory: Memory) => Turn | undefined

/** 'Météo, moustiques en mars'. */
const listSeparator = /(?<=^\P{L}*(?:[\p{L}'’:]+ ){0,3}[\p{L}'’]+)\s*,\s*(?=(?:[\p{L}\d'’]+\P{L}*){1,6}$)/gu

/** Between two questions for certain. */
const questionMark = /\s*[?]+\s*(?:et\s+|sinon\s+(?!quoi))?/gi

/** Before a second half that asks for certain: 'et combien', 'et est-ce que'. */
const andAsks =
  /\s*,?\s+et\s+(?=(?:combien|comment|quels?|quelles?|o[uù]|quand|est[- ]ce|(?:il )?y a|(?:il )?faut|peut[- ]on|on peut|depuis quand|si (?:on|je)|c['’ ]?est combien)(?!\p{L}))/giu

/** The most certain first. */
const separators = [
  /\s*\n\s*/g,
  questionMark,
  /\s+(?:et puis|et|puis(?![\s-]+je\b))\s+(?!(?:\d+|une?|deux|trois|quatre) (?:ans|mois|ados?|adolescents?|enfants?|adultes?|gamins|petite?s|b[ée]b[ée]s?)(?!\p{L})|demie?\b|(?:le |de )?(?:revenir|retour)\b)/giu,
  /\s*(?:,|[.;\n](?=\s))\s*(?:et\s+|puis\s+)?(?=(?:combien|[cç]a co[uû]te|comment|quels?|quelles?|o[uù]|quand|est[- ]ce|(?:il )?y a|ya|faut|il faut|on (?:dort|mange|y|peut)|peut[- ]on|(?:les? |l['’])(?:vols?|avions?|repas|h[oô]tels?|entr[ée]es?) (?:est|sont))\s)/gi,
  /\s+(?=sinon\s+\p{L})/giu,
  /\s*[+&](?!\s*\d+ (?:ados?|enfants?|adultes?|b[ée]b[ée]s?)(?!\p{L}))\s*|(?<!(?<!\p{L})(?:l[ea]s?|de|pas|non|en|au|est|a|y|ne|n))\s+plus\s+(?=(?:l[ea]s?|l['’]|du|des|une?|combien|comment|quel\w*)(?!\p{L}))/giu,
  /\s+ou\s+(?=(?:il )?faut(?! oublier| laisser| renoncer| (?:une? |le |la )?(?:4x4|voiture|chauffeur|avion|bateau))|plut[oô]t|alors|est[ -]ce|(?:il )?vaut[ -](?:il )?mieux(?! (?:prendre )?(?:une? |la |le |les |en )?(?:voiture|4x4|avion|taxi|bus|bateau|train|vol)))/gi,
  listSeparator,
]

/** 'Il y a trois ados'. */
const thereAre = /(?<!\p{L})(?:il )?y a (?:\d+|une?|deux|trois|quatre)(?!\p{L})/giu

/** In characters. */
const minLetter = 100

/** 'Vous savez si les hôtels ont une laverie et s’il y a un sèche-cheveux ?' */
const whether = /^(?:si |s['’ ]?)(?=(?:il )?(?:y a|faut)(?!\p{L})|(?:on|je|nous) (?:peut|peux|pouvons)\s)/iu

/** A message with more 'et' and '?' is a list, and each split takes time. */
const maxSplits = 8

/** 'Où et quand ?' is one question, 'quand, et comment on y va ?' two. */
const questionWord = '(?:o[uù]|quand|comment(?! (?:on )?(?:y |aller|venir|va)))'
const endsInQuestionWord = new RegExp(`(?<!\\p{L})${questionWord}$`, 'iu')
const beginsWithQuestionWord = new RegExp(`^${questionWord}(?!\\p{L})`, 'iu')

/** 'Et', of 'et sinon on y va comment ?' */
const onlyJoins = /^(?:et|mais|bon|ok|alors|puis|et puis|du coup|et du coup)$/iu

/** The two halves of a message, for each of the first places where it may be split. */
function splits(input: string, used = separators): [string, string][] {
  const halves = used.flatMap((separator) =>
    [...input.matchAll(separator)].flatMap(({ index, 0: separated }): [string, string][] => {
      const pair: [string, string] = [
        input.slice(0, index).trim(),
        input
          .slice(index + separated.length)
          .trim()
          .replace(whether, ''),
      ]
      // 'Entre Tana et Antsirabe'.
      const isInBetween = /\bentre\b(?!.*\bet\b)/i.test(pair[0]) && !pair[0].includes('?')
      // 'Isalo, combien de temps ?' is one question.
      const asksFirst = !/^\s*[,.;]/.test(separated) || asks.test(pair[0])
      const asksBoth = separator === listSeparator ? isList(...pair) : asksFirst
      // What a letter tells before its question.
      const isTold = input.length > minLetter && !separated.includes('?') && !asks.test(pair[0].replace(thereAre, ''))
      const isMore = separated.includes('?') && tellsMore.test(pair[1])
      // 'Quelle différence entre Nosy Be et Sainte-Marie, et laquelle est la plus simple d’accès ?'
      const isChoice = /^(?:laquelle|lequel)\b/i.test(pair[1]) && parseMessage(pair[0]).destinations.length === 2
      const isSame = asksNothingMore.test(pair[1]) && !separated.includes('?') && !namesContext(pair[1])
      return !isInBetween &&
        !tellsWho.test(pair[0]) &&
        !onlyJoins.test(pair[0]) &&
        !(endsInQuestionWord.test(pair[0]) && beginsWithQuestionWord.test(pair[1])) &&
        asksBoth &&
        !isTold &&
        !isMore &&
        !isChoice &&
        !onlyAsksIfPossible.test(pair[1]) &&
        !isSame &&
        pair.every((half) => /\p{L}{2}/u.test(half))
        ? [pair]
        : []
    }),
  )
  return halves
}

/** Answers both questions of a message that certainly asks two. */
export function answerTwoQuestions(input: string, memory: Memory, answerHalf: AnswerHalf): Turn | undefined {
  return answerTwoParts(input, memory, answerHalf, [questionMark, andAsks])
}

/** Answers both halves of a message that asks two things, if each has an answer that certainly fits. */
export function answerTwoParts(
  input: string,
  memory: Memory,
  answerHalf: AnswerHalf,
  used = separators,
): Turn | undefined {
  for (const [first, second] of splits(input, used).slice(0, maxSplits)) {
    if (separatesDates(first, second)) continue
    // 'Ambanja et la vallée du Sambirano' is one name, and 'Tana et Antsirabe, faut-il un traitement ?' is one question.
    if (isNameOnly(first) && parseMessage(second).destinations.length > 0) continue
    const isAlsoNamed = namesContext(first) && isBareName(second) && findMonth(parseMessage(second).text) === undefined
    if (isAlsoNamed && !asks.test(second) && withContext(second, first) === second) continue
    const halves = answerHalves(first, withContext(second, first), memory, answerHalf)
    if (halves) {
      const [one, two] = halves.map(({ reply }) => reply.text.toLowerCase())
      return two !== undefined && one?.includes(two) ? halves[0] : joinTurns(input, ...halves)
    }
  }
  return undefined
}

/** Whether a half is followed by a question mark. */
const isFollowedByMark = (half: string, input: string) => /^\s*\?/.test(input.slice(input.indexOf(half) + half.length))

/** Of 'nous sommes … quel circuit prendre, et le guide parle-t-il anglais ?', the circuit and the answer to the other question. */
export function answerChoiceAndMore(
  input: string,
  memory: Memory,
  choose: AnswerHalf,
  answerHalf: AnswerHalf,
): Turn | undefined {
  for (const [first, second] of splits(input)) {
    const [isFirst, isSecond] = [first, second].map((half) => asksWhich.test(readTyping(half)))
    const [which, more] = isFirst ? [first, second] : [second, first]
    if (isFirst === isSecond || !(asks.test(more) || isFollowedByMark(more, input))) continue
    const choice = choose(which, memory)
    const other = choice?.memory.topic === 'choice' ? answerHalf(more, choice.memory) : undefined
    if (choice && other) return joinTurns(input, choice, other)
  }
  return undefined
}

/** 'On arrive le 3 novembre et on repart le 14' tells one thing. */
function separatesDates(first: string, second: string): boolean {
  const [one, other, both] = [first, second, `${first} ${second}`].map((part) => daysOfDates(parseMessage(part).text))
  return both !== undefined && one === undefined && other === undefined
}

/** Answers the half of a message that has an answer, and says that the other has none. */
export function answerOneHalf(input: string, memory: Memory, answerHalf: AnswerHalf): Turn | undefined {
  for (const halves of splits(input).slice(0, maxSplits)) {
    // Without `questionId`: 'et pourquoi ?' asks about the other half, not about the last answer.
    const [turn, other] = halves.flatMap((half) => answerHalf(half, { ...memory, questionId: undefined }) ?? [])
    if (!turn || other) continue
    const text = `${partText(turn.reply)}\n\n${noOtherAnswer} ${inDanger}`
    return { ...turn, reply: { ...turn.reply, text } }
  }
  return undefined
}

const noOtherAnswer =
  'Pour l’autre partie de votre message, je n’ai pas de réponse sûre\u202f: un conseiller peut vous répondre depuis la page Contact.'

function answerHalves(first: string, second: string, memory: Memory, answerHalf: AnswerHalf): [Turn, Turn] | undefined {
  const about = answerFirst(first, sharedContext(first, second), memory, answerHalf)
  const next = about?.memory ?? memory
  const asksTwo = second.includes(',') && second.split(',').every((asked) => asks.test(asked))
  const more = asksTwo ? answerTwoParts(second, next, answerHalf) : undefined
  const other =
    alternative(second, about) ?? more ?? answerByItself(first, second, about, answerHalf) ?? answerHalf(second, next)
  if (!other) return undefined
  // 'Du réseau à l’Isalo, et vaut-il mieux une eSIM ?': the second half is not about the place.
  const isOfPlace =
    about?.memory.subject?.kind === 'place' &&
    other.reply.questionId === undefined &&
    other.reply.text === about.reply.text
  const two = (isOfPlace ? answerHalf(second, emptyMemory) : undefined) ?? other
  const isSame = about?.reply.text === two.reply.text
  const one = isSame ? (answerHalf(first, memory) ?? about) : about
  // The first half may need the subject of the second: 'quelle saison, et ça coûte combien le circuit Sud ?'.
  const isOfKind = /^(?:season|price)$/.test(one?.memory.subject?.kind ?? '') && !namesContext(first)
  const isGeneral = !one || (isOfKind && namesSubject(two.memory))
  const again = isGeneral ? answerHalf(first, two.memory) : undefined
  const best = again && (!one || again.reply.questionId === undefined) ? again : one
  return best && [best, two]
}

/** From here on, a half asks its own question, and does not go on with the other half. One word may mean many things. */
const minToStandAlone = { word: 0.85, words: 0.5 }

/** 'On peut le payer en euros ?' */
const refersBack =
  /^(?:[àa]|aux?|en|dans|pour|avec|chez) |(?<!\p{L})(?:peut|peux|faut|doit|dois|va|vais|pouvons|devons)(?:[- ](?:on|je))? (?:le |la |les |l['’]|en |y )\p{L}+(?:er|ir|re)(?!\p{L})/iu

/** Of 'vous venez nous chercher ? et le chauffeur parle français ?', the answer to the second question without regard to the first. */
function answerByItself(
  first: string,
  second: string,
  one: Turn | undefined,
  answerHalf: AnswerHalf,
): Turn | undefined {
  const isGeneral =
    one?.reply.questionId !== undefined && !namesContext(first) && one.memory.subject?.kind !== 'circuit'
  if (!isGeneral || refersBack.test(second)) return undefined
  const message = parseMessage(second)
  const sure = mostLikelyQuestion(message, message.topic.length > 1 ? minToStandAlone.words : minToStandAlone.word)
  return sure === undefined || sure.id === one.reply.questionId ? undefined : answerHalf(second, emptyMemory)
}

/** 'Météo, moustiques en mars', 'Anakao : électricité, wifi ?', but not 'Isalo, combien de temps'. */
function isList(first: string, second: string): boolean {
  if (isNameOnly(second)) return false
  if (sharedContext(first, second) !== '') return true
  return namesContext(first) && parseMessage(first).topic.length > 0 && /^\P{L}*[\p{L}'’]+\P{L}*$/u.test(second)
}

/** The answer to the first half, about what it shares with the second if that makes no other question of it. */
function answerFirst(first: string, context: string, memory: Memory, answerHalf: AnswerHalf): Turn | undefined {
  const alone = answerHalf(first, memory)
  if (context === '') return alone
  const whole = `${first} ${context}`
  // 'Durée, prix et niveau du Nord'.
  const both = first.includes(',') ? answerTwoParts(whole, memory, answerHalf) : undefined
  const about = both ?? answerHalf(whole, memory)
  const id = about?.reply.questionId
  return about && (!alone || id === undefined || id === alone.reply.questionId) ? about : alone
}

const namesSubject = ({ subject }: Memory) => subject !== undefined && /^(?:circuit|place)$/.test(subject.kind)

/** 'Sinon quoi ?' after a month in which something is closed. */
function alternative(second: string, one: Turn | undefined): Turn | undefined {
  const month = one?.memory.month
  const asksForAlternative =
    /^(?:sinon|ou alors|a la place|(?:il )?vaut (?:il )?mieux (?:aller |partir |voir )?ailleurs|(?:on|je|nous) (?:va|vais|allons|fait|fais|faisons) (?:ou|quoi))\b/.test(
      readTyping(second),
    )
  if (!one || month === undefined || !asksForAlternative || parseMessage(second).destinations.length > 0)
    return undefined
  return { reply: { text: elsewhereIn(month), suggestions: one.reply.suggestions, places: [] }, memory: one.memory }
}

function joinTurns(input: string, one: Turn, two: Turn): Turn {
  const ids = [one, two].flatMap(({ reply }) => reply.questionId ?? [])
  const message = parseMessage(input)
  const areSame = ids.length === 2 && ids[0] === ids[1]
  const entry = areSame ? entries.find(({ id }) => id === ids[0]) : undefined
  // 'Faut un adaptateur, et y a des coupures ?' is one question.
  if (entry && lastSentence(one.reply.text) === lastSentence(two.reply.text))
    return { ...two, reply: withOpening(replyToQuestion(entry, message.topic), entry, message) }
  if (areSame) {
    if (repeats(two.reply.text, one.reply.text)) return { ...two, reply: one.reply }
    if (repeats(one.reply.text, two.reply.text)) return two
  }
  const areTwo = new Set(ids).size === 2
  const note = notes.find(({ covers = [] }) => areTwo && ids.every((id) => covers.includes(id)))
  if (note) return { ...two, reply: withOpening(replyToQuestion(note, message.topic), note, message) }
  return {
    reply: {
      text: [
        joinParts(partText(one.reply, one.memory.month), partText(two.reply, two.memory.month)),
        ...checksOf(one.reply.text, two.reply.text),
      ].join('\n\n'),
      suggestions: [...new Set([...one.reply.suggestions.slice(0, 1), ...two.reply.suggestions])].slice(0, 3),
      places: [],
      source: [...new Set([one, two].flatMap(({ reply }) => reply.source ?? []))].join('\u202f; ') || undefined,
    },
    memory: two.memory,
  }
}

const lastSentence = (text: string) => text.split(/(?<=[.!?])\s+/).at(-1)
/** Whether another text has all sentences of the first. */
function repeats(text: string, other: string): boolean {
  const [sentences, others] = [text, other].map((one) => one.split(/(?<=\.)\s+/))
  return sentences?.every((sentence) => others?.includes(sentence)) ?? false
}

/** When the answers were written and where to check them, in one sentence. */
function checksOf(...texts: string[]): string[] {
  const [one, two] = new Set(texts.flatMap((text) => /^Écrit en .+$/mu.exec(text) ?? []))
  const where = two && /(?<=à vérifier )auprès .+(?= avant le départ)/u.exec(two)?.[0]
  return one === undefined ? [] : [where ? one.replace(' avant le départ', ` et ${where} avant le départ`) : one]
}

/** Without the sentences that the second part repeats. */
function joinParts(one: string, two: string): string {
  const repeated = new Set(one.split(/(?<=[.!?])\s+/))
  const rest = two.split(/(?<=[.!?]) /).filter((sentence) => !repeated.has(sentence))
  return [one, rest.join(' ')].filter((text) => text !== '').join('\n\n')
}
