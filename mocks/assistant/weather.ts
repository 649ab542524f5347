import { monthNoteOf, monthState } from '#mocks/assistant/circuit-facts.ts'
import type { Destination } from '#mocks/assistant/destinations.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { atName } from '#mocks/assistant/place-phrases.ts'
import type { Entry } from '#mocks/assistant/rank-questions.ts'
import {
  circuitQuestion,
  faqSource,
  getNote,
  getQuestion,
  questionTexts,
  type Reply,
  replyToQuestion,
} from '#mocks/assistant/replies.ts'
import { findMonth, inMonth, isWet, monthWeather } from '#mocks/assistant/seasons.ts'
import { asksIfHot, weatherVerdict } from '#mocks/assistant/weather-verdicts.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { packing, type Region, type RegionId, regionOf, regionsById } from '#mocks/data/regional-weather.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'

/** A region, or a place in it, whose weather can be asked for. */
export type WeatherPlace = { where: string; region: Region; circuit?: Circuit | undefined }

const asksForWeather = new RegExp(
  [
    'meteo|climat|temperatures?|degres|frisquet|pleut|pleuvoir|pleuvra|pluies?|pluvieux|orages?|humide|soleil|ensoleille',
    'chaleur|fournaise|etuve|canicule|suffoque|etouffante?|suffocante?|rotit|(?:on|va|de) (?:cuit|grille|crame|cuire|fond|fondre|rotir|griller|cramer)|froids?|(?<!eau |douche )froides?|fraiches?|caille|gele|vent|venteux|(?:ca|vent) souffl(?:e|ait|era|er)|etouffe|temps (?:fait|fera)|(?<!eau )(?:chaud|chaude)',
    'il fait (?:jusqu a )?(?:comment|combien)|combien (?:il fait|fait il)|(?:fait|fera|faire|aura)(?: \\w+)? (?:beau|bon|frais|doux|lourd|moche|mauvais)',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
)

/** The topic words of a message about the weather. */
const weatherWords = topicWords(
  `${monthNames.join(' ')} meteo climat temperature temperatures moyenne moyennes degres pleut pleuvoir pleuvra pluie pluies pluvieux orage orages
  humide soleil ensoleille souffle souffler soufflait soufflera fort chaleur froid froide froides fraiche fraiches frisquet caille gele vent venteux etouffe chaud chaude frais doux lourd moche temps debut fin mi dates risque bord
  milieu nuit nuits jour soir matin mois hiver annee crever creve mourir supportable cote nord sud ouest centre region circuit haut
  terres hautes hauts plateaux plage plages canyon canyons tsingy etouffe pire fournaise etuve canicule suffoque suffocant
  toussaint paques noel suffocante etouffant etouffante rotit cuit cuire fond fondre rotir griller cramer
  reste hauteur hauteurs altitude meurt mort creve brule enfer insupportable invivable intenable tenable vivable vivables torride grille crame marcher randonner`,
)

/** Regions that are no circuit, as messages without accents name them. */
const regionNames: readonly (readonly [RegExp, RegionId])[] = [
  [/\bhautes terres\b|\bhauts plateaux\b|\b(?:les|en) hauteurs?\b|\ben altitude\b/, 'highlands'],
  [/\bsud ouest\b/, 'southWest'],
  [/\bnord ouest\b/, 'northWest'],
  [/\bsud est\b(?! (?:ce|elle|il)\b)/, 'southEast'],
  [/\btsingy\b/, 'west'],
  [/\b(?:la|les) cotes?$|\bbord de (?:la )?mer\b|\bbord de l ocean\b/, 'coasts'],
]

/** The place or region that a message names. */
export function findWeatherPlace({ text, destinations: [first] }: Message): WeatherPlace | undefined {
  if (first) return weatherPlaceOf(first)
  const id = regionNames.find(([pattern]) => pattern.test(text))?.[1]
  if (id) return { where: regionsById[id].where, region: regionsById[id] }
  const [circuit] = findCircuits(text)
  return circuit && weatherPlaceOfCircuit(circuit)
}

export function weatherPlaceOf(destination: Destination): WeatherPlace | undefined {
  const { region, circuit } = destination
  return region && { where: atName(destination), region: regionsById[region], circuit }
}

export function weatherPlaceOfCircuit(circuit: Circuit): WeatherPlace | undefined {
  const id = regionOf(circuit.slug)
  return id && { where: regionsById[id].where, region: regionsById[id], circuit }
}

/** Whether a message asks for the weather and for nothing else. */
export function isAboutWeather({ text, topic }: Message): boolean {
  // 'La température de la mer' is not that of the air.
  const rest = /\bbord de (?:la )?mer\b/.test(text) ? topic.filter((word) => word !== 'mer') : topic
  if (/\b(?:que|quoi) faire\b|\b(?:faire|fait|fais) quoi\b|\bs occuper\b/.test(text)) return false
  return asksForWeather.test(text) && rest.every((word) => weatherWords.has(word) || /^\d+$/.test(word))
}

/** The cold is that of the nights. */
export function asksForNight({ text }: { text: string }): boolean {
  return /\b(?:nuits?|froids?|froides?|fraiches?|caille|gele|frisquet)\b/.test(text)
}

/** Whether a message names a place, a region or a month and asks nothing else. */
export function namesOnly({ topic }: Message): boolean {
  return topic.every((word) => weatherWords.has(word)) && !topic.some((word) => /^(?:tsingy|circuit)$/.test(word))
}

/** 'chaud, avec des orages', after 'le temps est'. */
export function weatherText({ periods }: Region, month: number): string {
  return periods.find(({ months }) => months.includes(month))?.text ?? ''
}

/** The weather in a month, or else at night or the whole year round. */
export function weatherReply(place: WeatherPlace, month: number | undefined, message?: { text: string }): Reply {
  const { circuit } = place
  return {
    text: describeWeather(place, month, message),
    suggestions: [
      ...circuitQuestion({ circuit_name: circuit?.name ?? null }),
      ...questionTexts('temps-par-mois', 'temperatures', 'valise'),
    ].slice(0, 3),
    places: [],
    source: faqSource('Saisons et climat'),
  }
}

/** What a message asks of the weather, and what the months have in which there is the most of it. */
const extremes: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:pleut|pleuvoir|pluies?|pluvieux|humide)\b/, /pluvieux|très humide|fortes pluies|orageux/],
  [/\b(?:chaud|chaude|chaleur)\b/, /très chaud/],
  [/\b(?:vent|venteux|souffle)\b/, /\bvent\b/],
]

