import type { Destination } from '#mocks/assistant/destinations.ts'
import { sightsText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { numbers } from '#mocks/assistant/intents/circuits.ts'
import { atName } from '#mocks/assistant/place-phrases.ts'
import { firstSentence, getQuestion } from '#mocks/assistant/replies.ts'
import { placeMerits } from '#mocks/data/place-merits.ts'
import { placeStays } from '#mocks/data/place-stays.ts'
import { capitalize } from '#src/lib/text.ts'

// How long to stay at a place.

const inWords = ['', 'un', 'deux', 'trois', 'quatre', 'cinq']

/** 'une demi-journée', 'une à deux journées', 'trois à cinq jours'; undefined if nothing is known. */
function stayLength({ name }: Destination): string | undefined {
  const [least, most] = placeStays[name] ?? []
  if (least === undefined || most === undefined) return undefined
  if (most < 1) return 'une demi-journée'
  if (most === 1) return least < 1 ? 'une demi-journée à une journée' : 'une journée'
  if (least === 1 && most === 2) return 'une à deux journées'
  return least === most ? `${inWords[least]} jours` : `${inWords[least]} à ${inWords[most]} jours`
}

/** How long a visit takes. As the answer `temps-de-visite` says. */
export function visitText(destination: Destination): string {
  const { place } = destination
  const at = capitalize(atName(destination))
  const length = stayLength(destination)
  if (length !== undefined) return `${at}, comptez ${length} sur place, la route en plus.`
  return place && /^(?:city|historical|religious|market)$/.test(place.type)
    ? `${at}, comptez une demi-heure à une heure, le trajet en plus.`
    : `${at}, je n’ai pas de durée sûre. ${getQuestion('temps-de-visite').answer}`
}

type Stay = { name: string; least: number; most: number }

const stayPattern =
  /\b(\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quinze) ?(?:seule?s? |petite?s? |bonnes? )?(jours?|journees?|nuits?|j|semaines?|sem)\b(?! de (?:route|trajet|voiture|piste|bateau|marche))|\b(?:un |le )?(week ?end)\b|\b(demi journee|matinee)\b|\b(meme jour(?:nee)?)\b/g

/** The length of stay that a message names: 'trois nuits' are three days, or four. */
export function readStay(typed: string): Stay | undefined {
  const found = [...typed.matchAll(stayPattern)].at(-1)
  if (!found) return undefined
  const [, amount = '', unit = '', weekend, half, sameDay] = found
  if (weekend !== undefined) return { name: 'un week-end', least: 2, most: 3 }
  if (half !== undefined)
    return { name: half === 'matinee' ? 'une matinée' : 'une demi-journée', least: 0.5, most: 0.5 }
  if (sameDay !== undefined) return { name: 'un jour', least: 1, most: 1 }
  const count = numbers.get(amount) ?? Number(amount)
  const plural = count > 1 ? 's' : ''
  if (unit.startsWith('sem')) return { name: `${amount} semaine${plural}`, least: count * 7, most: count * 7 }
  if (unit.startsWith('nuit')) return { name: `${amount} nuit${plural}`, least: count, most: count + 1 }
  const day = amount === 'une' ? 'journée' : 'jour'
  return { name: `${amount} ${day}${plural}`, least: count, most: count }
}

const asksIfItFits =
  /\b(?:bien|assez|suffi\w*|ennui\w*|ennuy\w*|trop|court|courte|long|longue|possible|faisable|jouable|ok|raisonnable|vaut|peu|juste|bon|bonne|idee|poser|reposer|rester|reste|repos|farniente|va|ira|le faire|y aller|sympa|agreable|chouette|cool)\b|\b(?:ai|as|a|avons) (?:que|qu)\b|\bseulement\b|\b(?:jour|journee)s? (?:entiere|complete|de plus|en plus)\b/
const asksElse =
  /\b(?:quoi|que faire|combien|comment|quand|pourquoi|quels?|quelles?|modifi\w*|r?ajout\w*|rallong\w*|prolong\w*|ou dormir|on dort ou|aller retour|couper|traite|depuis|locaux|affluence|foule|bonde\w*)\b/

/** 'Trois nuits à Ifaty', and nothing else. */
const stayOnly =
  /^(?:et |si )?(?:on (?:reste|passe|sera|prevoit|fait|a prevu) )?(?:\d+|une|deux|trois|quatre|cinq) (?:jours?|nuits?|journees?|semaines?)(?: (?:a|au|aux|dans|sur))?(?: \w+){1,3}$/

/** 'Nosy Komba en une journée'. */
const nameAndStay =
  /^(?!.*\b(?:et|depuis|de)\b)(?:\w+ ){1,4}(?:en (?:\d+|une?|deux|trois|quatre|cinq) (?:jours?|journees?)|(?:(?:en|pour|sur) )?(?:un )?week ?end)$/

/** 'L’île aux Nattes, 4 jours'. */
const stayAtEnd =
  /^(?!(?:on|nous|je|j)\b)(?!.*\b(?:circuits?|visa|budget|prix|trek|rando|meteo|depuis|route|trajet|en|fait|faire)\b)(?:l |la |le |les )?(?:\w+ ){1,4}(?:pour |pendant )?(?:\d+|une|deux|trois|quatre|cinq|six) (?:jours?|nuits?|journees?|semaines?)$/

/** 'On pense finir à Nosy Be une semaine' asks nothing, but wants to know. */
const tellsStay =
  /^(?:on|nous|je|j) (?:\w+ ){0,3}(?:fini\w*|termin\w*|reste\w*|rester|pass\w*|sejourn\w*|pos\w*|sera|serons)\b(?!.*\b(?:est ce|y a|ya|peut|faut|avec|circuit|par|route|depuis|qui|que)\b)/

/** Whether a message asks if a length of stay suits a place: 'deux nuits, c’est assez ?'. */
export function asksAboutStay(typed: string): boolean {
  const asks =
    asksIfItFits.test(typed) ||
    stayOnly.test(typed) ||
    nameAndStay.test(typed) ||
    stayAtEnd.test(typed) ||
    tellsStay.test(typed)
  return asks && readStay(typed) !== undefined && !asksElse.test(typed)
}

const isAtBeach = ({ name, place }: Destination) =>
  place?.type === 'beach' || /^(?:Nosy Be|Sainte-Marie|Ifaty|Anakao|Mahavelona|Île aux|Ramena|Belo sur Mer)/.test(name)

/** Whether a length of stay suits a place, and what there is to do. */
export function stayText(destination: Destination, typed: string): string {
  const stay = readStay(typed)
  const [least, most] = placeStays[destination.name] ?? []
  const length = stayLength(destination)
  if (!stay || least === undefined || most === undefined || length === undefined) return visitText(destination)
  const at = atName(destination)
  const sights = firstSentence(sightsText(destination))
  // 'Deux ou trois jours ?' is no yes/no question.
  if (/\b(?:\d|une?|deux|trois|quatre|cinq) ou (?:\d|une?|deux|trois|quatre|cinq)\b/.test(typed))
    return `${visitText(destination)} ${sights}`
  const isShort = stay.most < least
  const isLong = stay.least > most
  const yesNo = /\b(?:trop court|juste|peu)\b/.test(typed)
    ? isShort
    : /\b(?:trop|ennui\w*|ennuy\w*|long|longue)\b/.test(typed)
      ? isLong && !isAtBeach(destination)
      : !isShort
  const start = `${yesNo ? 'Oui' : 'Non'}, ${stay.name}, c’est`
  const usual = `comptez ${length}, la route en plus. ${sights}`
  if (isShort) return `${start} court ${at}\u202f: ${usual}`
  if (!isLong) return `${start} bien ${at}\u202f: ${usual}`
  return isAtBeach(destination)
    ? `${start} bien ${at} si vous aimez la plage et le repos\u202f; pour tout voir, ${usual}`
    : `${start} plus qu’il n’en faut ${at}\u202f: ${usual}`
}

/** Whether a place is worth a visit. */
export function worthText(destination: Destination, typed: string): string {
  const time = stayLength(destination)
  const visit = time === undefined ? '' : ` Comptez ${time}.`
  // Toliara and Toamasina are only on the way.
  const verdict =
    placeMerits[destination.name]?.photos === 0 ? 'Plutôt non, sauf' : /\bpiege\b/.test(typed) ? 'Non, pas' : 'Oui,'
  const price = /\b(?:prix|cher|chere|argent|sous)\b/.test(typed)
    ? ' Je ne connais pas le prix\u202f: demandez-le à l’hôtel avant de décider.'
    : ''
  return `${verdict} si votre route y passe. ${sightsText(destination)}${visit}${price}`
}
