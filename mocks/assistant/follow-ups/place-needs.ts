import type { Destination } from '#mocks/assistant/destinations.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import {
  foodText,
  hotWaterText,
  lodgingText,
  networkText,
  powerText,
  roomPrices,
  shopsText,
} from '#mocks/assistant/follow-ups/place-lodging.ts'
import { replyAboutPlace, tell } from '#mocks/assistant/follow-ups/place-replies.ts'
import { worthText } from '#mocks/assistant/follow-ups/place-stay.ts'
import { getNote } from '#mocks/assistant/replies.ts'
import { circuitPacking } from '#mocks/data/circuit-packing.ts'
import { weatherPlaceOf, weatherReply } from '#mocks/assistant/weather.ts'
import {
  cashText,
  childrenText,
  difficultyText,
  goodMonthText,
  storyText,
} from '#mocks/assistant/follow-ups/place-texts.ts'

const coolRegions: ReadonlySet<string> = new Set(['highlands', 'andringitra', 'rainforest', 'south'])

/** What to wear in the evening. */
function clothesText(destination: Destination, month: number | undefined): string | undefined {
  const place = weatherPlaceOf(destination)
  if (!place) return undefined
  if (destination.name.includes("Montagne d'Ambre"))
    return 'Oui, un pull et un imperméable\u202f: le massif est plus frais et plus humide que la côte, le soir et le matin surtout.'
  const isCool = coolRegions.has(destination.region ?? '')
  const isHot = month !== undefined && (month >= 11 || month <= 3)
  const verdict = isCool
    ? `Oui, ${isHot ? 'un pull fin' : 'un pull ou une polaire'} pour le soir et le petit matin, et un imperméable léger.`
    : 'Un pull fin suffit, pour le bateau, le vent et les soirs de juin à août.'
  return `${verdict} ${weatherReply(place, month, { text: 'nuits' }).text}`
}

const certainNeeds: readonly FollowUp<Destination>[] = [
  tell(
    'clothes',
    (destination, { month, lastMonth }) => clothesText(destination, month ?? lastMonth),
    ['valise', 'temperatures', 'temps-par-mois'],
    [
      'pull|pulls|polaire|polaires|doudoune|veste|manteau|bonnet|vetements_chauds|trucs_chauds|habits_chauds|affaires_chaudes|chaudement prend|prends|met|mets|faut|prevoir|prendre|emporter|besoin|mettre|suffit|utile|necessaire|y_a_besoin',
      'se_couvrir|couvre_chef_chaud',
      's_habille|s_habiller|habiller comment|la_haut|chaud|leger',
    ],
  ),
  tell(
    'gear',
    ({ circuit, name }) =>
      name.includes('pic Boby') ? getNote('froid-pic-boby').answer : circuit && circuitPacking[circuit.slug],
    ['valise', 'randonnee', 'temperatures'],
    [
      'equipement|equipements|materiel|equiper|affaires|gear !camping|plong*|snorkel*|tuba|loue*|location|photo|bebe|pour_dormir',
    ],
  ),
  tell(
    'on-foot',
    (destination, { typed }) =>
      /^(?:nature|adventure)$/.test(destination.place?.type ?? '')
        ? difficultyText(destination, typed)
        : getNote('a-pied').answer,
    ['taxi-ville', 'temps-de-visite'],
    [
      'a_pied faire|fait|visiter|visite|balade*|balader|promener|promene|circuler|centre|ville|tout|tous|deplace*|parcourir|decouvrir !combien*|loin|longtemps|duree|plage|plages|hotel|aeroport|gare|village|piscine|cascade|nuit|soir|depuis|aller|y_va|on_a_pied|profond*',
      '=et|c|est|ca|se|on|peut|y|va|tout|que|uniquement|seulement|forcement|a|pied a_pied',
    ],
  ),
  tell(
    'shops',
    shopsText,
    ['argent', 'marches'],
    [
      'supermarche*|superette*|epicerie*|magasin*|commerces|boutiques|faire_les_courses|faire_des_courses !plongee|souvenir*|location|pirogue',
    ],
  ),
]

