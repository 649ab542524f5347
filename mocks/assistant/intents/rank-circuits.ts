import { summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'

type Criterion = {
  asksFor: RegExp
  introduction: string
  /** The circuit with the smallest value comes first. */
  valueOf: (circuit: Circuit) => number
  describe: (circuit: Circuit) => string
}

const days = ({ estimated_duration_days }: Circuit) => estimated_duration_days
const level = (circuit: Circuit) => summaryOf(circuit).level
const describeDays = (circuit: Circuit) => formatCount(days(circuit), 'jour')
const describeLevel = (circuit: Circuit) => `niveau ${level(circuit)} sur 4`

const criteria: readonly Criterion[] = [
  {
    asksFor: /\b(?:plus (?:court|rapide)|moins long|moins de jours)/,
    introduction: 'Du plus court au plus long',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\b(?:plus long|plus de jours)/,
    introduction: 'Du plus long au plus court',
    valueOf: (circuit) => -days(circuit),
    describe: describeDays,
  },
  {
    asksFor:
      /\b(?:moins (?:fatigant|dur|difficile|sportif|physique|eprouvant|crevant)|plus (?:facile|simple|tranquille|cool|reposant|doux|accessible|calme|relax))/,
    introduction: 'Du plus facile au plus difficile',
    valueOf: level,
    describe: describeLevel,
  },
  {
    asksFor: /\bplus (?:dur|difficile|sportif|physique|aventureux|sauvage)/,
    introduction: 'Du plus difficile au plus facile',
    valueOf: (circuit) => -level(circuit),
    describe: describeLevel,
  },
  {
    asksFor: /\b(?:moins (?:cher|couteux)|plus (?:economique|abordable)|meilleur prix)/,
    introduction:
      'Aucun n’a de prix fixe\u202f: le devis, gratuit, le dit. À confort égal, moins de jours coûtent moins. Du plus court au plus long',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\bmoins de (?:route|voiture|trajets?|km|kilometres)\b/,
    introduction: 'De celui qui a le moins de route à celui qui en a le plus',
    valueOf: (circuit) => summaryOf(circuit).kmOnRoad,
    describe: (circuit) => `${formatNumber(summaryOf(circuit).kmOnRoad)}\u202fkm de route`,
  },
]

/** 'Lequel est le moins fatigant ?': ranks the circuits that the message names, `known` ones or else all. */
export function rankCircuits(
  { text, destinations }: Message,
  known: readonly Circuit[],
): { circuits: readonly Circuit[]; reply: Reply } | undefined {
  const isAboutCircuits = known.length > 0 || /\b(?:circuits?|lequel|lesquels|celui)\b/.test(text)
  if (!isAboutCircuits || destinations.length > 0) return undefined
  const criterion = criteria.find(({ asksFor }) => asksFor.test(text))
  if (!criterion) return undefined
  const named = findCircuits(text)
  const compared = [named, known].find((some) => some.length > 1) ?? circuits
  const { introduction, valueOf, describe } = criterion
  const ranked = compared.toSorted((one, other) => valueOf(one) - valueOf(other))
  const lines = ranked.map((circuit) => `– le circuit ${circuit.name}\u202f: ${describe(circuit)}`)
  const reply = {
    text: [`${introduction}\u202f:`, ...lines].join('\n'),
    suggestions: questionTexts('premier-voyage', 'duree', 'prix-circuit'),
    places: [],
    source: 'page d’accueil, «\u202fNos Circuits\u202f»',
  }
  return { circuits: ranked, reply }
}
