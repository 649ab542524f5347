import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { findMonth, inMonth } from '#mocks/assistant/seasons.ts'
import { asksWhatToPack } from '#mocks/assistant/weather.ts'
import { foldFrench } from '#src/content/french-terms.ts'

const visaCard = new RegExp(
  [
    '(?:(?:la|ma|sa|une|notre|nos|les|des) )?cartes? visas?',
    'visa(?= (?:et|ou|/) (?:la )?master ?card)',
    '(?<!\\ble )visa(?= (?:[cç]a )?(?:passe|marche) partout)',
    '(?<=master ?card (?:et|ou|/) (?:la )?)visa',
    '(?:la|ma|sa|une|notre) visa(?= (?:passe|marche|fonctionne|est (?:bien )?(?:accept|utilisable)|premier|gold|suffit))',
    '(?<=(?:pay\\p{L}+|r[eé]gl\\p{L}+|retir\\p{L}+|retraits?|distributeurs?|dab)(?: \\p{L}+){0,3} (?:avec|par|en|ma|une|la) )visa',
    '(?<=(?:prennent|prend|prenez|acceptent|accepte|acceptez) )(?:la |les )?visa',
    '(?:la|ma|une|notre) visa(?= (?:pour|dans|aux?) (?:pay|retir|les? (?:h[oô]tels?|distributeurs?|restos?|restaurants?|magasins?)))',
  ]
    .map((one) => `(?<!\\p{L})${one}(?!\\p{L})`)
    .join('|'),
  'giu',
)

/** Calls the card Visa a bank card, so that it is not taken for the visa: 'la visa passe partout ?', 'visa ou mastercard'. */
export function nameBankCard(input: string): string {
  return input.replace(visaCard, 'la carte bancaire')
}

