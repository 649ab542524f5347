import { monthNoteOf, monthState, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { faqSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import type { MonthNote } from '#src/contract/programme.ts'
import { capitalize } from '#src/lib/text.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'

const monthPattern = new RegExp(`\\b(?:${monthNames.map((name) => `(${foldFrench(name)})`).join('|')})\\b`)

/** The month that a text without accents names, from 1. */
export function findMonth(text: string): number | undefined {
  const [, ...names] = monthPattern.exec(text) ?? []
  const index = names.findIndex((name) => name !== undefined)
  return index === -1 ? undefined : index + 1
}

/** 'en août'. */
export function inMonth(month: number): string {
  return `en ${monthNames[month - 1]}`
}

/** 'le Centre et le Sud'. */
export function listCircuits(chosen: readonly Circuit[]): string {
  const names = chosen.map(({ name }) => (/^[EO]/.test(name) ? `l’${name}` : `le ${name}`))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}

const isWet = (month: number) => month === 12 || month <= 3
const isHighSeason = (month: number) => month === 7 || month === 8

/** The weather of a month, for the country as a whole. */
function weatherOf(month: number): string {
  if (isWet(month)) return 'C’est la saison des pluies, avec un risque de cyclone surtout de janvier à mars.'
  if (isHighSeason(month))
    return 'C’est la haute saison, sèche, avec des nuits froides sur les Hautes Terres\u202f: demandez plusieurs mois à l’avance.'
  if (month <= 5) return 'Les pluies finissent et les pistes sèchent peu à peu.'
  if (month >= 9)
    return 'De septembre à novembre, presque tout est à son mieux\u202f: chaud et sec, avec de premiers orages fin novembre.'
  return 'C’est la saison sèche, avec des nuits froides sur les Hautes Terres.'
}

/** 'En octobre : …'. */
export function monthWeather(month: number): string {
  return `${capitalize(inMonth(month))}\u202f: ${weatherOf(month)}`
}

/** Which circuits are open in a month, for a traveller who has not chosen. */
export function monthReply(month: number): Reply {
  const inState = (state: MonthNote['state']) => circuits.filter((circuit) => monthState(circuit, month) === state)
  const [open, partial, closed] = [inState('open'), inState('partial'), inState('closed')]
  const circuitsText = [
    ...(open.length > 0 ? [`ouvert${open.length > 1 ? 's' : ''}\u202f: ${listCircuits(open)}`] : []),
    ...(partial.length > 0 ? [`en partie\u202f: ${listCircuits(partial)}`] : []),
    ...(closed.length > 0 ? [`fermé${closed.length > 1 ? 's' : ''}\u202f: ${listCircuits(closed)}`] : []),
  ].join('\u202f; ')
  const west = closed.some(({ slug }) => slug === 'ouest')
    ? ' L’Ouest et ses Tsingy sont fermés, la côte Est est exposée aux cyclones.'
    : ''
  const advice = isWet(month)
    ? ` Préférez le Centre ou le Sud-Ouest, gardez des jours de marge et prenez une assurance annulation.`
    : ''
  return {
    text: `Oui, on peut voyager ${inMonth(month)}${isWet(month) ? ', avec de la pluie' : ''}. ${weatherOf(month)}${west}${advice}\n\n${capitalize(inMonth(month))}, circuits ${circuitsText}.`,
    suggestions: questionTexts('circuit-par-mois', 'temps-par-mois', 'devis'),
    places: [],
    questionId: 'circuit-par-mois',
    source: faqSource('Saisons et climat'),
  }
}

/** Whether one circuit can be done in a month. */
export function circuitMonthText(circuit: Circuit, month: number): string {
  const note = monthNoteOf(circuit, month)
  const others = circuits.filter((other) => monthState(other, month) !== 'closed')
  const bookEarly = /haute saison/i.test(note)
    ? 'Demandez plusieurs mois à l’avance.'
    : 'C’est la haute saison\u202f: demandez plusieurs mois à l’avance.'
  const sentences = {
    open: ['oui, il est ouvert.', note, isHighSeason(month) ? bookEarly : ''],
    partial: ['en partie.', note, 'Une étape au moins doit être remplacée, et il faut des jours de marge.'],
    closed: ['non, il est fermé.', note, `À la place, ${inMonth(month)}\u202f: ${listCircuits(others)}.`],
  }[monthState(circuit, month)]
  return [`Le circuit ${circuit.name} ${inMonth(month)}\u202f:`, ...sentences].filter((text) => text !== '').join(' ')
}

/** In which months one circuit can be done. */
export function openMonthsText(circuit: Circuit): string {
  const { months } = summaryOf(circuit)
  const inState = (wanted: string) =>
    formatMonths(months.flatMap((state, index) => (state === wanted ? index + 1 : [])))
  const [open, partial, closed] = ['open', 'partial', 'closed'].map(inState)
  return (
    [
      `Le circuit ${circuit.name} est ouvert\u202f: ${open}`,
      ...(partial ? [`en partie\u202f: ${partial}`] : []),
      ...(closed ? [`fermé\u202f: ${closed}`] : []),
    ].join('\u202f; ') + '.'
  )
}

/** Where to go in a month in which something is closed. */
export function elsewhereIn(month: number): string {
  const open = circuits.filter((circuit) => monthState(circuit, month) !== 'closed')
  return `Sinon, ${inMonth(month)}\u202f: ${listCircuits(open)}, avec le Sud-Ouest, moins arrosé.`
}
