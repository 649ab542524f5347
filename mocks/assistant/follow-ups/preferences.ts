import { longestWalk, monthState, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

/** Of circuits that are compared, the one with the smallest value is recommended. */
type Value = (circuit: Circuit, month: number) => number

const inOrder =
  (...slugs: readonly string[]): Value =>
  ({ slug }) =>
    slugs.indexOf(slug)

/** The level first, then the hours on foot. */
export const effort = (circuit: Circuit) => summaryOf(circuit).level * 24 + longestWalk(circuit)
const days = (circuit: Circuit) => circuit.estimated_duration_days
const kmOnRoad = (circuit: Circuit) => summaryOf(circuit).kmOnRoad
const forChildren = inOrder('est', 'centre', 'nord', 'sud', 'ouest')

/** By the topic of a question. */
const preferences: Readonly<Record<string, Value>> = {
  compare: inOrder('sud', 'est', 'nord', 'centre', 'ouest'),
  highlights: inOrder('sud', 'est', 'nord', 'centre', 'ouest'),
  children: forChildren,
  baby: inOrder('centre', 'est', 'nord', 'sud', 'ouest'),
  teens: inOrder('nord', 'sud', 'ouest', 'est', 'centre'),
  seniors: effort,
  difficulty: effort,
  vertigo: inOrder('est', 'centre', 'sud', 'nord', 'ouest'),
  wheelchair: inOrder('centre', 'sud', 'est', 'nord', 'ouest'),
  beach: inOrder('est', 'nord', 'sud', 'ouest', 'centre'),
  animals: inOrder('est', 'sud', 'ouest', 'nord', 'centre'),
  lodging: inOrder('nord', 'est', 'centre', 'sud', 'ouest'),
  showers: inOrder('nord', 'est', 'centre', 'sud', 'ouest'),
  electricity: inOrder('nord', 'est', 'centre', 'sud', 'ouest'),
  access: inOrder('centre', 'est', 'sud', 'ouest', 'nord'),
  sea: inOrder('centre', 'ouest', 'sud', 'nord', 'est'),
  duration: days,
  fits: days,
  price: days,
  cheaper: days,
  distance: kmOnRoad,
  car: inOrder('centre', 'est', 'sud', 'nord', 'ouest'),
  flights: (circuit) => summaryOf(circuit).flights,
  month: (circuit, month) => ['open', 'partial', 'closed'].indexOf(monthState(circuit, month)),
}

/** The circuit to recommend for what is asked, unless nothing speaks for one of them. */
export function preferredCircuit(topic: string, compared: readonly Circuit[], month = 1): Circuit | undefined {
  const valueOf = preferences[topic]
  if (!valueOf) return undefined
  const [first, second] = compared.toSorted((one, other) => valueOf(one, month) - valueOf(other, month))
  return first && second && valueOf(first, month) !== valueOf(second, month) ? first : undefined
}

/** What speaks for each circuit, for somebody who has not chosen. */
export const strengths: Readonly<Record<string, string>> = {
  centre: 'le plus court, en 6 jours, presque tout sur goudron',
  est: 'les indris, le canal des Pangalanes et la plage, avec peu de marche',
  nord: 'la mer, les tsingy de l’Ankarana et peu de route',
  ouest: 'les baobabs et les Grands Tsingy, si les pistes et la chaleur ne vous arrêtent pas',
  sud: 'le plus classique et le plus varié, des rizières aux canyons de l’Isalo et au lagon',
}

export function recommendation(topic: string, { name, slug, estimated_duration_days }: Circuit): string {
  switch (topic) {
    case 'compare':
      return `Prenez plutôt le circuit ${name}\u202f: ${strengths[slug] ?? ''}.`
    case 'duration':
      return `Le plus court est le circuit ${name}.`
    case 'access':
      return `Le plus proche d’Antananarivo est le circuit ${name}.`
    case 'price':
    case 'cheaper':
      return `Aucun n’a de prix fixe\u202f; le plus court, le circuit ${name} (${estimated_duration_days} jours), revient en général moins cher.`
    default:
      return `Prenez plutôt le circuit ${name}.`
  }
}
