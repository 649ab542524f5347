import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { formatNumber } from '#src/lib/format.ts'

// Euros for a person on a day, as the answer `budget-jour` says, and for the flight, as `vol-international` does.
export const backpacker = [25, 40] as const
export const comfort = [60, 100] as const
export const flight = [900, 1500] as const

/** What travellers have, for how many people and days, if they say so, and whether the flight is to be paid from it. */
export type Sum = { euros: number; people: number; days?: number | undefined; withFlight: boolean }

const withUnit =
  /(?<![\d,])(\d{1,3}(?:[ .\u202f\u00a0]\d{3})+|\d+(?:[.,]\d)?) ?(k)? ?(?:€|euros?\b|eur\b|e\b|balles\b|boules\b)/i
const afterWord =
  /\b(?:budget|enveloppe|economies)\D{1,20}?(\d{1,2}[ .\u202f\u00a0]?\d{3}|\d{3})(?! ?\d)(?! (?:jours?|nuits?))/i
const asMost =
  /(?:\bd[ée]penser|\bavec|\bdispos\w+|\bmettre|\bpasser?)(?: \w+){0,2}? (\d{4,5})\b|\b(\d{4,5}) (?:max\b|maximum)/i
const thousands = /(?<![\d,])(\d{1,2}(?:[.,]\d)?) ?k\b/i

/** Of 'on a 2 000 € à deux', 2000. Smaller sums are for a day or something else. */
export function findEuros(input: string): number | undefined {
  const [, most, ceiling] = asMost.exec(input) ?? []
  const [, number = most ?? ceiling ?? '', isThousands = ''] = withUnit.exec(input) ?? afterWord.exec(input) ?? []
  const [, inThousands = ''] = thousands.exec(input) ?? []
  const euros =
    inThousands !== '' || isThousands !== ''
      ? Number((inThousands || number).replace(',', '.')) * 1000
      : Number(number.replaceAll(/\D/g, ''))
  return euros >= smallest ? euros : undefined
}

const smallest = 300

const mean = ([from, to]: readonly [number, number]) => (from + to) / 2

const list = new Intl.ListFormat('fr', { type: 'disjunction' })

/** What a person has left for the stay. */
const restOf = ({ euros, people, withFlight }: Sum) => euros / people - (withFlight ? mean(flight) : 0)

function daysFor(rest: number, [from, to]: readonly [number, number]): string {
  const [short, long] = [Math.floor(rest / to), Math.floor(rest / from)]
  if (short > 30) return 'plus d’un mois'
  return long > 30 ? `${short} jours et plus` : `${short} à ${long}\u202fjours`
}

/** The circuits that a person can pay with hotels and a shared car, the longest first. */
function circuitsFor(rest: number): readonly Circuit[] {
  const days = rest / mean(comfort)
  return circuits
    .filter(({ estimated_duration_days: needed }) => needed <= days)
    .toSorted((one, other) => other.estimated_duration_days - one.estimated_duration_days)
}

const inComfort = (rest: number) => `${daysFor(rest, comfort)} avec des hôtels confortables et une voiture partagée`
const inAll = (rest: number) =>
  rest > comfort[1] * 30 ? inComfort(rest) : `${inComfort(rest)}, ou ${daysFor(rest, backpacker)} en routard`

/** What travellers ask about what they have: on which circuit it lets them go, for how long, or whether it is enough. */
export type AsksOfSum = 'circuit' | 'days' | 'enough'

export function sumText(sum: Sum, asked: AsksOfSum): string {
  const { euros, people, withFlight, days } = sum
  const perPerson = Math.round(euros / people)
  const rest = restOf(sum)
  const amount = `Avec ${formatNumber(perPerson)}\u202f€ par personne`
  const withoutFlight = `Si le vol est payé à part, comptez ${daysFor(perPerson, comfort)}.`
  if (rest < backpacker[1] * 7)
    return withFlight && perPerson >= backpacker[1] * 7
      ? `Non, pas avec le vol, qui coûte à lui seul ${flightPrice}. Si le vol est payé à part, comptez ${inAll(perPerson)}. ${extras}`
      : `Non, c’est trop juste\u202f: il faut 25 à 40\u202f€ par personne et par jour en routard, et 60 à 100\u202f€ avec des hôtels confortables, sans le vol, qui coûte ${flightPrice}.`
  const scope = withFlight ? `une fois payé le vol international, ${flightPrice}` : 'sans le vol international'
  const length = `${amount}, ${scope}, comptez ${inAll(rest)}.`
  const circuit = circuitText(circuitsFor(rest))
  const main = {
    circuit: [circuit, length],
    days: [length, circuit],
    enough: [verdict(rest, days), length, circuit],
  }[asked]
  return [...main, ...(withFlight ? [withoutFlight] : []), extras].join(' ')
}

const flightPrice = `${flight.map(formatNumber).join(' à ')}\u202f€`

const extras =
  'C’est un ordre de grandeur\u202f: les entrées des parcs, les guides, le visa et les vols intérieurs viennent en plus, et le devis, gratuit, dit le prix.'

function verdict(rest: number, days = 8): string {
  if (rest >= days * mean(comfort)) return 'Oui, c’est jouable.'
  return rest >= days * backpacker[1] ? 'Oui, mais c’est juste, plutôt en routard.' : 'C’est trop juste.'
}

function circuitText(fitting: readonly Circuit[]): string {
  const cheapest = 'le Centre, en 6 jours et sans vol intérieur, revient en général le moins cher'
  if (fitting.length === 0) return `Aucun de nos circuits n’y tient à l’aise\u202f; ${cheapest}.`
  if (fitting.length === circuits.length)
    return `Tous nos circuits y tiennent, même le plus long, le Sud, en 12 jours\u202f; ${cheapest}.`
  const [only, second] = fitting
  if (only && !second)
    return `Prenez le circuit ${only.name}, en ${only.estimated_duration_days} jours, le seul qui y tienne.`
  return `Prenez ${list.format(fitting.map(({ name, estimated_duration_days: days }) => `${/^[EO]/.test(name) ? 'l’' : 'le '}${name} (${days} jours)`))}\u202f: ils tiennent dans ce budget, et ${cheapest}.`
}
