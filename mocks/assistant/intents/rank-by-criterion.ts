import { summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
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
    asksFor: /\b(?:plus (?:court|rapide)|moins (?:long|de jour))e?s?\b/,
    introduction: 'Du plus court au plus long',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\bplus (?:long|de jour)s?\b/,
    introduction: 'Du plus long au plus court',
    valueOf: (circuit) => -days(circuit),
    describe: describeDays,
  },
  {
    asksFor:
      /\b(?:moins (?:fatigant|dur|difficile|sportif|physique|eprouvant|crevant|de marche)|plus (?:facile|simple|tranquille|cool|reposant|doux|accessible|calme|relax))e?s?\b/,
    introduction: 'Du plus facile au plus difficile',
    valueOf: level,
    describe: describeLevel,
  },
  {
    asksFor: /\bplus (?:dur|difficile|sportif|physique|aventureux|sauvage)s?\b/,
    introduction: 'Du plus difficile au plus facile',
    valueOf: (circuit) => -level(circuit),
    describe: describeLevel,
  },
  {
    asksFor: /\b(?:moins (?:cher|couteux)|plus (?:economique|abordable)|meilleur prix)s?\b/,
    introduction:
      'Aucun n’a de prix fixe\u202f: le devis, gratuit, le dit. Voici leurs durées, de la plus courte à la plus longue',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\b(?:moins de|peu de|eviter .*) ?(?:longs? |longues? )?(?:routes?|voiture|trajets?|km|kilometres)\b/,
    introduction: 'De celui qui a le moins de route à celui qui en a le plus',
    valueOf: (circuit) => summaryOf(circuit).kmOnRoad,
    describe: (circuit) => `${formatNumber(summaryOf(circuit).kmOnRoad)}\u202fkm de route`,
  },
]

/** Words of a message that compares circuits and asks nothing else of them. */
const rankingWords = topicWords(
  `abordable accessible aventureux calme centre cher circuit circuits cool court courte couteux longues marche routes longs crevant difficile doux dur economique enfant
  enfants eprouvant facile famille fatigant fatigante fatiguant jours kilometres km long longue nord ouest
  physique prix rapide region relax reposant reposante route sauvage senior seniors sportif sud trajets tranquille voiture`,
)

/** 'Lequel est le moins fatigant ?': ranks the circuits that the message names, `known` ones or else all. */
export function rankByCriterion(
  { text, topic, destinations }: Message,
  known: readonly Circuit[],
): { circuits: readonly Circuit[]; reply: Reply } | undefined {
  const isAboutCircuits =
    /\b(?:circuits?|lequel|lesquels|celui)\b/.test(text) || (known.length > 0 && /\ble (?:plus|moins)\b/.test(text))
  if (
    !isAboutCircuits ||
    destinations.length > 0 ||
    topic.some((word) => !rankingWords.has(word) && !/^(?:\d+|deux|trois)$/.test(word))
  )
    return undefined
  const criterion = criteria.find(({ asksFor }) => asksFor.test(text))
  if (!criterion) return undefined
  const named = findCircuits(text)
  const compared = [named, known].find((some) => some.length > 1) ?? circuits
  const { introduction, valueOf, describe } = criterion
  const ranked = compared.toSorted((one, other) => valueOf(one) - valueOf(other))
  const lines = ranked.map((circuit) => `– le circuit ${circuit.name}\u202f: ${describe(circuit)}`)
  const children = /\benfants?\b/.test(text) ? ['Avec des enfants, le Centre et l’Est conviennent le mieux.'] : []
  const seniors = /\b(?:parents|seniors?|retraites?|[67]\d ans)\b/.test(text)
    ? ['Pour des seniors, l’Est a les marches les plus courtes, et le Centre s’y prête aussi.']
    : []
  const reply = {
    text: [`${introduction}\u202f:`, ...lines, ...children, ...seniors].join('\n'),
    suggestions: questionTexts('premier-voyage', 'duree', 'prix-circuit'),
    places: [],
    source: 'page d’accueil, «\u202fNos Circuits\u202f»',
  }
  return { circuits: ranked, reply }
}
