import { monthState } from '#mocks/assistant/circuit-facts.ts'
import { capital, type Destination, destinations, getDestination } from '#mocks/assistant/destinations.ts'
import { busText } from '#mocks/assistant/follow-ups/buses.ts'
import {
  asksHowOften,
  findFlight,
  flightAdvice,
  flightBetween,
  flightSentence,
  notEveryDay,
} from '#mocks/assistant/flights.ts'
import { asksIfSafe, isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { formatHours, hoursBetween, townsBetween } from '#mocks/assistant/intents/directions.ts'
import { findJourney, pointsOf } from '#mocks/assistant/journeys.ts'
import { fromName, atName } from '#mocks/assistant/place-phrases.ts'
import {
  faqSource,
  firstSentence,
  getQuestion,
  questionTexts,
  replyToQuestion,
  type Reply,
} from '#mocks/assistant/replies.ts'
import { wayside } from '#mocks/assistant/routes.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { inMonth } from '#mocks/assistant/seasons.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { type Subject, wayBetween } from '#mocks/assistant/subject.ts'
import { foodOnRoad, fuelOnRoad, roadStates, suppliesOnTrack } from '#mocks/data/road-states.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'

// What follow-ups say of a road, or of the way between two places.

export type Way = Extract<Subject, { kind: 'way' }>

/** 'd’Antsirabe à Morondava', 'sur la RN7'. */
export function wayText({ name, from, to }: Way): string {
  if (from && to) return `${fromName(from)} ${atName(to)}`
  return name === 'La route' ? 'sur la route' : `sur la ${name}`
}

export function roadReply(text: string, ...next: string[]): Reply {
  return { text, suggestions: questionTexts(...next), places: [], source: faqSource('Transports') }
}

/** A first sentence, then what a question says in general. */
export function introduceAnswer(id: string, introduction: string): Reply {
  const reply = replyToQuestion(getQuestion(id))
  return { ...reply, text: `${introduction}\n\n${reply.text}`, places: [] }
}

export function flightText(way: Way, typed: string): string {
  const flight = way.from && way.to ? flightBetween(way.from, way.to) : findFlight(way.name)
  if (flight && asksHowOften.test(typed)) return `${notEveryDay} ${flightSentence(flight)}`
  if (flight && /\bcombien\b|\bdure\b/.test(typed)) return `${flightSentence(flight)} ${flightAdvice}`
  if (flight) return `Oui, ${uncapitalize(flightSentence(flight))} ${flightAdvice}`
  const hasAirport = findFlight(way.from?.name ?? '') !== undefined
  const fromCapital = hasAirport ? undefined : findFlight(way.to?.name ?? '')
  return fromCapital
    ? `Pas ${wayText(way)}, mais depuis Antananarivo, oui\u202f: ${uncapitalize(flightSentence(fromCapital))} ${flightAdvice}`
    : `Je ne connais pas de vol ${wayText(way)}\u202f: ${way.from === capital ? 'allez-y par la route' : 'presque tous passent par Antananarivo'}.`
}

const asksIfPossible = /\b(?:faisables?|jouables?|possibles?|praticables?|realistes?|ca passe|on passe)\b/

/** What rain does to a road, or to the way between two places. */
export function monthText(way: Way, month: number, { when = capitalize(inMonth(month)), typed = '' } = {}): string {
  if (month === 4 && isTrack(way))
    return `${when}, le trajet ${wayText(way)} rouvre à peine, selon la réparation de la piste\u202f: mieux vaut attendre mai.`
  if (month === 5 && isTrack(way))
    return `${when}, ${wayText(way)}, la piste vient de rouvrir\u202f: encore creusée, avec des bacs lents. Demandez avant de partir si elle passe, et gardez un jour de marge.`
  if (month >= 4 && month <= 11) {
    const dust = month === 4 ? 'les pistes sèchent encore' : 'la route et les pistes sont sèches'
    return `${asksIfPossible.test(typed) ? 'Oui. ' : ''}${when}, ${wayText(way)}, ${dust}\u202f: comptez les durées habituelles, et roulez de jour.`
  }
  const steps = way.from && way.to ? findJourney(way.from, way.to) : undefined
  const isClosed = steps?.some(({ wet }) => wet === null) ?? isClosedRoad(way.name, month)
  if (isByBoat(way))
    return `${when}, la mer est souvent mauvaise et le bateau peut ne pas partir\u202f: demandez la veille, et gardez un jour de marge.`
  return isClosed
    ? `${when}, le trajet ${wayText(way)} est coupé ou fermé par les pluies. Il se fait en général de mai à novembre.`
    : `${when}, ${wayText(way)}, on passe en général, mais les pluies ralentissent la route et la coupent parfois\u202f: partez tôt et gardez un jour de marge.`
}

/** When to take a way by land: tracks dry later than roads, and it is driest in the east from September on. */
export function bestMonthsText(way: Way): string {
  const isInEast = [way.from, way.to].some((end) => end?.circuit?.slug === 'est') || way.name === 'RN2'
  const months = isInEast ? 'De septembre à novembre' : isTrack(way) ? 'De mai à octobre' : 'D’avril à octobre'
  return `${months}, ${wayText(way)}, il pleut peu et la route est en général sèche. ${monthText(way, 1, { when: 'En saison des pluies, de décembre à mars' })}`
}

function isClosedRoad(name: string, month: number): boolean {
  return (
    name === 'RN8' && circuits.some((circuit) => circuit.slug === 'ouest' && monthState(circuit, month) === 'closed')
  )
}

export function isTrack({ name, from, to }: Way): boolean {
  const ends = [from, to].flatMap((end: Destination | undefined) => (end ? [end.name] : []))
  return name === 'RN8' || ends.some((end) => /Tsingy|Kirindy|Belo|Manambolo/.test(end))
}

/** The part of a way that is by boat, but not a ferry that takes cars. */
function boatOn(from: Destination, to: Destination) {
  return findJourney(from, to)?.find(({ mode, road }) => mode === 'boat' && !road?.startsWith('Bac '))
}

/** Where a way goes on by boat. */
function boatText({ from, to }: Way): string | undefined {
  const boat = from && to ? boatOn(from, to) : undefined
  const { means = '' } = to ? tipsOf(to) : {}
  if (boat && /\bpiste\b/.test(means)) return means
  return boat && `La route s’arrête à ${boat.from}\u202f: de là, on va en bateau, sans véhicule.`
}

/** The way as far as the boat. */
function untilBoat({ name, from, to }: Way): Way | undefined {
  const boat = from && to ? boatOn(from, to) : undefined
  const quay = boat && destinations.find((one) => pointsOf(one).includes(boat.from))
  return quay && quay !== from ? { kind: 'way', name, from, to: quay } : undefined
}

export function isByBoat({ from, to }: Way): boolean {
  const steps = from && to ? findJourney(from, to) : undefined
  return steps?.every(({ mode }) => mode === 'boat') ?? false
}

/** The ferries that take cars. */
export function ferriesText({ from, to }: Way): string {
  const ferries = (from && to ? (findJourney(from, to) ?? []) : []).filter(({ road }) => road?.startsWith('Bac '))
  return ferries.length > 0
    ? `Oui, la voiture prend un bac ou deux sur ce trajet\u202f: arrivez tôt, car l’attente peut être longue, et tout s’arrête quand les pluies ferment la piste.`
    : 'Non, je ne connais pas de bac sur ce trajet.'
}

/** The boat of a way, as the tips about one of its ends say. */
export function seaOnWay({ from, to }: Way, typed: string): string | undefined {
  const [text] = [to, from].flatMap((end) => (end ? (tipsOf(end).sea ?? []) : []))
  return text && `${inWind(typed)}${text}`
}

/** What comes first if a message names wind, bad sea or seasickness. */
export function inWind(typed: string): string {
  return /\b(?:vent|houle|vagues|tempete|mer (?:est )?(?:mauvaise|forte|agitee)|mauvaise mer|annul\w*)\b/.test(typed)
    ? 'Par vent fort ou par mauvaise mer, le bateau ne part pas\u202f: attendez, et gardez un jour de marge. '
    : /\b(?:malades?|mal de mer|vomi\w*|nausees?)\b/.test(typed)
      ? 'Le mal de mer est possible\u202f: asseyez-vous au milieu, regardez l’horizon, et demandez un médicament à un pharmacien avant le départ. '
      : ''
}

export function twoWheelsText(way: Way): string {
  const boat = boatText(way)
  if (boat !== undefined) return boat
  if (isTrack(way))
    return `À moto ou à vélo ${wayText(way)}, c’est possible en saison sèche, de mai à novembre, mais dur\u202f: sable profond, deux bacs, chaleur et peu de secours. Ne partez pas seul, et emportez de l’eau et des pièces.`
  const road =
    way.name === 'RN7'
      ? 'Oui, la RN7 se fait à moto ou à vélo, avec du temps.'
      : `À moto ou à vélo ${wayText(way)}, c’est possible avec du temps.`
  return `${road} Méfiez-vous des camions, des nids-de-poule et des zébus, portez un casque, et ne roulez jamais de nuit. Vérifiez que votre assurance couvre la moto.`
}

/** Whether a taxi-brousse goes that way. */
function busAnswer({ from, to, ...way }: Way): string {
  const toPlace = to && from === capital ? busText(to) : undefined
  if (toPlace !== undefined) return toPlace
  if (isTrack({ ...way, from, to }))
    return 'Difficilement\u202f: sur cette piste, peu de véhicules passent, et seulement en saison sèche.'
  const boat = from && to ? boatOn(from, to) : undefined
  if (boat) return `Oui jusqu’à ${boat.from}, avec un changement au besoin\u202f; de là, on va en bateau.`
  return 'Oui, des taxis-brousse font cette route, avec un changement en chemin s’il n’y a pas de ligne directe.'
}

/** From here on, in hours, a taxi-brousse is no pleasure. */
const maxHoursInTaxi = 10

/** Of 'c’est jouable ou c’est la galère ?' */
function hardship({ from, to }: Way, typed: string): string | undefined {
  const hours = from && to && hoursBetween(from, to)
  if (!hours || !/\b(?:galere|jouable|supportable|ca va(?! \w+er\b| prendre))\b/.test(typed)) return undefined
  return hours[1] > maxHoursInTaxi
    ? 'Plutôt la galère, sur un si long trajet\u202f: coupez-le par une nuit en chemin, ou prenez l’avion. '
    : 'Ça va, de jour et avec une place numérotée. '
}

export function taxiText(way: Way, typed: string): string {
  const byNight = /\b(?:nuit|soir)\b/.test(typed)
    ? 'Mieux vaut non, pas de nuit, à cause des accidents et des attaques. '
    : undefined
  const answer = byNight ?? hardship(way, typed) ?? (isYesNoQuestion(typed) ? `${busAnswer(way)} ` : '')
  return `${answer}En taxi-brousse ${wayText(way)}, comptez plus que la voiture\u202f: il part quand il est plein, s’arrête partout, et roule souvent de nuit sur les longs trajets, ce qu’il faut éviter. C’est de loin le moins cher.`
}

/** How often one can go. */
export function frequencyText(way: Way, typed: string): string {
  const flight = /\b(?:avions?|vols?)\b/.test(typed) && way.to ? findFlight(way.to.name) : undefined
  if (flight) return `${notEveryDay} ${flightSentence(flight)}`
  const when = /\bquelle heure\b/.test(typed) ? 'Le matin, quand la mer est la plus calme. ' : ''
  return isByBoat(way)
    ? `${when}En saison, un bateau part en général chaque matin, si la mer le permet\u202f; je ne connais pas ses horaires\u202f: demandez-les la veille à l’hôtel ou à l’embarcadère.`
    : 'En voiture avec chauffeur, on part le jour que l’on veut\u202f; un taxi-brousse part chaque jour sur les grands axes, l’avion certains jours seulement. Je ne connais pas les horaires du moment.'
}

export const isAboutBandits = matcher(['coupeurs|attaque*|bandit*|dahalo*|braqu*|convoi'])

/** How dangerous it is to drive by day. */
export function byDayText(typed: string): string {
  return `De jour, ${asksIfSafe(typed) ? 'plutôt oui' : 'pas spécialement'}, avec un chauffeur qui connaît la route\u202f: le danger vient surtout de la nuit, de la vitesse et des camions.`
}

const roadEnds: Readonly<Record<string, readonly [string, string]>> = {
  RN2: ['Antananarivo', 'Toamasina (Tamatave)'],
  RN4: ['Antananarivo', 'Mahajanga'],
  RN5: ['Toamasina (Tamatave)', 'Soanierana Ivongo'],
  RN6: ['Antananarivo', 'Antsiranana (Diego-Suarez)'],
  RN7: ['Antananarivo', 'Toliara'],
}

/** With the ends of a road of which a message names only the number. */
export function withEnds(way: Way): Way {
  const ends = roadEnds[way.name]
  return ends ? wayBetween(getDestination(ends[0]), getDestination(ends[1])) : way
}

/** '– Ambositra : on y visite …'. */
function townSights(town: string): string[] {
  const destination = destinations.find((one) => pointsOf(one).includes(town))
  const { sights } = destination ? tipsOf(destination) : {}
  return sights === undefined ? [] : [`– ${town}\u202f: ${uncapitalize(firstSentence(sights))}`]
}

/** What there is to eat on the way, or else fuel. */
export function suppliesText(way: Way, typed: string): string {
  if (isTrack(way)) return suppliesOnTrack
  if (/\b(?:essence|carburant|plein|stations?|pompes?)\b/.test(typed)) return `${fuelOnRoad} ${foodOnRoad}`
  return `${foodOnRoad} ${way.from && way.to ? stopsText(way) : ''}`.trim()
}

const list = new Intl.ListFormat('fr', { type: 'disjunction' })

export function stopsText(way: Way, typed = ''): string {
  const { from, to } = withEnds(way)
  const towns = from && to ? townsBetween(from, to, findJourney(from, to) ?? []) : []
  const sights =
    /\b(?:voir|voit|quoi|visiter|interessant\w*|sympas?|lemuriens?|arrets|beau|belle|jolie?|paysages?)\b/.test(typed)
      ? towns.slice(0, 3).flatMap(townSights)
      : []
  if (sights.length > 0) return `En chemin\u202f:\n${sights.join('\n')}`
  return towns.length > 0
    ? `Coupez le trajet à ${list.format(towns)}, et arrivez avant la nuit.`
    : (wayside(from, to) ??
        'Je ne connais pas de halte sur ce trajet\u202f: partez tôt, et demandez à l’hôtel où s’arrêter.')
}

/** Whether an ordinary car is enough or it takes a 4x4. The answer to a yes/no question begins with the yes or no. */
export function carText(way: Way, typed: string): string {
  const boat = boatText(way)
  const road = untilBoat(way)
  if (boat !== undefined && road) return `${carText(road, typed)} ${boat}`
  if (boat !== undefined) return isYesNoQuestion(typed) ? `Pas jusqu’au bout\u202f: ${uncapitalize(boat)}` : boat
  const asksFor4x4 = /\b(?:4x4|4 4|tout terrain)\b/.test(typed)
  const yesNo = (isYes: boolean) => (isYesNoQuestion(typed) && !/ ou /.test(typed) ? (isYes ? 'Oui. ' : 'Non. ') : '')
  if (isTrack(way)) return `${yesNo(asksFor4x4)}${capitalize(wayText(way))}, il faut un 4x4, en saison sèche.`
  return way.name === 'RN7'
    ? `${yesNo(!asksFor4x4)}Sur la RN7, une voiture ordinaire suffit d’Antananarivo à Toliara. Un 4x4 ne sert que pour les pistes à l’écart.`
    : `${yesNo(!asksFor4x4)}Une voiture ordinaire passe sur le goudron\u202f; un 4x4 est plus sûr quand il pleut, et nécessaire sur les pistes. ${stateText(way)}`
}

const unknownToday = 'L’état de la route aujourd’hui ne m’est pas connu\u202f: demandez à votre chauffeur ou à l’hôtel.'

export function stateText(way: Way): string {
  const boat = boatText(way)
  const ofRoad = roadStates[way.name]
  const road = untilBoat(way)
  if (boat !== undefined) return road ? `${stateText(road)} ${boat}` : `${boat} ${unknownToday}`
  if (ofRoad !== undefined) return `${ofRoad} ${unknownToday}`
  if (isTrack(way))
    return `${capitalize(wayText(way))}, c’est une piste difficile, pour 4x4, fermée par les pluies. ${unknownToday}`
  const surfaces = new Set(
    (way.from && way.to ? (findJourney(way.from, way.to) ?? []) : []).flatMap(({ surface }) => surface ?? []),
  )
  const asphalt = surfaces.has('goudron') ? 'sur du goudron, abîmé par endroits' : 'sur un goudron abîmé'
  const isPaved = surfaces.has('goudron') || surfaces.has('goudron dégradé')
  const under = isPaved ? asphalt : 'sur de la piste'
  const track = isPaved && surfaces.has('piste') ? ', avec de la piste' : ''
  const hours = way.from && way.to && hoursBetween(way.from, way.to)
  const time = hours ? `\u202f: comptez ${formatHours(hours)}` : ''
  return surfaces.size === 0
    ? `${getQuestion('routes-etat').answer} ${unknownToday}`
    : `${capitalize(wayText(way))}, on roule ${under}${track}${time}. ${unknownToday}`
}
