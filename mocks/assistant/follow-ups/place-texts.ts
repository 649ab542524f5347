import { monthState, notesOf, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { levelNote } from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { capital, type Destination, destinations, getDestination } from '#mocks/assistant/destinations.ts'
import { carText } from '#mocks/assistant/follow-ups/way-texts.ts'
import { findJourney } from '#mocks/assistant/journeys.ts'
import { leadWithMatch } from '#mocks/assistant/lead-sentence.ts'
import { placeLine } from '#mocks/assistant/intents/places.ts'
import { atName, isOrAre, theName } from '#mocks/assistant/place-phrases.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import { getQuestion } from '#mocks/assistant/replies.ts'
import { routeLine, routesVia } from '#mocks/assistant/routes.ts'
import { wayBetween } from '#mocks/assistant/subject.ts'
import { inMonth, isHighSeason, isWet, openMonthsText, placeMonthText } from '#mocks/assistant/seasons.ts'
import { weatherText } from '#mocks/assistant/weather.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { placeStories } from '#mocks/data/place-stories.ts'
import { placeMerits } from '#mocks/data/place-merits.ts'
import { placeTips, townsWithCash } from '#mocks/data/place-tips.ts'
import { regionOf, regionsById } from '#mocks/data/regional-weather.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'

// What follow-ups say of a place or town.

/** Sights, by their slug, that are no park and of which no entrance fee is known. */
const withoutKnownFee: ReadonlySet<string> = new Set(['allee-des-baobabs'])

export function entranceText(destination: Destination, typed = ''): string {
  if (/\b(?:sorties?|bateau|excursions?|pirogue|barque)\b/.test(typed))
    return 'Je ne connais pas le prix de la sortie\u202f: demandez-le la veille à l’hôtel ou à l’embarcadère, et ce qu’il comprend.'
  const { place } = destination
  if (place && (/^(?:city|market|beach)$/.test(place.type) || withoutKnownFee.has(place.slug)))
    return `${capitalize(atName(destination))}, je ne connais pas de droit d’entrée. Demandez sur place.`
  if (/^(?:historical|religious|culture)$/.test(place?.type ?? ''))
    return `Je ne connais pas le tarif d’entrée ${atName(destination)}\u202f: demandez-le sur place, et gardez de petits billets.`
  const { answer } = getQuestion('parcs-tarifs')
  if (place?.slug === 'parc-national-de-l-isalo')
    return `L’Isalo est de la classe de parcs la plus chère, autour de 65\u202f000\u202fAr par jour jusqu’à l’automne 2026, et un supplément est annoncé pour les piscines naturelles\u202f; à vérifier sur place.\n\n${answer}`
  return place && /\b(?:parc|bemaraha|andringitra|lokobe)\b/.test(place.slug)
    ? `${capitalize(atName(destination))}, c’est le tarif des parcs nationaux. ${answer}`
    : leadWithMatch(answer, /Anja, Kirindy/)
}

const asksIfHard =
  /\b(?:accessibles?|dure?s?|difficiles?|faciles?|physiques?|physiquement|fatigante?s?|niveau|sporti(?:f|fs|ve|ves))\b/

/** 'Mes parents ont 70 ans, ça ira ?', 'avec une canne ?' */
const isFrail =
  /^(?!.*\b(?:marches|escaliers|fauteuil|raide|dure?s?|difficiles?|trop|fatigante?s?)\b).*\b(?:[6-8]\d ans|genou\w*|arthrose|hanche|prothese|canne|seniors?|retraites?|ages?|agees?|(?:mes|nos|grands) parents|papys?|mamies?)\b/

/** Whether it suits who asks, or how hard it is, in a few words, if `tip` does not say it. */
function effortLevel({ name }: Destination, tip: string, typed: string): string {
  const effort = placeMerits[name]?.effort
  if (effort !== undefined && isFrail.test(typed))
    return effort < 1.5 ? 'Oui. ' : effort < 2.5 ? 'Oui, à votre rythme, si vous marchez encore bien. ' : 'Plutôt non. '
  if (effort === undefined || !asksIfHard.test(typed) || /\b(?:facile|difficile|sans effort)/.test(tip)) return ''
  return effort < 1.5 ? 'Plutôt facile. ' : effort < 2.5 ? 'Effort moyen. ' : 'Difficile. '
}

const asksForShortWalk =
  /\b(?:marche\w*|march\w+) (?:pas|peu|mal|difficilement)\b|\bpeu (?:de )?march\w*|\bpas (?:trop |beaucoup )?(?:sportif\w*|march\w*)\b|\bplus court\w*/
const shortWalkText = 'Demandez au guide un parcours court\u202f: il le choisit selon vous.'

/** Whether prices are higher than elsewhere; undefined if that is not asked. */
export function dearerText({ name, place }: Destination, typed: string): string | undefined {
  const compares = /\b(?:plus|moins|aussi) (?:cher\w*|couteu\w*)\b|\bcher\w* (?:que|qu|par rapport)\b/.test(typed)
  const hasFee = place !== undefined && !/^(?:city|beach)$/.test(place.type)
  if (!compares && (hasFee || !/\bcher\w*\b/.test(typed))) return undefined
  const isLess = /\bmoins\b/.test(typed)
  const isDear = /^(?:Nosy|Hell-Ville|Parc national de Lokobe)/.test(name)
  const verdict = isDear
    ? `${isLess ? 'Non' : 'Oui'}, Nosy Be et ses îles sont nettement plus chères que les Hautes Terres.`
    : `Pas à ma connaissance\u202f: Nosy Be et les lodges isolés sont plus chers, le reste du pays se ressemble.`
  return `${verdict} ${getQuestion('prix-courants').answer.replace(/ Nosy Be et les lodges isolés[^.]*\./, '')}`
}

const withEasier = (text: string, easier: string | undefined) =>
  easier === undefined ? text : `${text} Plus facile\u202f: ${easier.replace(/^Oui(?:,|\u202f:) /, '')}`

export function difficultyText(destination: Destination, typed = ''): string {
  const { effort: tip, easier } = placeTips[destination.name] ?? {}
  if (tip?.includes('vertige') && /\bvertige\b/.test(typed))
    return withEasier(
      `${/\b(?:passe|va|peut|possible|faisable|jouable|ok)\b/.test(typed) ? 'Plutôt non. ' : ''}${tip}`,
      easier,
    )
  if (tip !== undefined && asksForShortWalk.test(typed) && tip.includes('plus court')) return `${shortWalkText} ${tip}`
  if (tip !== undefined) {
    const level = effortLevel(destination, tip, typed)
    return level.startsWith('Plutôt non') ? withEasier(`${level}${tip}`, easier) : `${level}${tip}`
  }
  const { circuit } = destination
  const walks = routesVia(destination).filter(({ transport_type }) => /hiking|walking/.test(transport_type))
  if (walks.length === 0 && (placeMerits[destination.name]?.effort ?? 1) < 1)
    return `${isFrail.test(typed) ? 'Oui. ' : ''}Rien de difficile ${atName(destination)}\u202f: on s’y promène ou l’on s’y repose sans peine. Ce qui fatigue, c’est le trajet. ${tipsOf(destination).means ?? ''}`.trim()
  const level = circuit
    ? [
        `${capitalize(theName(destination))} ${isOrAre(destination)} sur le circuit ${circuit.name}, de niveau ${summaryOf(circuit).level} sur 4. ${levelNote(circuit)}`,
      ]
    : []
  return (
    [...walks.slice(0, 2).map((route) => routeLine(route)), ...level].join(' ') ||
    `Je ne connais pas la difficulté ${atName(destination)}.`
  )
}

/** Whether there are many people, in a month if one is named. */
export function crowdsText(month: number | undefined): string {
  const most = 'il y a le plus de monde en juillet et en août, la haute saison'
  const instead = 'venez tôt le matin, ou plutôt en mai, en juin, en septembre ou en octobre'
  if (month === undefined) return `${capitalize(most)}\u202f: ${instead}.`
  return isHighSeason(month)
    ? `Oui, ${most}\u202f: réservez tôt, et ${instead}.`
    : `Pas trop\u202f: ${most}. ${capitalize(inMonth(month))}, c’est plus calme.`
}

/** Whether there are many people at a place. */
export function crowdsAtPlace(destination: Destination, month: number | undefined, typed: string): string {
  const { name } = destination
  const sights = sightsText(destination)
  if (/\bweek ?end\b/.test(typed) && sights.includes('week-end')) return `Oui. ${sights}`
  const calm = month === undefined ? placeMerits[name]?.calm : undefined
  const usual = calm === undefined ? '' : calm < 2 ? 'Oui, assez. ' : 'Plutôt non, c’est calme. '
  const here = /^(?:Nosy Be|Hell-Ville)/.test(name) ? 'Oui, c’est l’île la plus touristique du pays. ' : usual
  return `${month === undefined ? here : ''}${crowdsText(month)}`
}

const asksIfGood = /\b(?:peut|bien|bonne idee|bon moment|possible|passe|faisable|bon mois|bonne periode|bonne saison)\b/

/** The answer to 'en octobre, c’est bien ?'. */
export function goodMonthText(destination: Destination, month: number, typed: string): string | undefined {
  const text = monthText(destination, month)
  const { circuit, name } = destination
  const { windy } = tipsOf(destination)
  if (text !== undefined && windy !== undefined && month >= 4 && month <= 11) return `${windy} ${text}`
  if (text === undefined || !circuit || !asksIfGood.test(typed)) return text
  if (name.startsWith('Mer ') && text.includes('annul'))
    return `Pas toujours\u202f: le vent fait souvent annuler la sortie. ${text}`
  const { wet } = tipsOf(destination)
  if (wet !== undefined && monthState(circuit, month) === 'closed')
    return `Plutôt non. ${wet} ${text.replace(` ${wet}`, '')}`
  if (/^Grands? Tsingy|^Tsingy de Bemaraha|^Bekopaka/.test(name) && month === 4) return `Ce n’est pas sûr. ${text}`
  const answer = { open: 'Oui.', partial: 'En partie seulement.', closed: 'Plutôt non.' }[monthState(circuit, month)]
  return `${answer} ${text}`
}

/** The state of the circuit that goes there, and the weather. */
export function monthText(destination: Destination, month: number): string | undefined {
  const { circuit, region } = destination
  if (!region) return undefined
  const weather = weatherText(regionsById[region], month)
  const wet = month === 12 || month <= 3 ? ` ${tipsOf(destination).wet ?? ''}`.trimEnd() : ''
  return circuit
    ? `${placeMonthText(theName(destination), circuit, month, region === regionOf(circuit.slug))}${wet} Le temps y est ${weather}.`
    : `Le temps y est ${weather}.`
}

/** What there is to see: the highlights of the programme, if no tip says more. */
export function sightsText(destination: Destination): string {
  const { name, place, about } = destination
  const tip = placeTips[name]?.sights
  const highlights = [...programmes.values()].flatMap((programme) => programme.highlights ?? [])
  const highlight = place && highlights.find(({ place_slug }) => place_slug === place.slug)?.text
  if (tip !== undefined) return tip
  if (about !== undefined) return getQuestion(about).answer
  const more = highlight === undefined ? '' : `Au programme de notre circuit\u202f: ${uncapitalize(highlight)}.`
  return [place ? placeLine(place) : `${capitalize(theName(destination))} est sur nos circuits.`, more].join(' ').trim()
}

const aboutBabies =
  'Avec un bébé, voyez d’abord son pédiatre\u202f: le paludisme est présent, surtout sur les côtes. Emportez moustiquaire, répulsif permis à son âge, chapeau, lait et couches, et préparez les biberons à l’eau en bouteille capsulée ou bouillie.'

export function childrenText(destination: Destination, typed: string): string {
  const { circuit } = destination
  const general = circuit ? notesOf(circuit).children : getQuestion('enfants-circuit').answer
  const { children = general } = tipsOf(destination)
  const tip = /\b(?:quel age|que faire|quoi)\b/.test(typed)
    ? capitalize(children.replace(/^(?:Oui|Non), /, ''))
    : children
  return /\bbebes?\b|\bmois\b|\bnourrisson\b/.test(typed) ? `${tip}\n\n${aboutBabies}` : tip
}

const asksIfMonthSuits =
  /^(?!.*\b(?:quand|quel\w*|meilleure?s?|mieux)\b).*\b(?:encore|ouvert\w*|ferme\w*|praticable|accessible|bien|bonne?)\b/

/** When to come, or whether the month that was named before suits. */
export function seasonText(destination: Destination, typed = '', lastMonth?: number): string {
  if (lastMonth !== undefined && asksIfMonthSuits.test(typed)) {
    const { wet } = tipsOf(destination)
    const access = /\baccessible\b/.test(typed) && isWet(lastMonth) ? wet : undefined
    const text = access ?? goodMonthText(destination, lastMonth, 'possible')
    if (text !== undefined) return text
  }
  const { circuit, region, place } = destination
  const closes =
    /\bferm\w*\b.*\bpluies?\b|\bpluies?\b.*\bferm/.test(typed) && circuit && monthState(circuit, 2) === 'closed'
  if (closes && /^(?:nature|adventure)$/.test(place?.type ?? ''))
    return `Le plus souvent oui, de janvier à mars\u202f: pistes et sentiers y sont coupés. ${seasonText(destination)}`
  const tip = tipsOf(destination).season
  if (tip !== undefined) return tip
  if (!region) return getQuestion('saison').answer
  const best = `${capitalize(atName(destination))}, venez ${regionsById[region].best}.`
  return circuit ? `${best} ${openMonthsText(circuit, theName(destination))}` : best
}

export function cashText(destination: Destination, typed: string): string {
  const money = /\b(?:monnaie|devise)\b/.test(typed) ? 'La monnaie est l’ariary. ' : ''
  const asksForCard = /\b(?:cartes?|cb|mastercard|payer|paye)\b/.test(typed) && !/\b(?:distributeur|retir)/.test(typed)
  const where = hasBank(destination) || hasFewMachines(destination) ? 'En partie' : 'Rarement'
  const card = asksForCard
    ? `${where}\u202f: ${atName(destination)}, la carte bancaire n’est acceptée que dans certains hôtels et restaurants. `
    : ''
  return `${money}${card}${machinesText(destination)}`
}

const hasBank = ({ name }: Destination) => townsWithCash.includes(name)
const hasFewMachines = ({ name }: Destination) => /^(?:Sainte-Marie|Nosy Be|Hell-Ville|Morondava)/.test(name)

function machinesText(destination: Destination): string {
  if (destination === capital)
    return 'À Antananarivo, on retire aux distributeurs des banques et à l’aéroport d’Ivato, où l’on change aussi des euros. Retirez de jour, dans une banque ou un centre commercial, et gardez des espèces pour la route.'
  const at = atName(destination)
  if (hasBank(destination))
    return `${capitalize(at)}, il y a des banques et des distributeurs, parfois vides ou en panne\u202f: arrivez avec des espèces.`
  const near = nearestCash(destination)
  const before = near ? `, ${atName(near)} par exemple` : ''
  if (hasFewMachines(destination))
    return `Ne comptez pas sur un distributeur ${at}\u202f: il y en a peu, parfois vides ou en panne. Retirez avant${before}, et emportez des espèces.`
  return `Ne comptez pas sur un distributeur ${at}\u202f: s’il y en a un, il peut être vide ou en panne. Retirez avant${before}, et emportez des espèces en petites coupures.`
}

function nearestCash(destination: Destination): Destination | undefined {
  const towns = destinations.flatMap((town) => {
    const steps = townsWithCash.includes(town.name) ? findJourney(destination, town) : undefined
    return steps ? [{ town, hours: steps.reduce((sum, { dry: [shortest] }) => sum + shortest, 0) }] : []
  })
  return towns.toSorted((one, other) => one.hours - other.hours)[0]?.town
}

/** Whether it takes a 4x4 to get there. */
export function placeCarText(destination: Destination, typed: string): string {
  const { circuit, name } = destination
  const { cars, means } = tipsOf(destination)
  if (cars !== undefined) return cars
  if (name === 'Morondava' && /\btsingy\b/.test(typed))
    return carText(wayBetween(destination, getDestination('Grands Tsingy de Bemaraha')), typed)
  if (means !== undefined && /\bpiste\b/.test(means)) return means
  if (name === 'Allée des Baobabs' || (name === 'Morondava' && /\bbaobabs?\b/.test(typed)))
    return 'Depuis Morondava, un taxi ou une voiture suffit en saison sèche\u202f; un 4x4 passe mieux dans la boue, de janvier à mars.'
  const needs4x4 = circuit?.slug === 'ouest' ? !/^(?:Morondava|Miandrivazo)$/.test(name) : name === 'Tsingy Rouge'
  if (!needs4x4) return carText(wayBetween(capital, destination), typed)
  const answer = /\b(?:4x4|4 4|tout terrain)\b/.test(typed) ? 'Oui' : 'Non, pas avec une voiture ordinaire'
  return `${answer}\u202f: il faut un 4x4 pour aller ${atName(destination)}, en saison sèche.`
}

/** The story of a place, or what is known of it. */
export function storyText(destination: Destination): string {
  const { name, place } = destination
  const story = placeStories[name]
  if (story !== undefined) return story
  const known = place ? placeLine(place) : sightsText(destination)
  return `${known} Je n’en sais pas davantage\u202f: demandez au guide sur place.`
}

const hasNoteWithout = /^(?:Massif|Antoetra|Sakaivo|Grands Tsingy|Gorges|Miandrivazo)/

/** Whether a circuit can do without a place. */
export function withoutText(destination: Destination): string | undefined {
  const { circuit, name } = destination
  if (circuit && hasNoteWithout.test(name)) return notesOf(circuit).without
  return `Oui, le devis peut laisser ce lieu de côté\u202f: dites-le dans la demande. Ce qu’on y trouve\u202f: ${uncapitalize(sightsText(destination))}`
}
