import { type Asked, type FollowUp, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { monthReply } from '#mocks/assistant/intents/months.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { minToFollowUp, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion } from '#mocks/assistant/replies.ts'
import { activityChoice, findMonths, inMonth, isHighSeason, monthWeather } from '#mocks/assistant/seasons.ts'
import { activities } from '#mocks/data/activity-months.ts'
import { monthNoteOf, monthState } from '#mocks/assistant/circuit-facts.ts'
import { weatherPlaceOf, weatherPlaceOfCircuit, weatherReply } from '#mocks/assistant/weather.ts'
import { bestInMonth } from '#mocks/data/best-months.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { roadsByMonth } from '#mocks/data/road-states.ts'
import { capitalize } from '#src/lib/text.ts'

/** Questions that a message may seem to ask which names a month and asks whether it suits. */
const questionsOfTravelDates: ReadonlySet<string> = new Set([
  'saison',
  'saison-ouest',
  'saison-des-pluies',
  'temps-par-mois',
  'circuit-par-mois',
  'mois-calmes',
  'circuits-proposes',
  'duree',
])

/** What can be asked about a season when the message names a month. */
export const seasonFollowUps: readonly FollowUp<unknown>[] = [
  {
    topic: 'month',
    ...whenGiven('month', (_, month) => monthReply(month)),
    // Not 'et les baleines en octobre ?' or 'peut-on organiser une surprise le 6 septembre ?'.
    matches: ({ month, message }) => {
      const id = mostLikelyQuestion(message, minToFollowUp)?.id
      const isOther = id !== undefined && (activities[id] !== undefined || !questionsOfTravelDates.has(id))
      return month !== undefined && !isOther
    },
  },
]

const asksIfDear =
  /\b(?:plus|moins|aussi) (?:cher|chere|chers|eleves?)\b|\bprix (?:montent|augmentent|baissent)\b|\bhaute saison\b/
const asksIfCrowded = /\b(?:d[eu] monde|monde fou|foule|bonde|touristes?|touristique|affluence|tranquille|complet)\b/

/** What is asked about months, or about that of the conversation: 'mai ou septembre ?', 'c’est plus cher à cette période ?'. */
export function answerAboutSeason({ typed, message, month: named }: Asked, memory: Memory): Turn | undefined {
  const { subject, topic } = memory
  const months = comparedMonths(typed, message, memory)
  const isOfCircuit = months.length === 2 && findCircuits(message.text).length === 1
  const { length } = message.destinations
  if (months.length === 2 && length === 1) return betterMonth(months, message, memory)
  const isOther = length > 0 || /\b(?:(?<! ou .*)lequel(?! de ces)|circuits?)\b/.test(typed)
  if (isOther && !isOfCircuit) return undefined
  if (months.length === 2) return betterMonth(months, message, memory)
  if (subject?.kind === 'season' && asksWhen.test(typed)) {
    const reply = replyToQuestion(getQuestion('saison'))
    return { reply, memory: remember(memory, message, reply, { subject }) }
  }
  const month = memory.month ?? named
  const isAboutMonth = subject?.kind === 'season' || topic === 'choice' || memory.weather !== undefined
  if (!isAboutMonth || month === undefined) return undefined
  const asksForPrice = subject?.kind === 'season' && /\b(?:prix|tarifs?|cher|chere|couteux)\b/.test(typed)
  const text =
    asksForPrice || asksIfDear.test(typed)
      ? dearText(month, typed)
      : asksIfCrowded.test(typed)
        ? crowdText(month)
        : asksForRoads.test(typed)
          ? roadsText(month)
          : undefined
  if (text === undefined) return undefined
  const reply = {
    text,
    suggestions: questionTexts('prix-circuit', 'circuit-par-mois', 'devis'),
    places: [],
    source: faqSource('Saisons et climat'),
  }
  return { reply, memory: remember(memory, message, reply, { subject, topic, month }) }
}

const asksForRoads =
  /\b(?:routes?|pistes?)\b.*\b(?:praticables?|bonnes?|ouvertes?|coupees?|fermees?|etat|passent?|seches?|boue)\b/

const roadsText = (month: number) =>
  `${roadsByMonth.find(({ months }) => months.includes(month))?.text ?? ''} ${getQuestion('routes-etat').answer}`

/** Two months to choose from. 'Et en mars, c’est mieux ?' compares with the month before. */
function comparedMonths(typed: string, { text }: Message, { month }: Memory): readonly number[] {
  const months = findMonths(text)
  const isChoice = asksToChoose.test(typed) && findCircuits(text).length <= 1
  if (months.length === 1 && month !== undefined && month !== months[0] && /\bmieux\b/.test(typed))
    return [...months, month]
  return isChoice ? months : []
}

const asksToChoose = / ou |\b(?:mieux|plutot|prefer\w*|hesit\w*|(?:choix|choisir) entre)\b/
const asksWhen =
  /^(?:et |alors |sinon |du coup |bon )*(?:c est |vaut mieux |mieux vaut |il vaut mieux |faut |on )?(?:decaler |deplacer |repousser |reporter |partir |venir |part )?(?:a |en )?(?:quand|quels? mois|quelle periode|quelle saison)\b/

/** From the best to the worst. */
const monthsByQuality = [10, 9, 5, 11, 6, 4, 8, 7, 12, 3, 1, 2]

/** The smaller, the better. */
function rankOf(month: number, circuit: Circuit | undefined): number {
  const general = monthsByQuality.indexOf(month)
  if (!circuit) return general
  const rank = Object.keys(bestInMonth[month - 1] ?? {}).indexOf(circuit.slug)
  const state = ['open', 'partial', 'closed'].indexOf(monthState(circuit, month))
  return state * 1000 + (rank === -1 ? 9 : rank) * 50 + general
}

/** 'Mai ou septembre ?', 'le circuit Nord, c’est mieux en juin ou en octobre ?' */
function betterMonth(months: readonly number[], message: Message, memory: Memory): Turn | undefined {
  const { subject } = memory
  const [place] = message.destinations
  const [named] = findCircuits(message.text)
  const circuit = place
    ? place.circuit
    : (named ?? (subject?.kind === 'circuit' && !subject.other ? subject.circuit : undefined))
  const [best, other] = months.toSorted((one, two) => rankOf(one, circuit) - rankOf(two, circuit))
  if (best === undefined || other === undefined) return undefined
  const where = place ? weatherPlaceOf(place) : circuit && weatherPlaceOfCircuit(circuit)
  const weather = [best, other].flatMap((month) => {
    const note = circuit && !place && monthState(circuit, month) === 'open' ? monthNoteOf(circuit, month) : ''
    return where ? [weatherReply(where, month).text, ...(note ? [note] : [])] : [monthWeather(month)]
  })
  const forCircuit = circuit && !place ? ` pour le circuit ${circuit.name}` : ''
  const ofActivity = where ? undefined : activityChoice(message.text, months)
  const text = ofActivity ?? [`Plutôt ${inMonth(best)}${forCircuit}.`, ...weather].join(' ')
  const reply = { ...monthReply(best), text, ...(where ? { questionId: undefined } : {}) }
  const about = place ? ({ kind: 'place', place } as const) : circuit && ({ kind: 'circuit', circuit } as const)
  return { reply, memory: remember(memory, message, reply, { subject: about ?? { kind: 'season' }, month: best }) }
}

/** 'C’est moins cher ?', and not 'c’est plus cher ?'. */
const asksIfCheaper = /\bmoins\b|\bbaiss\w*|\bbas(?:ses?)?\b/

export function dearText(month: number, typed: string): string {
  const isCheaper = asksIfCheaper.test(typed)
  const [dear, cheap] = isCheaper ? ['Non', 'Oui'] : ['Oui', 'Non']
  if (isHighSeason(month))
    return `${dear}, ${inMonth(month)}, c’est la haute saison\u202f: les vols coûtent plus cher et les hôtels sont pris tôt. Demandez plusieurs mois à l’avance.`
  if (month === 12)
    return 'Les vols de Noël sont plus chers\u202f: achetez-les plusieurs mois avant. Le reste du mois est calme.'
  const season = isCheaper ? `c’est moins cher ${inMonth(month)}` : `pas plus cher ${inMonth(month)}`
  return `${cheap}, ${season}\u202f: les prix montent surtout en juillet, en août et à Noël.${month === 10 ? ' Demandez pourtant plusieurs mois à l’avance, car octobre est très demandé.' : ''} Le prix d’un circuit se fixe dans le devis, gratuit.`
}

function crowdText(month: number): string {
  if (isHighSeason(month))
    return `Oui, ${inMonth(month)}, c’est la haute saison, surtout à l’allée des Baobabs et aux bacs de l’Ouest\u202f: demandez plusieurs mois à l’avance. Le pays reste pourtant peu fréquenté.`
  return `${capitalize(inMonth(month))}, il y a moins de monde qu’en juillet et en août, la haute saison.${month === 10 ? ' Octobre est pourtant demandé\u202f: réservez plusieurs mois à l’avance.' : ''}`
}
