import { longestWalk, monthState, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { capital } from '#mocks/assistant/destinations.ts'
import { comfort } from '#mocks/assistant/follow-ups/budget-sum.ts'
import { effort } from '#mocks/assistant/follow-ups/preferences.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { findMonth, inMonth } from '#mocks/assistant/seasons.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { circuitQualities } from '#mocks/data/circuit-qualities.ts'
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
const priceTerms =
  'avec un ordre de grandeur par personne, hôtels confortables et voiture partagée, vols, guides et entrées des parcs en plus'
/** '6 jours, 360 à 600 €' */
const describePrice = (circuit: Circuit) =>
  `${describeDays(circuit)}, ${comfort.map((euros) => formatNumber(euros * days(circuit))).join(' à ')}\u202f€`
const describeLevel = (circuit: Circuit) =>
  `niveau ${summaryOf(circuit).level} sur 4, au plus ${formatDuration(longestWalk(circuit))} de marche par jour`

const byNumbers: readonly Criterion[] = [
  {
    asksFor: /\b(?:plus (?:court|rapide)|moins (?:long|de jour))e?s?\b/,
    best: 'Le plus court',
    introduction: 'Du plus court au plus long',
    valueOf: days,
    describe: describeDays,
  },
  {
    asksFor: /\bplus (?:long|longtemps|grand|de jour)s?\b/,
    best: 'Le plus long',
    introduction: 'Du plus long au plus court',
    valueOf: (circuit) => -days(circuit),
    describe: describeDays,
  },
  {
    asksFor:
      /\b(?:moins de|(?:tres |trop )?peu de|moins (?:fatigu?ant|dur|eprouvant|crevant|penible)e?s? (?:niveau|cote|pour|question|sur|en|point de vue)(?: l[ea]s?)?|eviter (?!.*\b(?:avions?|vols?)\b).*) ?(?:longs? |longues? )?(?:routes?|voiture|trajets?|km|kilometres)\b/,
    best: 'Celui qui a le moins de route',
    introduction: 'De celui qui a le moins de route à celui qui en a le plus',
    valueOf: (circuit) => summaryOf(circuit).kmOnRoad,
    describe: (circuit) => `${formatNumber(summaryOf(circuit).kmOnRoad)}\u202fkm de route`,
  },
  {
    asksFor:
      /\b(?:moins (?:fatigu?ant|dur|costaud|difficile|sportif|physique|eprouvant|crevant|de marche)|marche le moins|plus (?:facile|simple|doux|accessible|cool|tranquille|pepere|peinard))e?s?\b/,
    best: 'Le plus facile',
    introduction: 'Du plus facile au plus difficile',
    valueOf: effort,
    describe: describeLevel,
  },
  {
    asksFor:
      /\bplus (?:dur|costaud|difficile|sportif|physique|fatigu?ant|eprouvant|crevant|de marche)e?s?\b|\bmarche le plus\b/,
    best: 'Le plus difficile',
    introduction: 'Du plus difficile au plus facile',
    valueOf: (circuit) => -effort(circuit),
    describe: describeLevel,
  },
  {
    asksFor:
      /\b(?:pas (?:trop )?cher|plus petit budget|moins (?:chere?|couteuse|couteux)|plus (?:economique|abordable)|meilleur prix|coute(?:nt)? (?:le )?moins|niveau prix|cote prix|prix (?:est )?(?:le )?plus interessant)s?\b/,
    best: 'Aucun n’a de prix fixe\u202f; le plus court, en général le moins cher,',
    introduction: `Du plus court au plus long, ${priceTerms}`,
    valueOf: days,
    describe: describePrice,
  },
  {
    asksFor:
      /\bl[ea] plus (?:chere?|couteu\w+)\b|\bplus chere? que (?:le |la |l |celui )?(?:circuit )?(?:du |de l )?(?:centre|nord|sud|est|ouest)\b|\bplus chere?$/,
    best: 'Aucun n’a de prix fixe\u202f; le plus long, en général le plus cher,',
    introduction: `Du plus long au plus court, ${priceTerms}`,
    valueOf: (circuit) => -days(circuit),
    describe: describePrice,
  },
]

const byReasons: readonly Criterion[] = circuitQualities.map(({ reasons, ...quality }) => ({
  ...quality,
  valueOf: ({ slug }) => Object.keys(reasons).indexOf(slug),
  describe: ({ slug }) => reasons[slug] ?? '',
}))

const criteria = [...byNumbers, ...byReasons]

/** Other words of a message that compares circuits and asks nothing else of them. */
const rankingWords = topicWords(
  `centre coute coutent niveau circuit circuits marche routes longs enfant enfants famille jours mere pere kilometres km lot nord ouest prix region
  physique physiquement cote point vue route senior seniors sud trajets voiture`,
)

const isRest = (word: string) =>
  rankingWords.has(word) || findMonth(word) !== undefined || /^(?:\d+|deux|trois)$/.test(word)

/** Asks for one among all, whatever else the message says: 'un circuit moins cher que les autres ?'. */
const asksAmongAll =
  /^(?!.*\b(?:mang\w*|hotels?|repas|dormir|chambres?|restos?|restaurants?|vols?(?! (?:m|nous) (?:a|ont)\b))\b).*\b(?:vous (?:avez|proposez|faites|auriez)|avez vous|proposez vous) (?:\w+ )?(?:quoi |quelque chose |un truc |rien |un circuit |des circuits )?(?:de |d )?(?:moins cher|pas (?:trop )?cher|(?:plus )?petit budget|plus (?:abordable|economique))\b|\bcircuits?\b.*\b(?:moins|plus) (?:\w+ )?(?:que les autres|de tous)\b|\b(?:votre|le) circuit le (?:moins|plus) \w+$|\bquel circuit (?:est|serait) (?:le )?(?:moins|plus) \w+$|\blequel des (?:\w+ )?circuits\b/

const replyOfOne = (circuit: Circuit, { describe }: Criterion): Reply => ({
  text: `Nous n’avons qu’un circuit dans cette région, le circuit ${circuit.name}\u202f: ${describe(circuit)}.`,
  suggestions: questionTexts('premier-voyage', 'duree', 'prix-circuit'),
  places: [],
  source: `page du circuit ${circuit.name}`,
})

/** 'Lequel est le moins fatigant ?': ranks the circuits that the message names, `known` ones or else all. */
export function rankByCriterion(
  { text, topic, destinations }: Message,
  known: readonly Circuit[],
): { circuits: readonly Circuit[]; reply: Reply } | undefined {
  const isAboutCircuits =
    asksAmongAll.test(text) ||
    /\b(?:circuits?|(?<!\b(?:la|meme) )regions?|regions|lequel|laquelle|lesquels|celui|celle)\b/.test(text) ||
    /^(?:(?:et|bon|ok|alors) )*(?:c est quoi )?l[ea] (?:plus|moins) \w+(?: c est quoi)?(?: (?:pour|avec) .*)?$/.test(
      text,
    ) ||
    (known.length > 0 && /\b(?:l[ea]|y a|un|avez) (?:plus|moins)\b|\b(?:plus|moins)\b.* que\b/.test(text))
  // 'Le plus dur dans ce circuit' is a day of it.
  const isWithinOne =
    /\b(?:dans|de|sur|du) (?:(?:ce|le|votre|celui) )?(?:circuit|celui ci|celui la)\b(?! (?:le|qui))/.test(text)
  const criterion = criteria.find(({ asksFor }) => asksFor.test(text))
  if (
    !criterion ||
    (isWithinOne && known.length < 2) ||
    !isAboutCircuits ||
    destinations.some((one) => one !== capital)
  )
    return undefined
  const criterionWords = criterion.asksFor.exec(text)?.[0].split(' ') ?? []
  const named = findCircuits(text)
  const [only, another] = named
  // 'Le plus court dans le Nord': a region has one circuit.
  if (only && !another && /\bdans (?:le |l )?(?:centre|nord|sud|est|ouest)\b/.test(text))
    return criterion.describe === describePrice ? undefined : { circuits: [only], reply: replyOfOne(only, criterion) }
  const isAmongAll = asksAmongAll.test(text) && named.length === 0
  if (!isAmongAll && !topic.every((word) => criterionWords.includes(word) || isRest(word))) return undefined
  const month = findMonth(text)
  const isOpen = (circuit: Circuit) => month === undefined || monthState(circuit, month) !== 'closed'
  const groups = [named, known, circuits].map((group) => group.filter(isOpen))
  const compared = groups.find((group) => group.length > 1) ?? circuits
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
      ...(month !== undefined && compared.length < circuits.length
        ? [`Je ne compte que ceux qui ne sont pas fermés ${inMonth(month)}.`]
        : []),
      ...children,
      ...seniors,
    ].join('\n'),
    suggestions: questionTexts('premier-voyage', 'duree', 'prix-circuit'),
    places: [],
    source: 'page d’accueil, «\u202fNos Circuits\u202f»',
  }
  return { circuits: ranked, reply }
}
