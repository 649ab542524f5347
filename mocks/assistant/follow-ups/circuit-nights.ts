import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { replyAboutCircuit, tell } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { lodgingText, mealsText } from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { regionOf } from '#mocks/data/regional-weather.ts'
import { weatherThere } from '#mocks/assistant/weather.ts'
import { circuitPacking } from '#mocks/data/circuit-packing.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

const wifiText =
  'Beaucoup d’hôtels des villes ont un wifi, souvent lent. Avant de partir, ouvrez ce site une minute en wifi\u202f: les circuits se lisent ensuite sans réseau.'

const malariaText =
  'Le soir, portez des manches longues et du répulsif, et dormez sous une moustiquaire. Pour un traitement préventif contre le paludisme, voyez votre médecin quatre à six semaines avant\u202f: lui seul le choisit.'

/** What can be asked about the evenings of a circuit: beds, meals, water, electricity, telephone, mosquitoes. */
export const nightFollowUps: readonly FollowUp<Circuit>[] = [
  tell(
    'meals',
    mealsText,
    ['inclus', 'prix-circuit', 'devis'],
    [
      'repas|petit_dejeuner|pension|nourriture|bouffe|mange|manger|cuisine|cuisinier !vegan*|vegetari*|halal|casher|gluten|lactose|allergi*|malade*|intoxi*|tourista|mal_au_ventre',
    ],
    ['inclus'],
  ),
  tell(
    'lodging',
    (circuit, { typed }) => lodgingText(circuit, typed),
    ['hebergement', 'camping', 'devis'],
    [
      'dort|dormir|hotel|hotels|hebergement*|logement*|bivouac|confort*|tente|camping !camping_car|toilettes|wc|chauffeur|emmener|emporter|apporter|prevoir|nous_tente|me_tente|tente_bien|wifi|internet|reseau',
    ],
    ['hebergement', 'camping'],
  ),
  tell(
    'packing',
    ({ slug }, { lastMonth, month = lastMonth }) =>
      `${circuitPacking[slug] ?? ''}${weatherThere(regionOf(slug), month)}`,
    ['valise', 'saison', 'devis'],
    [
      'valise|valises|sac|sacs|emporter|emmener|apporter|affaires|vetements|fringues|habits|m_habiller|s_habiller quoi|que|qu_est_ce|comment|quels !respect*|poli|poliment|temple*|mosquee*|ou_valise|ou_sac|a_dos|souple|kilos|kg',
      'chaussure*|baskets|bottes !enlever|retirer',
      'bagage*|valise*|franchise combien|kilos|kg|poids|franchise|soute|autorise* !coffre|voiture|4x4',
      'duvet*|sac_de_couchage|sacs_de_couchage|frontale*',
    ],
    ['valise', 'couchage'],
  ),
  tell(
    'showers',
    (circuit) => notesOf(circuit).showers,
    ['hebergement', 'camping', 'devis'],
    ['douche|douches|eau_chaude|eau_courante|se_laver|sdb|salle_de_bain|toilettes|wc'],
    ['toilettes'],
  ),
  tell(
    'electricity',
    (circuit) => notesOf(circuit).electricity,
    ['electricite', 'hebergement', 'sim'],
    [
      'electricite|courant|prise|prises|recharger|charger|brancher|batterie* !plus_charge*|adaptateur*|type_de_prise*|quoi|quel|quelle|quelles|quels|meme|memes',
    ],
    ['electricite'],
  ),
  {
    topic: 'network',
    questions: ['internet', 'reseau-pistes'],
    matches: typedLike('reseau|wifi|internet|4g|connexion|connecte*|joignable*|injoignable*|capte'),
    answer: (circuit) => ({
      ...replyAboutCircuit(circuit, `${notesOf(circuit).network} ${wifiText}`, 'internet', 'sim', 'electricite'),
      questionId: 'internet',
    }),
  },
  {
    topic: 'mosquitoes',
    questions: ['paludisme', 'moustiques-saison'],
    matches: typedLike(
      'moustique*|palu|paludisme|malaria|antipaludique*|anti_paludique*|malarone !piqu*|fievre|boutons',
    ),
    answer: (circuit) => ({
      ...replyAboutCircuit(circuit, `${notesOf(circuit).mosquitoes} ${malariaText}`, 'paludisme', 'sante', 'valise'),
      questionId: 'paludisme',
    }),
  },
]
