import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { replyAboutCircuit, tell } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { highlightsText, longestDayText } from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitReply } from '#mocks/assistant/intents/circuits.ts'
import { circuitSights } from '#mocks/data/circuit-sights.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

const asksIfSeen =
  /\b(?:voi[rts]|verra|verrons|vois|y a|passe|trouve|apercoit|croise|rencontr\w*|y va)\b|^et (?:des|les) /
const asksMore =
  /\b(?:quand|quel\w*|combien|comment|ou|pourquoi|encore|depuis|sans|mieux|sur|certain|enfants?|vertige|danger\w*|fait|aussi voir)\b/

/** In words: 'est ce qu on peut voir des baobabs aussi'. */
const maxWords = 9

/** 'On voit des tsingy ?', and nothing more of them. */
function sightAskedFor(typed: string) {
  if (!asksIfSeen.test(typed) || asksMore.test(typed) || typed.split(' ').length > maxWords) return undefined
  return circuitSights.find(({ words }) => words.test(typed))
}

/** What can be asked about what there is to see on a circuit. */
export const sightFollowUps: readonly FollowUp<Circuit>[] = [
  {
    topic: 'sight',
    isCertain: true,
    matches: ({ typed, month }) => month === undefined && sightAskedFor(typed) !== undefined,
    answer: (circuit, { typed }) => {
      const text = sightAskedFor(typed)?.answers[circuit.slug]
      return text === undefined ? undefined : replyAboutCircuit(circuit, text, 'lemuriens', 'animaux', 'devis')
    },
  },
  tell(
    'animals',
    (circuit) => notesOf(circuit).animals,
    ['lemuriens', 'animaux', 'baleines'],
    [
      'lemurien*|maki*|animaux|faune|cameleon* !danger*|venim*|mechant*|mord*|piqu*|objectif*|zoom|teleobjectif|photo|photos|appareil',
    ],
    ['lemuriens', 'animaux', 'cameleons'],
  ),
  tell(
    'highlights',
    highlightsText,
    ['circuits-proposes', 'premier-voyage', 'devis'],
    [
      'du_monde|touristique*|touristes|foule|bonde|frequente !coupe*|bout|mois|periode|quand',
      'bien|beau|interessant|ideal photo|photos|photographe|photographier|lune_de_miel|noces|couple|amoureux',
      'paysage|paysages|panorama*',
    ],
    ['lune-de-miel', 'monde-touristes'],
  ),
  {
    topic: 'sights',
    matches: typedLike('passe|traverse ou|par_ou', 'parc|parcs combien_de|quels !prix|entree*|tarif|guide*'),
    answer: (circuit) => circuitReply(circuit, 'places'),
  },
  {
    topic: 'stages',
    matches: typedLike(
      'etape*|itineraire|programme|parcours|jour_par_jour|deroule*|consiste !modifi*|chang*|enlev*|ajout*|baudrier*|harnais|plus_dure|plus_difficile|plus_fatigante|plus_physique|fatigant*',
    ),
    questions: ['circuits-proposes'],
    answer: (circuit, { typed }) =>
      /\bplus (?:longue?|dure?)\b/.test(typed)
        ? replyAboutCircuit(circuit, longestDayText(circuit), 'temps-trajet', 'sur-mesure', 'devis')
        : circuitReply(circuit, /etape|itineraire|parcours/.test(typed) ? 'routes' : 'days'),
  },
]
