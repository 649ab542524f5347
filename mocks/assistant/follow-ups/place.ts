import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { flightPriceText, stateText } from '#mocks/assistant/follow-ups/way.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { wayBetween } from '#mocks/assistant/subject.ts'
import { asksForAlternative, type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { replyAboutPlace, tell } from '#mocks/assistant/follow-ups/place-replies.ts'
import {
  bathingText,
  cashText,
  childrenText,
  difficultyText,
  entranceText,
  flightText,
  hoursText,
  lodgingText,
  monthText,
  neighboursReply,
  placeCarText,
  roomPrices,
  seasonText,
  seaText,
  sightsText,
  visitText,
} from '#mocks/assistant/follow-ups/place-texts.ts'
import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { directionsReply, directionsTo, taxiText } from '#mocks/assistant/intents/directions.ts'
import { replyAboutCircuits } from '#mocks/assistant/place-circuits.ts'
import { getQuestion } from '#mocks/assistant/replies.ts'
import { elsewhereIn } from '#mocks/assistant/seasons.ts'

const taxiPriceText =
  'Je ne connais pas le prix du taxi-brousse\u202f: demandez-le la veille à la gare routière\u202f; c’est le moyen le moins cher.\n\n'

const otherSubjects =
  /\b(?:plages?|fetes?|vacances|baleines?|requins?|lemuriens?|cameleons?|tortues?|oiseaux|indris?|plong\w+)\b/

/** What can be asked about a place or town. */
export const placeFollowUps: readonly FollowUp<Destination>[] = [
  {
    topic: 'circuit',
    matches: typedLike(
      'circuit|circuits|tour dans_quel|quel|quels|dans|inclus|lequel|sur_un|sur_vos|sur_quel',
      'quel_jour|quels_jours',
    ),
    answer: replyAboutCircuits,
  },
  tell('which', sightsText, ['temps-de-visite', 'saison'], ['lequel|laquelle|le_plus|la_plus|le_moins|la_moins']),
  {
    topic: 'around',
    matches: typedLike('autour|alentour*|environs|a_cote|pres_de_la|proche|voisin*|aux_environs'),
    answer: neighboursReply,
  },
  tell(
    'booking',
    ({ circuit }) =>
      circuit &&
      `Ce lieu est sur notre circuit ${circuit.name}. Envoyez une demande de devis depuis la page du circuit, onglet «\u202fRéserver\u202f»\u202f: c’est gratuit et sans paiement.`,
    ['paiement', 'delai-reponse', 'sur-mesure'],
    [
      'devis|reserver|reserve|reservation !hotel*|avion|vol|billet',
      'demande*|avoir|obtenir|recevoir prix|tarif comment|ou|on_fait',
    ],
  ),
  tell(
    'cash',
    (destination, { typed }) => cashText(destination, typed),
    ['argent', 'carte', 'change'],
    [
      'distributeur*|dab|retirer|retrait|banque|banques|atm|cash|des_sous|especes',
      'argent monnaie|trouve|besoin|prendre|retirer',
    ],
  ),
  tell(
    'entrance-fee',
    entranceText,
    ['parcs-tarifs', 'guide-obligatoire', 'budget-jour'],
    ['entree|ticket|billet_d_entree|droit_d_entree !hotel*'],
  ),
  tell(
    'entrance',
    (destination) => (destination.place ? entranceText(destination) : getQuestion('prix-courants').answer),
    ['parcs-tarifs', 'guide-obligatoire', 'budget-jour'],
    [
      'entree|prix|cher|chere|payant|gratuit|tarif*|coute|combien_ca|billet|ticket !hotel*|chambre*|dormir|bungalow*|avion|vol',
      'combien !temps|jours|heures|km|kilometres|nuits|avion|vol|bateau',
    ],
    ['parcs-tarifs'],
  ),
  {
    topic: 'instead',
    matches: asksForAlternative,
    answer: (destination, { lastMonth = 1 }) =>
      replyAboutPlace(elsewhereIn(lastMonth), destination, 'circuit-par-mois', 'temps-par-mois'),
  },
  tell(
    'without',
    ({ circuit }) => circuit && notesOf(circuit).without,
    ['sur-mesure', 'seniors'],
    [
      'sans monter|montee|ascension|sommet|grimper|marcher|marche|bateau|faire|aller|fleuve',
      'zappe|zapper|saute|sauter|enleve|enlever|supprimer',
    ],
  ),
  tell(
    'animals',
    (destination) => tipsOf(destination).sights,
    ['lemuriens', 'animaux', 'cameleons'],
    ['voit|voir|y_a lemurien*|animaux|cameleon*|indri*|fosa*|maki*'],
  ),
  tell(
    'car',
    placeCarText,
    ['voiture-chauffeur', 'routes-etat'],
    ['4x4|4_4|berline|voiture|vehicule !nuit|soir|louer'],
    ['voiture-chauffeur'],
  ),
  tell(
    'bathing',
    bathingText,
    ['baignade', 'plages', 'plongee'],
    ['requin*|baigner|baignade|nager|baigne|courants !requin*_baleine*|tortue*'],
    ['baignade'],
  ),
  tell(
    'hours',
    hoursText,
    ['temps-de-visite', 'guide-obligatoire'],
    ['horaire*|ouvre|ouverture|ferme_a|quelle_heure|lumiere|lever_du_soleil|coucher_du_soleil !bateau|vol|avion|bus'],
  ),
  tell(
    'season',
    seasonText,
    ['saison', 'circuit-par-mois'],
    [
      'quand|saison|periode|meilleur_moment|quel_mois !lever|coucher|heure*|nuit|baleine*|requin*|lemurien*|tortue*|vanille|litchi*|fete*',
    ],
    ['saison', 'circuit-par-mois', 'saison-ouest'],
  ),
  {
    topic: 'fits',
    ...whenGiven('days', (destination) =>
      replyAboutPlace(
        `${visitText(destination)} ${directionsTo(destination)?.text ?? ''}`.trim(),
        destination,
        'temps-de-visite',
      ),
    ),
    matches: ({ days, typed }) => days !== undefined && !/combien|\bquoi\b|que faire/.test(typed),
  },
  tell(
    'visit',
    visitText,
    ['temps-de-visite', 'duree'],
    [
      'combien_de_temps|sur_place|duree|rester|combien_de_jours|combien_d_heures|combien_de_nuits !route|trajet|avion|aller|bateau|traversee|vol',
    ],
    ['temps-de-visite'],
  ),
  tell(
    'sights',
    sightsText,
    ['temps-de-visite', 'saison'],
    [
      'voit|voir|visite|visiter|fait|faire|trouve quoi|qu_est_ce|que !combien|lemurien*|baleine*|requin*|cameleon*|tortue*',
      'interet|interessant|vaut_le_coup|vaut_le_detour|ca_vaut',
    ],
  ),
  tell(
    'flight',
    (destination, { typed }) =>
      /\b(?:combien|prix|cher|coute)\b/.test(typed) ? flightPriceText : flightText(destination),
    ['vols-interieurs', 'bagages-avion', 'transport'],
    ['avion|vol|vols|voler !retard*|annul*|bagage*|drone|distributeur*'],
    ['vols-interieurs'],
  ),
  tell(
    'rough-sea',
    seaText,
    ['vols-interieurs', 'transport'],
    ['houle|mal_de_mer|mer_est_mauvaise|mauvaise_mer|mer_mauvaise|ca_bouge|secoue !baleine*|plongee'],
  ),
  tell('sea', seaText, ['vols-interieurs', 'transport'], ['bateau|vedette|pirogue|traversee !baleine*|plongee']),
  tell(
    'state',
    (destination) => stateText(wayBetween(capital, destination)),
    ['routes-etat', 'routes-nuit', 'temps-trajet'],
    ['route|piste|routes bonne|bonnes|etat|goudron*|mauvaise|praticable|difficile|trous'],
  ),
  {
    topic: 'return',
    matches: typedLike('retour|rentrer|revenir|repartir'),
    answer: (destination) => directionsReply(destination, capital),
  },
  tell(
    'safety',
    () => getQuestion('securite').answer,
    ['securite', 'zones-a-eviter', 'tana-nuit'],
    [
      '=et|c|est|ca|ce|craint|dangereux|dangereuse|risque|sur|sure|securite|la|bas|y|est|que|il|un|peu|pas craint|dangereux|dangereuse|risque|securite|sure',
    ],
  ),
  {
    topic: 'taxi',
    matches: typedLike('taxi_brousse|taxis_brousse|bus|minibus|cotisse'),
    answer: (destination, { typed }) => {
      const reply = directionsTo(destination)
      const price = /\b(?:combien|prix|coute|cher|tarif)\b/.test(typed) ? taxiPriceText : ''
      return reply && { ...reply, text: `${price}${taxiText}\n\n${reply.text}` }
    },
  },
  {
    topic: 'access',
    questions: ['temps-trajet', 'transport', 'vols-interieurs'],
    matches: typedLike('va|aller|acces|venir|rejoindre|loin|arrive|route|trajet'),
    answer: directionsTo,
  },
  {
    topic: 'month',
    ...whenGiven('month', (destination, month) => {
      const text = monthText(destination, month)
      return text === undefined ? undefined : replyAboutPlace(text, destination, 'circuit-par-mois', 'temps-par-mois')
    }),
    // 'Y a-t-il des baleines en juillet ?' asks for something else.
    matches: ({ month, message }) => month !== undefined && !otherSubjects.test(message.text),
  },
  tell(
    'difficulty',
    difficultyText,
    ['seniors', 'randonnee'],
    ['dur|dure|difficile|facile|fatigant|sportif|physique|niveau|difficulte|beaucoup_de_marche|on_marche'],
    ['randonnee', 'seniors'],
  ),
  tell(
    'children',
    (destination, { typed }) => childrenText(destination, /\bbebes?\b|\bmois\b|\bnourrisson\b/.test(typed)),
    ['enfants-circuit', 'enfants-sante'],
    ['enfant*|bebe*|nourrisson|gamin*|gosse*|fils|fille|petits|famille|kids|baby'],
    ['enfants-circuit'],
  ),
  tell(
    'lodging',
    (destination, { typed }) =>
      /\b(?:cher|chers|prix|budget|combien)\b/.test(typed) ? roomPrices : lodgingText(destination),
    ['hebergement', 'camping'],
    ['dort|dormir|tente|hotel|hotels|hebergement*|logement*|loge|nuit !rouler|roule|conduire|route'],
    ['hebergement', 'camping'],
  ),
]
