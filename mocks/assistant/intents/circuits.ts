import { daysOfDates } from '#mocks/assistant/trip-dates.ts'
import { notesOf, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { capital } from '#mocks/assistant/destinations.ts'
import { preferredCircuit, recommendation } from '#mocks/assistant/follow-ups/preferences.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import { theName } from '#mocks/assistant/place-phrases.ts'
import { daysAt, whereOnCircuits } from '#mocks/assistant/place-circuits.ts'
import { circuitSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { routeLine } from '#mocks/assistant/routes.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'

/** The topic words of a message that asks to describe circuits. */
const circuitWords = topicWords(
  `centre circuit circuits comparer concretement consiste contenu contient cote dates deroule deroulement difference difficile difficulte distance duree etape
  etapes facile forts itineraire itineraires jour jours kilometre kilometres km longueur niveau nord nuit nuits ouest parcours parler
  points plait programme region resume sud trajet traverse`,
)

const asksToChoose =
  /\b(choisir|choix|lequel|mieux|conseil\w*|hesit\w*|tate|prefer\w*|prendre|perdue?s?|differen\w*|compar\w*)\b/

const asksForRoutes = /\b(etapes?|itineraires?|parcours|trajets?|difficile|difficulte|facile)\b/
const asksForDays =
  /\b(consiste|deroul\w+|programme|racont\w+|resum\w+|contient|contenu|present\w+|jour par jour|en quoi|fait quoi)\b/

const asksForDifferences = /\bdifferences? (?:y a t il )?(?:entre )?(?:tous |les |vos |ces )+circuits\b/

/** Enough to describe the circuit, whatever else the message says. */
const asksForSummary = /\b(?:resum|decri|present)\w+ (?:\w+ )?(?:du|le|de ce|l|d un) circuit\b/

/** Describes the circuit that a message names, or compares several. */
export function answerCircuit({ text, topic, destinations }: Message): Reply | undefined {
  const named = findCircuits(text)
  const [circuit] = named
  if (named.length === 0 && asksForDifferences.test(text)) return compareCircuits('Côte à côte', circuits)
  if (named.length > 1 && (asksToChoose.test(text) || / ou /.test(text))) return compareAndChoose(named)
  const asksOnlyThis =
    (topic.every((word) => circuitWords.has(word)) && !/\bplus (?:longue?|dure?)\b/.test(text)) ||
    asksForSummary.test(text)
  if (destinations.length > 0 || !asksOnlyThis || !circuit) return undefined
  return named.length > 1 ? compareCircuits('Côte à côte', named) : circuitReply(circuit, listAskedFor(text))
}

/** Circuits side by side, after the one to take. */
export function compareAndChoose(named: readonly Circuit[]): Reply {
  const compared = compareCircuits('Côte à côte', named)
  const preferred = preferredCircuit('compare', named)
  if (!preferred) return compared
  return { ...compared, text: `${recommendation('compare', preferred)}\n\n${compared.text}` }
}

function listAskedFor(text: string): 'places' | 'days' | 'routes' {
  if (asksForDays.test(text)) return 'days'
  return asksForRoutes.test(text) ? 'routes' : 'places'
}

const asksIfIncluded =
  /\b(passe|passent|inclut|inclus|compris|comprend|contient|voit|visite|traverse|va|vont|dans|sur)\b/

/** Whether a circuit goes to a place: 'Le circuit Sud passe-t-il par l’Andringitra ?'. */
export function answerCircuitPlace({ text, topic, destinations: [first, second] }: Message): Reply | undefined {
  const [circuit, other] = findCircuits(text)
  if (!circuit || other || !first || second || !asksIfIncluded.test(text)) return undefined
  if (topic.some((word) => !circuitWords.has(word))) return undefined
  const goesThere = daysAt(first, circuit).length > 0 || first.place?.circuit === circuit.id
  const where =
    first === capital
      ? `le circuit ${circuit.name} ${notesOf(circuit).ends}`
      : whereOnCircuits(first, goesThere ? circuit : undefined)
  return {
    text: `${goesThere || first === capital ? 'Oui' : 'Non'}, ${where}`,
    suggestions: questionTexts('circuits-proposes', 'combiner', 'devis'),
    places: first.place ? [first.place] : [],
    source: circuitSource(circuit.name, 'Lieux'),
  }
}

const asksForCircuit =
  /\b(circuits?|itineraires?|programme|choisir|(conseill|recommand|propos)\w+|(que|quoi) (voir|faire)|part(ir|ons))\b/
const asksAnotherTopic =
  /\b(prix|cher|budget|chauffeurs?|hotels?|passeport|visa|combin\w+|melang\w+|enchain\w+|(deux|2) circuits|(semaines?|jours) ou)\b/

/** The topic words of a message that gives only a length and a month: 'deux semaines en août'. */
const lengthWords = topicWords(
  `${monthNames.join(' ')} jour jours semaine semaines temps circuit circuits programme groupe enfant enfants famille couple ados pile viser vise max maxi conges dispo`,
)

/** Whether a message asks what to do in the number of days that it names. */
export function asksForLength({ text, topic, destinations }: Message): boolean {
  const days = parseDays(text)
  // 'Visiter Tana en 2 jours'.
  const isOfCapital = destinations.includes(capital) && days !== undefined && days < 4
  if (days === undefined || isOfCapital || destinations.some((one) => one !== capital) || asksAnotherTopic.test(text))
    return false
  return (
    asksForCircuit.test(text) ||
    topic.every((word) => lengthWords.has(word) || numbers.has(word) || /^\d+j?$/.test(word))
  )
}

/** By their names. */
export const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
  }),
)

