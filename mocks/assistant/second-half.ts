import { findCircuits, withoutNames } from '#mocks/assistant/intents/circuits.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { findMonth, inMonth } from '#mocks/assistant/seasons.ts'
import { secondHalves } from '#mocks/data/second-halves.ts'

// Of a message that asks two things, what one half takes from the other.

/** Words that ask. */
export const asks =
  /(?<!\p{L})(?:(?:combien|comment|quels?|quelles?|o[uù]|quand|est[- ]ce|y a|ya|faut|peut|vaut|quoi)|\p{L}+(?<!rendez)-(?:t-)?(?:ils?|elles?|on|vous))(?!\p{L})/iu

/** Whether a half names a place and asks nothing. */
export function isNameOnly(half: string): boolean {
  const { topic, destinations } = parseMessage(half)
  return topic.length === 0 && destinations.length > 0 && !asks.test(half)
}

/** Whether a half names a place, a circuit or a month. */
export function namesContext(text: string): boolean {
  const message = parseMessage(text)
  const named = message.destinations.length > 0 || findCircuits(message.text).length > 0
  return named || findMonth(message.text) !== undefined
}

/** 'Le Sud', of 'un traitement pour Tana et le Sud ?'. */
export function isBareName(half: string): boolean {
  const message = parseMessage(half)
  const { topic } = parseMessage(withoutNames(message.rest, findCircuits(message.text)))
  return namesContext(half) && topic.every((word) => findMonth(word) !== undefined)
}

const transport =
  /\b(?:taxis?[- ]brousse|bus|train|avion|bateau|travers[ée]e|vedette|pirogue|moto|scooter|v[ée]lo|quad)\b/i
const asksPriceOrTime =
  /^(?:prix|tarifs?|horaires?|dur[ée]e|(?:[cç]a|c['’]?est|c) (?:co[uû]te |fait )?combien|combien [cç]a co[uû]te)/i
const isAboutIt =
  /^(?:(?:et|est[- ]ce que) )?(?:c['’ ]?est|ya|y a) .*\b(?:dangereu|risqu|cher|long|s[uû]r\b|confort|fatigant)|^[cç]a (?:secoue|bouge|remue|tangue|balance)/i

const asksAboutCrowd = /(?<!\p{L})(?:ch[eè]re?s?|monde|touristes)(?!\p{L})/iu

/** Adds what the second half takes from the first. */
export function withContext(second: string, first: string): string {
  // 'On peut retirer de l’argent à Morondava et à Bekopaka ?'.
  if (asks.test(first) && /^[àa]u?x? /i.test(second) && isNameOnly(second)) return `et ${second}`
  // 'Où voir des makis et c’est dans quel circuit ?'.
  if (/\bquel circuit\b/i.test(second)) return `${first} ${second}`
  const month = findMonth(parseMessage(first).text)
  // 'On peut partir à Noël, et c’est plus cher ?'.
  if (month !== undefined && asksAboutCrowd.test(second)) return `${second.replace(/\P{L}+$/u, '')} ${inMonth(month)} ?`
  // 'L’Isalo est sur ce circuit, et combien de temps on y reste ?'.
  const [place] = parseMessage(first).destinations
  if (place && /\bon y (?:reste|passe|dort)\b/i.test(second)) return `${place.name}, ${second}`
  const [means] = transport.exec(first) ?? []
  if (means !== undefined && (isAboutIt.test(second) || asksPriceOrTime.test(second))) return `${means} ${second}`
  const [, replaced, words] = secondHalves.find(([one, two]) => one.test(first) && two.test(second)) ?? []
  return replaced === undefined || words === undefined ? second : second.replace(replaced, words)
}

const preposition = /(?<=\s)(?:[àa]|aux?|en|dans|pour|sur|vers|depuis|de|du|des|d['’])(?!\p{L}*['’])(?=[\s\p{L}])/giu

const ownPlace = /(?<!\p{L})(?:[àa]|aux?|dans|chez) (?:l['’]|la |les? )?\p{L}{4,}/iu

/** What the first half shares with the end of the second: 'à Ranomafana' of 'route et hôtel à Ranomafana'. */
export function sharedContext(first: string, second: string): string {
  const { text, destinations } = parseMessage(second)
  const month = destinations.length > 0 ? findMonth(text) : undefined
  // 'Le temps à Tana et à Nosy Be en août'.
  if (month !== undefined && findMonth(parseMessage(first).text) === undefined && isBareName(second))
    return inMonth(month)
  // 'Une SIM à l’aéroport et du réseau à l’Isalo' asks about two places.
  if (namesContext(first) || ownPlace.test(first)) return ''
  const ends = [...second.matchAll(preposition)].map(
    ({ index }) => [second.slice(0, index), second.slice(index)] as const,
  )
  const found = ends.find(([start, end]) => !namesContext(start) && namesContext(end))
  if (found) return found[1]
  // 'Temps de trajet et prix du bus Tana Tamatave'.
  const words = second.split(' ')
  const named = words.findLastIndex((_, index) => !namesContext(words.slice(0, index).join(' ')))
  return named > 0 && parseMessage(second).destinations.length === 2 ? words.slice(named).join(' ') : ''
}
