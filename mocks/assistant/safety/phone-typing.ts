import MiniSearch from 'minisearch'
import { foldFrench, frenchWords } from '#src/content/french-terms.ts'
import { questions } from '#src/content/questions.ts'
import { dangerSituations } from '#mocks/assistant/safety/danger-situations.ts'
import { despairSituations } from '#mocks/assistant/safety/despair-situations.ts'
import { medicalSituations } from '#mocks/assistant/safety/medical-situations.ts'
import { peopleSituations } from '#mocks/assistant/safety/people-situations.ts'
import { refusedSituations } from '#mocks/assistant/safety/refused-situations.ts'
import { threatSituations } from '#mocks/assistant/safety/threat-situations.ts'
import { informalWords } from '#mocks/data/informal-words.ts'

/** What people type on a phone, in a hurry, and what it stands for. Without accents and punctuation. */
const abbreviations: readonly [RegExp, string][] = [
  [/\b(g|jai)\b/g, 'j ai'],
  // Of Québec.
  [/\b(?:d )?(?:la )?misere a (?=respirer|marcher|parler)/g, 'du mal a '],
  [/\b(?:c(?! est\b| etait\b)|cest|ct)\b/g, 'c est'],
  // 'Jmetouffe', 'jpeux'.
  [/\bjm(?=[aeiou][a-z]{2})/g, 'je m '],
  [/\bj(?=[b-df-hk-np-tvz][a-z]*\b)/g, 'je '],
  // 'Lhopital', 'sest', 'deau'.
  [
    /\b([dls])(?=(en|est|etouff\w*|etrangl\w*|argent|hopital|hotel|avion|aeroport|arrivee|interieur|ouest|eau|aide|urgence|ambulance|assurance|isalo)\b)/g,
    '$1 ',
  ],
  // 'Un chien ma mordu', 'ils mont frappé', 'quelqu’un la suivi'.
  [
    /\b([mltn])(a|ont) (?=(?:abandonn|agress|arrach|attaqu|bless|bouscul|braqu|chopp?|croqu|drogu|embrass|encercl|forc|frapp|griff?|lech|menac|mord|oblig|piqu|pr|poignard|pouss|racket|renvers|saut|suiv|tap|touch|viol|vol)(?:e|ee|es|ees|u|ue|us|ues|i|ie|is)\b)/g,
    '$1 $2 ',
  ],
  [
    /(?<=\b(?:il|elle|on|qui|ils|elles|homme|type|mec|gars|inconnu|guide|chauffeur|masseur|chien|chat|singe|policier|gendarme|serpent|quelqu un) )(m)(a|ont) (?=[a-z]+(?:e|ee|u|ue|i|ie|is|it|ait)\b)/g,
    '$1 $2 ',
  ],
  // 'S’est fait emporter' and 'vient d’emporter' are 'emporté' too.
  [/\b(fait|fais|(?:viens|vient|venons|viennent) de(?: me| nous| te| vous)?) ([a-z]{3,})er\b/g, '$1 $2er $2e'],
  [/\bo (?=secours?\b)/g, 'au '],
  [/\b(pik|pick)(?=(e|ee|er|ure|ures|ur)\b)/g, 'piqu'],
  [/\bariv/g, 'arriv'],
  [/\baxident/g, 'accident'],
  [/\bmeduz\w*/g, 'meduse'],
  [/\b(qqn|qqun|qq1|quelqun|quelquun|kelkun)\b/g, 'quelqu un'],
  [/\bcoup 2\b/g, 'coup de'],
  [/\bdetat\b/g, 'd etat'],
  [/\b(pa|po)\b/g, 'pas'],
  [/\bplu\b/g, 'plus'],
  [/\bya\b/g, 'y a'],
  [/\bbb\b/g, 'bebe'],
  // 'Avc un bébé' means 'avec'. Otherwise it is a stroke.
  [/\bavc (?=(?:un|une|des|deux|\d+) (?:bebes?|enfants?|petite?s?|ados?)\b)/g, 'avec '],
  [/\byapas\b/g, 'y a pas'],
  [/\b(bcp|bcq)\b/g, 'beaucoup'],
  [/\bmtn\b/g, 'maintenant'],
  [/\b(koi|kwa)\b/g, 'quoi'],
  [/\bki\b/g, 'qui'],
  [/\bjusqua\b/g, 'jusqu a'],
  [/\b(ke|k)\b/g, 'que'],
  [/\bkel(?=le?s?\b|s?\b)/g, 'quel'],
  [/\bds\b/g, 'dans'],
  [/\bpr\b/g, 'pour'],
  [/\bde?pui\b/g, 'depuis'],
  [/\bfe\b/g, 'fait'],
  [/\bvien\b/g, 'viens'],
  [/\bsui\b/g, 'suis'],
  [/\btps\b/g, 'temps'],
  [
    /\bcb(?= (?:de|d|ca|pour|coute|jours?|temps|une? (?:taxi|bus|vol|billet|visa|guide|course))\b)|(?<=\b(?:autour de|coute|fait|dure|c est) )cb$/g,
    'combien',
  ],
  [/\b(tjs|tjrs)\b/g, 'toujours'],
  [/\bpb\b/g, 'probleme'],
  [/\b(hosto|hopitaux|hospital)\b/g, 'hopital'],
  [/\bmedocs?\b/g, 'medicament'],
  [/\banti palu\w*/g, 'antipaludique'],
  [/\bdoxy\b/g, 'doxycycline'],
  [/\bdoli\b/g, 'doliprane'],
  [/\b(don|can|won|isn|doesn|didn|ain) t\b/g, '$1t'],
]

