import { capital } from '#mocks/assistant/destinations.ts'
import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { replyAboutCircuit } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { type Asked, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { circuitMonthText, findMonth, listCircuits } from '#mocks/assistant/seasons.ts'
import { type CircuitFeature, circuitFeatures } from '#mocks/data/circuit-features.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { formatCount } from '#src/lib/format.ts'
import { asksWhatToPack } from '#mocks/assistant/weather.ts'
import { capitalize } from '#src/lib/text.ts'

const asksForBoth = typedLike(
  'combin*|enchain*|coupl*|mixer|mixe|melang*|les_deux|a_la_suite|dans_la_foulee|moitie|puis|ensuite !lequel|laquelle|mieux',
  'possible|faisable|jouable|realiste|tient et !lequel|laquelle|mieux|ou|entre|prix|coute*',
  'faire|fait|fera|voir|visiter|en_[0-9]*|semaines|jours et !lequel|laquelle|mieux|ou|entre|prix|coute*',
)

/** 'En mars, les deux sont possibles ?' */
const asksIfBothRun = /\b(?:possibles?|ouverts?|fermes?|faisables?|praticables?|tournent|jouables?|passent|se font)\b/

const circuitName = `(?:${circuits.map(({ slug }) => slug).join('|')})`
/** 'Le Nord ou l’Est', but not 'Nord et Est, en avion ou en voiture ?'. */
const isEitherOr = new RegExp(`\\b${circuitName} ou (?:bien )?(?:l[ea] |l )?(?:circuit )?(?:[a-z]+ )?${circuitName}\\b`)

/** 'Un genou fragile, Isalo et tsingy, c’est faisable ?' asks whether it suits. */
const tellsOfBody = /\b(?:genoux?|hanches?|vertige|cardiaque|enceinte|fauteuil|arthrose|prothese)\b/

/** Two circuits one after the other: 'on veut faire le Sud et l’Est en 3 semaines'. */
export function answerCombined(asked: Asked, memory: Memory): Turn | undefined {
  const { message, days } = asked
  if (asksWhatToPack.test(message.text)) return undefined
  const [one, other, third] = asksTotal(asked, memory) ? circuitsOf(memory) : circuitsToCombine(asked)
  if (!one || !other || third || isEitherOr.test(message.text) || tellsOfBody.test(message.text)) return undefined
  const [first, last] = inOrder(one, other)
  const text = `${featuresText(featuresIn(message.text), [one, other])}${togetherText(one, other, asked)}`
  const reply = replyAboutCircuit(last, text, 'combiner', 'duree', 'devis')
  const subject = { kind: 'circuit', circuit: last, other: first } as const
  return { reply, memory: remember(memory, message, reply, { subject, topic: 'combine', days }) }
}

/** 'Ça fait combien de jours au total ?', after two circuits were combined. */
const asksTotal = ({ typed }: Asked, { topic }: Memory) =>
  topic === 'combine' && /\b(?:au total|en tout)\b/.test(typed) && /\b(?:jours|temps|dure\w*)\b/.test(typed)

const circuitsOf = ({ subject }: Memory) =>
  subject?.kind === 'circuit' && subject.other ? [subject.other, subject.circuit] : []

const asksIfDaysSuffice = /\b(?:realistes?|jouables?|faisables?|possibles?|suffi\w*|assez|tien\w+|trop|ca passe)\b/

/** 'On peut tout voir ?', without a number of days. */
export const asksForAll =
  /\b(?:meme (?:voyage|sejour)|tout (?:faire|voir|combiner)|(?:faire|voir|combiner) (?:tout|les deux|les trois)|en une (?:seule )?fois)\b/

/** 'Baobabs et Nosy Be en 12 jours', 'quel circuit pour l’Isalo et les tsingy ?' */
const asksForBothSights = new RegExp(
  `${asksIfDaysSuffice.source}|\\bquel circuit\\b|\\b(?:avez|y a|existe|propos\\w+|faites)(?: vous| t il)? un circuit (?:avec|pour|qui)\\b|\\ben (?:\\w+) (?:jours?|semaines?)$`,
)

/** Of a message about the way between two places. */
const asksForWay = /\b(?:depuis|aller|trajets?|vols?|routes?|taxis?|marge)\b|^(?:de|d) /

/** The circuits that a message names, or those of what it names: 'les baobabs et Nosy Be en une semaine, c’est réaliste ?'. */
function circuitsToCombine(asked: Asked): Circuit[] {
  const { destinations, text } = asked.message
  const named = findCircuits(text)
  if (named.length > 0 && destinations.length === 0) return asksForBoth(asked) || text.includes(' + ') ? named : []
  // 'En partant de Tana'.
  const visited = destinations.filter((destination) => destination !== capital)
  const features = featuresIn(text)
  const asksWhether = features.length > 0 ? asksForBothSights.test(text) : asked.days !== undefined
  const asksIfPossible = asksForAll.test(text) || (asksWhether && (asksIfDaysSuffice.test(text) || features.length > 0))
  if (!asksIfPossible || (features.length === 0 && asksForWay.test(text))) return []
  const ofFeatures = circuits.filter(({ slug }) => features.some(({ circuit }) => circuit === slug))
  const ofPlaces = visited.flatMap(({ circuit }) => circuit ?? [])
  return ofPlaces.length === visited.length ? [...new Set([...named, ...ofPlaces, ...ofFeatures])] : []
}

/** What a message names that one circuit is known for. */
const featuresIn = (text: string) => circuitFeatures.filter(({ words, name }) => name !== undefined && words.test(text))

/** 'Les baleines sont sur le circuit Est, les baobabs sur le circuit Ouest. ' */
function featuresText(features: readonly CircuitFeature[], both: readonly Circuit[]): string {
  const parts = both.flatMap((circuit) => {
    const names = features.flatMap(({ circuit: slug, name }) => (slug === circuit.slug && name ? name : []))
    return names.length > 0 ? `${names.join(' et ')}, c’est le circuit ${circuit.name}` : []
  })
  return parts.length > 1 ? `${capitalize(parts.join('\u202f; '))}. ` : ''
}

/** The sea comes last. */
const order = ['centre', 'ouest', 'sud', 'nord', 'est']

function inOrder(one: Circuit, other: Circuit): [Circuit, Circuit] {
  return order.indexOf(one.slug) < order.indexOf(other.slug) ? [one, other] : [other, one]
}

/** How two circuits are done one after the other, or whether both can be done in the month that the message names. */
export function togetherText(
  one: Circuit,
  other: Circuit,
  { typed, message, days }: Pick<Asked, 'typed' | 'message' | 'days'>,
): string {
  const month = findMonth(message.text)
  return month !== undefined && days === undefined && asksIfBothRun.test(message.text)
    ? inOrder(one, other)
        .map((circuit) => circuitMonthText(circuit, month))
        .join('\n\n')
    : combineText(one, other, days, typed)
}

function combineText(one: Circuit, other: Circuit, days: number | undefined, typed: string): string {
  const [first, last] = inOrder(one, other)
  const needed = first.estimated_duration_days + last.estimated_duration_days
  const both = listCircuits([first, last])
  const length = `${first.estimated_duration_days} et ${last.estimated_duration_days} jours, ${needed} en tout`
  const verdict =
    days === undefined
      ? `Oui, ${both} se combinent\u202f: ${length}, et gardez un jour de marge entre les deux.`
      : days < needed
        ? `Non, pas en entier\u202f: ${both} demandent ${length}, et vous en avez ${days}. Prenez l’un des deux, ou une partie de l’autre, sur mesure.`
        : `Oui, ${both} tiennent en ${formatCount(days, 'jour')}\u202f: ${length}, ${days === needed ? 'sans jour' : `avec ${formatCount(days - needed, 'jour')}`} de marge.`
  if (days !== undefined && days < needed) return verdict
  const start = /\b(?:ordre|sens|commenc\w*|finir|premier|d abord)\b/.test(typed) ? '' : `${verdict} `
  return `${start}Commencez par ${listCircuits([first])}\u202f: il ${notesOf(first).ends} Puis ${listCircuits([last])}\u202f: il ${notesOf(last).ends} Entre les deux, on repasse par Antananarivo.`
}
