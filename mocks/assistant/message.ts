import { type Destination, findDestinations } from '#mocks/assistant/destinations.ts'
import { isFillerWord } from '#mocks/assistant/filler-words.ts'
import { replaceInformalWords, spellMinus, splitElision, writeHighAges } from '#mocks/assistant/safety/phone-typing.ts'
import { foldFrench, frenchWords } from '#src/content/french-terms.ts'

/** A parsed message: what every intent looks at. */
export type Message = {
  /** What was typed, cut to a length that questions never need. */
  input: string
  /** Normalized: lower case, without accents and punctuation, abbreviations replaced. */
  text: string
  /** The words of `text`, without articles, pronouns and the like. */
  words: readonly string[]
  /** In the order in which the message names them. */
  destinations: readonly Destination[]
  /** The words that name the destinations. */
  destinationWords: ReadonlySet<string>
  /** `text` without these and the words that belong to them. */
  rest: string
  /** The words that say what is asked: without filler words and destination names. */
  topic: readonly string[]
}

/** Words for an intent to look for in a topic. Throws on those that a topic never has. */
export function topicWords(words: string): ReadonlySet<string> {
  const wanted = foldFrench(words).split(/\s+/)
  const never = wanted.filter((word) => !frenchWords(word).includes(word) || isFillerWord(word))
  if (never.length > 0) throw new Error(`No topic has these words: ${never.join(', ')}`)
  return new Set(wanted)
}

/** Part of a destination's name when the message names one: 'le parc de l'Isalo', 'la ville d'Antsirabe'. */
const placeTypeWords = topicWords(
  `baie circuit circuits colline fonderies foret gorges hauteur ile interet lac marche massif parc parcs
    national nationaux plage quartier region reserve site sites station village ville vallee`,
)

/** Longer messages are cut: no question needs more, and matching takes time. */
const maxLength = 500

export function parseMessage(input: string): Message {
  const typed = input.slice(0, maxLength)
  const text = normalize(typed)
  const words = frenchWords(text)
  const keywords = words.filter((word) => !isFillerWord(word))
  const { destinations, destinationWords } = findDestinations(keywords)
  const isName = (word: string) => destinationWords.has(word) || (destinations.length > 0 && placeTypeWords.has(word))
  return {
    input: typed,
    text,
    words,
    destinations,
    destinationWords,
    rest: text
      .split(' ')
      .filter((word) => !isName(word))
      .join(' '),
    topic: keywords.filter((word) => !isName(word)),
  }
}