/** '10 jours', 'deux semaines'. */
export function parseDays(text: string): number | undefined {
  // Of 'en 9 jours c’est trop long, en 6 ?', the last is asked for. The 2 of 'à 5 plutôt que 2' are travellers.
  const lengths = text
    // 'Une rando de 2 jours' is part of a longer voyage.
    .replace(/\b(?:randos?|randonnees?|treks?|balade|marche) (?:de |sur |en )?(?:\d+|[a-z]+) jours?\b/, '')
    // 'Un jour de repos' is no length.
    .replace(
      /\b(?<!\b(?:ai|a|avons|reste) )(?:\d+|[a-z]+) (?:jours?|journees?) (?:de repos|libres?|off|de pause|pour se reposer)\b/,
      '',
    )
    .replace(/\bdizaine de (?=jours)/, 'dix ')
    .replace(/\bquinzaine de (?=jours)/, 'quinze ')
    .replace(/\bune (?:petite|bonne|grosse|grande) (?=semaine)/, 'une ')
    // 'On part dans trois semaines' says when.
    .replace(
      /\b(?:par[st]\w*|venir|vient|viens|arriv\w*|decoll\w*|voyage) dans (?:\d+|[a-z]+) (?:jours?|semaines?)\b/,
      '',
    )
    .replace(/\b(?:en|(?<!\b(?:plutot|est|sommes|sera|serons) )que) (\d+)(?=$| qu)/, 'en $1 jours')
    .matchAll(/\b(\d+|[a-z]+) ?(jours?|j|semaines?|sem)\b/g)
  const [, amount = '', unit = ''] = [...lengths].at(-1) ?? []
  if (/\b(?:pour|pendant|en|a|avons|reste\w*) (?:un|1) mois\b/.test(text)) return 30
  const count = /^\d+$/.test(amount) ? Number(amount) : numbers.get(amount)
  if (count === undefined) return daysOfDates(text)
  return unit.startsWith('sem') ? count * 7 : count
}

const anyName = `(?:${circuits.map(({ name }) => foldFrench(name)).join('|')})`

/** 'Est' is a verb in most messages, so the name of a circuit counts only after one of these or beside another name. */
const beforeName =
  '(?:circuits?|region|cote|plutot|votre(?! centre d)|le|du|au|l|de l|a l|dans le|dans l|vers le|vers l)'

const combining =
  '(?:(?:compar\\w+|match|differences?)(?: entre)?|faire|fait|combiner|combine|enchainer|enchaine|coupler|mixer)(?: le| l)?'