/** When there is the most rain, heat or wind: the answer to 'il y pleut beaucoup ?'. */
function whenText(region: Region, text: string): string {
  const [, most] = extremes.find(([asked]) => asked.test(text)) ?? []
  const months = most ? region.periods.flatMap((one) => (most.test(one.text) ? one.months : [])) : []
  return months.length > 0 ? `Oui, surtout dans ces mois\u202f: ${formatMonths(months)}. ` : ''
}

function describeWeather(
  { where, region, circuit }: WeatherPlace,
  month: number | undefined,
  message?: { text: string },
) {
  const isAboutNight = message !== undefined && asksForNight(message)
  const asked = message?.text ?? ''
  if (month === undefined) {
    if (isAboutNight) return `${capitalize(where)}, ${uncapitalize(region.nights)}`
    const year = region.periods.map(({ months, text }) => `– ${formatMonths(months)}, ${text}`)
    const isAlwaysHot = asksIfHot(asked) && region.periods.every(({ text }) => text.includes('chaud'))
    const list = [`${capitalize(where)}, selon les mois\u202f:`, ...year].join('\n')
    return `${isAlwaysHot ? 'Oui, toute l’année. ' : whenText(region, asked)}${list}`
  }
  const told = weatherText(region, month)
  const verdict = weatherVerdict(asked, told)
  const sentence = `${capitalize(where)} ${inMonth(month)}, le temps est ${told}.`
  const weather = verdict === undefined ? sentence : `${verdict} ${sentence}`
  if (isAboutNight) return weather.includes('nuit') ? weather : `${weather} ${region.nights}`
  return [weather, ...circuitState(circuit, month)].join(' ')
}

/** What the weather of a month does to the circuit, in sentences. */
function circuitState(circuit: Circuit | undefined, month: number): string[] {
  if (!circuit || monthState(circuit, month) === 'open') return []
  const state = monthState(circuit, month) === 'closed' ? 'est alors fermé' : 'ne se fait alors qu’en partie'
  return [`Notre circuit ${circuit.name} ${state}.`, monthNoteOf(circuit, month)]
}

const mainRegions: readonly RegionId[] = ['highlands', 'east', 'north', 'west', 'south', 'southWest']

/** Notes about what to wear in one region. */
const clothesByRegion: ReadonlySet<string> = new Set(['habits-cotes', 'habits-hautes-terres'])

