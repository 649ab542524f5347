import {
  type AsksOfSum,
  backpacker,
  comfort,
  findEuros,
  flight,
  sumText,
} from '#mocks/assistant/follow-ups/budget-sum.ts'
import { type Asked, type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'

type Price = Extract<Subject, { kind: 'price' }>

function priceReply(text: string, isBudget: boolean): Reply {
  return {
    text,
    suggestions: questionTexts(
      ...(isBudget ? ['prix-courants', 'prix-circuit', 'pourboire'] : ['prix-circuit', 'inclus', 'devis']),
    ),
    places: [],
    questionId: isBudget ? 'budget-jour' : 'prix-circuit',
    source: faqSource(isBudget ? 'Argent' : 'Circuits et devis'),
  }
}

const times = ([from, to]: readonly [number, number], factor: number) =>
  `${formatNumber(from * factor)} à ${formatNumber(to * factor)}\u202f€`

type Style = 'backpacker' | 'comfort'

type Stay = { people?: number | undefined; days?: number | undefined; style?: Style | undefined; withFlight: boolean }

/** What a stay costs without a quote, or one day of it. */
function budgetText({ people = 1, days, style, withFlight }: Stay): string {
  const factor = people * (days ?? 1)
  const amounts = [
    ...(style === 'comfort' ? [] : [`${times(backpacker, factor)} en routard`]),
    ...(style === 'backpacker'
      ? []
      : [
          `${times(comfort, factor)} avec des hôtels confortables et une voiture partagée${style === 'comfort' ? ', davantage en lodge' : ''}`,
        ]),
  ]
  const who = people > 1 ? `À ${people}` : 'Par personne'
  const howLong = days === undefined ? 'par jour' : `pour ${formatCount(days, 'jour')}`
  const also = withFlight
    ? `et les vols intérieurs viennent en plus. Le vol international ajoute souvent ${times(flight, people)}${people > 1 ? ` pour ${people}` : ''}, davantage en juillet, en août et à Noël.`
    : 'les vols intérieurs et le vol international viennent en plus.'
  const extras = `Le visa, les entrées des parcs, les guides${withFlight ? ' ' : ', '}${also}`
  return `${who}, comptez ${howLong} sur place, en ordre de grandeur, ${amounts.join(', et ')}. ${extras}`
}

const asksForMoney =
  /\b(?:combien(?! d(?:e|es)? (?!euros|argent|budget|sous|fric|thunes?|ariary))|euros?|budget\w*|cout\w*|coute\w*|depens\w*|revien\w*|prix|argent|enveloppe|cher)\b/
const asksPerDay = /\b(?:par jour|a la journee|quotidien\w*|journalier\w*)\b/
const asksInTotal =
  /\b(?:en tout|au total|total|tout compris|budget\w*|revien\w*|sur place|vols?|avion|billets?|global\w*|depens\w*|euros?)\b/
/** 'Combien d’heures de route par jour' is about something else. */
const isAboutElse =
  /\b(?:prix par jour|par jour ou|ou par jour|moins cher si|heures?|km|marche\w*|route|circuits?|litres?|eau|pourboires?|guides?|chauffeurs?|visa|serre|petit budget|bebe|location|louer|voiture|4x4|moto|scooter|velo|quad|pirogue|assurance|sim|forfait|internet|vaccins?|plongee|hotel|chambre|billet|liquide|cash|especes|retirer|retraits?|changer?|annul\w*|manger(?!.*\b(?:dormir|dort|hotels?|loger|bouger)\b)|perds?|perd|rembours\w*)\b/

/** 'Combien coûte un circuit de deux semaines ?' */
const circuitOfLength = /\bun circuit (?=(?:de|d|sur|en) \w+ (?:jours?|semaines?)\b)/

/** 'Les vols sont dedans ?' */
const asksForFlights = /\b(?:vols?|avion|billets?)\b.*\b(?:dedans|compris|inclus|comptes?|inclu)\b/

type Budget = Pick<Asked, 'typed' | 'message' | 'days' | 'people'>

/** What travellers spend: 'combien par jour sur place ?', 'à deux, 15 jours, ça revient à combien sans les vols ?'. */
export function answerBudget({ typed, message, days, people }: Budget, memory: Memory): Turn | undefined {
  const [named, second] = findCircuits(message.text)
  const circuit = named ?? (memory.subject?.kind === 'circuit' ? memory.subject.circuit : undefined)
  const budget = memory.subject?.kind === 'price' && memory.subject.isBudget ? memory.subject : undefined
  if (message.destinations.length > 0 || second) return undefined
  // '2000 euros, ça suffit pour le Nord ?'
  const daysOfCircuit = asksIfEnough.test(typed) ? circuit?.estimated_duration_days : undefined
  const ofSum = answerSum({ typed, message, days: days ?? daysOfCircuit, people }, memory)
  if (ofSum) return ofSum
  const isForCircuit = daysOfCircuit !== undefined && findEuros(message.input) !== undefined
  if (!isForCircuit && (named || isAboutElse.test(typed.replace(circuitOfLength, '')))) return undefined
  const isPerDay = asksPerDay.test(typed)
  // `parseDays` takes 'on est que 2' for two days.
  const ofStay = /(?:\b|\d)(?:jours?|j|semaines?|sem|mois)\b/.test(typed) && !isPerDay ? days : undefined
  const namedDays = ofStay ?? (isForCircuit ? daysOfCircuit : undefined)
  const namesFlight = /\b(?:vols?|avion|billets?|tout compris|tout inclus)\b/.test(typed)
  const style = findStyle(typed)
  const gives = style !== undefined || namedDays !== undefined || people !== undefined || namesFlight
  const asks =
    asksForMoney.test(typed) &&
    (isPerDay ||
      namedDays !== undefined ||
      (people !== undefined && namesFlight) ||
      (memory.days !== undefined && asksInTotal.test(typed)))
  const goesOn = memory.subject?.kind === 'price' && gives
  if (!asks && !(goesOn && typed.split(' ').length <= maxWordsAfter)) return undefined
  const stay: Stay = {
    people: /\bpar (?:personne|tete)\b/.test(typed) ? undefined : (people ?? budget?.people),
    days: isPerDay ? undefined : (namedDays ?? budget?.days ?? memory.days ?? circuit?.estimated_duration_days),
    style,
    withFlight: namesFlight && !isWithoutFlight.test(typed),
  }
  const isGeneral = isPerDay && stay.people === undefined && style === undefined && !namesFlight
  const offered = offeredPerDay(typed, stay)
  const isOfCircuit = memory.subject?.kind === 'price' && !memory.subject.isBudget
  const shared = isOfCircuit && people !== undefined && people > 1 ? sharedText : ''
  const reply = isGeneral
    ? replyToQuestion(getQuestion('budget-jour'))
    : priceReply(
        `${shared}${asksForFlights.test(typed) ? 'Non, vols à part. ' : ''}${budget && /^(?:et |mais )?(?:sans|hors) (?:les |le )?vols?$/.test(typed) ? 'C’est déjà sans les vols. ' : ''}${offered === undefined ? budgetText(stay) : enoughText(offered)}`,
        true,
      )
  const subject = { kind: 'price', isBudget: true, people: stay.people, days: stay.days } as const
  return { reply, memory: remember(memory, message, reply, { subject }) }
}

/** Of 'et pour 4 ?', after what a circuit costs. */
const sharedText = 'Le véhicule et le chauffeur se partagent, et le devis, gratuit, dit le prix du circuit. '

/** Also 'on est 4 amis avec 2000 euros chacun', and nothing more. */
const asksForCircuit =
  /\b(?:circuits?|quoi|que faire|ou (?:on|partir|aller)|voyage|programme|formule|lequel)\b|^(?:on|nous|j|je) .*\b(?:euros?|e)(?: chacun\w*| par (?:personne|tete)| a (?:nous )?(?:deux|2)| en tout)*$/
const asksForDays = /\bcombien\b.*\b(?:temps|jours?|semaines?|longtemps)\b|\b(?:quelle duree|longtemps|jusqu a quand)\b/

/** 'Avec 1500 euros on part combien de temps ?', and then 'et sans le vol ?'. */
function answerSum({ typed, message, days, people }: Budget, memory: Memory): Turn | undefined {
  const earlier = memory.subject?.kind === 'price' ? memory.subject : undefined
  const named = findEuros(message.input)
  const namesFlight = /\b(?:vols?|avion|billets?|tout compris|tout inclus|all inclusive)\b/.test(typed)
  const isShort = typed.split(' ').length <= maxWordsAfter
  const goesOn =
    earlier?.euros !== undefined &&
    isShort &&
    (namesFlight || people !== undefined || days !== undefined || asksMoreOfSum.test(typed))
  const euros = named ?? (goesOn ? earlier.euros : undefined)
  // 'Avec 800 euros, 20 jours, ça suffit ?' is about the stay alone.
  if (named !== undefined && days !== undefined && !namesFlight && asksIfEnough.test(typed)) return undefined
  const asked = whatOfSum(typed) ?? (days !== undefined || namesFlight ? 'enough' : undefined)
  if (euros === undefined || (named === undefined ? !goesOn : !asked && !earlier) || isPriceOfSomething.test(typed))
    return undefined
  const isEach = perPerson.test(typed) || (named === undefined && earlier?.isEach === true)
  const sum = {
    euros,
    people: isEach ? 1 : (people ?? earlier?.people ?? 1),
    days: days ?? earlier?.days ?? memory.days,
    withFlight: namesFlight || !earlier ? !isWithoutFlight.test(typed) : (earlier.withFlight ?? true),
  }
  const reply = priceReply(sumText(sum, asked ?? 'enough'), true)
  const subject = { kind: 'price', isBudget: true, isEach, ...sum } as const
  return { reply, memory: remember(memory, message, reply, { subject }) }
}

const perPerson = /\b(?:par (?:personne|tete)|chacun|chacune|seule?)\b/
const asksMoreOfSum = /\b(?:quels? circuits?|lequel|combien de (?:jours|temps|semaines))\b/
const isWithoutFlight =
  /\b(?:sans|hors|deja|a part|en plus|non compris|sur place|enlev\w*|retir\w*|sauf|(?:achete|paye|pris|regle)\w*)\b/

/** 'Un guide à 500 euros, c’est normal ?' and 'on peut retirer 600 euros ?' are about something else than a journey. */
const isPriceOfSomething = new RegExp(
  [
    'guides?|visa|amende|chauffeur|4x4|hotel|chambre|nuit|parc|pourboires?|billet a|vol a|assurance|franchise|location|voiture',
    'acompte|virement|arrhes|devis|demand\\w*|coute\\w*|police|douan\\w*|declar\\w*|perdu\\w*|vole\\w*|arnaqu\\w*|escro\\w*',
    'chang\\w*|especes|liquide|cash|carte|banque|distributeur\\w*|retir\\w*|retrait\\w*|ariary|envoy\\w*|western|emporter|emmener',
    'appareils?|telephones?|drone|bijoux?|hopital|medica\\w*|rapatri\\w*|salaire',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
)

function whatOfSum(typed: string): AsksOfSum | undefined {
  if (asksForDays.test(typed)) return 'days'
  if (asksIfEnough.test(typed)) return 'enough'
  return asksForCircuit.test(typed)
    ? 'circuit'
    : /\b(?:budget|enveloppe|pour tout|en tout|au total|a depenser)\b/.test(typed)
      ? 'enough'
      : undefined
}

/** Of '2000 euros à deux pour 10 jours, ça suffit ?', euros for a person on a day. */
function offeredPerDay(typed: string, { people = 1, days }: Stay): number | undefined {
  const [, thousands = '', rest = ''] = /\b(?:(\d{1,2}) )?(\d{2,5}) ?(?:euros?|e)\b/.exec(typed) ?? []
  const amount = Number(thousands + rest)
  return amount > 0 && days !== undefined && asksIfEnough.test(typed) ? Math.round(amount / people / days) : undefined
}

const asksIfEnough =
  /\b(?:suffi\w*|assez|passe|realiste|envisageable|ca va|possible|jouable|faisable|c est bon|depasse|ira|irait|iront|le fait|colle|largement|juste|correct|raisonnable|tenir)\b/

function enoughText(perDay: number): string {
  const sum = `cela fait ${perDay}\u202f€ par personne et par jour, sans le vol international`
  if (perDay < backpacker[0])
    return `Non, c’est trop juste\u202f: ${sum}, et il en faut ${times(backpacker, 1)} en routard.`
  if (perDay < comfort[0])
    return `Oui, mais plutôt en routard, à ${times(backpacker, 1)}\u202f: ${sum}. Avec des hôtels confortables et une voiture partagée, comptez ${times(comfort, 1)}.`
  return `Oui, cela suffit\u202f: ${sum}. Avec des hôtels confortables et une voiture partagée, comptez ${times(comfort, 1)}, et en plus le visa, les entrées des parcs, les guides et les vols intérieurs.`
}

const maxWordsAfter = 8

function findStyle(typed: string): Style | undefined {
  if (/\b(?:routards?|sac a dos|pas cher|taxi brousse|plus simples?|economiques?)\b/.test(typed)) return 'backpacker'
  return /\b(?:confort\w*|bons? hotels?)\b/.test(typed) ? 'comfort' : undefined
}

const asksIfIncluded =
  /\b(?:compren\w*|compri\w*|inclu\w*|compte\w*|dedans|en plus)\b(?=.*\b(?:transports?|voiture|taxis?|deplacements?|repas|manger|bouffe|hotels?|chambres?|nuits?|logements?|vols?|avion|visa|parcs?|entrees?|guides?|pourboires?|tout)\b)|\b(?:transports?|voiture|deplacements?|repas|hotels?|logements?|vols?|visa|parcs?|entrees?|guides?|pourboires?|tout)\b.*\b(?:compri\w*|inclu\w*|comptes?|dedans|en plus)\b/

/** What is in the budget of a day. */
function budgetIncludes(typed: string): string {
  const isExtra = /\b(?:vols?|avion|visa|parcs?|entrees?|guides?|pourboires?)\b/.test(typed)
  const verdict = isExtra !== /\ben plus\b/.test(typed) ? 'Non' : 'Oui'
  return `${verdict}\u202f: ces montants comptent la chambre, les repas et le transport par la route, en taxi-brousse pour un routard, en voiture partagée avec des hôtels confortables. Le visa, les entrées des parcs, les guides, les vols intérieurs et le vol international viennent en plus.`
}

/** What can be asked about a price. */
export const priceFollowUps: readonly FollowUp<Price>[] = [
  {
    topic: 'included',
    matches: ({ typed }) => asksIfIncluded.test(typed),
    answer: ({ isBudget }, { typed }) => (isBudget ? priceReply(budgetIncludes(typed), true) : undefined),
  },
  {
    topic: 'driver',
    matches: typedLike('chauffeur', 'conduire|louer|location nous_meme*|soi_meme|moi_meme|voiture'),
    answer: ({ isBudget }, { typed }) =>
      priceReply(
        /\bavec\b/.test(typed)
          ? 'Avec chauffeur, comptez 40 à 60\u202f€ par jour pour une voiture, 60 à 100\u202f€ pour un 4x4, souvent sans carburant, à partager entre vous\u202f; c’est compté dans les 60 à 100\u202f€ par personne et par jour.'
          : 'Sans chauffeur, on ne gagne presque rien\u202f: peu d’agences louent ainsi, avec une forte caution, et une voiture avec chauffeur coûte 40 à 60\u202f€ par jour, un 4x4 60 à 100\u202f€, à partager, souvent sans carburant. Le moins cher est le taxi-brousse, à compter dans les 25 à 40\u202f€ par personne et par jour en routard, mais il prend du temps.',
        isBudget,
      ),
  },
  {
    topic: 'per-person',
    matches: typedLike('par_personne|par_tete|chacun|pour_le_groupe|en_tout|total'),
    answer: ({ isBudget }) =>
      isBudget
        ? priceReply(
            'Oui, ces montants sont par personne et par jour\u202f; la voiture avec chauffeur se partage.',
            isBudget,
          )
        : priceReply(
            'C’est le devis qui dit si le prix s’entend par personne ou pour le groupe. Demandez-le dans vos souhaits si vous y tenez.',
            isBudget,
          ),
  },
]
