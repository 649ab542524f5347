import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { askForCircuit, replyAboutCircuit, tell } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import {
  beachText,
  bookingText,
  dayAskedFor,
  dayText,
  difficultyText,
  distanceText,
  durationText,
  fitText,
  flightsText,
  includedText,
  lodgingText,
  mealsText,
  othersByLength,
  perPersonText,
  priceText,
  seasonText,
  seaText,
  seniorsText,
  title,
  wheelchairText,
} from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { asksForAlternative, type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitReply, compareCircuits } from '#mocks/assistant/intents/circuits.ts'
import { circuitMonthText, elsewhereIn } from '#mocks/assistant/seasons.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

const partySize = '[0-9]*|deux|trois|quatre|cinq|six|huit'

/** What can be asked about a circuit; the first match wins. */
export const circuitFollowUps: readonly FollowUp<Circuit>[] = [
  tell('beach', beachText, ['plages', 'combiner', 'devis'], ['lequel|laquelle|plutot|choisir plage|plages|lagon|mer']),
  tell(
    'children',
    (circuit) => notesOf(circuit).children,
    ['enfants-circuit', 'enfants-sante', 'devis'],
    ['lequel|laquelle|plutot enfant*|bebe*|ado|ados|gamin*|fils|fille|famille'],
  ),
  {
    topic: 'compare',
    matches: typedLike('lequel|laquelle|le_mieux|le_meilleur|plutot|preferez|choisir|comparer'),
    answer: (circuit, { previousCircuit, typed }) => {
      // 'Et lequel alors ?', after the circuit did not suit the days, the month or the children: name the others.
      if (/\balors\b/.test(typed)) return compareCircuits('Les autres circuits', othersByLength(circuit))
      return previousCircuit && previousCircuit !== circuit
        ? compareCircuits('Les deux derniers nommés', [previousCircuit, circuit])
        : askForCircuit('Comparé à quel circuit', circuit)
    },
  },
  {
    topic: 'day',
    matches: ({ typed }) => dayAskedFor(typed) !== undefined,
    answer: (circuit, { typed }) => {
      const text = dayText(circuit, dayAskedFor(typed) ?? 1)
      return text === undefined ? undefined : replyAboutCircuit(circuit, text, 'sur-mesure', 'temps-trajet', 'devis')
    },
  },
  {
    topic: 'fits',
    ...whenGiven('days', (circuit, days) =>
      replyAboutCircuit(circuit, fitText(circuit, days), 'duree', 'sur-mesure', 'devis'),
    ),
    matches: ({ days, typed }) => days !== undefined && !/combien/.test(typed),
  },
  {
    topic: 'instead',
    matches: asksForAlternative,
    answer: (circuit, { lastMonth = 1 }) =>
      replyAboutCircuit(circuit, elsewhereIn(lastMonth), 'circuit-par-mois', 'temps-par-mois', 'devis'),
  },
  tell(
    'without',
    (circuit) => notesOf(circuit).without,
    ['sur-mesure', 'seniors', 'devis'],
    [
      'sans !enfant*|payer|guide|argent|internet|reseau|visa|vol|avion|avoir|se',
      'enlever|enleve*|supprimer|sauter|saute|zappe*|retirer randonnee|rando|marche|ascension|bateau|fleuve|bivouac*',
    ],
  ),
  tell(
    'booking',
    bookingText,
    ['paiement', 'delai-reponse', 'annulation'],
    [
      'reserve|reserver|reservation|devis|inscri*|book',
      'demande*|avoir|obtenir|recevoir|savoir prix|tarif comment|ou|on_fait !combien',
    ],
    ['devis'],
  ),
  tell(
    'ends',
    (circuit) => `${title(circuit)} ${notesOf(circuit).ends}`,
    ['vols-interieurs', 'transport', 'devis'],
    [
      'finit|termine|fini|commence|demarre|debute|depart|arrivee ou|a_quel_endroit|d_ou|quelle_ville',
      'part_de|part_d|partir_de',
      'retour|revenir|revient|rentre|rentrer !vol|avion|billet',
    ],
  ),
  tell(
    'flights',
    flightsText,
    ['vols-interieurs', 'inclus', 'devis'],
    ['avion|avions|vol|vols|billet|billets|aerien* !bagage*|valise*|drone'],
    ['vols-interieurs', 'vol-international'],
  ),
  tell(
    'meals',
    mealsText,
    ['inclus', 'prix-circuit', 'devis'],
    ['repas|manger|petit_dejeuner|pension|boissons compris|inclus|comprend', 'repas|petit_dejeuner|pension'],
  ),
  tell(
    'included',
    includedText,
    ['inclus', 'paiement', 'devis'],
    ['inclus|incluse|comprend|compris|comprise|a_ma_charge|a_notre_charge'],
    ['inclus'],
  ),
  tell(
    'duration',
    durationText,
    ['duree', 'prix-circuit', 'devis'],
    [
      'combien_de_jours|combien_de_temps|dure|durent|duree|combien_de_nuits|longtemps|nombre_de_jours|how_long !sur_place|visiter|rester|bateau|vedette|pirogue|vol|avion',
    ],
    ['duree', 'temps-de-visite'],
  ),
  {
    topic: 'wheelchair',
    matches: typedLike('fauteuil|roulant|handicap*|pmr|mobilite|bequilles'),
    answer: (circuit) => ({
      ...replyAboutCircuit(circuit, wheelchairText(circuit), 'sur-mesure', 'hebergement', 'devis'),
      questionId: 'seniors',
    }),
  },
  tell(
    'seniors',
    (circuit, { typed }) => seniorsText(circuit, typed),
    ['seniors', 'sur-mesure', 'devis'],
    [
      'senior*|retraite*|mes_parents|grand_mere|grand_pere|papy|mamie|[6-8][0-9]_ans|[6-8][0-9]_et_[6-8][0-9]|cardiaque|infarctus|canne',
    ],
    ['seniors'],
  ),
  tell(
    'children',
    (circuit) => notesOf(circuit).children,
    ['enfants-circuit', 'enfants-sante', 'devis'],
    ['enfant*|bebe*|ado|ados|gamin*|gosse*|fils|fille|famille|kids|children|petits|[0-9]*_ans'],
    ['enfants-circuit'],
  ),
  tell(
    'animals',
    (circuit) => notesOf(circuit).animals,
    ['lemuriens', 'animaux', 'baleines'],
    ['lemurien*|maki*|animaux|faune|cameleon*|bestioles'],
    ['lemuriens', 'animaux', 'cameleons'],
  ),
  tell(
    'per-person',
    perPersonText,
    ['prix-circuit', 'groupe', 'devis'],
    ['par_personne|par_tete|chacun|pour_le_groupe'],
  ),
  tell(
    'price',
    (circuit, { people }) => priceText(circuit, people),
    ['prix-circuit', 'inclus', 'devis'],
    [
      'prix|cher|coute|tarif*|budget',
      // 'C’est combien ?', but not 'combien de jours ?'.
      'combien !km|kilometres|jours|temps|etapes|lieux|nuits|heures|de_personnes',
      // 'Et pour 4 personnes ?', and nothing else.
      `=et|pour|a|on|est|si|sommes|nous|personnes|${partySize}|ca|fait|le|circuit|nord|sud|ouest|centre pour|est|sommes|a ${partySize}`,
    ],
    ['prix-circuit'],
  ),
  {
    topic: 'month',
    ...whenGiven('month', (circuit, month) =>
      replyAboutCircuit(circuit, circuitMonthText(circuit, month), 'circuit-par-mois', 'temps-par-mois', 'devis'),
    ),
  },
  tell(
    'distance',
    distanceText,
    ['routes-etat', 'temps-trajet', 'devis'],
    [
      'km|kms|kilometres|distance|heures_de_route|temps_de_route|heures_de_voiture',
      'heures|longtemps|beaucoup route|voiture|roule|rouler|trajet*',
    ],
    ['temps-trajet', 'routes-etat'],
  ),
  tell(
    'difficulty',
    difficultyText,
    ['seniors', 'routes-etat', 'devis'],
    [
      'dur|difficile|sportif|sportive|facile|fatigant|niveau|physique|epuisant|difficulte|crevant|entraine*|en_forme|bonne_forme|vertige|peur_du_vide !confort*',
      'de_la_marche|de_marche|on_marche|marcher|marche_t_on|rando*|trek*|beaucoup_marche',
    ],
    ['aventure', 'randonnee'],
  ),
  tell(
    'car',
    (circuit) => notesOf(circuit).car,
    ['voiture-chauffeur', 'routes-etat', 'devis'],
    ['4x4|4_4|vehicule|voiture|conduire|berline !nuit|soir'],
    ['voiture-chauffeur'],
  ),
  tell(
    'lodging',
    lodgingText,
    ['hebergement', 'camping', 'devis'],
    ['dort|dormir|hotel|hotels|hebergement*|logement*|loge|nuits|bivouac|confort*'],
    ['hebergement', 'camping'],
  ),
  tell(
    'sea',
    seaText,
    ['vols-interieurs', 'sainte-marie-acces', 'devis'],
    ['agitee|houle|bouge|mal_de_mer|traversee*|bateau*|vedette*'],
  ),
  tell(
    'beach',
    beachText,
    ['plages', 'combiner', 'devis'],
    ['plage|plages|mer|baignade|baigner|lagon|ile|iles'],
    ['plages'],
  ),
  tell(
    'season',
    (circuit, { typed }) => seasonText(circuit, /pl(eut|euv|uie)/.test(typed)),
    ['saison', 'circuit-par-mois', 'devis'],
    [
      'pleut|pleuvoir|pluie|pluies|mauvais_temps|saison|quand|periode|meilleur_moment|meilleur_mois|meilleurs_mois|quel_mois|quels_mois !repond*|reponse|quand_meme',
    ],
    ['saison', 'saison-ouest', 'cyclones', 'circuit-par-mois'],
  ),
  tell(
    'access',
    (circuit) => `${title(circuit)} ${notesOf(circuit).access}`,
    ['transport', 'vols-interieurs', 'temps-trajet'],
    ['loin|acces|aller|y_va|va_t_on|on_va|vient|rejoindre|tana|commence|part|depart|y_aller'],
  ),
  {
    topic: 'stages',
    matches: typedLike('etape*|itineraire|programme|trajet|parcours|jour_par_jour|deroule*|consiste|raconte*'),
    answer: (circuit, { typed }) =>
      circuitReply(circuit, /etape|itineraire|trajet|parcours/.test(typed) ? 'routes' : 'days'),
  },
]