/** What travellers write, and what they mean. */
const meanings: readonly (readonly [written: RegExp, meant: string])[] = [
  [/(?<!\p{L})moin (?=ch[eè]re?s?(?!\p{L}))/giu, 'moins '],
  [
    /(?:avec ou sans|sans ou avec) ((?:les? |la |l['’])?(?:vols?|avions?|repas|essence|carburant))(?!\p{L})/giu,
    '$1 compris',
  ],
  [
    /(?:n['’ ])?arrive(?:nt)? pas [àa] (?:me |nous |se |s['’])?(?:d[ée]cider|choisir|trancher) entre/giu,
    'hésite entre',
  ],
  [/(?<=combin\p{L}*[^?]*)les baobabs(?=[^?]*(?:le sud|le nord|le centre|l['’]est)(?!\p{L}))/giu, 'le circuit Ouest'],
  // The track to the Tsingy de Bemaraha.
  [/(?<!\p{L})pistes? des tsingy(?! rouges?| de l['’ ]?ankarana)(?!\p{L})/giu, 'piste de Morondava à Bekopaka'],
  [/(?<!\p{L})le (?:112|911)(?!\d)/giu, 'le numéro d’urgence 112'],
]

/** Of 'votre tarif, avec ou sans les repas ?': 'votre tarif, les repas compris ?' */
export const nameWhatIsMeant = (input: string): string =>
  meanings.reduce((text, [written, meant]) => text.replace(written, meant), input)

/** 'J’ai peur de l’avion, …', 'ma femme a la phobie des avions : …' */
const fearOfFlying =
  /^(?:[^,.;:!?]*\P{L})?(?:peur|phobie|terreur|d[ée]test\p{L}+|hais|supporte pas)(?: bleue)?(?: (?:de prendre|prendre))? (?:de l['’ ]|des |en |d['’]|l['’ ]|les |du )?avions?[\s,.;:!]+(?:(?:donc|alors|du coup|et)[\s,]+)*(?=(?:.*\p{L}+\P{L}+){3,})/iu

const asksForWay =
  /(?<!\p{L})(?:aller|rejoindre|va|vais|circuits?|conseill\p{L}*|faire|possible|par la route|en voiture|en bateau)(?!\p{L})/iu
const byOtherMeans = /(?<!\p{L})(?:par la route|en voiture|en bateau|en taxi-brousse)(?!\p{L})/iu

/** Of 'j’ai peur de l’avion, comment aller à Morondava ?': 'comment aller à Morondava sans avion ?' */
export function nameFearOfFlying(input: string): string {
  const rest = input.replace(fearOfFlying, '')
  if (rest === input || !asksForWay.test(rest) || /(?<!\p{L})(?:vols?|avions?|compagnies?|voler)(?!\p{L})/iu.test(rest))
    return input
  return byOtherMeans.test(rest) ? rest : `${rest.replace(/\P{L}+$/u, '')} sans avion ?`
}

/** What the answers to these questions and notes are about. */
const sights: Readonly<Record<string, string>> = {
  baleines: 'les baleines',
  'baleines-plages': 'les baleines',
  baobabs: 'les baobabs',
  indri: 'les indris',
  lemuriens: 'les lémuriens',
  pangalanes: 'les Pangalanes',
  plages: 'la plage',
  tsingy: 'les tsingy',
}

const asksForBoth = /(?<!\p{L})(?:combine[rz]?|associer|ajouter|coupler)(?!\p{L})|dans le m[êe]me (?:circuit|voyage)/iu

/**
 * After an answer about whales, of 'on peut combiner avec Andasibe ?': 'quel circuit avec les baleines et Andasibe ?'. The same
 * after one about a place that is on the same circuit.
 */
export function nameSight(input: string, { questionId, subject }: Memory): string {
  const [place, other] = parseMessage(input).destinations
  if (!place || other || !asksForBoth.test(input)) return input
  if (subject?.kind === 'circuit' && subject.circuit === place.circuit) return `on peut rajouter ${place.name} ?`
  const before = subject?.kind === 'place' ? subject.place : undefined
  const isOnCircuit = before !== place && before?.circuit !== undefined && before.circuit === place.circuit
  const sight = (questionId === undefined ? undefined : sights[questionId]) ?? (isOnCircuit ? before.name : undefined)
  return sight === undefined ? input : `quel circuit avec ${sight} et ${place.name} ?`
}

const vagueTrip =
  /(?<=(?<!\p{L})(?:cherch\p{L}+|veu[tx]|voul\p{L}+|voudr\p{L}+|aimer\p{L}+|faudrait|avez[- ]vous|vous avez|vous auriez) )(?:un truc|quelque chose|qqch|qqchose)(?: de| d['’])?(?= (?:assez |plut[oô]t |tr[eè]s |plus |pas trop )?(?:court|long|sportif|facile|tranquille|cool|nature)(?!\p{L}))/iu

/**
 * Of 'on cherche un truc court': 'on cherche un circuit court', and of 'circuit avec baobabs + plage':
 * 'quel circuit avec baobabs + plage'.
 */
export const nameTrip = (input: string): string =>
  input.replace(vagueTrip, 'un circuit').replace(/^circuit(?= avec )/iu, 'quel circuit')

const onlyAdults = /^(?!.*(?:enfant|b[ée]b[ée]|ado|fils|fille)).*(?<!\p{L})adultes(?!\p{L})/iu

/** 'Quel tarif pour 4 adultes ?' is no question about children. */
export const nameAdults = (input: string): string =>
  onlyAdults.test(input) ? input.replace(/(?<!\p{L})adultes(?!\p{L})/iu, 'personnes') : input

/** 'La deuxième, elle est accessible comment ?' */
const reachedHow = /(?<!\p{L})(?:(?:elle|il|c['’]?) ?est )?accessible comment(?!\p{L})/giu

const inTheMiddle = /(?<!\p{L})dans le centre(?![\p{L}-]| du| de| ville)/iu

/** 'Plus que l’autre parc, Andasibe ?', 'et c’est mieux que Sainte-Marie ou pas' */
const comparesPlace = /^(?:et |ok |bon )*(?:c['’]?est )?(?:plus|mieux|moins) qu(?:e |['’])/iu

/** 'Et l’entrée des parcs ?', 'et les guides' */
const asksOfItem =
  /^et (?:les? |la |l['’])?(?:entr[ée]es?|parcs?|repas|vols?|guides?|visas?|boissons?|transferts?|essence)(?: d\p{L}+ parcs?| int[ée]rieurs?)?\P{L}*$/iu

/** 'On peut le faire en une journée ?' */
const inOneDay =
  /^(?:et |du coup |donc )*(?:on peut (?:y aller|le faire|la faire)|(?:c['’]est|c|est[- ]ce que c['’]est) (?:faisable|possible|jouable)|[cç]a se fait|possible|faisable)(?!\p{L}).*(?<!\p{L})(?:en|dans|sur|[àa]|juste|que) (?:une|la|1) (?:m[êe]me |seule )?journ[ée]e\P{L}*$/iu

/** 'Sinon on fait comment par la route' */
const otherwiseByRoad = /(?<!\p{L})(?:sinon|autrement)(?!\p{L}).*comment.*(?:par la route|en voiture)/iu

const overThere = /(?<!\p{L})l[àa][ -]bas(?!\p{L})/iu

/** 'Ok et on y va comment ?' */
const asksTheWay =
  /(?<!\p{L})y (?:va|vais|allons|acc[eè]de|aller)(?: [àa] \d)? comment(?!\p{L})|comment (?:on |est[- ]ce qu['’]on )?y (?:va|aller|acc[eè]de)(?!\p{L})|^(?:et |ok )*pour y aller\P{L}*$/iu

/** 'Ranomafana, ça vaut le détour quand on fait déjà Andasibe ?' */
const besidesAnother = /(?:vaut|valoir|int[ée]r[êe](?:t|ss\p{L}+)|m[ée]rite).*(?<!\p{L})d[ée]j[àa](?!\p{L})/iu

/** The place that the last answer advised: 'plutôt Sainte-Marie'. */
const advised = (lastText: string) => parseMessage(/plut[oô]t ([^.,;]+)/iu.exec(lastText)?.[1] ?? '').destinations[0]

/** 'Il part quels jours ?', 'les départs, c’est quand' */
const asksForDates =
  /(?<!\p{L})(?:il|elle|[cç]a) part(?:ent)? (?:quels? jours?|[àa] quelles? dates?|quand)|^(?:et )?(?:les |vos )?(?:dates? de )?d[ée]parts?,? (?:c['’]?est |ont lieu )?(?:quand|quels? jours?)\P{L}*$/iu

/** 'Il reste des places en septembre ?' */
const asksForSpace =
  /(?<!\p{L})(?:reste|restent|avez|a)(?:[- ]t[- ]il|[- ]vous)? (?:encore |toujours )?(?:des places?|de la place)(?=\P{L}*$|,| (?:en|libres?|disponibles?|au mois|[àa] no[eë]l|[àa] p[âa]ques|pour (?:\d|no[eë]l|janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre))(?!\p{L}))/iu

/** 'Et on revient comment à Tana ?', after a road. */
const backToCapital =
  /(?<!\p{L})(?:rev[ie]\p{L}*|retour\p{L}*|rentr\p{L}*)(?!\p{L}).*(?<!\p{L})[àa] (?:tana|antananarivo|la capitale)\P{L}*$/iu

/** 'Et ça fait combien en plus ?', 'cela changerait le prix de combien ?' */
const asksPriceOfMore =
  /^(?:et |du coup |alors |donc )*(?=.*(?:en plus|de plus|change|ajout|suppl[ée]ment))(?:(?:[cç]a|cela|c['’]?est)(?!\p{L}).*(?<!\p{L})(?:combien|prix|tarif|co[uû]te|plus cher)(?!\p{L})|combien (?:en|de) plus)/iu

const asksHowMuchLonger = /(?<!\p{L})(?:r?ajoute|met|prend|faut)(?!\p{L}).*combien (?:de )?(?:temps|jours)/iu

/** 'Et dans le Nord à la même période ?' */
const sameMonth =
  /(?<!\p{L})(?:[àa]|pendant|pour) (?:la m[êe]me|cette) (?:p[ée]riode|date|[ée]poque|saison)(?:[- ]l[àa])?(?!\p{L})|(?<!\p{L})(?:[àa]|en) ce (?:moment|mois)[- ]l[àa](?!\p{L})/iu

/** 'On peut aller où alors', after a month */
const asksWhereToGo =
  /^(?:(?:et|mais|bon|ok|donc|alors|du coup|dans ce cas) )*(?:(?:on|je|nous) (?:(?:peut|peux|pourrait|pouvons) (?:aller|partir)|va|vais|irait|part|pars) o[uù]|o[uù] (?:aller|partir))(?: alors| du coup| dans ce cas)?\P{L}*$/iu

/** 'Et le plus proche de la capitale ?' */
const nearCapital =
  /(?:plus (?:pr[eè]s|proches?)|pas (?:trop |tr[eè]s )?loin) (?:de |d['’])(?:la capitale|tana|antananarivo)\P{L}*$/iu

/** 'On est sûrs d’en voir ?' */
const asksIfSeen = /s[uû]re?s? d['’]en voir/iu

const animals = /(?<!\p{L})(?:l[ée]muriens|baleines|indris|fosas?|tortues|cam[ée]l[ée]ons)(?!\p{L})/iu

/** What a message that goes on with the last answer asks in the words of a whole question, if it does. */
type Completion = (input: string, memory: Memory) => string | undefined

const completions: readonly Completion[] = [
  (input, { subject, questionId = '' }) =>
    (subject?.kind === 'circuit' || questionId === 'rn7') && asksForDates.test(input)
      ? 'y a-t-il des départs à dates fixes ?'
      : undefined,
  (input, { subject }) =>
    subject?.kind !== 'circuit' && asksForSpace.test(input) && findCircuits(parseMessage(input).text).length === 0
      ? 'vous avez des disponibilités ?'
      : undefined,
  // After the distance, 'on peut le faire en une journée ?' asks whether one can come back on the same day.
  (input, { topic }) =>
    topic === 'access' && inOneDay.test(input) ? 'l’aller-retour est possible dans la journée ?' : undefined,
  (input, { topic = '' }) =>
    /^(?:longer|beach|combine)$/.test(topic) && asksPriceOfMore.test(input)
      ? 'quel prix pour des jours en plus ?'
      : undefined,
  (input, { topic = '' }) =>
    /^(?:flights|without|ends)$/.test(topic) && asksHowMuchLonger.test(input)
      ? 'sans prendre d’avion, combien de jours en plus ?'
      : undefined,
  (input, { subject, month }) =>
    subject?.kind === 'place' &&
    !/chaussures?|baskets?/iu.test(input) &&
    asksWhatToPack.test(foldFrench(input)) &&
    parseMessage(input).destinations.length === 0
      ? `que mettre dans la valise à ${subject.place.name}${month === undefined ? '' : ` ${inMonth(month)}`} ?`
      : undefined,
  (input, { subject, lastText = '' }) => {
    const [animal] = subject?.kind === 'circuit' && asksIfSeen.test(input) ? (animals.exec(lastText) ?? []) : []
    return animal && `on est sûrs de voir des ${animal} ?`
  },
  (input, { subject, month }) =>
    month !== undefined && !/^(?:circuit|place)$/.test(subject?.kind ?? '') && asksWhereToGo.test(input)
      ? `quel circuit ${inMonth(month)} ?`
      : undefined,
  (input, { questionId }) =>
    (questionId === 'lemuriens' || /l[ée]muriens/iu.test(input)) && nearCapital.test(input)
      ? 'où voir des lémuriens près de Tana ?'
      : undefined,
  (input, { questionId }) =>
    questionId === 'train' && otherwiseByRoad.test(input) ? 'sinon on y va comment ?' : undefined,
  (input, { subject }) => (subject?.kind === 'way' && backToCapital.test(input) ? 'et pour le retour ?' : undefined),
  (input, { subject, lastText = '' }) => {
    const hasTwo = subject?.kind === 'place' && subject.other !== undefined
    const chosen = hasTwo && asksTheWay.test(input) ? advised(lastText) : undefined
    return chosen && `comment aller à ${chosen.name} ?`
  },
  // After two circuits, 'là-bas' is the one that was recommended last.
  (input, { subject }) =>
    subject?.kind === 'circuit' && subject.other && overThere.test(input)
      ? input.replace(overThere, `sur le circuit ${subject.circuit.name}`)
      : undefined,
  (input, { questionId = '' }) =>
    /^(?:palu|moustiques)/.test(questionId) ? input.replace(inTheMiddle, 'sur les Hautes Terres') : undefined,
  (input, { subject }) => {
    const [place, other] = parseMessage(input).destinations
    if (place && other && besidesAnother.test(input)) return `${place.name} ou ${other.name} ?`
    const isCompared = subject?.kind === 'place' && place && !other && place !== subject.place
    return isCompared && comparesPlace.test(input) ? `${subject.place.name} ou ${place.name} ?` : undefined
  },
  (input, { subject, lastText = '' }) =>
    /^(?:circuit|way|price)$/.test(subject?.kind ?? '') &&
    /(?:compris|d’office|fixent dans le devis)/.test(lastText) &&
    asksOfItem.test(input)
      ? `${input.replace(/\P{L}+$/u, '')} compris ?`
      : undefined,
]

/** What a message says that only goes on with the last answer, in the words of a whole question. */
export function completeQuestion(typed: string, memory: Memory): string {
  const how = typed.replace(reachedHow, 'on y va comment')
  const input = memory.month === undefined ? how : how.replace(sameMonth, inMonth(memory.month))
  for (const complete of completions) {
    const question = complete(input, memory)
    if (question !== undefined) return question
  }
  return input
}

/** How a correction begins: 'non pardon', 'non plutôt', 'désolé, je parlais de'. */
const correction =
  /^\s*(?:(?:ah|euh|oups|bon)[\s,]+)*(?:(?:non|pardon|d[ée]sol[ée]e?|finalement)[\s,]+)+(?:(?:mais|je|plut[oô]t|en fait)[\s,]+)*(?:(?:parlais|parle|voulais dire|voulais parler|pensais)\s+)?(?:(?:de la|du|des?|[àa])\s+|d['’])?/iu

/** 'Non merci', 'non pas l’Isalo' and 'non j’ai déjà fait l’Ouest' ask nothing. */
const refusal = /^(?:pas|plus|merci|sauf|d[ée]j[àa]|j['’]ai|on a|suis)(?!\p{L})/iu

/** In words: a longer message asks something of its own. */
const maxCorrectedWords = 4

/** Asks the last question again, of the circuit, place or month that 'non pardon, le circuit Ouest' names. */
export function readCorrection(input: string): string {
  const rest = input.replace(correction, '')
  if (rest === input || refusal.test(rest) || rest.split(' ').length > maxCorrectedWords) return input
  const { text, destinations } = parseMessage(rest)
  // 'Non, 12', of days.
  if (/^\d{1,2}$/.test(text)) return `${text} jours`
  const isNamed = destinations.length > 0 || findCircuits(text).length > 0 || findMonth(text) !== undefined
  return isNamed ? `et ${rest}` : input
}
