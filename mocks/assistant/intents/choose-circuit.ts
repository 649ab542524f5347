import { monthState, notesOf } from '#mocks/assistant/circuit-facts.ts'
import { preferredCircuit, strengths } from '#mocks/assistant/follow-ups/preferences.ts'
import { firstSentence, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { activityMonthText, inMonth, isWet, listCircuits, weatherOf } from '#mocks/assistant/seasons.ts'
import { activities } from '#mocks/data/activity-months.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { bestInMonth } from '#mocks/data/best-months.ts'
import type { Wish } from '#mocks/data/wishes.ts'
import { formatCount } from '#src/lib/format.ts'
import { capitalize } from '#src/lib/text.ts'

/** What a circuit is chosen by. `among`: those that are compared, or else all. */
type Criteria = {
  wishes: readonly Wish[]
  month?: number | undefined
  days?: number | undefined
  among?: readonly Circuit[] | undefined
}

type Choice = { best: Circuit; second: Circuit | undefined; reply: Reply }

const list = new Intl.ListFormat('fr')

/** The cost of a wish that a circuit does not fulfil, or that advises against it. */
const unfulfilled = 4
const warned = 8
/** The cost of a circuit that is only partly possible in the month. */
const partial = 2
/** The highest cost of the days that a circuit leaves. */
const mostUnused = 2.5
/** A second circuit that costs at least this much more is not worth naming. */
const maxDifference = 3

/** The circuit to take, and another one if it is nearly as good. */
export function chooseCircuit({ wishes: told, month, days, among = circuits }: Criteria): Choice | undefined {
  const isOutOfSeason = ({ activity = '' }: Wish) =>
    month !== undefined && activities[activity]?.months.includes(month) === false
  const wishes = told.filter((wish) => !isOutOfSeason(wish))
  const possible = among.filter(
    (circuit) => (days === undefined || daysOf(circuit, wishes) <= days) && isOpenIn(circuit, month),
  )
  const all: readonly Wish[] = month === undefined ? wishes : [wishOfMonth(month, wishes), ...wishes]
  const ranked = possible
    .map((circuit) => ({
      circuit,
      cost: costOf(circuit, all, month, days),
      costOfWishes: costOf(circuit, wishes, undefined, days),
      // 'Des retraités, sans trop de pistes': what is wished for comes before who travels.
      costOfOwn: costOf(
        circuit,
        wishes.filter(({ isAboutTravellers }) => !isAboutTravellers),
        undefined,
        undefined,
      ),
    }))
    .toSorted(
      (one, other) =>
        one.cost - other.cost ||
        one.costOfWishes - other.costOfWishes ||
        one.costOfOwn - other.costOfOwn ||
        (isPreferred(one.circuit, other.circuit) ? -1 : 1),
    )
  const [first, ...others] = ranked
  const isNearly = ({ cost }: (typeof ranked)[number]) => first !== undefined && cost - first.cost < maxDifference
  // Of those that are nearly as good, the first that can follow.
  const next = others.find((one) => first && isNearly(one) && bothFit(first.circuit, one.circuit, days)) ?? others[0]
  const isFulfilled = first !== undefined && hasReasons(first.circuit, wishes)
  const near =
    days === undefined ? undefined : nearlyFitting(among, wishes, month, { days, most: days + (isFulfilled ? 1 : 3) })
  if (near) {
    const text = `C’est un peu court\u202f: le circuit qui convient est le circuit ${reasonedName(near, wishes)}. Sur mesure, il se raccourcit. ${notesOf(near).shorter}`
    return { best: near, second: undefined, reply: replyWith(text, near) }
  }
  if (!first) return noneFits(among, wishes, month, days)
  const second =
    next && isNearly(next) && hasReasons(next.circuit, wishes) && isWorthIn(next.circuit, month)
      ? next.circuit
      : undefined
  const best = first.circuit
  const fulfilled = all.filter(({ id, reasons }) => id === 'month' || reasons[best.slug] !== undefined)
  const names = [
    ...fulfilled.map(({ name }) => name),
    ...(days === undefined ? [] : [`en ${formatCount(days, 'jour')}`]),
  ]
  const hasTimeForBoth = second !== undefined && bothFit(best, second, days)
  const text = [
    capitalize(
      `${names.length > 0 ? `${list.format(names)}, ` : ''}${hasTimeForBoth ? 'vous avez le temps de deux circuits\u202f: d’abord' : 'prenez plutôt'} le circuit ${reasonedName(best, all)}.`,
    ),
    ...(days === undefined || hasTimeForBoth ? [] : daysLeftText(best, days)),
    ...(second ? [`${hasTimeForBoth ? 'Puis' : 'Sinon'}, le circuit ${reasonedName(second, all)}.`] : []),
    ...(among.length === 2
      ? among
          .filter((circuit) => !possible.includes(circuit) && isOpenIn(circuit, month))
          .map(
            (circuit) =>
              `Le circuit ${reasonedName(circuit, wishes)}\u202f; il ne tient pas en ${formatCount(days ?? 0, 'jour')}.`,
          )
      : []),
    ...(!second && next && among.length === 2 ? [`Le circuit ${reasonedName(next.circuit, wishes)}.`] : []),
    ...wishes.filter(({ reasons }) => reasons[best.slug] === undefined).map((wish) => elsewhereText(wish, wishes)),
    ...told.filter(isOutOfSeason).map((wish) => outOfSeasonText(wish, month ?? 1)),
    ...closedText(among, month),
    ...(month !== undefined && isWet(month) ? [weatherOf(month)] : []),
    ...adviceOf(
      wishes,
      among.filter((circuit) => isOpenIn(circuit, month)),
    ),
  ].join(' ')
  return { best, second, reply: replyWith(text, best) }
}

/** Fewer days that a circuit leaves are not worth a sentence. */
const minDaysLeft = 3
/** The shortest circuit, and days to reach it and to rest. */
const minDaysForMore = 9

function daysLeftText(circuit: Circuit, days: number): string[] {
  const left = days - circuit.estimated_duration_days
  if (left >= minDaysForMore)
    return [`Il reste ${formatCount(left, 'jour')}\u202f: assez pour un second circuit, ou ${notesOf(circuit).longer}.`]
  return left >= minDaysLeft ? [`Il reste ${formatCount(left, 'jour')}\u202f: ${notesOf(circuit).longer}.`] : []
}

function replyWith(text: string, circuit: Circuit): Reply {
  return {
    text,
    suggestions: [`Que voir sur le circuit ${circuit.name}\u202f?`, ...questionTexts('circuits-proposes', 'devis')],
    places: [],
    circuit,
    source: 'page d’accueil, «\u202fNos Circuits\u202f»',
  }
}

function daysOf({ slug, estimated_duration_days }: Circuit, wishes: readonly Wish[]): number {
  return estimated_duration_days + Math.max(0, ...wishes.map(({ extraDays = {} }) => extraDays[slug] ?? 0))
}

/** In the dry months, an activity in its season matters more than the weather: 'le kitesurf en juillet'. */
function wishOfMonth(month: number, wishes: readonly Wish[]): Wish {
  const isInSeason = !isWet(month) && wishes.some(({ activity = '' }) => activities[activity]?.months.includes(month))
  return { id: 'month', words: [], name: inMonth(month), reasons: isInSeason ? {} : (bestInMonth[month - 1] ?? {}) }
}

function costOf(
  circuit: Circuit,
  wishes: readonly Wish[],
  month: number | undefined,
  days: number | undefined,
): number {
  const costs = wishes.map(({ reasons, warnsOf }) => {
    const rank = Object.keys(reasons).indexOf(circuit.slug)
    if (warnsOf === circuit.slug) return warned
    return rank === -1 ? unfulfilled : rank
  })
  const unused =
    days === undefined ? 0 : Math.min(mostUnused, Math.max(0, days - circuit.estimated_duration_days - 2) * 0.75)
  const state = month !== undefined && monthState(circuit, month) === 'partial' ? partial : 0
  return costs.reduce((sum, cost) => sum + cost, unused + state)
}

const isPreferred = (one: Circuit, other: Circuit) => preferredCircuit('compare', [one, other]) === one

const hasReasons = ({ slug }: Circuit, wishes: readonly Wish[]) =>
  wishes.every(({ reasons }) => reasons[slug] !== undefined)

const isOpenIn = (circuit: Circuit, month: number | undefined) =>
  month === undefined || monthState(circuit, month) !== 'closed'

const isWorthIn = (circuit: Circuit, month: number | undefined) =>
  month === undefined || monthState(circuit, month) === 'open' || bestInMonth[month - 1]?.[circuit.slug] !== undefined

/** 'Est, 8 jours : les indris d’Andasibe'. */
function reasonedName({ name, slug, estimated_duration_days: days }: Circuit, wishes: readonly Wish[]): string {
  const reasons = [...new Set(wishes.flatMap(({ reasons: known }) => known[slug] ?? []))]
  const why = reasons.length > 0 ? reasons : [strengths[slug] ?? '']
  return `${name}, ${formatCount(days, 'jour')}\u202f: ${why.join('\u202f; ')}`
}

/** 'Pour la plage, le mieux serait le circuit Est.' */
function elsewhereText({ name, reasons }: Wish, wishes: readonly Wish[]): string {
  const best = Object.keys(reasons).find((slug) => !wishes.some(({ warnsOf }) => warnsOf === slug))
  // With children, the baobabs of the West are the only ones.
  const [only] = Object.keys(reasons)
  const first = circuits.find(({ slug }) => slug === (best ?? only))
  return first ? `${capitalize(name)}, le mieux serait le circuit ${first.name}.` : ''
}

function outOfSeasonText({ activity = '' }: Wish, month: number): string {
  const found = activities[activity]
  return found ? `${activityMonthText(found, month)} ${firstSentence(found.why)}` : ''
}

function closedText(among: readonly Circuit[], month: number | undefined): string[] {
  const closed = among.filter((circuit) => !isOpenIn(circuit, month))
  return closed.length > 0 && month !== undefined
    ? [`${capitalize(listCircuits(closed))} ${closed.length > 1 ? 'sont fermés' : 'est fermé'} ${inMonth(month)}.`]
    : []
}

/** Leaves out the warnings of circuits that are not offered. */
function adviceOf(wishes: readonly Wish[], offered: readonly Circuit[]): string[] {
  return wishes
    .filter(({ warnsOf }) => warnsOf === undefined || offered.some(({ slug }) => slug === warnsOf))
    .flatMap(({ advice }) => advice ?? [])
    .slice(0, 2)
}

/** With a day between them. */
const bothFit = (one: Circuit, other: Circuit, days = 0) =>
  one.estimated_duration_days + other.estimated_duration_days < days

/** The shortest open circuit that has all that is wanted, if it takes more days than there are, and not more than `most`. */
function nearlyFitting(
  among: readonly Circuit[],
  wishes: readonly Wish[],
  month: number | undefined,
  { days, most }: { days: number; most: number },
) {
  const suited = among.filter((circuit) => isOpenIn(circuit, month) && hasReasons(circuit, wishes))
  const lengths = suited.map((circuit) => daysOf(circuit, wishes))
  const least = Math.min(...lengths)
  return wishes.length > 0 && least > days && least <= most ? suited[lengths.indexOf(least)] : undefined
}

/** With no more days than this, travellers see what is near the capital instead of a circuit. */
const maxDaysOfExcursion = 4
const excursions =
  'Depuis Antananarivo, prenez Andasibe et ses indris, après 4\u202fh à 5\u202fh\u202f30 de route, en deux jours au moins\u202f; Antsirabe et le lac Itasy, en trois ou quatre jours\u202f; ou la colline royale d’Ambohimanga, en une demi-journée. Écrivez vos dates dans la demande de devis.'

/** Offers the shortest open circuit that suits when none fits into the days. */
function noneFits(
  among: readonly Circuit[],
  wishes: readonly Wish[],
  month: number | undefined,
  days = 0,
): Choice | undefined {
  const open = among.filter((circuit) => isOpenIn(circuit, month))
  const suited = open.filter((circuit) => hasReasons(circuit, wishes))
  const [best] = (suited.length > 0 ? suited : open).toSorted(
    (one, other) => one.estimated_duration_days - other.estimated_duration_days,
  )
  if (!best) return undefined
  const none = among.length === 2 ? 'Ni l’un ni l’autre' : 'Aucun de nos circuits'
  const shortest = `Le plus court${among.length === 2 ? ' des deux' : ''}${wishes.length > 0 && suited.length > 0 ? ' qui convienne' : ''} est le circuit ${reasonedName(best, suited.length > 0 ? wishes : [])}. ${notesOf(best).shorter}`
  const text = `${none} ne tient en ${formatCount(days, 'jour')}, mais un voyage se fait aussi sur mesure. ${days <= maxDaysOfExcursion ? excursions : shortest}`
  return { best, second: undefined, reply: replyWith(text, best) }
}
