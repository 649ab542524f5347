import type { Programme } from '#src/contract/programme.ts'

const antananarivo = { name: 'Antananarivo', lat: -18.9137, lon: 47.5361 }
const antsirabe = { name: 'Antsirabe', lat: -19.8659, lon: 47.0333 }
const miandrivazo = { name: 'Miandrivazo', lat: -19.5291, lon: 45.4556 }
const masiakampy = { name: 'Masiakampy', lat: -19.66, lon: 45.32, precision: 'area' as const }
const premierBivouacSurLaTsiribihina = { name: 'Premier bivouac sur la Tsiribihina', lat: -19.735, lon: 45.1, precision: 'area' as const }
const secondBivouacSurLaTsiribihina = { name: 'Second bivouac sur la Tsiribihina', lat: -19.74, lon: 44.8, precision: 'area' as const }
const beloSurTsiribihina = { name: 'Belo sur Tsiribihina', lat: -19.6979, lon: 44.5459 }
const bekopaka = { name: 'Bekopaka', lat: -19.142, lon: 44.81 }
const entreeDesGrandsTsingy = { name: 'Entrée des Grands Tsingy', lat: -19.023, lon: 44.783 }
const belvederesDAndamozavaky = { name: 'Belvédères d’Andamozavaky', lat: -19.014, lon: 44.78 }
const riveSudDuBacDeLaTsiribihina = { name: 'Rive sud du bac de la Tsiribihina', lat: -19.72, lon: 44.565, precision: 'area' as const }
const campDeKirindy = { name: 'Camp de Kirindy', lat: -20.067, lon: 44.657 }
const alleeDesBaobabs = { name: 'Allée des Baobabs', lat: -20.2506, lon: 44.4185 }
const morondava = { name: 'Morondava', lat: -20.2887, lon: 44.3178 }
const aeroportDeMorondava = { name: 'Aéroport de Morondava', lat: -20.2847, lon: 44.3176 }
const aeroportDIvato = { name: 'Aéroport d’Ivato', lat: -18.7969, lon: 47.4788 }

