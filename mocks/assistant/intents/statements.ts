import { circuitReply, findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { destinationReply } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'

/** In words. A longer message tells more than a presentation answers. */
const maxWords = 14

/** What asks something. */
const asks =
  /\b(?:qui|que faire|quoi|quel\w*|combien|comment|quand|pourquoi|est ce|y a|peut|peux|peuvent|pouvons|faut|doit|dois|devons|lequel|laquelle|ou|savoir|besoin|conseil\w*|propos\w*|parlez?|dis|dites|montre\w*|decri\w*|presente\w*|mieux|plutot)\b/

/** What may be a worry or a danger, or a refusal. */
const troubles =
  /\b(?:pas|plus|jamais|rien|aucune?|sans|mal|malade\w*|perdu\w*|vole\w*|peur|bloque\w*|coince\w*|panne|annule\w*|probleme\w*|souci\w*|ennui\w*|urgen\w*|introuvable|dispar\w*|accident\w*|bless\w*|mort\w*|police|aide\w*|secours|retard|rate\w*|manque\w*|oubli\w*|cass\w*|crev\w*|inquiet\w*|fievre|douleur\w*|seul|seule|feu|brul\w*|nage\w*|attaqu\w*|menac\w*|suivi\w*|tomb\w*(?! amoureu)|chavir\w*|derive)\b/

/** That travellers go there, or like it. */
const tellsPlan =
  /\b(?:pass\w+|arriv\w+|atterri\w*|debarqu\w*|finit|finir\w*|finissons|termin\w*|commenc\w*|demarr\w*|dort|dormir\w*|dormons|log\w+|rest\w+|sejourn\w*|va|vais|allons|aller|irons|ira|part|pars|partons|partir|visit\w*|fait|faisons|fera|ferons|faire|verra|verrons|prevu\w*|prevoit|prevoyons|pens\w+|compt\w+|envisag\w*|envie|rev\w+|aim\w+|ador\w+|tent\w+|interess\w*|plait|plairait|attire\w*|seduit|oeil|veut|veux|voulons|voudr\w*|souhait\w*|regard\w*|parl\w+|entendu|vant\w*|recommand\w*|choisi\w*|programme|etape|air|beau|belle|beaux|belles|dingue\w*|fou|folle|incroyable\w*|magnifique\w*|superbe\w*|sublime\w*|magique\w*|joli\w*|genial\w*|splendide\w*|top|amoureu\w*|note|notee?|enchant\w*|emball\w*|tate|tatons)\b/

/** That travellers are there, on a day. */
const tellsStay =
  /^(?=.*\b(?:on|nous|je) (?:est|sera|sommes|serons|suis|serai)\b).*\b(?:demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|week end|\d{1,2})\b/

const invitation = 'Que voulez-vous en savoir\u202f: la route, la saison, où dormir, quoi voir\u202f?'

const circuitInvitation = 'Que voulez-vous en savoir\u202f: le prix, la saison, les nuits, la route\u202f?'

/** What a plan may also say: when, how and with whom. */
const detail =
  /^(?:circuit|nord|sud|ouest|centre|jours?|semaine|week|end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|demain|hier|debut|fin|milieu|etape|visite|sejour|voyage|finalement|surement|\d+)$/

/** The same for a message of which every word tells a plan: nothing on the questions page is meant. */
export function answerPlainStatement(message: Message): Reply | undefined {
  const { topic } = message
  return topic.length > 0 && topic.every((word) => tellsPlan.test(word) || detail.test(word))
    ? answerStatement(message)
    : undefined
}

/** 'On passe par Ambalavao en fin de semaine' asks nothing: presents the place or the circuit that it names. */
export function answerStatement({ input, text, destinations }: Message): Reply | undefined {
  const [destination] = destinations
  const [circuit, another] = findCircuits(text)
  if (another || (!circuit && !destination) || input.includes('?') || text.split(' ').length > maxWords)
    return undefined
  if (asks.test(text) || troubles.test(text) || !(tellsPlan.test(text) || tellsStay.test(text))) return undefined
  const known = circuit ? circuitReply(circuit, 'places') : destination && destinationReply(destination)
  return known && { ...known, text: `${known.text}\n\n${circuit ? circuitInvitation : invitation}` }
}
