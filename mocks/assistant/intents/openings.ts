import { crowdsText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { convertMoney, inEuros } from '#mocks/assistant/intents/convert-money.ts'
import { parsePeople } from '#mocks/assistant/follow-ups/people.ts'
import { passportVerdict } from '#mocks/assistant/intents/passport.ts'
import { parseDays } from '#mocks/assistant/intents/circuits.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { entries, type Entry } from '#mocks/assistant/rank-questions.ts'
import { type Reply, replyToQuestion } from '#mocks/assistant/replies.ts'
import { findMonth, inMonth, seaTemperatureText } from '#mocks/assistant/seasons.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { fillNumbers } from '#mocks/assistant/safety/safety-reply.ts'
import { wordedOpenings } from '#mocks/data/worded-openings.ts'
import { config } from '#src/config.ts'
import { capitalize } from '#src/lib/text.ts'

/** In what was typed. 'Sur' alone is more often the preposition. */
const asksForCertainty =
  /(?<!\p{L})(?:sûre?s?|(?:est|suis|êtes|sommes|être)(?:[- ]on)? sure?s?|sure?s? de|coup sur|certaine?s? de|garanti\p{L}*|(?:verra|verrons|voit) forc[ée]ment|à tous les coups)(?!\p{L})/iu
const asksToSee = /\b(?:voir|voit|verra|verrons|apercevoir|croiser|observer|rencontrer)\b/

/** 'On est sûrs d’en voir ?', but not 'est-ce sûr de les approcher ?'. */
const asksIfCertainlySeen = ({ text, input }: Message) => asksForCertainty.test(input) && asksToSee.test(text)

/** The lengths of a stay that a visa covers, as travellers write them. */
const monthCounts: Readonly<Record<string, number>> = { 1: 1, un: 1, 2: 2, deux: 2, 3: 3, trois: 3 }

/** The tourist visas, by the days that they cover at most. */
const visas = [
  { most: 15, name: 'de 15 jours' },
  { most: 30, name: 'd’un mois' },
  { most: 60, name: 'de deux mois' },
  { most: 90, name: 'de trois mois' },
]

/** When the night falls, by the months. */
const nightfalls: readonly (readonly [months: readonly number[], time: string])[] = [
  [[5, 6, 7], 'vers 17\u202fh\u202f20 ou 17\u202fh\u202f30'],
  [[4, 8, 9], 'vers 17\u202fh\u202f40 ou 17\u202fh\u202f50'],
  [[10, 11], 'vers 18\u202fh'],
  [[12, 1, 2], 'vers 18\u202fh\u202f20 ou 18\u202fh\u202f40'],
]

/** More travellers than the form of a circuit takes. */
export const maxOnCircuitPage = 8

/** When the night falls in the month of a message. */
function nightfall({ text }: Message): string | undefined {
  const month = findMonth(text)
  const time = nightfalls.find(([months]) => month !== undefined && months.includes(month))?.[1]
  return month === undefined || time === undefined || /\b(?:leve|lever|jour se)\b/.test(text)
    ? undefined
    : `${capitalize(inMonth(month))}, la nuit tombe ${time}.`
}

const thisMonth = () => new Date().getMonth() + 1

/** What precedes an answer, by its id, if the message tells more than it asks. */
const openings: Readonly<Record<string, (message: Message) => string | undefined>> = {
  application: ({ text }) =>
    /\b(?:s appelle|nom)\b/.test(text) && !/\b(?:iphones?|ipads?|ios|apple|app store)\b/.test(text)
      ? `Elle s’appelle ${config.siteName}. Pour Android seulement, hors du Play Store\u202f: prenez-la sur la page Télécharger de ce site.`
      : undefined,
  passeport: passportVerdict,
  argent: convertMoney,
  decalage: ({ text }) => {
    const month =
      findMonth(text) ?? (/\b(?:en ce moment|actuellement|maintenant)\b/.test(text) ? thisMonth() : undefined)
    if (/\bmidi\b/.test(text)) return undefined
    const [, hour] = /\b(\d{1,2}) ?h\w* (?:a paris|en france|en belgique|chez nous|ici)\b/.exec(text) ?? []
    const isSummerTime = month !== undefined && month >= 4 && month <= 10
    if (hour !== undefined) {
      const later = (hours: number) => `${(Number(hour) + hours) % 24}\u202fh`
      const there =
        month === undefined
          ? `${later(1)} à Madagascar en été, ${later(2)} en hiver`
          : `${later(isSummerTime ? 1 : 2)} à Madagascar`
      return `Quand il est ${hour}\u202fh en France, il est ${there}.`
    }
    if (month === undefined) return undefined
    const hours = isSummerTime ? 'une heure' : 'deux heures'
    return `${capitalize(inMonth(month))}, il est ${hours} de plus à Madagascar qu’en France.`
  },
  change: (message) =>
    /\bquel(?:le)?s (?:billets|coupures)\b|\bbillets de \d+ ou\b/.test(message.text)
      ? undefined
      : convertMoney(message),
  'prix-courants': convertMoney,
  'fievre-jaune': ({ text }) => {
    const [, hours] = /\b(\d+) ?h(?:eures?)?\b/.exec(text) ?? []
    const isAtRisk =
      /\b(?:escale|transit|via|pass\w+|attente|attend\w*|correspondance)\b/.test(text) &&
      /\b(?:addis|nairobi|ethiopie|kenya)\b/.test(text)
    if (!isAtRisk) return undefined
    if (hours === undefined) return 'En principe, seulement si vous y passez plus de 12\u202fh.'
    return Number(hours) > 12 ? 'Oui.' : 'En principe non, pour une escale de moins de 12\u202fh.'
  },
  visa: ({ text }) => {
    const [, count = '', half] = /\b(1|un|2|deux|3|trois) mois( et demi)?\b/.exec(text) ?? []
    const months = monthCounts[count]
    const isAboutElse =
      /\b(?:prix|tarif|(?<!\b(?:visa|duree) de )combien(?! de)|coute|avant|delai|a l avance|demand\w*|expire\w*|depass\w*|passeport)\b/.test(
        text,
      )
    const length = months === undefined ? parseDays(text) : months * 30 + (half === undefined ? 0 : 15)
    const days = isAboutElse ? undefined : length
    const visa = days === undefined ? undefined : visas.find(({ most }) => days <= most)
    const verdict = /\bsans visa\b/.test(text)
      ? 'Non, prenez'
      : /\bquel(?:le)? (?:visa|duree|type)\b|\bde combien\b/.test(text)
        ? 'Prenez'
        : 'Oui, prenez'
    return visa && `${verdict} le visa ${visa.name}\u202f: il doit couvrir tout le séjour.`
  },
  baleines: (message) =>
    asksIfCertainlySeen(message)
      ? 'Rien n’est sûr, elles sont sauvages, mais de la mi-juillet à la mi-septembre il est rare de n’en voir aucune en deux sorties.'
      : undefined,
  'coucher-soleil': nightfall,
  baobabs: (message) => (/\bquelle heure\b/.test(message.text) ? nightfall(message) : undefined),
  'mer-temperature': ({ text }) => seaTemperatureText(findMonth(text)),
  'monde-touristes': ({ text }) => {
    const month = findMonth(text)
    return month === undefined ? undefined : crowdsText(month)
  },
  fosa: (message) =>
    asksIfCertainlySeen(message)
      ? 'Non, ce n’est jamais sûr, mais c’est à Kirindy que l’on a le plus de chances.'
      : undefined,
  'combien-par-voiture': ({ input }) => {
    const people = parsePeople(readTyping(input)) ?? 0
    return people > maxOnCircuitPage
      ? `À ${people}, comptez ${Math.ceil(people / 4)} voitures, ou un minibus ou un bus là où la route est goudronnée\u202f: le devis le fixe.`
      : undefined
  },
  'joindre-week-end': ({ text }) =>
    /\b(?:telephone|tel|appeler|appel)\b/.test(text) && !/\b(?:week|samedi|dimanche|soir|nuit|ferie)/.test(text)
      ? `Oui, au ${config.phone.replaceAll(' ', '\u202f')}, du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar.`
      : undefined,
  'saison-des-pluies': ({ text }) => {
    const month = findMonth(text)
    if (month === undefined || !/\bsaison(?: des)? pluies?\b/.test(text)) return undefined
    if (month === 11) return 'Pas encore\u202f: en novembre, il fait chaud, avec les premiers orages.'
    return month >= 4 && month <= 10
      ? `Non, ${inMonth(month)}, c’est la saison sèche, sauf dans l’Est, où il pleut toute l’année.`
      : 'Oui.'
  },
  groupe: ({ input, text }) => {
    const people = parsePeople(readTyping(input)) ?? 0
    return people > maxOnCircuitPage && !/\b(?:reduc\w*|remises?|ristourne|moins cher|prix|tarifs?)\b/.test(text)
      ? `Oui, à ${people}, faites la demande avec le formulaire de l’accueil, qui accepte jusqu’à 50 personnes.`
      : undefined
  },
  urgence: ({ text }) =>
    /\b(?:la nuit|soucis?|pepin|problemes?|jour et nuit|24)\b/.test(text)
      ? `En voyage, notre assistance répond jour et nuit au ${config.assistancePhone.replaceAll(' ', '\u202f')}.`
      : undefined,
  devis: ({ input }) =>
    (parsePeople(readTyping(input)) ?? 0) > maxOnCircuitPage
      ? 'À plus de huit, remplissez le formulaire de l’accueil, qui accepte jusqu’à 50 personnes.'
      : undefined,
  'bureau-ou': ({ text }) =>
    /\b(?:telephone|telephonique|fixe|appeler|numero)\b/.test(text)
      ? `Appelez-nous au ${config.phone.replaceAll(' ', '\u202f')}.`
      : undefined,
  pharmacie: ({ text }) =>
    /\b(?:de garde|la nuit|dimanche)\b/.test(text)
      ? fillNumbers(
          'Je ne sais pas quelle pharmacie est ouverte la nuit ou de garde\u202f: demandez à l’hôtel, et en cas d’urgence appelez le {samu}.',
        )
      : undefined,
  cyclones: ({ text }) => {
    const month = findMonth(text)
    if (month === undefined) return undefined
    if (month <= 3) return `${capitalize(inMonth(month))}, le risque est le plus grand.`
    return month === 4 || month >= 11
      ? `${capitalize(inMonth(month))}, le risque est plus faible, sans être nul.`
      : `Non, pas ${inMonth(month)}.`
  },
  combiner: ({ text }) => {
    const days = /\b(?:deux|2) (?:\w+ )?circuits\b|\b(?:enchain|combin|coupl)\w*/.test(text)
      ? parseDays(text)
      : undefined
    if (days === undefined) return undefined
    if (days >= 18)
      return `Oui, ${days}\u202fjours suffisent pour deux circuits, par exemple le Centre et le Sud, 18\u202fjours.`
    return days >= 14
      ? `Oui, mais seulement les plus courts\u202f: en ${days}\u202fjours, le Centre et l’Est, 14\u202fjours.`
      : `Non, ${days}\u202fjours ne suffisent pas\u202f: les deux plus courts, le Centre et l’Est, en prennent 14.`
  },
  indri: (message) =>
    asksIfCertainlySeen(message)
      ? 'Oui, presque\u202f: avec un guide, le matin, on les entend et on les voit le plus souvent à Andasibe, même si aucun animal sauvage n’est garanti.'
      : undefined,
  lemuriens: (message) =>
    asksIfCertainlySeen(message)
      ? 'Oui, c’est presque sûr avec un guide, à Andasibe, à Anja ou à l’Isalo, même si aucun animal sauvage n’est garanti.'
      : undefined,
}

/** A reply that begins with what the message tells more than it asks, or the reply itself if nothing changes. */
export function withOpening(plain: Reply, { id }: Entry, message: Message): Reply {
  const asksEuros = id !== 'change' && /\b(?:en|d) euros?\b/.test(message.text)
  const opening = openingOf(id, message)
  const reply =
    opening === undefined ? plain : { ...plain, text: withVerdict(withoutAmountsOf(opening, plain.text), opening) }
  return asksEuros ? { ...reply, text: inEuros(reply.text) } : reply
}

/** A reply that is the written answer to a question or note as it stands gets the verdict for the words of the message. */
export function withItsOpening(reply: Reply, message: Message): Reply {
  const entry = entries.find(({ id }) => id === reply.questionId)
  const isPlain = entry !== undefined && message.text.includes(' ') && reply.text === replyToQuestion(entry).text
  return isPlain ? withOpening(reply, entry, message) : reply
}

function openingOf(id: string, message: Message): string | undefined {
  return openings[id]?.(message) ?? wordedOpenings[id]?.find(([words]) => words.test(message.text))?.[1]
}

const amounts = /\d[\d\u202f]*(?: à \d[\d\u202f]*)?\u202f(?:€|Ar)/gu

/** An answer without the sentences that tell an amount of its opening again, unless nothing would be left. */
function withoutAmountsOf(opening: string, answer: string): string {
  const told = opening.match(amounts) ?? []
  const paragraphs = answer.split('\n\n').map((paragraph) =>
    paragraph
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => !told.some((amount) => sentence.includes(amount)))
      .join(' '),
  )
  const [first] = paragraphs
  return told.length === 0 || !first ? answer : paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** A sentence of the answer only moves, and may get a verdict. What follows gives no other one. */
function withVerdict(answer: string, opening: string): string {
  const verdict = /^(?:Oui|Non), /
  const sentence = capitalize(opening.replace(verdict, ''))
  const others = answer.replace(sentence, '').replace('  ', ' ').trim()
  return `${opening} ${capitalize(others.replace(verdict, ''))}`
}
