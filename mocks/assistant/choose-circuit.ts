import { compareCircuits } from '#mocks/assistant/circuit-answers.ts'
import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { circuits } from '#mocks/data/circuits.ts'

const asksForCircuit =
  /\b(circuits?|itineraires?|programme|choisir|(conseill|recommand|propos)\w+|(que|quoi) (voir|faire)|part(ir|ons))\b/
const asksMore = /\b(prix|cher|budget|passeport|visa)\b/

const byLength = circuits.toSorted(
  (one, other) => one.estimated_duration_days - other.estimated_duration_days,
)

/** Circuits by their length: the shortest, the longest, or those that fit into the days that somebody has. */
export function chooseByLength({ plain, named }: Message): Reply | undefined {
  if (named.landmarks.length > 0) return undefined
  if (!asksForCircuit.test(plain) || asksMore.test(plain)) return undefined
  if (/\b(plus court|moins long)/.test(plain)) {
    return compareCircuits(byLength.slice(0, 1), 'Notre circuit le plus court est')
  }
  if (/\bplus long/.test(plain)) {
    return compareCircuits(byLength.slice(-1), 'Notre circuit le plus long est')
  }
  const days = daysIn(plain)
  return days === undefined ? undefined : chooseForDays(days)
}

function chooseForDays(days: number): Reply {
  const fitting = byLength.filter(({ estimated_duration_days: length }) => length <= days)
  if (fitting.length === 0) {
    const opening = `Aucun de nos circuits ne tient en ${days} jours, mais un voyage se fait aussi sur mesure.`
    return compareCircuits(byLength.slice(0, 1), `${opening} Le plus court est`)
  }
  const longest = fitting.toReversed().slice(0, 3)
  return compareCircuits(longest, `En ${days} jours, vous avez le temps de faire`)
}

const counts = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

function daysIn(plain: string): number | undefined {
  const [, amount = '', unit = ''] = /\b(\d+|[a-z]+) ?(jours?|j|semaines?|sem)\b/.exec(plain) ?? []
  const count = /^\d+$/.test(amount) ? Number(amount) : counts.indexOf(amount) + 1
  if (count === 0) return undefined
  return unit.startsWith('sem') ? count * 7 : count
}