const asksOpinion = '(?:ca|c est|possible|faisable|jouable|realiste|en \\d)'

/** 'Le circuit qui descend la RN7', 'quelque chose de 10 jours sur la RN7'. */
const roadOfSouth =
  /\bcircuit (?:de la |sur la |par la )?(?:rn ?7|nationale 7)\b|\b(?:circuit|quelque chose|parcours|itineraire) (?:\w+ ){0,6}?(?:de|qui (?:descend|suit|prend|fait|longe)|par|sur) (?:la )?(?:rn ?7|(?:route )?nationale 7)\b/

/** 'Deux semaines, ça suffit pour la RN7 ?' */
const lengthOfSouth =
  /^(?=.*\b(?:jours?|semaines?)\b)(?=.*\b(?:suffi\w*|assez|trop|courte?|faisable|possible|jouable)\b)(.*?)\b(?:la )?(?:rn ?7|nationale 7)\b/

/** The circuits that a message names: 'le circuit Nord', 'dans l’Est', 'Nord ou Sud', 'vos circuits Nord et Est'. */
export function findCircuits(message: string): Circuit[] {
  const text = message
    .replace(roadOfSouth, 'circuit sud')
    .replace(lengthOfSouth, '$1 le circuit sud')
    // 'On continue vers le sud' says where to.
    .replace(/\b(continu\w*|descend\w*|remont\w*|file\w*) vers (?:le |l )?(?:nord|sud|est|ouest)\b/, '$1')
    .replace(
      /\b((?:ce|votre|notre) circuit) est (?=adapte|faisable|possible|ouvert|difficile|facile|fait\b|cher\b|long\b|accessible|jouable|realiste|bien\b|trop\b|assez\b)/,
      '$1 ',
    )
    .replace(/\b(le circuit) est (?=(?:annule|reporte|complet|paye|reserve|accompagne)\b)/, '$1 ')
    .replace(/\b(quel(?:le)? (?:circuit|region)|un circuit|(?:un|lequel) de (?:vos|tes|ces|nos) circuits) est\b/, '$1')
  const found = circuits.filter((circuit) => {
    const name = foldFrench(circuit.name)
    const patterns = [
      // Not 'le circuit, est-ce cher ?'.
      `\\b${beforeName} (?:de |du |de l )?${name}\\b${name === 'est' ? '(?! ce\\b)' : ''}`,
      `^(?:et |alors )?(?:le |l )?${name}$`,
      `\\b${anyName} ou (?:le |l )?${name}\\b`,
      `\\b${name} ou (?:le |l )?${anyName}\\b`,
      `\\bentre (?:circuit )?${name} et (?:le |l )?(?:circuit )?${anyName}\\b`,
      `\\b(?:circuits?|entre le|entre l|entre) (?:circuit )?${anyName} et (?:le |l )?(?:circuit )?${name}\\b`,
      `^${anyName} (?:et|puis) (?:le |l )?${name}\\b`,
      `^${name} (?:et|puis) (?:le |l )?${anyName}\\b`,
      // '12 jours en octobre, Centre et Sud, ça vous paraît bien ?'.
      `\\b${anyName} et (?:le |l )?${name} ${asksOpinion}`,
      `\\b${name} et (?:le |l )?${anyName} ${asksOpinion}`,
      `\\bmoitie (?:du |de l |le |l |dans le |dans l )?${name}\\b`,
      `\\b${anyName} \\+ (?:le |l )?${name}\\b`,
      `\\b${name} \\+ (?:le |l )?${anyName}\\b`,
      // 'Nord en 7 jours', 'Sud sans le pic Boby'.
      `^(?:le |l )?${name} (?:en (?:\\d|${monthNames.map(foldFrench).join('|')})|sans (?!enfants?\\b|voiture\\b))`,
      `\\b${combining} ${anyName} (?:(?:et|puis|avec|vs|ou|\\+) )?(?:le |l )?${name}\\b`,
      `\\b${combining} ${name} (?:(?:et|puis|avec|vs|ou|\\+) )?(?:le |l )?${anyName}\\b`,
    ]
    return new RegExp(patterns.join('|')).test(text)
  })
  return found.toSorted((one, other) => positionIn(text, one) - positionIn(text, other))
}