/** 'Quels habits en juillet ?' does not ask about the month. */
export const asksWhatToPack =
  /\b(?:valises?|habits?|vetements?|chaussures|tenues?|(?:mets?|mettre|met|emporter?|prendre|prends|quoi) (?:quoi )?dans (?:le|mon|son|notre|nos|les) sacs?)\b/

/** ' En août, le temps y est sec.' */
export function weatherThere(region: RegionId | undefined, month: number | undefined): string {
  return month === undefined || region === undefined
    ? ''
    : ` ${capitalize(inMonth(month))}, le temps y est ${weatherText(regionsById[region], month)}.`
}

/** What to pack for the place of a message, or for the month of a message that asks for clothes, and in general. */
export function packingReply({ id }: Entry, message: Message): Reply | undefined {
  const month = findMonth(message.text)
  const [region] = message.destinations.flatMap((destination) => destination.region ?? [])
  if ((id === 'valise' || clothesByRegion.has(id)) && region !== undefined && region !== 'south') {
    const reply = replyToQuestion(getNote(region === 'highlands' ? 'habits-hautes-terres' : 'habits-cotes'))
    return { ...reply, text: `${reply.text}${weatherThere(region, month)}` }
  }
  const asksForClothes =
    id === 'valise' ||
    (id === 'circuit-par-mois' && asksWhatToPack.test(message.text)) ||
    (clothesByRegion.has(id) && !findWeatherPlace(message))
  if (month === undefined || !asksForClothes) return undefined
  const reply = replyToQuestion(getQuestion('valise'))
  return { ...reply, text: `${packingText(month)} ${reply.text}` }
}

/** What to pack for a month: 'En mai, les soirées sont fraîches…'. */
export function packingText(month: number): string {
  const period = packing.find(({ months }) => months.includes(month))
  return `${capitalize(inMonth(month))}, ${period?.text ?? ''}`
}

const list = new Intl.ListFormat('fr')

/** Of 'c’est pas trop chaud ?', in a month. */
function heatVerdict(month: number): string {
  const hot = mainRegions.map((id) => regionsById[id]).filter((region) => /très chaud/.test(weatherText(region, month)))
  if (hot.length > 0) return `Oui, très chaud ${list.format(hot.map(({ where }) => where))}\u202f; ailleurs, moins.`
  return isWet(month) ? 'Oui, chaud et humide.' : 'Non, pas trop.'
}

/** The weather of a month, region by region. */
export function weatherEverywhere(month: number, asked = ''): string {
  const lines = mainRegions.map((id) => `– ${regionsById[id].where}, ${weatherText(regionsById[id], month)}`)
  const rain = /\b(?:pleut|pleuv\w+|pluies?)\b/.test(asked) ? weatherVerdict(asked, monthWeather(month)) : undefined
  const verdict = asksIfHot(asked) ? heatVerdict(month) : (rain ?? '')
  return [`${verdict} ${monthWeather(month)} Selon les régions\u202f:`.trim(), ...lines].join('\n')
}

/** Of 'il fait froid la nuit ?', in a month. */
const coldVerdict = (month: number) =>
  month >= 6 && month <= 8
    ? 'Oui, la nuit, sur les Hautes Terres et dans le Sud. '
    : 'Non, frais seulement, sur les Hautes Terres. '

/** The nights, region by region. */
export function nightsEverywhere(month: number, asked: string): string {
  const lines = mainRegions.map((id) => `– ${regionsById[id].where}, ${uncapitalize(regionsById[id].nights)}`)
  const verdict = /\bfroid\w*\b/.test(asked) ? coldVerdict(month) : ''
  return [`${verdict}La nuit, selon les régions\u202f:`, ...lines].join('\n')
}

const asksForBestMonth =
  /\b(?:quand|(?:quels?|meilleurs?) (?:mois|moments?)|(?:quelle|meilleure) (?:periode|saison|epoque))\b/

/** The weather of the place or region that a message names. */
export function answerWeather(message: Message): Reply | undefined {
  const place = isAboutWeather(message) ? findWeatherPlace(message) : undefined
  if (!place) return undefined
  const month = findMonth(message.text)
  const reply = weatherReply(place, month, message)
  return month === undefined && asksForBestMonth.test(message.text)
    ? { ...reply, text: `${capitalize(place.where)}, venez ${place.region.best}.\n\n${reply.text}` }
    : reply
}
