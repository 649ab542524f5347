import type { Message } from '#mocks/assistant/message.ts'
import { firstSuggestions, noAnswer, type Reply } from '#mocks/assistant/replies.ts'

/**
 * Requests that have nothing to do with the journey: poems, jokes, recipes, translations, sums, sport, the capitals and heads of other countries. Tried
 * first, because 'un poème sur les lémuriens' would find an answer about lemurs.
 */
const offTopic = new RegExp(
  [
    String.raw`\b(?:poemes?|blagues?|devinettes?|recettes?)\b|\b(?:ecris|chante|compose) .*\bchansons?\b`,
    String.raw`^(?:peux tu |tu peux |pouvez vous |stp )?(?:ecris|redige|traduis|calcule)\b|^(?!.*\b(?:demande|devis|nom|reservation)\b).*\bcorrig\w+ (?:\w+ )?(?:cv|lettre|texte|rapport|memoire|devoirs?|dissert\w*|fautes?)\b|\blettre de (?:motivation|demission)\b|\bmot (?:d |pour un )?(?:anniv\w*|excuse|absence)\b|\b(?:expo|expose|exo|exercice|dissert|dissertation|devoirs?) (?:sur|de|d)\b|\bresou\w+ (?:une |l |cette )?(?:equation|\d)`,
    String.raw`^(?:combien (?:font?|fait) )?\d+ ?(?:fois|plus|moins|x|\+) ?\d+$|\bracine (?:carree )?de \d`,
    String.raw`\b(?:coupe du monde|ligue des champions|jeux olympiques)\b|^qui a gagne\b|\b(?:scores?|resultats?)\b.*\b(?:psg|om|ol|foot|ligue|rugby|matchs?)\b|\bmatchs?\b.*\b(?:om|psg|foot|hier|dimanche|ligue)\b`,
    String.raw`\b(?:capitale|president|presidente|roi|reine) (?:de|du|des|d) (?:la |l )?(?:france|italie|espagne|portugal|allemagne|belgique|suisse|chine|japon|inde|russie|mongolie|australie|canada|bresil|argentine|mexique|etats unis|maurice|comores|kenya|tanzanie|mozambique|afrique du sud|senegal|maroc|algerie|tunisie|egypte)\b`,
  ].join('|'),
)

const ownSubject = 'Je ne connais que les voyages à Madagascar\u202f: circuits, saisons, routes, santé, formalités.'

export function answerOffTopic({ text }: Message): Reply | undefined {
  return offTopic.test(text)
    ? { text: `${noAnswer} ${ownSubject}`, suggestions: firstSuggestions, places: [] }
    : undefined
}
