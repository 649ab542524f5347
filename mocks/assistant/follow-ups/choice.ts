import { capital } from '#mocks/assistant/destinations.ts'
import { type Asked, isTooLong } from '#mocks/assistant/follow-ups/follow-up.ts'
import { chooseCircuit } from '#mocks/assistant/intents/choose-circuit.ts'
import { asksForLength, findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { answerWhichCircuit } from '#mocks/assistant/intents/which-circuit.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { minToAnswer, minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { firstSentence, getNote } from '#mocks/assistant/replies.ts'
import { addWishes, readWishes } from '#mocks/assistant/wishes.ts'
import { findMonths, listCircuits } from '#mocks/assistant/seasons.ts'
import { activities } from '#mocks/data/activity-months.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import type { Wish } from '#mocks/data/wishes.ts'

export const asksWhich = new RegExp(
  [
    '\\bquel(?:le|s|les)?(?: est le| \\w+)? (?:circuits?|parcours|itineraires?|tours?|formule|programme|regions?|voyage|coin|trajet|enchainement|combinaison)\\b',
    '\\b(?:soleil|chaud|plage|fuir l hiver)\\b.* ou (?:aller|partir)$',
    '^(?:et |du coup |alors |niveau |cote |au |les? |quels? |pour le )+circuits?$',
    '\\b(?:lequel|laquelle|lesquels)\\b',
    '\\b(?:avez|y a|existe) (?:t il |vous )?(?:un|des) (?:\\w+ )?(?:circuits?|parcours|itineraires?)\\b',
    '\\bcircuits? .* vous (?:faites|avez|proposez)$',
    '\\bquoi pour (?:moi|nous)$',
    '\\b(?:voudr\\w*|veu\\w*|cherch\\w*|aimer\\w*) un circuit (?:de|d|en|sur) (?:\\d+|une?|deux|trois|quinze) (?:jours?|semaines?)\\b',
    '\\bquoi comme (?:\\w+ )?(?:circuits?|parcours|itineraires?)\\b',
    '\\b(?:le (?:meilleur|plus \\w+) circuit|le circuit le (?:plus|moins|mieux))\\b',
    '(?:^|\\bun (?:\\w+ )?)circuit(?: \\w+){1,4}$',
    '\\b(?:departag\\w*|tranch\\w*) (?:nous|pour nous)\\b',
    '\\b(?:circuits?|parcours|itineraire)\\b.*\\b(?:adapte\\w*|conseil\\w*|recommand\\w*|propos\\w*|ideal|convien\\w*)\\b',
    '(?:^|\\b(?:un|des|cherch\\w*) (?:petits? |bons? |beaux? )?)(?:circuits?|parcours|itineraire)(?: \\w+){0,3} (?:pour|avec|sans|qui|plutot|ou (?:on|l on|je|nous|il))\\b',
    '\\b(?:conseil|recommand|propos|sugger|choisi|prendr|prene|feri|verri|orient)\\w*\\b.*\\b(?:quoi|quel\\w*|ou|circuits?|parcours)\\b',
    '\\b(?:que|qu est ce que|quoi)\\b.*\\b(?:conseill|recommand|propos|sugger|feri|choisi|prendri)\\w*\\b',
    '\\b(?:on|je|nous) (?:choisit|choisis|prend|prends|fait|fais|part sur) (?:quoi(?! comme (?!circuit|parcours|itineraire))|quel\\w*|lequel)\\b',
    '\\bvous (?:faites|avez|proposez|organisez) (?:des trucs|un truc|quelque chose|quoi) (?:\\w+ ){0,2}(?:pour|avec|sans)\\b',
    '\\bvous (?:nous |me )?(?:voyez|mettez|envoyez|conseillez|recommandez|proposez)\\b(?: \\w+)? ?(?:ou|quoi)?$',
  ].join('|'),
)

/** 'Lequel a le plus de randos, et c’est de quel niveau ?' */
const asksMore =
  /\b(?:quel|lequel)\b.* et (?:c est|ca|combien|comment|est ce|il faut|faut|y a|on (?:dort|mange)) (?!(?:le |la )?mieux\b)/

/** Whether a message asks which circuit, and nothing else. */
export const asksOnlyWhich = (typed: string) => asksWhich.test(typed) && !asksMore.test(typed)

/** Words of messages that ask for something other than a circuit. */
const asksElse =
  /\b(?:quels? (?:circuits?|regions?|endroits?) (?:(?:est ce qu )?(?:il )?faut )?evit\w*|prix|tarifs?|combien|coute\w*|visa|vaccins?|quand(?! (?:on|il|elle|je|mes|nos))|comment|pourquoi|enceinte|grossesse|fauteuil roulant|diabet\w*|asthm\w*|malade|fievre|medecins?|docteurs?|soign\w*|(?<!pas |pas trop |moins )cher|dangereux|ca craint|risque\w*|quels? hotels?|valise|vetements?|polaires?|emporter|annul\w*|rembours\w*|pay\w*|devis|reserv\w*|mange|mangent|y a(?! (?:(?:t il )?(?:un|des)|quoi comme) circuits?| (?:\d|deux|trois|quatre) (?:ados?|enfants?|adultes?)\b)|faut|moustiques?|mendi\w*|dans la rue|papiers|palu\w*|crocodiles?|du reste|le reste|(?:journee|jour|etape) la plus|quel mois|quelle (?:saison|periode|ile|plage)|le plus (?:gros|petit|rare)|plages?\b.*(?<!par |une )\bpersonne|plages? (?:\w+ )?(?:desertes?|vides?|sauvages?|isolees?|secretes?)|vu|etait|matin|au coucher|le coucher|lever du|quelle heure|(?<= |^)ou (?:\w+ ){0,9}(?:en|les|l) (?:voir|voit|verra\w*)|(?:en|les) (?:voit|voir) ou|c est ou(?! (?:quoi|que)))\b/

const asksIfPossible = /\b(?:peut on|on peut|est ce qu(?! vous)\w*|faisable|possible|jouable)\b/

/** The beginning of a message that only tells what somebody looks for. */
const tellsWishes =
  /^(?:et|mais|alors|sinon|plutot|pas|surtout|avec|sans|pour|en|on|nous|je|j|moi|ils?|elles?|ma|mon|mes|nos|notre|famille|couple|budget|petit|retraites?|seniors?|ados?|voyage|sejour|vacances|entre|amis|un|une|bonjour|deux|trois|\d+|[a-z]+ \d+ jours) /

/** Asks for another circuit after a choice: 'ou sinon ?'. */
export const asksForOther =
  /^(?:et |ou |mais )?(?:(?:vous avez|vous auriez|vous proposez|avez vous|y a|il y a|(?:il )?y en a|vous en avez|je (?:veux|voudrais|cherche)|on (?:veut|voudrait|cherche)) )?(?:sinon|un autre|une autre|autre chose|quelque chose|quoi d autre|d autres?)\b(?! (?:y a|il y a|pour|c est|est))/

const maxWords = 30

/**
 * The circuit for what a message looks for: 'quel circuit avec des enfants ?', and after the month has been named 'quel circuit
 * du coup ?'. After such a choice, another wish refines it: 'et sans trek ?'.
 */
export function answerChoice(asked: Asked, memory: Memory, known: readonly Circuit[]): Turn | undefined {
  const { typed, message } = asked
  const named = findCircuits(message.text)
  const told = readWishes(typed)
  // 'Et pour voir des tsingy ?' names places too.
  const visited = message.destinations.filter((one) => one !== capital)
  const namesPlace =
    visited.length > 1 ||
    (visited.length > 0 &&
      (/\b(?:bemaraha|grands tsingy)\b/.test(typed) || !told.some(({ id }) => id === 'tsingy' || id === 'baobabs')))
  const comparesTwo = named.length === 2 && /\bdifferences?\b/.test(typed)
  const comparesMonths = !/\bcircuits?\b/.test(typed) && / ou /.test(typed) && findMonths(message.text).length === 2
  const asksIfUseful =
    memory.contextId !== undefined && /\b(?:utile|necessaire|indispensable|obligatoire)s?\b/.test(typed)
  if (
    namesPlace ||
    named.length === 1 ||
    comparesTwo ||
    comparesMonths ||
    asksIfUseful ||
    asksElse.test(typed) ||
    (heart.test(typed) && !asksWhich.test(typed)) ||
    asksAboutVisit.test(typed)
  )
    return undefined
  const wishes = addWishes(memory.wishes, told)
  const days = (isTooLong(typed) && asked.days !== undefined ? asked.days - 1 : asked.days) ?? memory.days
  const month = asked.month ?? monthOfHoliday(typed) ?? memory.month
  if (wishes.length === 0 && days === undefined && month === undefined) return undefined
  const { subject } = memory
  const isEitherOr = named.length === 2 && / ou | lequel |\bentre\b/.test(typed)
  const asksOther =
    asksForOther.test(typed) && (memory.topic === 'choice' || (subject?.kind === 'circuit' && told.length > 0))
  const isAboutCompared = subject?.kind === 'circuit' && subject.other !== undefined && told.some(hasNoTopic)
  const refines = (memory.topic === 'choice' || isAboutCompared) && tells(asked, told)
  if (!refines && !asksOther && !isEitherOr && !asksToChoose(asked, told, memory)) return undefined
  // 'Le circuit avec les baleines' has an answer of its own.
  if (wishes.length === 1 && month === undefined && days === undefined && answerWhichCircuit(message)) return undefined
  const current = subject?.kind === 'circuit' ? subject : undefined
  const compared = current?.other ? [current.other, current.circuit] : undefined
  const others = asksOther ? circuits.filter((circuit) => circuit !== current?.circuit) : undefined
  const among = others ?? (isEitherOr ? named : refines ? compared : known.length === 2 ? known : undefined)
  const choice = chooseCircuit({ wishes, month, days, among })
  if (!choice) return undefined
  const { best, second } = choice
  const verdict = asked.days === undefined ? soloVerdict(typed) : lengthVerdict(typed, asked.days)
  const advice = heart.test(typed) ? `\n\n${firstSentence(getNote('coeur-et-marche').answer)}` : ''
  const reply = { ...choice.reply, text: `${verdict}${choice.reply.text}${advice}` }
  const other = among?.length === 2 ? among.find((circuit) => circuit !== best) : undefined
  return {
    reply,
    memory: {
      ...remember(memory, message, reply, {
        subject: { kind: 'circuit', circuit: best, other },
        topic: 'choice',
        month,
        wishes,
        days,
      }),
      previousCircuit: other ?? second,
    },
  }
}

const heart = /\b(?:cardiaque|infarctus|pacemaker)\b/

/** About a visit, not which circuit: 'le meilleur moment pour la photo ?', 'grands ou petits tsingy ?'. */
const asksAboutVisit =
  /\bvia ferrata\b|\bgrands? ou (?:les )?petits? tsingys?\b|\b(?:meilleur moment|quelle heure|quand)\b.*\bphoto\w*/

const lengths = circuits.map(({ estimated_duration_days }) => estimated_duration_days)
const asksForDays =
  /^(?=.*\b(?:avez|y a|existe\w*|propos\w*|possible|faisable)\b).*\bcircuits? (?:de|d|sur|en|qui dure\w*)\b/

/** 'Vous avez des circuits de 15 jours ?' */
function lengthVerdict(typed: string, days: number): string {
  if (!asksForDays.test(typed) || days < Math.min(...lengths)) return ''
  const named = circuits.filter((_, index) => lengths[index] === days)
  if (named.length > 0) return `Oui, ${listCircuits(named)}. `
  const start = asksIfPossible.test(typed) ? 'Oui' : `Pas de ${days} jours exactement`
  return `${start}\u202f: nos circuits durent de ${Math.min(...lengths)} à ${Math.max(...lengths)} jours, et s’ajustent sur mesure. `
}

/** Of 'vous faites des circuits pour une personne seule ?'. */
const soloVerdict = (typed: string): string =>
  /\b(?:faites|proposez|organisez|acceptez|possible|peut|avez)\b/.test(typed) &&
  /\bpersonne seule\b|\bquelqu un de seul\b|\b(?:je suis|voyage\w*) seule?\b/.test(typed)
    ? 'Oui, dès une personne. '
    : ''

/** Wishes that no topic of `circuit.ts` answers for two circuits that are compared. */
const hasNoTopic = ({ id }: Wish) =>
  /^(?:photo|landscapes|rest|diving|tsingy|baobabs|whales|villages|sun|quiet|wild|honeymoon|sporty|first)$/.test(id)

const holidays: readonly (readonly [RegExp, number])[] = [
  [/\bfin d annee\b/, 12],
  [/\b(?:cet ete|l ete|vacances d ete|grandes vacances)\b/, 8],
]

function monthOfHoliday(typed: string): number | undefined {
  return holidays.find(([pattern]) => pattern.test(typed))?.[1]
}

function asksToChoose(asked: Asked, told: readonly Wish[], { subject, month }: Memory): boolean {
  const isAboutOthers = subject?.kind === 'place' || subject?.kind === 'way'
  if (/\bcircuits?\b|\bquoi pour (?:moi|nous)\b/.test(asked.typed) && asksWhich.test(asked.typed)) return true
  // 'En 7 jours, c’est possible de voir des lémuriens et la mer ?'
  const isOneVoyage = asked.days !== undefined || /\b(?:un seul|meme|en un) (?:voyage|sejour)\b/.test(asked.typed)
  if (subject === undefined && told.length > 1 && isOneVoyage && asksIfPossible.test(asked.typed)) return true
  if (subject === undefined && told.length > 0 && asked.days !== undefined && wantsInDays.test(asked.typed)) return true
  const isLength = !isAboutOthers && subject?.kind !== 'circuit' && asksForLength(asked.message)
  const givesDates = asked.month !== undefined && asked.days !== undefined
  if (givesDates && (isLength || (subject?.kind !== 'circuit' && told.length > 0 && tells(asked, told)))) return true
  const tellsFragment =
    told.length > 0 &&
    isFragment.test(asked.typed) &&
    !asked.message.input.includes('?') &&
    subject?.kind !== 'circuit' &&
    !isAboutOthers
  if (tellsFragment) return true
  if (asksOtherQuestion(asked)) return false
  if (asksWhich.test(asked.typed)) return !isAboutOthers
  if (isAboutOthers || subject?.kind === 'circuit') return false
  const isEnough =
    told.length >= 2 ||
    (told.length > 0 && saysWhatIsWanted.test(asked.typed) && !mayAskQuestion(asked)) ||
    told.some(({ isAboutTravellers }) => isAboutTravellers && (asked.month ?? asked.days) !== undefined)
  if ((isEnough && tells(asked, told)) || isLength) return true
  const id = mostLikelyQuestion(asked.message, minToAnswer)?.id
  return id === 'premier-voyage' || (id === 'circuit-par-mois' && asked.month === undefined && month !== undefined)
}

/** 'On veut voir un max de lémuriens en 1 semaine', but not '15 jours Nord et un peu de plage'. */
const wantsInDays =
  /^(?!.*\b(?:nord|sud|est|ouest|centre)\b).*\b(?:on|nous|je|j) (?:veu\w*|voul\w*|voudr\w*|aimer\w*)\b/

/** 'Plutôt aventure', 'mais pas trop de route', after the dates or by itself. */
const isFragment =
  /^(?!.*\b(?:ca|c est|est ce|on peut|y a|il faut|faut)\b)(?:plutot|surtout|mais|avec|sans|pas) (?:\w+ ?){1,6}$/

const saysWhatIsWanted =
  /(?:^|\bet |\bmais )(?:je|j|on|nous) (?:ne )?(?:veu\w*|voul\w*|voudr\w*|cherch\w*|aimer\w*|prefer\w*)\b/

/** Questions that a choice answers too. */
const choiceQuestions: ReadonlySet<string> = new Set([
  'premier-voyage',
  'aventure',
  'circuit-par-mois',
  'circuits-proposes',
  'duree',
  'sur-mesure',
  'enfants-circuit',
  'seniors',
  'ados',
  'lune-de-miel',
])

/** 'Je veux voir des tsingy' has an answer of its own. */
function mayAskQuestion({ message }: Asked): boolean {
  const id = mostLikelyQuestion(message, minToAnswer)?.id
  return id !== undefined && !choiceQuestions.has(id)
}

/** 'Vous conseillez quoi comme chaussures ?', 'ma fille voyage avec sa tante, quels papiers ?' */
function asksOtherQuestion({ message }: Asked): boolean {
  const id = mostLikelyQuestion(message, minToBeCertain)?.id
  return id !== undefined && !(id in activities) && !choiceQuestions.has(id)
}

function tells({ typed, month, days }: Asked, told: readonly Wish[]): boolean {
  const tellsSome = told.length > 0 || month !== undefined || days !== undefined
  return (
    tellsSome && !asksIfPossible.test(typed) && tellsWishes.test(`${typed} `) && typed.split(' ').length <= maxWords
  )
}
