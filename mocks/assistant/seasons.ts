import { monthNoteOf, monthState, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { activities, type Activity } from '#mocks/data/activity-months.ts'
import { bestInMonth } from '#mocks/data/best-months.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { capitalize, de, uncapitalize } from '#src/lib/text.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'

const monthPattern = new RegExp(`\\b(?:${monthNames.map((name) => `(${foldFrench(name)})`).join('|')})\\b`)

/** The months of holidays. */
const holidays: readonly (readonly [RegExp, number])[] = [
  [/\b(?:noel|nouvel an|reveillon|jour de l an)\b/, 12],
  [/(?<!\bile de )\bpaques\b/, 4],
  [/\btoussaint\b/, 10],
]

/** The month that a text without accents names, from 1. */
export function findMonth(text: string): number | undefined {
  const [, ...names] = monthPattern.exec(text) ?? []
  const index = names.findIndex((name) => name !== undefined)
  if (index === -1) return holidays.find(([words]) => words.test(text))?.[1]
  return index + 1
}

/** 'en août'. */
export function inMonth(month: number): string {
  return `en ${monthNames[month - 1]}`
}

/** The months that a text names. */
export function findMonths(text: string): number[] {
  return monthNames.flatMap((name, index) => (new RegExp(`\\b${foldFrench(name)}\\b`).test(text) ? index + 1 : []))
}

const list = new Intl.ListFormat('fr')

/** 'le Centre et le Sud'. */
export function listCircuits(chosen: readonly Circuit[]): string {
  return list.format(chosen.map(({ name }) => (/^[EO]/.test(name) ? `l’${name}` : `le ${name}`)))
}

export const isWet = (month: number) => month === 12 || month <= 3
/** The east coast has its driest months late. */
const isDry = ({ slug }: Circuit, month: number) => (slug === 'est' ? month >= 9 : month >= 5) && month <= 11

export const isHighSeason = (month: number) => month === 7 || month === 8

/** How warm the sea is in a month. */
export function seaTemperatureText(month: number | undefined): string | undefined {
  if (month === undefined) return undefined
  const when = capitalize(inMonth(month))
  if (month >= 6 && month <= 9)
    return `${when}, la mer est à son plus frais, vers 23\u202f°C\u202f: on se baigne tout de même.`
  return `${when}, la mer est ${isWet(month) ? 'à son plus chaud, vers 29' : 'chaude, vers 26'}\u202f°C.`
}

/** The weather of a month, for the country as a whole. */
export function weatherOf(month: number): string {
  if (isWet(month)) return 'C’est la saison des pluies, avec un risque de cyclone surtout de janvier à mars.'
  if (isHighSeason(month))
    return 'C’est la haute saison, sèche, avec des nuits froides sur les Hautes Terres\u202f: demandez plusieurs mois à l’avance.'
  if (month <= 5) return 'Les pluies finissent et les pistes sèchent peu à peu.'
  if (month === 11)
    return 'Le temps est chaud, avec de premiers orages en fin de mois\u202f: presque tout est encore à son mieux.'
  if (month >= 9) return 'Le temps est chaud et sec\u202f: de septembre à novembre, presque tout est à son mieux.'
  return 'C’est la saison sèche, avec des nuits froides sur les Hautes Terres.'
}

/** 'En février, ce n’est pas la meilleure saison pour la plongée.', 'En octobre, c’est trop tard pour les baleines.' */
export function activityMonthText({ name, months, onlyThen }: Activity, month: number): string {
  return `${capitalize(inMonth(month))}, ${stateOf()} pour ${name}.`

  function stateOf() {
    if (months.includes(month)) return 'c’est une bonne saison'
    if (!onlyThen) return 'ce n’est pas la meilleure saison'
    const monthsSince = (month - (months.at(-1) ?? 0) + 12) % 12
    const monthsUntil = ((months[0] ?? 0) - month + 12) % 12
    return monthsSince <= monthsUntil ? 'c’est trop tard' : 'c’est trop tôt'
  }
}

const activityTests = Object.entries(activities).flatMap(([id, { words }]) =>
  words === undefined ? [] : [{ id, isIn: matcher([words]) }],
)

/** The activity that a normalized text names, by the id of its question. */
export function namedActivity(text: string): string | undefined {
  return activityTests.find(({ isIn }) => isIn(text))?.id
}

/** 'Septembre ou octobre pour les baleines ?' */
export function activityChoice(text: string, months: readonly number[]): string | undefined {
  const activity = activities[namedActivity(text) ?? '']
  return activity && [...months.map((month) => activityMonthText(activity, month)), activity.why].join(' ')
}

/** 'La meilleure saison pour la plongée\u202f: avril à décembre.' */
export function activitySeasonText({ name, months, why }: Activity): string {
  return `La meilleure saison pour ${name}\u202f: ${formatMonths(months)}. ${why}`
}

/** 'En octobre, …'. */
export function monthWeather(month: number): string {
  return `${capitalize(inMonth(month))}, ${uncapitalize(weatherOf(month))}`
}

/** Whether one circuit can be done in a month. */
export function circuitMonthText(circuit: Circuit, month: number): string {
  const note = monthNoteOf(circuit, month)
  const bookEarly = /haute saison/i.test(note)
    ? 'Demandez plusieurs mois à l’avance.'
    : 'C’est la haute saison\u202f: demandez plusieurs mois à l’avance.'
  const name = `le circuit ${circuit.name}`
  const sentences = {
    open: [
      `Oui, ${name} est ouvert ${inMonth(month)}${isDry(circuit, month) ? ', en saison sèche' : ''}.`,
      note,
      isHighSeason(month) ? bookEarly : '',
    ],
    partial: [
      `${capitalize(inMonth(month))}, ${name} ne se fait qu’en partie.`,
      note,
      'Une visite au moins doit être remplacée, et il faut des jours de marge.',
    ],
    closed: [`Non, ${name} est fermé ${inMonth(month)}.`, note, `À la place, ${possibleIn(month)}.`],
  }[monthState(circuit, month)]
  return sentences.filter((text) => text !== '').join(' ')
}

/** 'En mars, le circuit Ouest, qui passe par Morondava, est fermé.' `withNote`: the note of an open month is about the place. */
export function placeMonthText(name: string, circuit: Circuit, month: number, withNote: boolean): string {
  const state = {
    open: 'est ouvert',
    partial: 'ne se fait qu’en partie',
    closed: 'est fermé',
  }[monthState(circuit, month)]
  const note = withNote || monthState(circuit, month) !== 'open' ? monthNoteOf(circuit, month) : ''
  return `${capitalize(inMonth(month))}, le circuit ${circuit.name}, qui passe par ${name}, ${state}.${note ? ` ${note}` : ''}`
}

/** 'Le meilleur moment pour le circuit Ouest : mai à septembre.' */
export function bestMonthsText({ name, slug }: Circuit): string {
  const best = bestInMonth.flatMap((reasons, index) => (slug in reasons && !isWet(index + 1) ? index + 1 : []))
  return `Le meilleur moment pour le circuit ${name}\u202f: ${formatMonths(best)}${slug === 'est' ? `\u202f; pour les baleines, ${whaleMonths}` : ''}.`
}

const whaleMonths = 'juillet à septembre'

/** 'Non, pas toute l’année. ', if a message asks that; otherwise empty. */
export function yearRoundText(circuit: Circuit, typed: string): string {
  if (!/\btoute l annee\b/.test(typed)) return ''
  return summaryOf(circuit).months.includes('closed')
    ? 'Non, pas toute l’année. '
    : 'Oui, avec des jours de marge pendant les pluies. '
}

/** In which months one circuit can be done. `via` is a place on it. */
export function openMonthsText(circuit: Circuit, via?: string): string {
  const { months } = summaryOf(circuit)
  const inState = (wanted: string) =>
    duringMonths(months.flatMap((state, index) => (state === wanted ? index + 1 : [])))
  const [open, partial, closed] = ['open', 'partial', 'closed'].map(inState)
  const states = [
    `est ouvert ${open}`,
    ...(partial ? [`se fait en partie ${partial}`] : []),
    ...(closed ? [`est fermé ${closed}`] : []),
  ]
  return `Le circuit ${circuit.name}${via === undefined ? '' : `, qui passe par ${via},`} ${list.format(states)}.`
}

/** 'd’avril à novembre', 'en avril et en décembre'; empty without months. */
function duringMonths(numbers: readonly number[]): string {
  const spans = (formatMonths(numbers) ?? '').split(', ').filter((span) => span !== '')
  return list.format(spans.map((span) => (span.includes(' à ') ? `${de(span)}${span}` : `en ${span}`)))
}

/** Where to go in a month in which something is closed. */
export function elsewhereIn(month: number): string {
  return `Sinon, ${inMonth(month)}, ${possibleIn(month)}. Le Sud-Ouest est le moins arrosé.`
}

/** 'vous pouvez faire le Nord ; le Centre et le Sud ne se font qu’en partie', 'seuls le Centre et le Sud se font, en partie'. */
function possibleIn(month: number): string {
  const inState = (wanted: string) => circuits.filter((circuit) => monthState(circuit, month) === wanted)
  const [open, partial] = [inState('open'), inState('partial')]
  if (open.length === 0) return `seuls ${listCircuits(partial)} se font, en partie`
  return [`vous pouvez faire ${listCircuits(open)}`, ...(partial.length > 0 ? [partlyPossible(partial)] : [])].join(
    '\u202f; ',
  )
}

function partlyPossible(partial: readonly Circuit[]): string {
  return `${listCircuits(partial)} ne ${partial.length > 1 ? 'se font' : 'se fait'} qu’en partie`
}
