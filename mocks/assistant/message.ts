import { type Destination, findDestinations } from '#mocks/assistant/destinations.ts'
import { isFillerWord } from '#mocks/assistant/filler-words.ts'
import { splitElision } from '#mocks/assistant/safety/phone-typing.ts'
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
  `baie circuit circuits colline foret gorges hauteur ile interet lac marche massif parc parcs
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
  return { input: typed, text, words, destinations, destinationWords, topic: keywords.filter((word) => !isName(word)) }
}

/** Abbreviations of text messages, and phrases whose single words would mislead the search. */
const replacements: readonly [RegExp, string][] = [
  // 'Cb de jours ?'. Otherwise 'cb' is a bank card.
  [/\bcb (?=(de|d|ca|pr|pour|coute|jours?|temps)\b)/g, 'combien '],
  [/\b(cbien|cmb|combi1)\b/g, 'combien'],
  [/\b(qd|kan|kand)\b/g, 'quand'],
  [/\btps\b/g, 'temps'],
  [/\btt\b/g, 'tout'],
  [/\btout de suite\b/g, ' '],
  [/\bappli\b/g, 'application'],
  [/\b(?:envoyer|poster|partager) (?:des |les |mes |nos )?photos\b/g, 'reseau internet'],
  [/\bmot de passe\b/g, 'motdepasse'],
  [/\b(?:meur\w*|mort\w*|creve\w*) de faim\b/g, 'manger'],
  [/\b(?:meur\w*|mort\w*|creve\w*|fait) (?:tres |trop |super |si )?(?:de )?(chaud|froid)\b/g, 'temperatures $1'],
  [
    /\bquand (?:est )?(?:ce )?(?:le )?(?:mieux|partir|venir|y aller)(?: (?:pour|de))?(?: (?:partir|venir|aller|y aller))?\b/g,
    'meilleure saison partir',
  ],
  [/\bplonger\b/g, 'plongee'],
  [/\bwifi (?=dans|a|aux?|en)\b/g, 'wifi reseau internet '],
  [/\blodges?\b/g, 'hotel'],
  [/\b(?:moins|peu|trop) de (?:monde|touristes)\b/g, 'meilleure saison partir'],
  [/\b(?:que|quoi) faire a (tana|antananarivo|tananarive)\b(?: un jour)?/g, 'que voir a $1'],
  [/\bqui etes vous\b/g, 'fournisseur agence'],
  [/\bsans (?:internet|connexion)\b/g, 'application site hors ligne'],
  [/^(?:le |mon )?passeport$/g, 'passeport validite'],
  [/\b(?:snorkell?ing|tuba)\b/g, 'snorkeling plongee'],
  [/\bprix (?:d une? |des |d |de l |une? )?(?:hotels?|chambres?|nuits?|bungalows?)\b/g, 'prix chambre repas'],
  // 'Un hôtel à Antsirabe', but not its price or its wifi.
  [
    /^((?!.*\b(?:prix|cher|chers|budget|payer|wifi|vole?)\b).*)\b(?:bons? )?hotels? (?=(?:a|au|dans|pres|vers)\b)/g,
    '$1hebergement dormir ',
  ],
  [/\banti ?moustiques?\b/g, 'moustiques repulsif'],
  [/\b(?:quelle )?heure (?:a madagascar|locale|la bas)\b/g, 'decalage horaire'],
  [/\bpasseport (?:finit|fini|se termine|expire|perime)\b/g, 'passeport validite'],
  [/\benfants? (?:payent|paient|paye|paie)\b/g, 'prix tarif enfant'],
  [/\brn ?(\d) (?:est )?(?:elle )?dangereuse?\b/g, 'etat des routes'],
  [/\binternet (?=a|au|dans|sur|en|l)\b/g, 'reseau wifi '],
  [/\b(?:bons? |un |quels? )?(?:restaurants?|restos?) (?=(?:a|au|dans|vers|pres|sur)\b)/g, 'manger cuisine '],
  [
    /\bheures? (?:du|de) (?:lever|coucher)(?: du soleil)?\b|\bquand le soleil se (?:leve|couche)\b/g,
    'horaires soleil se couche',
  ],
  [/\bgrand (pere|mere)\b/g, 'senior'],
  [/\bil fait combien\b|\bquelle? chaleur\b|\bcombien de degres?\b/g, 'temperatures'],
  [/\bcombien pour (?:\d+|une?|deux|trois|quatre) (?:jours?|semaines?|personnes?)\b/g, 'prix circuit'],
  [/\bon rentre\b(?! (?:de|du|a pied|en (?:scooter|moto|taxi|voiture|velo))\b)|\brentrer\b/g, 'retour avion'],
  [/\bcombien (?:d )?heures? (?:de |d )?(?=vol|avion|route|bateau)/g, 'duree '],
  [/\b(?:j|on|nous|je veux|je dois|si) annul\w*/g, 'annuler demande'],
  [/\bjamais venue?s?\b/g, 'premier voyage'],
  [/\bdheures?\b/g, 'heures'],
  // 'Rouler de nuit, est-ce risqué ?' asks about roads.
  [/^(?=.*\bnuit\b)(?=.*\b(?:routes?|rouler|conduire)\b)(.*?)\b(?:risquee?|dangereu\w+)\b/g, '$1'],
  // 'Faut-il un billet de retour ?' asks about the visa, unless it is about buying one.
  [
    /^(?!.*\b(?:prix|combien|chers?|paris|vols?|acheter|reserver)\b)(.*)\bbillet (?:d avion )?(?:de )?(?:retour|sortie)\b/g,
    '$1visa billet retour',
  ],
  [/\b(?:fait|fera)(?: encore)? (?:jour|nuit)\b/g, 'soleil se couche'],
  [/\bavec (?:un|une|mon|ma|notre) (?:bebe|nourrisson)\b/g, 'voyage avec bebe enfants famille'],
  [/\b(?:vraie? personne|etre humain|vrai humain|quelqu un de reel|quelqu un en vrai)\b/g, 'conseiller humain contact'],
  [/\b(coute(?:nt|r|ra)?|couts?|tarifs?|combien pour)\b/g, 'prix'],
  [/\bprix combien par jour\b|\b(?:prix|combien|faut) par jour\b/g, 'budget par jour'],
  [/\bresto\b/g, 'restaurant'],
  [/\b([5-9]\d) ans\b/g, 'senior'],
  [/\b1?\d ans\b/g, 'enfant'],
  [/\b(nous|on) (sommes|est|sera|serons) (a )?(\d+|deux|trois|quatre|cinq|six|huit|dix|douze|vingt)\b/g, 'groupe'],
  [/\b(mon adresse|mes coordonnees|mon (e )?mail|mon numero)\b/g, 'donnees personnelles'],
  [/\b(vos|votre) numero(?: de (?:tel|telephone))?\b/g, 'contact telephone'],
  [/\b(vos|votre) (telephone|tel|adresse|mail|email)\b/g, 'contact $2'],
  [/\bsur(?=$| ou | la nuit| de nuit)/g, 'securite'],
  [/\b(c est|est ce|est il|est elle) sur(?! (?:la|le|les|l|un|une|quel|quelle|notre|votre|place)\b)/g, '$1 securite'],
  [/\b(ca|on) capte\b/g, 'reseau internet'],
  [/\bst(e)? marie\b/g, 'sainte marie'],
  [/\bcombien de temps\b/g, 'combien duree'],
  [/\bquel(s)? temps\b/g, 'quelle meteo'],
  [
    /\b(?:meilleure?s?|ideale?) (?:mois|periode|moment|epoque)(?: de l annee)?(?=$| (?:pour|de|a) (?:y )?(?:aller|partir|venir|voyager|visiter|madagascar))/g,
    'meilleure saison partir',
  ],
  [/\b(meilleurs?|ideale?|quels?|quelle) (mois|periode|moment|epoque)\b/g, 'quand'],
  [/\b(dire|dit on|dit) (merci|bonjour|bonsoir|salut|oui|non|au revoir)\b/g, 'vocabulaire'],
  [/\bquelle heure (est|il)\b/g, 'decalage horaire'],
  [/\bvos (horaires|heures)\b/g, 'contact bureau horaires'],
  [/\bvols? (?=(pour|vers|entre|demain|directs?|interieurs?|internes?)\b)/g, 'avion vols '],
  [/\bmal de mer\b/g, 'nausee'],
]

/** 'Sûr' (safe) without its accent would be the preposition 'sur'. */
const safePattern = /(?<!\p{L})s[ûÛ]re?s?(?!\p{L})/giu

function normalize(input: string): string {
  const plain = foldFrench(input.replace(safePattern, 'sécurité'))
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
  const spelled = plain.split(' ').map(splitElision).join(' ')
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), spelled)
}