/** Removed, since they separate words that patterns look for together: 'il ne respire presque plus'. */
const emptyWords = /\b(n|ne|tres|vraiment|super|hyper|presque|deja|donc|juste|un peu|du tout|svp|stp|please)\b/g

/** Words of the patterns that are easily misspelt. An unknown word that is almost one of them is taken for it. */
const oftenMisspelt = `aidez allergie allergique ambulance anaphylactique araignee arrachee attaque avale blesse braque
  brulure cambriole cannabis chavire choking collapsed commissariat connaissance convulsions crocodile cyclone decede
  decompression delire deshydrate diarrhee drowning emergency enceinte encercle etouffe evanoui fievre frissons
  gendarme gendarmes griffe hemorragie hopital incendie inconscient inconsciente infarctus inonde insolation
  intoxication lemurien malaise medecin meduse menace mordre morsure mourir noyade oursin paludisme passeport piqure
  plongee poitrine policier prostituee rascasse respire respirer saigne saignement scolopendre scorpion secours
  serpent suicide suicider tortue unconscious urgence vertiges vomit`
  .split(/\s+/)
  .map((word, id) => ({ id, word }))

const misspeltIndex = new MiniSearch({ fields: ['word'], storeFields: ['word'], tokenize: (word) => [word] })
misspeltIndex.addAll(oftenMisspelt)

/** Words, other than those of the questions, that are not a misspelt dangerous one. */
const correctWords = new Set(
  `aides attaques baigne baraque cavale courir decide decrire delice delices desire etoffe falaise falaises greffe isolation
  lievre malaisie menage mourait nourrir plonger recours soigne tenace tordre tordue torture vestiges violet`.split(
    /\s+/,
  ),
)

let known: ReadonlySet<string> | undefined

function isKnown(word: string): boolean {
  known ??= new Set(
    questions.flatMap(({ question, keywords, answer }) => frenchWords([question, ...keywords, answer].join(' '))),
  )
  return known.has(word) || correctWords.has(word)
}

let ofPatterns: ReadonlySet<string> | undefined

export function isInPatterns(word: string): boolean {
  ofPatterns ??= new Set(
    [
      ...medicalSituations,
      ...dangerSituations,
      ...despairSituations,
      ...threatSituations,
      ...peopleSituations,
      ...refusedSituations,
    ].flatMap(({ when }) => when.flatMap((pattern) => pattern.split(/[^a-z0-9]+/))),
  )
  return ofPatterns.has(word)
}

/** 'lhotel' -> 'l hotel', 'sarrete' -> 's arrete'. */
export function splitElision(word: string): string {
  const [, article, rest] = /^([dljmns]|qu)(eau|ile|est|[aeiouh][a-z]{3,})$/.exec(word) ?? []
  const isWord = rest === undefined || isKnown(word) || isInPatterns(word)
  return !isWord && (isKnown(rest) || isInPatterns(rest)) ? `${article} ${rest}` : word
}

const commonWords: ReadonlyMap<string, string> = new Map(
  Object.entries(informalWords).flatMap(([common, informal]) => informal.split(' ').map((word) => [word, common])),
)

/** 'Un molosse' -> 'un chien'. `text` has no accents. */
export function replaceInformalWords(text: string): string {
  return text.replace(/[a-z]{3,}/g, (word) => commonWords.get(word) ?? commonWords.get(word.replace(/s$/, '')) ?? word)
}

/** Writes out a minus sign before an adjective: 'le - cher' is 'le moins cher'. */
export function spellMinus(input: string): string {
  return input.replace(
    /(?<=\b(?:les?|la|plus|ou) )-\s?(?=(?:ch[eè]re?s?|longs?|longues?|fatigante?s?|sporti(?:fs?|ves?))(?!\p{L}))/giu,
    'moins ',
  )
}

const units = `un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
  dix.sept dix.huit dix.neuf`
  .split(/\s+/)
  .map((word) => word.replace('.', ' '))
const highAge = new RegExp(
  `\\b(soixante|quatre vingt)s?(?:(?: et)? (${units.toReversed().join('|')}))?(?= ans\\b)`,
  'g',
)

/** 'Soixante et onze ans' -> '71 ans'. `text` has no accents and no punctuation. */
export function writeHighAges(text: string): string {
  return text.replace(highAge, (_, tens: string, unit: string | undefined) =>
    String((tens === 'soixante' ? 60 : 80) + (unit === undefined ? 0 : units.indexOf(unit) + 1)),
  )
}

/** A message as patterns read it: lower case without accents and punctuation, abbreviations written out, typos corrected. */
export function readTyping(input: string): string {
  const plain = foldFrench(spellMinus(input))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .trim()
  const spelled = abbreviations.reduce((text, [pattern, words]) => text.replace(pattern, words), writeHighAges(plain))
  const words = replaceInformalWords(spelled.split(' ').map(splitElision).join(' ')).replace(emptyWords, ' ')
  return words.trim().split(/\s+/).map(correctOnce).join(' ')
}

/** Most words of the examples occur many times. */
const correctedWords = new Map<string, string>()

function correctOnce(word: string): string {
  const corrected = correctedWords.get(word) ?? correctTypos(word)
  correctedWords.set(word, corrected)
  return corrected
}

function correctTypos(word: string): string {
  if (word.length < 6 || isKnown(word)) return word
  const [best] = misspeltIndex.search(word, { fuzzy: word.length > 9 ? 2 : 1 })
  const corrected: unknown = best?.['word']
  return typeof corrected === 'string' ? corrected : word
}
