import { longestWalk, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { effort } from '#mocks/assistant/follow-ups/preferences.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { formatCount, formatDuration, formatNumber } from '#src/lib/format.ts'

type Criterion = {
  asksFor: RegExp
  /** 'Le plus court'. */
  best: string
  introduction: string
  /** The circuit with the smallest value comes first. */
  valueOf: (circuit: Circuit) => number
  describe: (circuit: Circuit) => string
}

const days = ({ estimated_duration_days }: Circuit) => estimated_duration_days
const describeDays = (circuit: Circuit) => formatCount(days(circuit), 'jour')
const describeLevel = (circuit: Circuit) =>
  `niveau ${summaryOf(circuit).level} sur 4, au plus ${formatDuration(longestWalk(circuit))} de marche par jour`

const criteria: readonly Criterion[] = [
  {
    asksFor: /\b(?:plus (?:court|rapide)|moins (?:long|de jour))e?s?\b/,
    best: 'Le plus court',
    introduction: 'Du plus court au plus long',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\bplus (?:long|de jour)s?\b/,
    best: 'Le plus long',
    introduction: 'Du plus long au plus court',
    valueOf: (circuit) => -days(circuit),
    describe: describeDays,
  },
  {
    asksFor:
      /\b(?:moins (?:fatigant|dur|difficile|sportif|physique|eprouvant|crevant|de marche)|plus (?:facile|simple|tranquille|cool|reposant|doux|accessible|calme|relax))e?s?\b/,
    best: 'Le plus facile',
    introduction: 'Du plus facile au plus difficile',
    valueOf: effort,
    describe: describeLevel,
  },
  {
    asksFor: /\bplus (?:dur|difficile|sportif|physique|aventureux|sauvage)s?\b/,
    best: 'Le plus difficile',
    introduction: 'Du plus difficile au plus facile',
    valueOf: (circuit) => -effort(circuit),
    describe: describeLevel,
  },
  {
    asksFor:
      /\b(?:moins (?:cher|couteux)|plus (?:economique|abordable)|meilleur prix|coute(?:nt)? (?:le )?moins|niveau prix|cote prix|prix (?:est )?(?:le )?plus interessant)s?\b/,
    best: 'Aucun n’a de prix fixe\u202f; le plus court, en général le moins cher,',
    introduction: 'Du plus court au plus long',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\b(?:moins de|peu de|eviter .*) ?(?:longs? |longues? )?(?:routes?|voiture|trajets?|km|kilometres)\b/,
    best: 'Celui qui a le moins de route',
    introduction: 'De celui qui a le moins de route à celui qui en a le plus',
    valueOf: (circuit) => summaryOf(circuit).kmOnRoad,
    describe: (circuit) => `${formatNumber(summaryOf(circuit).kmOnRoad)}\u202fkm de route`,
  },
]

/** Words of a message that compares circuits and asks nothing else of them. */
const rankingWords = topicWords(
  `abordable accessible aventureux calme centre cher coute coutent niveau circuit circuits cool court courte couteux longues marche routes longs crevant difficile doux dur economique enfant
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
  const { best, introduction, valueOf, describe } = criterion
  const ranked = compared.toSorted((one, other) => valueOf(one) - valueOf(other))
  const [first] = ranked
  const lines = ranked.map((circuit) => `– le circuit ${circuit.name}\u202f: ${describe(circuit)}`)
  const children = /\benfants?\b/.test(text) ? ['Avec des enfants, le Centre et l’Est conviennent le mieux.'] : []
  const seniors = /\b(?:parents|seniors?|retraites?|[67]\d ans)\b/.test(text)
    ? ['Pour des seniors, l’Est a les marches les plus courtes, et le Centre s’y prête aussi.']
    : []
  const reply = {
    text: [
      ...(first ? [`${best} est le circuit ${first.name}\u202f: ${describe(first)}.\n`] : []),
      `${introduction}\u202f:`,
      ...lines,
      ...children,
      ...seniors,
    ].join('\n'),
    suggestions: questionTexts('premier-voyage', 'duree', 'prix-circuit'),
    places: [],
    source: 'page d’accueil, «\u202fNos Circuits\u202f»',
  }
  return { circuits: ranked, reply }
}
