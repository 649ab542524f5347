import type { Destination } from '#mocks/assistant/destinations.ts'
import { asksForAlternative, type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { animalsText } from '#mocks/assistant/follow-ups/place-animals.ts'
import { needsAtPlace } from '#mocks/assistant/follow-ups/place-needs.ts'
import { replyAboutPlace, tell } from '#mocks/assistant/follow-ups/place-replies.ts'
import { bathingText } from '#mocks/assistant/follow-ups/place-sea.ts'
import {
  crowdsAtPlace,
  difficultyText,
  dearerText,
  entranceText,
  goodMonthText,
  placeCarText,
  seasonText,
  sightsText,
  withoutText,
} from '#mocks/assistant/follow-ups/place-texts.ts'
import { closedText } from '#mocks/assistant/follow-ups/place-safety.ts'
import { hoursText } from '#mocks/assistant/follow-ups/place-hours.ts'
import { safetyText } from '#mocks/assistant/follow-ups/place-safety.ts'
import { asksAboutStay, stayText } from '#mocks/assistant/follow-ups/place-stay.ts'
import { roadStateText, visitAndWayText } from '#mocks/assistant/follow-ups/place-access.ts'
import { byDayText } from '#mocks/assistant/follow-ups/way-texts.ts'
import { visitsOfPlace } from '#mocks/assistant/follow-ups/place-visits.ts'
import { whereText } from '#mocks/assistant/follow-ups/place-where.ts'
import { waysToPlace } from '#mocks/assistant/follow-ups/place-ways.ts'
import { directionsTo } from '#mocks/assistant/intents/directions.ts'
import { replyAboutCircuits } from '#mocks/assistant/place-circuits.ts'
import { getNote, getQuestion } from '#mocks/assistant/replies.ts'
import { elsewhereIn } from '#mocks/assistant/seasons.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { asksWhatToPack } from '#mocks/assistant/weather.ts'

const otherSubjects =
  /\b(?:plages?|fetes?|vacances|baleines?|requins?|lemuriens?|cameleons?|tortues?|oiseaux|indris?|plong\w+)\b|\b(?:mer|eau) (?:est |sera )?(?:chaude|froide|bonne)\b|\btemperature de (?:la mer|l eau)\b/

const asksForBeach = matcher([
  'plage|plages plus_belle|plus_belles|meilleure|meilleures !surveill*|danger*|dormir|hotel*|requin*',
  'plage|plages quelle|quelles|y_a|existe|meilleure|pres|autour|vers|belle|belles|sure|sures|comment !surveill*|chien*|danger*|nuit|soir|photo|monde|plastique|scooter|vaut|dormir|hotel*|requin*|baign*',
])

/** What can be asked about a place or town. `mocks/data/messages/follow-ups/places.ts` has examples of most topics. */
export const placeFollowUps: readonly FollowUp<Destination>[] = [
  {
    topic: 'circuit',
    matches: typedLike('circuit|circuits', 'quel_jour|quels_jours !marche|ouvert*|ferme*'),
    answer: (destination) => replyAboutCircuits(destination),
  },
  {
    ...tell(
      'bad-weather',
      (destination) => tipsOf(destination).badWeather ?? getNote('mauvais-temps').answer,
      ['cyclones', 'sur-mesure'],
      [
        'si|s_il trop_de_vent',
        'sur|surs|sure|certain* d_y_aller|de_pouvoir_y_aller|d_y_arriver',
        'que_faire|quoi_faire|faire_quoi|fait_quoi|s_occuper pleut|pluie|mauvais_temps|temps_pourri',
        'si|s_il c_est|il|elle|sortie|bateau|vedette|traversee|excursion annule|annulee|annules|annulees|part_pas|ne_part_pas|marche_pas !acompte|hotel|vol|avion|devis|voyage',
      ],
    ),
    isCertain: true,
  },
  ...visitsOfPlace,
  {
    ...tell(
      'walk',
      (destination, { typed }) => difficultyText(destination, typed),
      ['seniors', 'randonnee'],
      [
        'piscine_naturelle|piscines_naturelles pas_loin|ou_est|c_est_ou|pres|c_est_loin !baign*|nager|froide|y_a',
        'marcher|marche|a_pied piscine|cascade|canyon combien|longue|loin|dure|beaucoup|long',
        'a_pied combien_de_temps|combien|longtemps|duree|dure|loin|tour|traverser !on_a_pied|village|ville|hotel|plage|gare|aeroport|centre',
      ],
    ),
    isCertain: true,
  },
  tell(
    'where',
    (
      destination,
      {
        message: {
          destinations: [named = destination],
        },
      },
    ) => whereText(destination, named),
    ['temps-trajet', 'transport'],
    [
      'c_est_ou|est_ou|trouve_ou|se_trouve|situe*|vers_ou|dans_quel_coin|dans_quelle_region|quelle_region|sur_la_carte|quel_endroit|ou_exactement !dormir|manger|plage',
    ],
    ['hors-circuits'],
  ),
  tell(
    'booking',
    (destination, { typed }) =>
      /\b(?:avance|faut|doit|oblige\w*|longtemps|dernier moment|derniere minute)\b/.test(typed)
        ? /^(?:nature|adventure)$/.test(destination.place?.type ?? '')
          ? getNote('reserver-parcs').answer
          : `${tipsOf(destination).sea === undefined ? 'Oui, surtout l’hôtel.' : 'Oui, le bateau la veille, par l’hôtel, et la chambre plus tôt.'} ${getNote('quand-reserver').answer}`
        : destination.circuit &&
          `Ce lieu est sur notre circuit ${destination.circuit.name}. Envoyez une demande de devis depuis la page du circuit, onglet «\u202fRéserver\u202f»\u202f: c’est gratuit et sans paiement.`,
    ['paiement', 'delai-reponse', 'sur-mesure'],
    ['devis|reserver|reserve|reservation'],
    ['devis'],
  ),
  tell(
    'entrance',
    (destination, { typed }) =>
      dearerText(destination, typed) ??
      (destination.place || /\b(?:entree|ticket|payante?|gratuite?)\b/.test(typed)
        ? entranceText(destination, typed)
        : getQuestion('prix-courants').answer),
    ['parcs-tarifs', 'guide-obligatoire', 'budget-jour'],
    [
      'entree|ticket|c_est_libre|acces_libre|librement|prix|cher|chere|payant|payer|gratuit|tarif*|coute|combien_ca|c_est_combien !vaut_le_prix|vaut_son_prix|valent_le_prix|vaut_son_argent|carte|cb|especes|route|heures|km|kilometres|temps|jours|couple|pour_deux|famille|par_personne|pousse_pousse|tuk_tuk|tuktuk|taxi*|scooter',
    ],
    ['parcs-tarifs'],
  ),
  {
    topic: 'instead',
    matches: asksForAlternative,
    answer: (destination, { lastMonth }) =>
      lastMonth === undefined
        ? undefined
        : replyAboutPlace(elsewhereIn(lastMonth), destination, 'circuit-par-mois', 'temps-par-mois'),
  },
  tell(
    'without',
    withoutText,
    ['sur-mesure', 'seniors'],
    [
      'sans pic|monter|montee|ascension|sommet|grimper|marcher|marche|bateau|fleuve',
      'zappe|zapper|saute|sauter|enleve|enlever|supprimer !dedans|dans_l_eau|rocher*|cascade',
    ],
  ),
  tell(
    'animals',
    (destination, { typed }) => animalsText(destination, typed),
    ['lemuriens', 'animaux', 'cameleons'],
    [
      'lemurien*|animaux|cameleon*|indri*|fosa*|maki*|faune|especes !dormir|guide|heure|heures|c_est_quand|quel_mois|periode|saison',
    ],
    ['animaux', 'lemuriens', 'indri', 'cameleons'],
  ),
  {
    topic: 'car',
    questions: ['voiture-chauffeur'],
    matches: typedLike('4x4|4_4|berline|voiture|vehicule !sans_voiture|sans_chauffeur|valise*|bagage*'),
    answer: (destination, { typed }) =>
      /^(?:et )?en voiture$/.test(typed)
        ? directionsTo(destination)
        : {
            ...replyAboutPlace(placeCarText(destination, typed), destination, 'voiture-chauffeur', 'routes-etat'),
            questionId: 'voiture-chauffeur',
          },
  },
  {
    ...tell('beaches', (destination) => tipsOf(destination).beaches, ['plages', 'baignade'], []),
    matches: ({ typed, message }) =>
      asksForBeach(typed) && message.destinations.some((one) => tipsOf(one).beaches !== undefined),
    isCertain: true,
  },
  tell(
    'bathing',
    (destination, { typed }) => bathingText(destination, typed),
    ['baignade', 'plages', 'plongee'],
    [
      'mer|eau|lagon|vagues danger*|dangereux|dangereuse|courants|sure|risque*|calme|calmes|agitee !enfant*|petits|bateau|vedette|traversee|boire|robinet|chaude',
      'on_a_pied|profond|profonde|profondeur',
      'eau|mer|lagon claire|turquoise|transparente|trouble',
      'requin*|meduse*|oursin*|baigner|baignade|nager|baigne|courants|trempette !savoir_nager|sait_pas|sais_pas|requins_a_voir|voir_des_requins|voir_les_requins|requin_baleine|requins_baleines|requins_baleine',
    ],
    ['baignade', 'requins-lagon', 'plages', 'plages-surveillees'],
  ),
  tell(
    'hours',
    (destination, { typed }) => hoursText(destination, typed),
    ['temps-de-visite', 'guide-obligatoire'],
    [
      'lever|leve tot',
      'ouvert|ouverte|ouverts|ouvertes tous_les_jours|toute_la_semaine|week_end|weekend|dimanche*|lundi*|mardi*|mercredi*|jeudi*|vendredi*|samedi*|jours_feries',
      'mieux|plutot|plus matin|apres_midi|soir !dormir|manger|bateau|vedette',
      'moment_de_la_journee|horaire*|ouvre|ouverture|ferme|quelle_heure|lumiere|lever_du_soleil|coucher_du_soleil|coucher_de_soleil|couchers_de_soleil !part|partir|partons|decolle',
    ],
    ['dimanche', 'horaires-parcs'],
  ),
  tell(
    'season',
    (destination, { typed, lastMonth }) => seasonText(destination, typed, lastMonth),
    ['saison', 'circuit-par-mois'],
    [
      'quand|saison|periode|accessible|reste_de_l_annee|hors_saison|meilleur_moment|meilleur*_mois|quel*_mois|toute_l_annee !arrive|arriver|part|journee|comment|debutant*|tout_le_monde|fauteuil*',
    ],
    ['saison', 'circuit-par-mois', 'saison-ouest'],
  ),
  {
    topic: 'fits',
    matches: ({ typed }) => asksAboutStay(typed),
    isCertain: true,
    answer: (destination, { typed }) =>
      replyAboutPlace(stayText(destination, typed), destination, 'temps-de-visite', 'temps-trajet'),
  },
  tell(
    'visit',
    (destination, { typed }) => visitAndWayText(destination, typed),
    ['temps-de-visite', 'duree'],
    [
      'combien_de_temps|longtemps|sur_place|duree|rester|combien_de_jours|combien_de_nuits !marche*|rando*|balade|route|trajet|aller|arriver|rejoindre|jusqu*|depuis|heures',
    ],
    ['temps-de-visite', 'duree'],
  ),
  tell(
    'sights',
    sightsText,
    ['temps-de-visite', 'saison'],
    [
      'achete|acheter quoi|qu_est_ce|bien !manger|plage',
      'lequel|laquelle|le_plus|la_plus|le_moins|la_moins !aller|y_va|acces',
      'voit|voir|visite|visiter|fait|faire|activites|incontournables quoi|qu_est_ce|que !le_soir|en_soiree|sortir|voler|se_faire|me_faire|nous_faire|contre',
    ],
  ),
  {
    ...tell(
      'crowds',
      (destination, { month, typed }) => crowdsAtPlace(destination, month, typed),
      ['saison', 'circuit-par-mois'],
      [
        'du_monde|de_monde|foule|bonde*|touristique*|touristes !plage|plages|piege*|mal_touriste|pour_les_touristes|danger*|train|attaque*|agress*|braqu*|tues|enleve*',
      ],
    ),
    isCertain: true,
  },
  ...waysToPlace,
  tell(
    'safety',
    (destination, { typed, lastMonth }) =>
      closedText(destination, typed, lastMonth) ??
      (/\b(?:route|piste)\b|^(?:et )?elle\b/.test(typed)
        ? `${roadStateText(destination)} ${byDayText(typed)}`
        : safetyText(destination, typed)),
    ['securite', 'zones-a-eviter', 'tana-nuit'],
    [
      'craint|dangereux|dangereuse|risque|securite|sure|safe !mer|eau|lagon|vagues|baigner|nager|courants|meduse*|oursin*|requin*|serpent*|crocodile*|araignee*|scorpion*|moustique*|insecte*|animaux',
    ],
    ['securite'],
  ),
  {
    topic: 'month',
    // 'Les plages en juillet', or after the sea 'et à Ifaty en juillet ?', asks for something else.
    matches: ({ month, message, contextId = '' }) =>
      month !== undefined &&
      !/^(?:mer-temperature|plongee|baleines|requins-baleines)$/.test(contextId) &&
      !otherSubjects.test(message.text) &&
      !/\b(?:chercher|accueil\w*|transferts?|navette)\b/.test(message.text) &&
      !asksWhatToPack.test(message.text),
    answer: (destination, { month, typed }) => {
      const text = month === undefined ? seasonText(destination) : goodMonthText(destination, month, typed)
      return text === undefined ? undefined : replyAboutPlace(text, destination, 'circuit-par-mois', 'temps-par-mois')
    },
    questions: ['circuit-par-mois', 'temps-par-mois', 'saison-ouest', 'tsingy'],
  },
  tell(
    'difficulty',
    (destination, { typed }) => difficultyText(destination, typed),
    ['seniors', 'randonnee'],
    [
      'dur|difficile|facile|ombre|ombrage|debutant*|fatigant|entraine*|en_forme|condition_physique|sportif|sportive|physique|niveau|difficulte|on_marche|raide|grimpe|ca_monte|monte_beaucoup|combien_de_marches|beaucoup_de_marches|escaliers|vertige|canne|genou*|prothese|hanche|arthrose|[6-8][0-9]_ans',
      'balade|marche|marcher|rando* combien|dure|duree|longue|temps !pour_y_aller|loin',
      'dangereux|risque|vertigineux vertige',
    ],
    ['randonnee', 'seniors', 'heures-de-marche', 'sans-marche'],
  ),
  ...needsAtPlace,
]