const worth = tell(
  'worth',
  (destination, { typed, month }) =>
    (month === undefined
      ? undefined
      : goodMonthText(destination, month, 'possible')?.replace(
          /^En partie seulement\./,
          'Oui, avec des jours de marge.',
        )) ?? worthText(destination, typed),
  ['temps-de-visite', 'saison'],
  [
    'juste|simple|qu_une|simplement etape|escale|halte',
    'vaut_le_prix|vaut_son_prix|s_y_arrete|s_y_arreter|un_arret|une_halte|c_est_bien|c_est_top|attrape_touriste*|attrape_touristes|surfait|surcote*|piege_a_touristes|c_est_chouette|interet|interessant|vaut|valent|merite|detour|la_peine !plongee|plonger|snorkel*|tuba',
    'joli|jolie|beau|belle|moche !plage|plages|plongee|plonger|snorkel*|tuba',
  ],
)

/** What can be asked about whether a place is worth the journey, with children, about its story, and about what travellers need there: a bed, a meal, electricity, cash. */
export const needsAtPlace: readonly FollowUp<Destination>[] = [
  worth,
  {
    ...worth,
    matches: typedLike(
      'vaut|valent|vraiment le_coup|le_detour|la_peine !avion|vol|route|piste|payer|prix|nuit|nuits|dormir|guide|excursion|bateau|saison|baleines|mois|[0-9]*|train|plong*|entree',
    ),
    isCertain: true,
  },
  ...certainNeeds.map((one) => ({ ...one, isCertain: true })),
  tell(
    'children',
    (destination, { typed }) => childrenText(destination, typed),
    ['enfants-circuit', 'enfants-sante'],
    [
      'enfant*|bebe*|nourrisson|gamin*|gosse*|fils|fille|petit|petite|petits|famille|kids|baby|ados|ado !seule|petits_tsingy|petit_tsingy|petits_et_grands|difference*',
      'age minimum|minimal|requis|limite|partir',
    ],
    ['enfants-circuit', 'ile-avec-bebe', 'tsingy-enfants', 'ados'],
  ),
  tell(
    'story',
    storyText,
    ['temps-de-visite', 'guide-obligatoire'],
    [
      'histoire|origine|legende|s_appelle*|date|construit*|habitait|vivait|enterre*|vieux|vieille|anciens|veut_dire|signifie|celebre|connu|brule*|incendie|siecle|annee',
      'quel age !partir|minimum|faut',
    ],
  ),
  tell(
    'cash',
    (destination, { typed }) => cashText(destination, typed),
    ['argent', 'carte', 'change'],
    [
      'distributeur*|dab|retirer|retrait|banque|banques|atm|cash|liquide|sous|especes|argent|monnaie !combien',
      'carte !sim|identite|routiere|visa',
    ],
    ['argent', 'carte', 'distributeurs-villes'],
  ),
  {
    ...tell(
      'tent',
      (destination, { typed }) => lodgingText(destination, typed),
      ['camping', 'hebergement'],
      [
        'dort|dormir|dors|nuit|nuits|passe tente|tentes|bivouac|camping|dedans|dans_le_parc !froid|duvet|loue*|materiel|pleut',
      ],
    ),
    isCertain: true,
  },
  tell(
    'lodging',
    (destination, { typed }) => lodgingText(destination, typed),
    ['hebergement', 'camping'],
    [
      'dort|dormir|tente|hotel|hotels|hebergement*|logement*|loge|loges|logee|loger !nous_tente|me_tente|tente_bien|quoi_comme|quel*|conseil*|recommand*|adresse*',
    ],
    ['hebergement', 'camping'],
  ),
  {
    topic: 'hot-water',
    matches: typedLike('eau_chaude|douche|douches !mer|ocean|lagon|baign*'),
    isCertain: true,
    answer: (destination) => replyAboutPlace(hotWaterText(destination), destination, 'hebergement', 'electricite'),
  },
  tell(
    'power',
    powerText,
    ['electricite', 'hebergement'],
    ['electricite|courant|prises|recharger|charger|ventilo|ventilateur|clim !est_courant'],
    ['electricite'],
  ),
  tell(
    'network',
    networkText,
    ['internet', 'sim'],
    ['reseau|wifi|internet|4g|telephone|capte !sortir|vol|vols|arrach*|danger*'],
    ['internet', 'reseau-pistes', 'sim'],
  ),
  tell(
    'food',
    (destination, { typed }) => foodText(destination, typed),
    ['cuisine', 'vegetarien'],
    ['manger|mange|repas|resto*|restaurant*|gargote*|dejeuner !specialite*|plat|plats|petit_dejeuner'],
    ['cuisine'],
  ),
  tell(
    'room-price',
    () => roomPrices,
    ['hebergement', 'prix-courants'],
    ['hotel|hotels|chambre*|bungalow*|nuit|dormir cher|chers|prix|budget|combien|coute'],
    ['chambre-seule'],
  ),
]
