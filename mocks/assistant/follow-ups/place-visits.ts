import { bestMeansText, hospitalText, nextStopReply, overnightText } from '#mocks/assistant/follow-ups/place-access.ts'
import { animalsAtPlace } from '#mocks/assistant/follow-ups/place-animals.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { replyAboutPlace, tell } from '#mocks/assistant/follow-ups/place-replies.ts'
import { difficultyText, sightsText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { placeLine } from '#mocks/assistant/intents/places.ts'
import { neighboursReply } from '#mocks/assistant/follow-ups/place-where.ts'
import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { formatHours, hoursBetween } from '#mocks/assistant/intents/directions.ts'
import { findFlight } from '#mocks/assistant/flights.ts'
import { getNote, getQuestion, type Reply, replyToQuestion } from '#mocks/assistant/replies.ts'
import { visitText } from '#mocks/assistant/follow-ups/place-stay.ts'
import { atName, theName } from '#mocks/assistant/place-phrases.ts'
import { placeMerits } from '#mocks/data/place-merits.ts'
import { placeTips } from '#mocks/data/place-tips.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { safetyText, thievesText } from '#mocks/assistant/follow-ups/place-safety.ts'
import { capitalize } from '#src/lib/text.ts'
import { openMonthsText } from '#mocks/assistant/seasons.ts'

/** Whether a visit takes place in the rain. */
function rainText(destination: Destination, typed: string): string {
  const { circuit } = destination
  const verdict = /\b(?:quoi|que faire|comment)\b/.test(typed) ? '' : 'Le plus souvent oui, avec un imperméable\u202f: '
  const rain = /^(?:east|rainforest)$/.test(destination.region ?? '')
    ? 'il peut y pleuvoir en toute saison'
    : 'il pleut surtout l’après-midi et la nuit, venez donc le matin'
  const advice = `${rain}. Si la piste ou le sentier est coupé, le chauffeur-guide change l’ordre des visites, ou en remplace une.`
  const text = verdict === '' ? `I${advice.slice(1)}` : `${verdict}${advice}`
  return circuit ? `${text} ${openMonthsText(circuit, theName(destination))}` : text
}

/** What a place is known for. */
function fameText(destination: Destination): string {
  const { place } = destination
  const sights = sightsText(destination)
  const known = place ? placeLine(place) : ''
  return sights.startsWith(known) ? sights : `${known} ${sights}`
}

function boredomText(destination: Destination): string {
  return `Pas si vous aimez le calme et n’y restez pas trop longtemps. ${visitText(destination)} ${sightsText(destination)}`
}

const isOnIsland = /^(?:Nosy|Hell-Ville|Sainte-Marie|Île aux Nattes)/

/** In hours: from as near as this, travellers are back for their flight of the next day. */
const maxHoursToFlight = 6

/** Whether one can be there on the day before a flight. */
function beforeFlightText(destination: Destination): string | undefined {
  const hours = destination === capital ? undefined : hoursBetween(capital, destination)
  if (!hours) return undefined
  if (hours[1] > maxHoursToFlight && findFlight(destination.name))
    return 'C’est risqué\u202f: les vols intérieurs changent souvent d’heure ou de jour. Gardez une journée entière, donc une nuit à Antananarivo, avant le vol international.'
  return hours[1] <= maxHoursToFlight
    ? `Oui, si vous êtes de retour à Antananarivo la veille du vol, avant la nuit\u202f: la route prend ${formatHours(hours)}. Pas le jour même, une panne suffit à tout manquer.`
    : `Non\u202f: la route depuis Antananarivo prend ${formatHours(hours)}. Gardez une journée entière, donc une nuit à Antananarivo, avant le vol international.`
}

function twoWheelsText(destination: Destination): string {
  const { rental = 'Je ne connais pas de loueur ici\u202f: demandez à l’hôtel.' } = tipsOf(destination)
  return `${rental} Portez un casque, ne roulez pas de nuit, et vérifiez que votre assurance couvre le deux-roues. Regardez freins et pneus, et convenez du prix avant de partir.`
}

/** Parks and reserves, which nobody enters alone. */
const needsGuide = /^(?:Parc|Réserve|Massif|Grands Tsingy|Gorges|Forêt)/

const asksForGuidePrice = typedLike(
  'guide|guides en_plus|a_part|compris|inclus|combien|prix|coute|cher|tarif !pourboire*|donne|donner|laisse|laisser',
)

const guidePriceText =
  'Le guide du parc, obligatoire, se paie en plus de l’entrée, à l’accueil, souvent 60\u202f000 à 150\u202f000\u202fAr par groupe, sauf si le devis le comprend.'

function guideReply(destination: Destination, typed: string): Reply {
  const reply = replyToQuestion(getQuestion('guide-obligatoire'))
  const booked = 'Non, pas à l’avance\u202f: il se prend le jour même au bureau du parc, en espèces.'
  if (/\breserv\w*\b|\ba l avance\b/.test(typed)) return { ...reply, text: `${booked} ${reply.text}` }
  const verdict = /\bguides?\b/.test(typed) && !/\bsans\b/.test(typed) ? 'Oui' : 'Non'
  return { ...reply, text: `${verdict}, ${atName(destination)}, on ne marche qu’avec un guide local. ${reply.text}` }
}

const localGuideText = (destination: Destination) =>
  `${capitalize(atName(destination))}, je ne connais pas d’obligation, mais un guide local traduit, connaît les chemins et les interdits (fady), et ouvre des portes\u202f: demandez-le sur place ou dans le devis.`

/** From here on, a place is calm. */
const minCalm = 2

function calmText(destination: Destination, typed: string): string {
  const calm = placeMerits[destination.name]?.calm
  if (calm === undefined) return getNote('monde-touristes').answer
  if (calm < minCalm)
    return `Pas toujours\u202f: il y a du passage, surtout en juillet, en août et à Noël. ${sightsText(destination)}`
  const verdict = /\b(?:bru\w+|anime\w*|ambiance)\b/.test(typed) ? 'Plutôt calme' : 'Oui, plutôt calme'
  return `${verdict}, avec un peu plus de monde en juillet, en août et à Noël. ${sightsText(destination)}`
}

const visits: readonly FollowUp<Destination>[] = [
  ...animalsAtPlace,
  {
    topic: 'next',
    matches: typedLike(
      'prochaine_etape|etape_suivante|prochain_arret|prochaine_destination|pour_la_suite|la_suite',
      'apres|ensuite|continue*|enchaine* ou|quoi|vers|va|aller|faire !mange*|dor*|midi|apres_midi|combien|loin|mer|plage*|lagon|retour|rentr*|vol|avion|pluie*|nuit|soir',
      '=et|puis|apres|ensuite|on|c|est|quoi|la|suite apres|ensuite|suite',
      'combine|combiner|associer|coupler avec_quoi|quoi|quel|quelle|quels',
    ),
    answer: nextStopReply,
  },
  tell(
    'hospital',
    hospitalText,
    ['pharmacie', 'assurance'],
    [
      'hopital|hopitaux|clinique|cliniques|dispensaire|medecin|medecins|docteur|pharmacie|pharmacies !avant|depart|vaccin*|ordonnance',
    ],
  ),
  tell(
    'easier',
    (destination, { typed }) => placeTips[destination.name]?.easier ?? difficultyText(destination, typed),
    ['randonnee', 'seniors', 'temps-de-visite'],
    [
      'plus_court|plus_courte|plus_facile|plus_faciles|plus_simple|plus_accessible|moins_dur|moins_durs|moins_difficile|moins_physique|moins_sportif|moins_haut|plus_doux|plus_cool|plus_tranquille !acces|y_aller|lequel|laquelle|deux|que|qu|saison|mois|quand',
      'difference* petits|petit|grands',
      'grimper|grimpe|monter|escalader|marcher|sommet pas|sans|eviter !peut|baudrier|vertige',
    ],
  ),
  tell(
    'diving',
    (destination) => tipsOf(destination).diving ?? getQuestion('plongee').answer,
    ['plongee', 'baignade', 'plages'],
    [
      'snorkel*|snorkling|tuba|masque*|plongee|plonger|bapteme|recif|coraux|corail|fonds_marins|poissons !requin*|lou*|prix|combien|cher|brevet|niveau|certificat|pierre*|avion|vol|manger|grille*',
    ],
  ),
  {
    topic: 'around',
    matches: typedLike(
      'autour|alentour*|environs|a_cote|a_proximite|parages|pas_loin !s_occuper|dormir|dort|loge*|hotel*|manger|mange|resto*|distributeur*',
      'd_autre|autre_chose|dautre voir|faire coin|pres',
      'a_part|en_dehors|hormis|mis_a_part|autre_que|d_autre_que quoi|faire|voir|visiter|reste|il_y_a !prix|combien',
      'jours|journee|journees que_faire|quoi_faire|que_voir|faire_quoi',
    ),
    answer: neighboursReply,
  },
  tell(
    'overnight',
    (destination, { typed }) => overnightText(destination, typed),
    ['temps-trajet', 'hebergement'],
    [
      'aller_retour|aller_et_retour|retour|revenir dans_la_journee|la_meme_journee|le_meme_jour|le_soir_meme !paris|france|international*|vol|vols',
      'se_fait|se_visite|faisable|possible a_la_journee|en_une_journee|dans_la_journee|sur_une_journee',
      'aller_retour|aller_et_retour|et_revenir|soir_meme en_une_journee|en_un_jour|en_1_jour|y_dormir|dormir_la_bas|passer_la_nuit !quoi|que_faire',
      'faut|oblige|obliges dormir|dort|nuit !combien|prix|compter|coute|budget|ou_dormir|dormir_ou|quoi|hotel*',
      'dort|dormir|dors|reste|rester rentre|rentrer|revient|revenir|repart|repartir !ou_dort|ou_dormir|combien',
      'aller|va|faire|fait|faisable|possible|jouable a_la_journee|en_une_journee|dans_la_journee|sur_une_journee depuis|de|d',
    ],
  ),
  tell(
    'without-boat',
    bestMeansText,
    ['vols-interieurs', 'transport'],
    [
      'sans_bateau|sans_prendre_le_bateau|sans_prendre_de_bateau|sans_la_traversee|eviter_le_bateau|eviter_la_traversee',
    ],
  ),
  tell(
    'rain',
    (destination, { typed }) => rainText(destination, typed),
    ['saison', 'circuit-par-mois', 'temps-par-mois'],
    [
      'sous_la_pluie|avec_la_pluie|malgre_la_pluie|sous_les_pluies|s_il_pleut|si_il_pleut|sil_pleut|quand_il_pleut|meme_si_il_pleut|en_cas_de_pluie|par_temps_de_pluie !route|piste|rn*|4x4',
    ],
  ),
  tell(
    'fame',
    fameText,
    ['temps-de-visite', 'saison'],
    [
      'pourquoi|en_quoi|qu_est_ce_qui|d_ou_vient tout_le_monde|en_parle|en_parlent|parle_autant|parlent|connu|connue|celebre|celebres|fameux|fameuse|special|specialement|particulier|reputation|repute|reputee|si_bien',
      'tout_le_monde|on_m_en parle|parlent|vante !langue|francais|anglais',
    ],
  ),
  tell(
    'boredom',
    boredomText,
    ['temps-de-visite', 'sur-mesure'],
    ['ennuie|ennuyer|ennuyera|ennui|ennuyeux|tourner_en_rond|tourne_en_rond|s_occuper !ados|ado|jours|nuits|semaine*'],
  ),
  tell(
    'before-flight',
    beforeFlightText,
    ['vol-international', 'temps-trajet'],
    ['veille|juste_avant|dernier_jour|jour_du|matin_du|avant vol|avion !bateau|annul*|reserv*|paye*|quoi'],
  ),
  tell(
    'two-wheels',
    twoWheelsText,
    ['moto-velo', 'assurance'],
    ['louer|location|loue|trouver|faire|circuler scooter*|velo|velos|vtt|moto|motos|quad|quads|mobylette*'],
  ),
  {
    topic: 'getting-around',
    matches: typedLike('s_y_deplace*|se_deplace*|se_deplacer|on_circule|circuler|pour_bouger'),
    answer: (destination) =>
      isOnIsland.test(destination.name)
        ? replyAboutPlace(getNote('se-deplacer-ile').answer, destination, 'taxi-ville', 'nosy-be-iles')
        : replyToQuestion(getQuestion('taxi-ville')),
  },
  tell(
    'calm',
    (destination, { typed }) => calmText(destination, typed),
    ['saison', 'circuit-par-mois'],
    [
      'c_est|est|est_ce|endroit|coin|quartier|plutot|assez|vraiment calme|calmes|tranquille|reposant|paisible|bruyant|bruyante|bruyantes|bruit|anime|animee|ambiance !requin*|baigner|baignade|nager|mer|eau|lagon|safe|en_ce_moment|semaine|quel|quelle|quels|dormir|nuit|nuits',
    ],
  ),
  {
    topic: 'night-visit',
    answer: () => replyToQuestion(getNote('sorties-nuit')),
    matches: typedLike(
      '=et|la|de|nuit|aussi|on|en|voit|sinon nuit',
      'de_nuit|la_nuit|nocturne|nocturnes|a_la_lampe possible|visite*|visiter|balade*|sortie*|se_fait|voir|y_va|y_aller !froid|chaud|gele|tente|dort|route|rouler|train|bus|arrive*|dormir',
    ),
  },
  {
    topic: 'guide-price',
    isCertain: true,
    matches: (asked) =>
      asksForGuidePrice(asked) ||
      (asked.contextId === 'guide-obligatoire' && /\b(?:combien|prix|coute\w*|chere?s?|tarif)\b/.test(asked.typed)),
    answer: (destination) =>
      replyAboutPlace(
        needsGuide.test(destination.name)
          ? guidePriceText
          : `Je ne connais pas le prix d’un guide ${atName(destination)}\u202f: convenez-en avant de partir, selon la durée. Dans les parcs, il coûte souvent 60\u202f000 à 150\u202f000\u202fAr par groupe.`,
        destination,
        'parcs-tarifs',
        'guide-obligatoire',
        'pourboire',
      ),
  },
  {
    topic: 'guide',
    matches: typedLike(
      'sans_guide|tout_seul|tout_seuls|tout_seule|nous_memes|par_soi_meme|en_solo|en_autonomie visiter|visite|entrer|entre|aller|va|faire|fait|possible|peut|marcher|balader|promener !dormir|louer|conduire|route',
      'seul|seuls|seule|seules marcher|balader|promener|visiter|entrer !femme',
      'guide|guides faut|besoin|obligatoire|obligatoires|necessaire|oblige|obliges|forcement|sans !prix|combien|coute|parle|francais|anglais|pourboire|payer|paie',
    ),
    answer: (destination, { typed }) =>
      needsGuide.test(destination.name)
        ? guideReply(destination, typed)
        : replyAboutPlace(localGuideText(destination), destination, 'guide-obligatoire', 'pourboire'),
  },
  {
    topic: 'thieves',
    matches: typedLike(
      'attention|gaffe|mefier|surveiller|prudent* affaires|sac|sacs|poches|telephone|portefeuille|argent|voleurs|pickpockets',
      'attention|gaffe|mefier|prudent* a_quoi|de_quoi|quoi|faut !mange*|boire|eau|guide',
      'pickpocket*|voleurs|vols_a_la_tire|se_faire_voler|se_fait_voler|se_faire_piquer',
    ),
    answer: (destination, { typed }) =>
      replyAboutPlace(
        /^(?:nature|adventure)$/.test(destination.place?.type ?? '')
          ? safetyText(destination, typed)
          : isYesNoQuestion(typed)
            ? `Oui, ${thievesText}`
            : capitalize(thievesText),
        destination,
        'vol',
        'tana-nuit',
        'securite',
      ),
  },
]

/** What can be asked about a visit. A match decides. */
export const visitsOfPlace: readonly FollowUp<Destination>[] = visits.map((one) => ({ ...one, isCertain: true }))