export const programme: Programme = {
  arrive_by: 'Vol international jusqu’à Ivato la veille, départ par la route au J1. Retour au J9 par le vol intérieur Morondava–Ivato.',
  best_months: [5, 6, 7, 8, 9, 10, 11],
  month_notes: [
    { month: 1, state: 'closed', note: 'Tsingy inaccessibles\u202f; piste coupée, fleuve en crue.' },
    { month: 2, state: 'closed', note: 'Tsingy inaccessibles\u202f; bacs et pistes coupés.' },
    { month: 3, state: 'closed', note: 'Piste encore coupée au nord de Belo.' },
    { month: 4, state: 'partial', note: 'Réouverture selon la réparation de la piste de Bekopaka.' },
    { month: 5, state: 'open', note: 'Début de saison\u202f; piste creusée, bacs lents.' },
    { month: 6, state: 'open', note: 'Certains animaux de Kirindy hibernent.' },
    { month: 7, state: 'open', note: 'Haute saison\u202f: attente aux bacs, réserver tôt.' },
    { month: 8, state: 'open', note: 'Haute saison\u202f; affluence à l’allée des Baobabs.' },
    { month: 9, state: 'open', note: 'Eaux basses\u202f: le chaland s’échoue parfois.' },
    { month: 10, state: 'open', note: 'Fortes chaleurs sur le fleuve et dans les tsingy.' },
    { month: 11, state: 'open', note: 'Fortes chaleurs\u202f; fermeture dès les premières grosses pluies.' },
    { month: 12, state: 'closed', note: 'Premières pluies\u202f: piste et parc fermés.' },
  ],
  level: 3,
  level_note: 'Chaleur, deux bivouacs sur le fleuve, trois longues journées de piste, quatre à cinq heures de parcours équipé dans les Grands Tsingy. Déconseillé en cas de vertige.',
  highlights: [
    { text: 'Parcours équipé des Grands Tsingy de Bemaraha', place_slug: 'grands-tsingy-de-bemaraha' },
    { text: 'Allée des Baobabs au coucher du soleil', place_slug: 'allee-des-baobabs' },
    { text: 'Trois jours de chaland sur la Tsiribihina', place_slug: 'miandrivazo' },
    { text: 'Sortie nocturne dans la forêt de Kirindy', place_slug: 'foret-de-kirindy' },
    { text: 'Gorges du Manambolo en pirogue', place_slug: 'gorges-du-manambolo' },
  ],
  included: [
    'Conseil personnalisé avant le départ',
    'Mise en relation avec un chauffeur-guide partenaire francophone et un véhicule 4x4',
    'Bivouac et navigation avec un partenaire local',
    'Assistance et SOS 24\u00a0h/24',
  ],
  not_included: [
    'Vols internationaux, visa et assurance voyage',
    'Nuits à Antananarivo avant le J1 et après le dernier jour',
    'Boissons, pourboires et dépenses personnelles',
  ],
  decided_in_quote: [
    'Vol intérieur Morondava–Ivato',
    'Chaland privé ou partagé, ou pirogue',
    'Catégorie d’hébergement à Bekopaka et à Morondava',
    'Droits d’entrée, guides et baudriers\u202f: Bemaraha, Kirindy',
    'Repas hors fleuve',
    'Extension à Belo sur Mer\u202f: deux jours de plus au départ de Morondava',
  ],
  itinerary: [
    {
      day: 1,
      title: 'RN7 vers Antsirabe',
      summary: 'Trajet court sur la carte, mais la RN7, refaite par tronçons, prend quatre à six heures. Achats pour le fleuve et nuit au frais, à 1\u202f500\u00a0m.',
      legs: [
        { from: antananarivo, to: antsirabe, mode: 'car', road: 'RN7', km: 169, hours_dry: [4, 6], hours_wet: [5, 8], climb_m: 900, surface: 'goudron dégradé', route_id: 203, leaves_at: '07:00' },
      ],
      places: ['antsirabe'],
      night: { ...antsirabe, comfort: 'Hôtel en ville, nuits fraîches' },
      note: 'Départ à 7\u00a0h pour passer les bouchons de sortie de ville.',
    },
    {
      day: 2,
      title: 'Descente vers Miandrivazo',
      summary: 'RN34 par Betafo et Mandoto\u202f: 220\u00a0km de goudron inégal, des Hautes Terres aux plaines chaudes. Rencontre de l’équipage et formalités à Miandrivazo.',
      legs: [
        { from: antsirabe, to: miandrivazo, mode: 'car', road: 'RN34', km: 220, hours_dry: [5, 6.5], hours_wet: [6, 8], surface: 'goudron dégradé', leaves_at: '07:00' },
      ],
      places: ['miandrivazo'],
      night: { ...miandrivazo, comfort: 'Hôtel simple, ventilateur' },
      note: 'Départ à 7\u00a0h\u202f; chaleur forte à l’arrivée d’octobre à avril.',
    },
    {
      day: 3,
      title: 'Embarquement à Masiakampy',
      summary: 'Une demi-heure de route et une heure de piste jusqu’à Masiakampy, contrôle des passeports, puis une journée de chaland sur la Mahajilo et la Tsiribihina.',
      legs: [
        { from: miandrivazo, to: masiakampy, mode: 'car', road: 'RN34 puis piste', km: 35, hours_dry: [1.25, 1.75], hours_wet: null, surface: 'piste', leaves_at: '06:00' },
        { from: masiakampy, to: premierBivouacSurLaTsiribihina, mode: 'boat', road: 'Fleuve Tsiribihina', km: 54, hours_dry: [6.5, 7.5], hours_wet: null, climb_m: 0, surface: 'eau', part_of: 225 },
      ],
      places: [],
      night: { ...premierBivouacSurLaTsiribihina, comfort: 'Tente sur un banc de sable' },
      note: 'Départ à 6\u00a0h\u202f; eaux basses en fin de saison, horaires indicatifs.',
    },
    {
      day: 4,
      title: 'Cascade et gorges',
      summary: 'Halte à la cascade d’Anosin’Ampela, puis falaises et villages le long du fleuve. Sept heures et demie à neuf heures de navigation, second bivouac.',
      legs: [
        { from: premierBivouacSurLaTsiribihina, to: secondBivouacSurLaTsiribihina, mode: 'boat', road: 'Fleuve Tsiribihina', km: 63, hours_dry: [7.5, 9], hours_wet: null, climb_m: 0, surface: 'eau', part_of: 225 },
      ],
      places: [],
      night: { ...secondBivouacSurLaTsiribihina, comfort: 'Tente sur un banc de sable' },
      note: 'Fady à respecter\u202f: pas de porc sur le fleuve.',
    },
    {
      day: 5,
      title: 'Belo, puis piste de Bekopaka',
      summary: 'Trois à quatre heures de fleuve, débarquement à Belo en milieu de matinée, puis 95\u00a0km de piste, lente sur les derniers kilomètres, et bac du Manambolo.',
      legs: [
        { from: secondBivouacSurLaTsiribihina, to: beloSurTsiribihina, mode: 'boat', road: 'Fleuve Tsiribihina', km: 33, hours_dry: [3, 4], hours_wet: null, climb_m: 0, surface: 'eau', part_of: 225, leaves_at: '06:00' },
        { from: beloSurTsiribihina, to: bekopaka, mode: 'car', road: 'RN8 (piste)', km: 95, hours_dry: [4.5, 6], hours_wet: null, climb_m: 200, surface: 'piste', route_id: 226 },
      ],
      places: ['belo-sur-tsiribihina'],
      night: { ...bekopaka, comfort: 'Bungalow ou lodge' },
      note: 'Naviguer dès 6\u00a0h\u202f; si Belo est atteint après 11\u00a0h, y dormir plutôt que rouler de nuit.',
    },
    {
      day: 6,
      title: 'Grands Tsingy et Manambolo',
      summary: 'Piste de 17\u00a0km, circuit équipé d’Andamozavaky avec baudrier et guide, retour à Bekopaka, puis pirogue dans les gorges du Manambolo en fin d’après-midi.',
      legs: [
        { from: bekopaka, to: entreeDesGrandsTsingy, mode: 'car', road: 'Piste des Grands Tsingy', km: 17, hours_dry: [1, 1.5], hours_wet: null, surface: 'piste', leaves_at: '06:00' },
        { from: entreeDesGrandsTsingy, to: belvederesDAndamozavaky, mode: 'hiking', road: 'Circuit Andamozavaky', km: 5, hours_dry: [4, 5], hours_wet: null, climb_m: 180, surface: 'sentier', route_id: 227 },
        { from: belvederesDAndamozavaky, to: entreeDesGrandsTsingy, mode: 'hiking', road: 'Circuit Andamozavaky', km: 1.5, hours_dry: [0.5, 0.75], hours_wet: null, surface: 'sentier' },
        { from: entreeDesGrandsTsingy, to: bekopaka, mode: 'car', road: 'Piste des Grands Tsingy', km: 17, hours_dry: [1, 1.5], hours_wet: null, surface: 'piste' },
        { from: bekopaka, to: bekopaka, mode: 'boat', road: 'Gorges du Manambolo', km: 6, hours_dry: [1.5, 2], hours_wet: null, surface: 'eau' },
      ],
      places: ['grands-tsingy-de-bemaraha', 'gorges-du-manambolo'],
      night: { ...bekopaka, comfort: 'Bungalow ou lodge' },
      note: 'Départ à 6\u00a0h, ouverture du parc\u202f; gorges supprimées si le retour dépasse 15\u00a0h\u00a030.',
    },
    {
      day: 7,
      title: 'Deux bacs jusqu’à Kirindy',
      summary: 'Bac du Manambolo, piste inverse vers Belo, bac de la Tsiribihina, puis piste de terre jusqu’au camp. Sortie nocturne guidée\u202f: microcèbes, lépilémurs, parfois fosa.',
      legs: [
        { from: bekopaka, to: beloSurTsiribihina, mode: 'car', road: 'RN8 (piste)', km: 95, hours_dry: [4.5, 6], hours_wet: null, surface: 'piste', part_of: 228, leaves_at: '05:30' },
        { from: beloSurTsiribihina, to: riveSudDuBacDeLaTsiribihina, mode: 'boat', road: 'Bac de la Tsiribihina', km: 4, hours_dry: [0.75, 1.5], hours_wet: null, surface: 'eau', part_of: 228 },
        { from: riveSudDuBacDeLaTsiribihina, to: campDeKirindy, mode: 'car', road: 'RN8 (piste)', km: 46, hours_dry: [1.6, 2.4], hours_wet: null, surface: 'piste', part_of: 228 },
        { from: campDeKirindy, to: campDeKirindy, mode: 'walking', road: 'Sortie nocturne', km: 2, hours_dry: [1.5, 2], hours_wet: null, surface: 'sentier' },
      ],
      places: ['foret-de-kirindy'],
      night: { ...campDeKirindy, comfort: 'Bungalow rustique du camp' },
      note: 'Départ à 5\u00a0h\u00a030\u202f; attente aux bacs imprévisible, surtout en juillet et août.',
    },
    {
      day: 8,
      title: 'Kirindy, baobabs, Morondava',
      summary: 'Marche guidée du matin, départ vers 14\u00a0h\u00a030, allée des Baobabs au coucher du soleil, puis 19\u00a0km de piste et de goudron jusqu’à Morondava.',
      legs: [
        { from: campDeKirindy, to: campDeKirindy, mode: 'walking', road: 'Sentiers de la forêt', km: 4, hours_dry: [2, 3], hours_wet: null, surface: 'sentier' },
        { from: campDeKirindy, to: alleeDesBaobabs, mode: 'car', road: 'RN8 (piste)', km: 45, hours_dry: [1.5, 2.25], hours_wet: null, surface: 'piste', part_of: 228, leaves_at: '14:30' },
        { from: alleeDesBaobabs, to: morondava, mode: 'car', road: 'RN8 puis RN35', km: 19, hours_dry: [0.65, 0.9], hours_wet: [0.75, 1.25], surface: 'piste', part_of: 228, leaves_at: '17:45' },
      ],
      places: ['foret-de-kirindy', 'allee-des-baobabs', 'morondava'],
      night: { ...morondava, comfort: 'Hôtel ou bungalow en bord de mer' },
      note: 'Ces 19\u00a0km peuvent finir dans le noir\u202f: le chauffeur en juge, et l’allée se voit sinon avant le couchant.',
    },
    {
      day: 9,
      title: 'Morondava et vol de retour',
      summary: 'Matinée libre entre plage et village vezo, courte route jusqu’à l’aéroport, vol vers Antananarivo. Par la route, le retour prendrait deux jours.',
      legs: [
        { from: morondava, to: aeroportDeMorondava, mode: 'car', km: 4, hours_dry: [0.15, 0.3], hours_wet: [0.15, 0.3], surface: 'goudron' },
        { from: aeroportDeMorondava, to: aeroportDIvato, mode: 'plane', road: 'Vol intérieur MOQ-TNR', km: 372, hours_dry: [1, 1.25], hours_wet: [1, 1.25], climb_m: 0, surface: 'air', route_id: 230 },
      ],
      places: ['morondava'],
      note: 'Vol international le lendemain au plus tôt.',
    },
  ],
}
