import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { bookingFollowUps } from '#mocks/assistant/follow-ups/circuit-booking.ts'
import { askForCircuit, replyAboutCircuit, tell } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import {
  dayAskedFor,
  dayText,
  durationText,
  fitsText,
  longerText,
  shorterText,
} from '#mocks/assistant/follow-ups/circuit-days.ts'
import {
  asksAboutFirstTrip,
  carText,
  beachText,
  distanceText,
  endsText,
  firstTripText,
  flightsText,
  othersByLength,
  rainText,
  seaText,
  title,
  withoutText,
} from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { togetherText } from '#mocks/assistant/follow-ups/combine.ts'
import { sightFollowUps } from '#mocks/assistant/follow-ups/circuit-sights.ts'
import { nightFollowUps } from '#mocks/assistant/follow-ups/circuit-nights.ts'
import { travellerFollowUps } from '#mocks/assistant/follow-ups/circuit-travellers.ts'
import { asksForAlternative, type FollowUp, isTooLong, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { compareCircuits } from '#mocks/assistant/intents/circuits.ts'
import {
  bestMonthsText,
  circuitMonthText,
  elsewhereIn,
  namedActivity,
  openMonthsText,
  yearRoundText,
} from '#mocks/assistant/seasons.ts'
import { asksWhatToPack } from '#mocks/assistant/weather.ts'
import { getNote } from '#mocks/assistant/replies.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

/** Whether 'c’est une bonne période ?' or 'les tsingy sont ouverts ?' asks about the month that was named before. */
const asksIfGoodMonth =
  /\bbonn?e? (?:periode|moment|saison|mois|idee)\b|^(?!.*\b(?:quand|quels?)\b).*\b(?:ouvert\w*|praticables?|coupee?s?|bacs?)\b/

/** Whether the circuit is open, with the contrary verdict after 'c’est trop tôt ?'. */
function monthText(circuit: Circuit, month: number, typed: string): string {
  const text = circuitMonthText(circuit, month)
  return /\b(?:trop (?:tot|tard)|risqu\w*|dangereux|deconseill\w*|mauvaise? (?:idee|periode)|ferme)\b/.test(typed)
    ? text.replace(/^(?:Oui|Non)/, (verdict) => (verdict === 'Oui' ? 'Non' : 'Oui'))
    : text
}

/** 'Une seule voiture pour nous tous ?' */
const asksHowManyCars =
  /\b(?:seule|deux|2|plusieurs|meme|combien de) (?:voitures?|vehicules?|4x4)\b|\b(?:sommes|est|sera|serons|a) (?:[3-9]|trois|quatre|cinq|six|sept|huit)\b.*\bvoiture suffi\w*|\bcombien dans\b|\b(?:rentr\w+|tien\w+|tenir|tous|toutes) (?:\w+ )?dans\b.*\b(?:voiture|vehicule|4x4)\b/

function carsText(people = 0): string {
  const count = Math.ceil(people / 4)
  const verdict =
    count > 1 ? `À ${people}, ${count} voitures le plus souvent. ` : count === 1 ? 'Une seule voiture. ' : ''
  return `${verdict}${getNote('combien-par-voiture').answer}`
}

/** 'Combien de jours minimum ?' */
const asksForFewestDays = /\bjours?\b.*\b(?:minimum|mini|au moins)\b|\bminimum de jours\b/

/** What can be asked about a circuit. */
export const circuitFollowUps: readonly FollowUp<Circuit>[] = [
  ...sightFollowUps,
  {
    topic: 'day',
    isCertain: true,
    matches: ({ typed }) => dayAskedFor(typed) !== undefined,
    answer: (circuit, { typed }) => {
      const text = dayText(circuit, dayAskedFor(typed, circuit) ?? 1, typed)
      return text === undefined ? undefined : replyAboutCircuit(circuit, text, 'sur-mesure', 'temps-trajet', 'devis')
    },
  },
  {
    topic: 'instead',
    isCertain: true,
    matches: asksForAlternative,
    answer: (circuit, { lastMonth = 1 }) =>
      replyAboutCircuit(circuit, elsewhereIn(lastMonth), 'circuit-par-mois', 'temps-par-mois', 'devis'),
  },
  {
    topic: 'combine',
    questions: ['combiner'],
    matches: typedLike('combin*|enchain*|coupler|les_deux|ordre|a_la_suite|d_abord'),
    answer: (circuit, asked) =>
      replyAboutCircuit(
        circuit,
        asked.previousCircuit && asked.previousCircuit !== circuit
          ? togetherText(asked.previousCircuit, circuit, asked)
          : longerText(circuit, asked.days),
        'combiner',
        'duree',
        'devis',
      ),
  },
  {
    topic: 'first-trip',
    isCertain: true,
    matches: ({ typed }) => asksAboutFirstTrip(typed),
    answer: (circuit) => replyAboutCircuit(circuit, firstTripText(circuit), 'premier-voyage', 'duree', 'devis'),
  },
  {
    topic: 'compare',
    questions: ['premier-voyage'],
    matches: typedLike(
      'lequel|laquelle mieux|meilleur|prendre|prendriez|choisir|conseill*|prefer*',
      'a_la_place propos*|conseill*|quoi|prendre',
      'comparer|difference* !prix|tarif*',
    ),
    answer: (circuit, { previousCircuit, typed }) => {
      // 'Et lequel alors ?', after the circuit did not suit the days, the month or the children: name the others.
      if (/\b(?:alors|a la place|autres?)\b/.test(typed))
        return compareCircuits('Les autres circuits', othersByLength(circuit))
      return previousCircuit && previousCircuit !== circuit
        ? compareCircuits('Côte à côte', [previousCircuit, circuit])
        : askForCircuit('Comparé à quel circuit', circuit)
    },
  },
  {
    ...tell('too-long', shorterText, ['duree', 'sur-mesure', 'devis'], []),
    isCertain: true,
    matches: ({ days, typed }) =>
      (isTooLong(typed) && (days !== undefined || /\bplus courte?s?\b/.test(typed))) || asksForFewestDays.test(typed),
  },
  {
    ...tell('fits', (circuit, { days, typed }) => fitsText(circuit, days, typed), ['duree', 'sur-mesure', 'devis'], []),
    matches: ({ days, typed }) =>
      days !== undefined &&
      !/\bcombien\b|\b(?:descente|fleuve|tsiribihina|ascension|pic boby)\b|\b(?:de|en) plus\b|\b(?:rab|rajout\w*|ajout\w*|rallong\w*|prolong\w*|interrompre|moins cher)\b|\bcouper\b.*\b(?:pour|chez|rester)\b|\b(?:valises?|bagages?|sacs?|emporter)\b/.test(
        typed,
      ),
  },
  tell(
    'longer',
    (circuit, { days, typed }) => longerText(circuit, days, typed),
    ['combiner', 'sur-mesure', 'devis'],
    [
      'rallonger|prolonger|ajouter|rajouter|en_plus|jours_de_plus !combien_prevoir|combien_compter|combien_depenser|argent|especes|budget|plage|plages|mer|paye*|payer|paie|guide|pourboire*|dites|dis|savoir|infos',
      'rester|reste|prolonger|finir jour_de_plus|jours_de_plus|nuits_de_plus|plus_longtemps',
      'interrompre',
      'couper pour|chez|rester',
    ],
    ['jours-en-plus'],
  ),
  {
    ...tell(
      'without',
      withoutText,
      ['sur-mesure', 'seniors', 'devis'],
      [
        '!lequel|quel|sans_trop|sans_faire_tout|entrainement|entrainements|preparation|experience|internet|wifi|reseau|connexion|application|appli sans|pas_faire|pas_passer|pas_dormir|laisser|zappe*|saute*|evit*|oblig*|enleve*|remplace*|supprim* chez_l_habitant|nuit_au_village|nuit_dans_le_village|randonnee|rando|andringitra|tsingy|marche|ascension|bateau|vedette|traversee|fleuve|descente|bivouac*|tente|pic|montee|trek|plage|plages|lagon',
        'avion|vol|hotel|hotels a_la_place|plutot_que|au_lieu !voiture|par_la_route|revenir|rentrer',
        'deteste*|aime_pas|supporte_pas bateau|bateaux|vedette|traversee|marche|marcher|camping',
        'sacrifi*|zappe*|enleve*|supprim* quoi|laquelle !jours|en_[0-9]*',
      ],
      ['sans-marche'],
    ),
    isCertain: true,
  },
  ...bookingFollowUps,
  tell(
    'ends',
    endsText,
    ['vols-interieurs', 'transport', 'devis'],
    [
      'd_ou|de_ou part|pars|partons|partir|depart|demarre*',
      'tana|antananarivo|capitale|ivato|aeroport depart|part|partons|commence*|demarre* !quand|date*|combien',
      'finit|finir|termine*|commence*|demarre*|retour|rentre|pour_rentrer|refait_toute|refaire_toute|autre_sens|sens_inverse|a_l_envers !plage|mer|lagon|farniente',
      'repasse|repasser tana|antananarivo|capitale|la',
      'revenir|revient|reviens|retourn*|rentrer|regagner|remonter tana|antananarivo|capitale|ivato',
      'atterri*|debarqu*|arriv* direct|directement|remonter|redescendre|repartir faire|commencer|circuit|nord|est',
      'atterri*|debarqu* marche|possible|faisable|jouable|quand_meme|gene*|commence*',
    ],
    ['aeroport-nosy-be'],
  ),
  tell(
    'flights',
    flightsText,
    ['vols-interieurs', 'inclus', 'devis'],
    [
      'avion|avions|vol|vols|billet|billets|aerien* !bagage*|valise*|drone|direct|directs|directement|escale*|compagnie*',
    ],
    ['vols-interieurs', 'vols-interieurs-durees', 'vente-vols', 'inclus'],
  ),
  tell(
    'duration',
    durationText,
    ['duree', 'prix-circuit', 'devis'],
    [
      'combien_de_jours|combien_de_nuits|dure|durent|duree|nombre_de_jours !valable*|valide|validite|plus_dure|vol|vols|avion|descente|fleuve|traversee|trajet|trajets|tente*|bivouac*',
    ],
    ['duree', 'temps-de-visite'],
  ),
  {
    topic: 'month',
    answer: (circuit, { month, typed }) =>
      month === undefined
        ? undefined
        : replyAboutCircuit(circuit, monthText(circuit, month, typed), 'circuit-par-mois', 'temps-par-mois', 'devis'),
    // 'On voit des baleines en juin ?' asks about an activity.
    matches: ({ month, message }) =>
      month !== undefined && !asksWhatToPack.test(message.text) && namedActivity(message.text) === undefined,
    questions: ['temps-par-mois', 'noces-par-mois', 'vacances-scolaires'],
  },
  tell(
    'season',
    (circuit, { month, lastMonth, typed }) => {
      const asked = month ?? (asksIfGoodMonth.test(typed) ? lastMonth : undefined)
      return asked === undefined
        ? `${yearRoundText(circuit, typed)}${bestMonthsText(circuit)} ${openMonthsText(circuit)}`
        : circuitMonthText(circuit, asked)
    },
    ['saison', 'circuit-par-mois', 'devis'],
    [
      'routes|route|pistes|piste|bac|bacs praticable*|coupe|coupee|coupees|ouverte*|fermee*|marchent|fonctionnent|passent|ouvert*|ferme* !toute_l_annee',
      'saison|periode|meilleur*_moment|quel*_mois|meilleur*_mois',
      'quand mieux|partir|venir|aller|ferme*|ouvert*|ideal !quand_meme|quand_on_veut|quand_je_veux',
    ],
    ['saison', 'saison-ouest', 'circuit-par-mois'],
  ),
  tell(
    'rain',
    (circuit, { month }) => (month === undefined ? rainText(circuit) : circuitMonthText(circuit, month)),
    ['saison', 'circuit-par-mois', 'devis'],
    ['pleut|pleuvoir|pluie|pluies'],
    ['cote-est-pluie'],
  ),
  tell(
    'distance',
    distanceText,
    ['routes-etat', 'temps-trajet', 'devis'],
    [
      'km|kms|kilometres|bornes|distance|heures_de_route|heures_de_piste|heures_de_pistes|temps_de_route|heures_de_voiture|trajets',
      'beaucoup|long|longs|longue*|trop route|voiture',
      'jour|journee|etape|trajet plus_charge*|plus_long|plus_longue|pire',
      'route|routes|trajets|voiture fatigant*|fatigue*|penible*|eprouvant*|usant*',
      'niveau|cote route|routes|voiture !difficulte',
      'passer|passe|vie|temps|journees en_voiture|sur_la_route|dans_la_voiture|en_4x4',
    ],
    ['temps-trajet', 'heures-de-route'],
  ),
  tell(
    'car',
    (circuit, { typed, party, people = party }) =>
      asksHowManyCars.test(typed) ? carsText(people) : carText(circuit, typed),
    ['voiture-chauffeur', 'routes-etat', 'devis'],
    [
      'taxi_brousse|taxis_brousse|transports_en_commun|en_bus|le_bus !prix|coute*|combien|danger*|gare',
      '4x4|4_4|vehicule|voiture|berline|piste|pistes !heures_de_piste|heures_de_pistes|wifi|internet|malade*|nausee*|vomi*|mal_au_coeur|fumer|panne*|creve*|crevaison*|praticable*|coupe*|ouvert*|ferme*|ouverte*|fermee*|minibus|clim*|ceinture*|siege*|coffre|passer|vie|compris*|inclus*|pire|plus_longue|bandit*|dahalo|voleur*|attaque*|braquage*',
      'clim|climatis* vehicule|voiture|4x4',
      'route|routes etat|bonne*|mauvaise*',
      'minibus|combi|goudron*|bitume',
      'seule|deux|plusieurs|meme|combien_de voiture|voitures|vehicule|vehicules|4x4',
    ],
    ['voiture-chauffeur', 'routes-etat', 'moto-pistes', 'combien-par-voiture'],
  ),
  tell(
    'sea',
    seaText,
    ['vols-interieurs', 'sainte-marie-acces', 'devis'],
    [
      'mer mauvaise|agitee|forte|grosse|demontee',
      'descente|fleuve|tsiribihina !dort|dormir|dors|nuit*|mange|manger|repas|cuisine|cuisinier|nourriture|bouffe|bagage*|valise*|sacs',
      'traversee*|bateau*|vedette*|pirogue|pirogues|mal_de_mer !bebe*|nourrisson*|repas|mange*|manger|cuisine|nourriture|bouffe',
    ],
    ['traversee-agitee', 'mal-de-mer'],
  ),
  tell(
    'beach',
    (circuit, { typed }) => beachText(circuit, typed),
    ['plages', 'combiner', 'devis'],
    [
      'plage|plages|baignade|baigner|lagon !baleine*|ajout*|rajout*|rallong*|prolong*',
      'passe|voit|va la_cote|ocean|bord_de_mer',
      'mer !agitee|mauvaise|demontee|forte|grosse|calme|mal|traversee|bateau',
    ],
    ['plages', 'baignade'],
  ),
  tell(
    'access',
    (circuit) => `${title(circuit)} ${notesOf(circuit).access}`,
    ['transport', 'vols-interieurs', 'temps-trajet'],
    ['loin|y_va|y_aller|acces !hopital*|medecin*|clinique*'],
  ),
  ...nightFollowUps,
  ...travellerFollowUps,
]