/** Abbreviations of text messages, and phrases that intents look for in one form only. */
const replacements: readonly [RegExp, string][] = [
  // 'Cb de jours ?'. Otherwise 'cb' is a bank card.
  [/\bcb(?= (?:de|d|ca|pr|pour|coute|jours?|temps)\b)|(?<=\b(?:autour de|coute|fait|dure|c est) )cb$/g, 'combien'],
  [/\bg (?=(?:une?|des|mes|mon|ma|\d+|pas|que|plus|besoin|envie|reserve)\b)/g, 'j ai '],
  [/\bpers\b/g, 'personnes'],
  [/\ble quel\b/g, 'lequel'],
  [/\bla quelle\b/g, 'laquelle'],
  [/\b(cbien|cmb|combi1)\b/g, 'combien'],
  [/\b(qd|kan|kand)\b/g, 'quand'],
  [/\btps\b/g, 'temps'],
  [/\bpiquer une tete\b/g, 'se baigner'],
  [/\bt(?:j|jr|jrs|js)\b/g, 'toujours'],
  [/\b(l?)ariv/g, '$1arriv'],
  [/\blarriv(?=ee?\b)/g, 'l arriv'],
  // Not the railway.
  [/\ben train (?:de|d)\b/g, ''],
  [/\bt(?:t|te|s)\b/g, 'tout'],
  [/\bpr\b/g, 'pour'],
  [/\bds\b/g, 'dans'],
  [/\bp(?:k|q|koi|ourkoi)\b/g, 'pourquoi'],
  [/\bk(?:oi|wa)\b/g, 'quoi'],
  [/\bya\b/g, 'y a'],
  [/\bquand (?:on est|je suis|nous sommes) a\b/g, 'depuis'],
  [/\bbb\b/g, 'bebe'],
  [/\bcirc?uis?\b|\btour(?= (?:nord|sud|est|ouest|centre)\b)/g, 'circuit'],
  [/\bdiff?er[ae]n[cs]es?\b/g, 'difference'],
  [/\b([6-9]\d ans)\b/g, 'senior $1'],
  [/\bpetit dej\b/g, 'petit dejeuner'],
  [/\bbc[pq]\b/g, 'beaucoup'],
  [/\bst(e)? marie\b/g, 'sainte marie'],
  [/\bjanv?\b/g, 'janvier'],
  [/\bfevr?\b/g, 'fevrier'],
  [/\bjuill?\b/g, 'juillet'],
  // 'Sept' is a number too.
  [/\b(en|mi|fin|debut) sept\b/g, '$1 septembre'],
  [/\boct\b/g, 'octobre'],
  [/\bnov\b/g, 'novembre'],
  [/\bdec\b/g, 'decembre'],
  [
    /\b(nous|on) (sommes|est|sera|serons|serait|serions) (a )?(\d+|deux|trois|quatre|cinq|six|huit|dix|douze|vingt)\b/g,
    'groupe',
  ],
  // 'Faire le circuit à deux', and not two circuits.
  [
    /\bcircuits? (?:rien qu )?a (?:deux|trois|quatre|[2-8])\b(?! (?:circuits|jours|semaines|h|heures|ans)\b)/g,
    'circuit groupe',
  ],
  [/\b(vos|votre) numero(?: de (?:tel|telephone))?\b/g, 'contact telephone'],
  [
    /\b(c est|est ce|est il|est elle) sur(?! (?:la(?! nuit)|le(?! soir)|les|l|un|une|quel|quelle|notre|votre|place)\b)/g,
    '$1 securite',
  ],
  [/\b(?:celui|circuit|tour) (?:des|dans les|sur les) (?:hauts plateaux|hautes terres)\b/g, 'circuit centre'],
  // Not the circuit.
  [/\bcentres? (?:de (?:soins?|sante|vaccination)|medica\w*|antirabiques?)\b/g, 'dispensaire'],
  [/\bcentres? de plongee\b/g, 'club de plongee'],
  [/\bcentres? commercia\w*/g, 'supermarche'],
  [/\bcentre ville\b/g, 'ville'],
  [/\bcentre de (?=tana\b|antananarivo\b|la (?:ville|capitale)\b)/g, 'ville de '],
  [
    /(?<=\b(?:taxis?|navettes?|transferts?) (?:\w+ ){0,4})(?:pour|vers|jusqu a|jusqu au|au|a) (?:le )?centre\b(?! et\b| ou\b)/g,
    'en ville',
  ],
  [/\b(loin|pres|proche|distance) du centre\b/g, '$1 de la ville'],
  [/\bquel(s)? temps\b/g, 'quelle meteo'],
  // 'Des distributeurs en dehors de Tana ?' names no place.
  [/\b(?:(?:en )?(?:de)?hors|ailleurs qu) (?:de |a |d )?(?:tana|antananarivo|la capitale)\b/g, 'en province'],
]

/** 'Sûr' (safe) without its accent would be the preposition 'sur'. */
const safePattern = /(?<!\p{L})s[ûÛ]re?s?(?!\p{L})/giu

function normalize(input: string): string {
  const plain = foldFrench(spellMinus(input).replace(safePattern, 'sécurité'))
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
  const spelled = replaceInformalWords(writeHighAges(plain).split(' ').map(splitElision).join(' '))
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), spelled)
}