/** Where a text names a circuit: 'est' is also a verb. */
const positionIn = (text: string, { name }: Circuit) =>
  text.search(
    new RegExp(`(?<!\\b(?:c|il|elle|ce|qui|lequel|laquelle) )\\b${foldFrench(name)}\\b(?! (?:ce|il|elle)\\b)`),
  )

/** What a message says beside the names of these circuits: of 'quel mois pour le Nord', 'quel mois pour'. */
export function withoutNames(message: string, named: readonly Circuit[]): string {
  const names = named.map(({ name }) => foldFrench(name)).join('|')
  return message
    .replaceAll(new RegExp(`\\b(?:${beforeName} )*(?:de |du |de l )?(?:${names})\\b(?! ce\\b)`, 'g'), ' ')
    .trim()
}

const list = new Intl.ListFormat('fr')

/** An overview, and a list of what a circuit shows, of its days or of its ways. */
export function circuitReply(circuit: Circuit, listed: 'places' | 'days' | 'routes'): Reply {
  const itsPlaces = places.filter((place) => place.circuit === circuit.id)
  const { places_count, routes_count, description_fr } = circuit
  const size = `${places_count} lieux et ${routes_count} trajets, avec ${formatNumber(summaryOf(circuit).kmOnRoad)}\u202fkm de route`
  return {
    text: [
      `Le circuit ${circuit.name} dure ${lengthOf(circuit)}\u202f; il compte ${size}. ${description_fr}`,
      {
        places: `On y découvre ${list.format(itsPlaces.map(({ name_fr: name }) => theName({ name })))}.`,
        days: ['Jour par jour\u202f:', ...daysOf(circuit)].join('\n'),
        routes: ['Ses trajets\u202f:', ...routesOf(circuit)].join('\n'),
      }[listed],
      'Détails et demande de devis sur la page du circuit, onglet «\u202fRéserver\u202f».',
    ].join('\n\n'),
    suggestions: questionTexts('prix-circuit', 'saison', 'circuits-proposes'),
    places: itsPlaces,
  }
}

function daysOf({ slug }: Circuit): string[] {
  const days = programmes.get(slug)?.itinerary ?? []
  return days.flatMap((day) => (day ? [`– Jour ${day.day}. ${day.title}`] : []))
}

function routesOf({ id }: Circuit): string[] {
  return routes.filter(({ circuit }) => circuit === id).map((route) => `– ${routeLine(route)}`)
}

/** An introduction and a summary of each circuit, as a list when there are several. */
export function compareCircuits(introduction: string, chosen: readonly Circuit[]): Reply {
  const lines = chosen.map(
    (circuit) =>
      `le circuit ${circuit.name}, ${lengthOf(circuit)}, ${formatNumber(summaryOf(circuit).kmOnRoad)}\u202fkm de route, saison\u202f: ${seasonOf(circuit)}. ${circuit.description_fr}`,
  )
  const [only] = lines
  return {
    text:
      lines.length === 1
        ? `${introduction} ${only}`
        : [`${introduction}\u202f:`, ...lines.map((line) => `– ${line}`)].join('\n'),
    suggestions: chosen
      .slice(0, 2)
      .map(({ name }) => `Que voir sur le circuit ${name}\u202f?`)
      .concat(questionTexts('premier-voyage')),
    places: [],
  }
}

/** The months in which a circuit is open: 'mai à novembre'. */
function seasonOf(circuit: Circuit): string {
  const open = summaryOf(circuit).months.flatMap((state, index) => (state === 'open' ? index + 1 : []))
  return formatMonths(open) ?? ''
}

/** '9 jours et 8 nuits'. */
export function lengthOf({ estimated_duration_days: days }: Circuit): string {
  return `${formatCount(days, 'jour')} et ${formatCount(days - 1, 'nuit')}`
}
