import { children, togetherPriceText } from '#mocks/assistant/follow-ups/circuit-booking.ts'
import { replyAboutCircuit } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { type Asked, type FollowUp, joinTexts, likelyFollowUp, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { preferredCircuit, recommendation } from '#mocks/assistant/follow-ups/preferences.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { minToAnswer, minToBeCertain } from '#mocks/assistant/rank-questions.ts'
import { circuitMonthText } from '#mocks/assistant/seasons.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { circuitOpenings } from '#mocks/data/circuit-openings.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { capitalize } from '#src/lib/text.ts'

/** 'Celui-là, il commence où ?', after two circuits, of which the first one named is the better. */
const refersToOne = /\bcelui (?:la|ci)\b|\bce circuit\b/

/** The answer about one circuit, or about two that are compared, which names the better one first. */
export function answerAboutCircuits(
  compared: Extract<Subject, { kind: 'circuit' }>,
  asked: Asked,
  memory: Memory,
): Turn | undefined {
  const subject = refersToOne.test(asked.typed) ? { ...compared, other: undefined } : compared
  // A message may also name a circuit to begin with, and ask nothing.
  const isNew = memory.subject?.kind !== 'circuit'
  const likely = likelyFollowUp(circuitFollowUps, 'circuit', asked, isNew ? minToBeCertain : minToAnswer)
  // 'On fait quoi à la place ?', after what a circuit leaves out.
  const asksInstead = memory.topic === 'without' && /\ba la place\b/.test(asked.typed)
  const isAboutWay = memory.topic === 'combine' && likely !== undefined && topicsOfWays.has(likely.topic)
  // 'Et pour 4 personnes avec 2 enfants ?', after the price.
  const isMore =
    /^(?:et )?(?:pour|a|en|au|avec|les?|la|l|une?|nos|notre|mon|ma|mes|enfants|(?:on|nous) (?:est|serait|sera|sommes|serions|serons) (?:\d|deux|trois|quatre|cinq|six))\b/.test(
      asked.typed,
    )
  const theirPrice = [
    isPartOfOffer.test(asked.typed) && 'included',
    isMore && (asked.people !== undefined || asksForComfort.test(asked.typed)) && 'price',
    isMore && children.test(asked.typed) && 'per-person',
    isMore && asked.month !== undefined && !asksIfGood.test(asked.typed) && 'high-season',
  ].find((wanted) => wanted !== false)
  const isAfterPrice = topicsOfPrices.has(memory.topic ?? '')
  const again = asksInstead ? 'without' : isAboutWay ? 'combine' : isAfterPrice ? theirPrice : undefined
  const found = again === undefined ? likely : circuitFollowUps.find(({ topic }) => topic === again)
  const { circuit, other } = subject
  const about = other ? { ...asked, previousCircuit: other } : asked
  if (!found) return undefined
  if (!other) return turnAboutCircuit(found, circuit, about, memory)
  if (memory.topic === 'combine' && found.topic === 'price') {
    const text = togetherPriceText(other, circuit, asked.people ?? asked.party)
    const reply = replyAboutCircuit(circuit, text, 'prix-circuit', 'combiner', 'devis')
    return { reply, memory: remember(memory, asked.message, reply, { subject, topic: 'combine' }) }
  }
  const one = toTurn(found, circuit, about, subject, memory)
  if (!one) return undefined
  const preferred =
    memory.topic === 'combine'
      ? undefined
      : preferredCircuit(found.topic, [other, circuit], asked.month ?? memory.month)
  const two = saidOnce.has(found.topic) ? undefined : toTurn(found, other, asked, subject, memory)
  const joined = !two
    ? one
    : preferred === circuit
      ? joinTexts(one, { ...two, memory: one.memory })
      : joinTexts(two, one)
  if (!preferred) return joined
  return precede(joined, recommendation(found.topic, preferred))
}

const topicsOfPrices: ReadonlySet<string> = new Set(['price', 'group-price', 'per-person'])

/** 'Et la voiture ?', after the price. */
const isPartOfOffer =
  /^(?:et )?(?:les? |la |l )?(?:guides?|chauffeur|voiture|vehicule|4x4|essence|hotels?|entrees?(?: des parcs)?|parcs|bateaux?|boissons|pourboires)$|^(?:et )?(?:il faut |on doit |que dois je )?(?:r?ajouter|prevoir) quoi\b/
/** 'Et en mode confort ?', and not 'en mai c’est bien ?', after the price. */
const asksForComfort =
  /\b(?:confort\w*|luxe|haut de gamme|routards?|(?:meilleurs?|bons?|beaux) hotels?|hotels? plus simples?)\b/
const asksIfGood = /\b(?:biens?|bon|bonne|possible|faisable|ouvert|pleut|pluie|chaud|froid|beau|meteo|temps)\b/

/** Of two circuits one after the other, how they are joined answers these. */
const topicsOfWays: ReadonlySet<string> = new Set(['ends', 'access', 'flights', 'stages'])

/** Topics whose answer about one circuit also holds for the other. */
const saidOnce: ReadonlySet<string> = new Set(['compare', 'combine', 'booking', 'cancel'])

function precede({ reply, memory }: Turn, text: string): Turn {
  return { reply: { ...reply, text: `${text}\n\n${reply.text}` }, memory }
}

/** The answer about one circuit to what a topic asks, after the verdict that the message asks for. */
export function turnAboutCircuit(
  found: FollowUp<Circuit>,
  circuit: Circuit,
  asked: Asked,
  memory: Memory,
): Turn | undefined {
  const turn = toTurn(found, circuit, asked, { kind: 'circuit', circuit }, memory)
  const verdict = (circuitOpenings[found.topic] ?? [])
    .filter(([words]) => words.test(asked.typed))
    .map(([, opening]) => (typeof opening === 'string' ? opening : opening[circuit.slug]))
    .find((opening) => opening !== undefined)
  if (!turn) return undefined
  const { reply } = turn
  const text = verdict === undefined ? reply.text : `${verdict} ${capitalize(reply.text.replace(itsVerdict, ''))}`
  return withMonth({ ...turn, reply: { ...reply, text } }, circuit, asked)
}

/** The yes or no that an answer begins with: 'Oui, ', 'Non : ', 'Non, sauf en août. '. */
const itsVerdict = /^(?:Oui|Non)(?:(?:,|\u202f:) (?!sauf)|, sauf [^.]*\. )/

/** Topics whose answers are about a month already. */
const topicsOfMonths: ReadonlySet<string> = new Set([
  'month',
  'season',
  'rain',
  'instead',
  'booking',
  'price',
  'high-season',
  'packing',
])

/** 'Et en février avec des enfants ?' asks about the month too. */
function withMonth(turn: Turn, circuit: Circuit, { month }: Asked): Turn {
  if (month === undefined || topicsOfMonths.has(turn.memory.topic ?? '')) return turn
  return { ...turn, reply: { ...turn.reply, text: `${turn.reply.text}\n\n${circuitMonthText(circuit, month)}` } }
}
