import type { Programme } from '#src/contract/programme.ts'

const antananarivo = { name: 'Antananarivo', lat: -18.9137, lon: 47.5361 }
const andasibe = { name: 'Andasibe', lat: -18.938, lon: 48.419 }
const lacVertAnalamazaotra = { name: 'Lac Vert (Analamazaotra)', lat: -18.933, lon: 48.425 }
const manambato = { name: 'Manambato', lat: -18.76, lon: 49.115 }
const ankaninNyNofy = { name: 'Ankanin’ny Nofy', lat: -18.6045, lon: 49.213 }
const portFluvialDeToamasina = { name: 'Port fluvial de Toamasina', lat: -18.168, lon: 49.392 }
const toamasina = { name: 'Toamasina', lat: -18.1492, lon: 49.4023 }
const soanieranaIvongo = { name: 'Soanierana Ivongo', lat: -16.9167, lon: 49.5833 }
const ambodifotatra = { name: 'Ambodifotatra', lat: -17.002, lon: 49.8514 }
const cimetiereDesPirates = { name: 'Cimetière des pirates', lat: -17.008, lon: 49.845 }
const pointeSudDeSainteMarie = { name: 'Pointe sud de Sainte-Marie', lat: -17.103, lon: 49.813 }
const ileAuxNattes = { name: 'Île aux Nattes', lat: -17.116, lon: 49.815 }
const aeroportDeSainteMarie = { name: 'Aéroport de Sainte-Marie', lat: -17.0939, lon: 49.8158 }
const aeroportDIvato = { name: 'Aéroport d’Ivato', lat: -18.7969, lon: 47.4788 }

export const programme: Programme = {
  arrive_by: 'Vol international jusqu’à Ivato la veille, départ par la route au J1. Retour au J8 par le vol intérieur Sainte-Marie–Ivato, non quotidien\u202f: ses jours fixent la date de départ.',
  best_months: [5, 6, 7, 8, 9, 10, 11],
  month_notes: [
    { month: 1, state: 'closed', note: 'Cyclones\u202f: traversées suspendues, RN2 et RN5 inondables.' },
    { month: 2, state: 'closed', note: 'Cyclones\u202f; Gezani a ravagé Toamasina le 10 février 2026.' },
    { month: 3, state: 'closed', note: 'Cyclones encore possibles\u202f; mer interdite par périodes.' },
    { month: 4, state: 'partial', note: 'Mer et piste de Manambato encore incertaines.' },
    { month: 5, state: 'open', note: 'Averses fréquentes sur la côte.' },
    { month: 6, state: 'open', note: 'Averses et houle\u202f; traversée confirmée la veille seulement.' },
    { month: 7, state: 'open', note: 'Baleines à bosse\u202f; averses et vent possibles.' },
    { month: 8, state: 'open', note: 'Baleines à bosse\u202f; bateaux et vol à réserver tôt.' },
    { month: 9, state: 'open', note: 'Baleines jusqu’à la fin du mois.' },
    { month: 10, state: 'open', note: '' },
    { month: 11, state: 'open', note: 'Chaleur\u202f; mer en général plus calme.' },
    { month: 12, state: 'partial', note: 'Début de saison cyclonique\u202f; traversée non garantie.' },
  ],
  level: 2,
  level_note: 'Marches guidées de 2\u00a0h à 3\u00a0h\u00a030 et tour d’île à plat. L’effort vient de la route, RN2 et RN5, et de 1\u00a0h\u00a030 à 2\u00a0h\u00a030 de vedette en mer ouverte.',
  highlights: [
    { text: 'Chant des indris à Analamazaotra, tôt le matin', place_slug: 'parc-d-andasibe-mantadia' },
    { text: 'Deux jours de navigation sur le canal des Pangalanes', place_slug: 'ankanin-ny-nofy' },
    { text: 'Baleines à bosse de juillet à septembre, à Sainte-Marie', place_slug: 'ile-aux-nattes-nosy-nato' },
    { text: 'Cimetière des pirates, à pied depuis Ambodifotatra', place_slug: 'cimetiere-des-pirates' },
    { text: 'Île aux Nattes, sans voiture', place_slug: 'ile-aux-nattes-nosy-nato' },
  ],
  included: [
    'Conseil personnalisé avant le départ',
    'Mise en relation avec un chauffeur-guide partenaire francophone',
    'Transferts en bateau avec un partenaire local',
    'Assistance et SOS 24\u00a0h/24',
  ],
  not_included: [
    'Vols internationaux, visa et assurance voyage',
    'Nuits à Antananarivo avant le J1 et après le dernier jour',
    'Boissons, pourboires et dépenses personnelles',
  ],
  decided_in_quote: [
    'Vol intérieur Sainte-Marie–Ivato et jour de départ',
    'Hôtel de Toamasina et du canal, selon les réouvertures après Gezani',
    'Sortie baleines, de juillet à septembre',
    'Droits d’entrée et guides\u202f: Analamazaotra, réserve privée du lac Ampitabe',
    'Journée de plus à Mantadia, en 4x4',
    'Retour par mer et par route si le vol manque\u202f: deux jours de plus',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Moramanga, puis Andasibe',
      summary: 'Descente de la Mandraka derrière les poids lourds, halte au marché de Moramanga, arrivée à Andasibe dans l’après-midi. Promenade guidée à la tombée de la nuit, à pied.',
      legs: [
        { from: antananarivo, to: andasibe, mode: 'car', road: 'RN2', km: 145, hours_dry: [4, 5.5], hours_wet: [4.5, 7], climb_m: 900, surface: 'goudron dégradé', route_id: 219, leaves_at: '07:00' },
        { from: andasibe, to: andasibe, mode: 'walking', road: 'Lisière de forêt', km: 2, hours_dry: [1, 1.5], hours_wet: [1, 1.5], surface: 'sentier', leaves_at: '17:30' },
      ],
      places: ['moramanga'],
      night: { ...andasibe, comfort: 'Bungalow en lisière de forêt' },
      note: 'Départ à 7\u00a0h\u202f; un camion en panne suffit à bloquer la RN2.',
    },
    {
      day: 2,
      title: 'Indris, puis lac Rasoabe',
      summary: 'Boucle guidée dès 7\u00a0h dans la forêt d’Analamazaotra, puis RN2, trouée avant Brickaville, et sept kilomètres de piste jusqu’à Manambato.',
      legs: [
        { from: andasibe, to: lacVertAnalamazaotra, mode: 'walking', road: 'Sentier Indri 1', km: 4, hours_dry: [2.5, 3.5], hours_wet: [2.75, 4], climb_m: 150, surface: 'sentier', route_id: 220, leaves_at: '07:00' },
        { from: lacVertAnalamazaotra, to: andasibe, mode: 'walking', road: 'Sentier Indri 1', km: 1, hours_dry: [0.3, 0.5], hours_wet: [0.3, 0.5], surface: 'sentier' },
        { from: andasibe, to: manambato, mode: 'car', road: 'RN2 puis piste de Manambato', km: 120, hours_dry: [4, 5.5], hours_wet: [5, 7.5], climb_m: 500, surface: 'goudron dégradé', route_id: 221, leaves_at: '11:00' },
      ],
      places: ['parc-d-andasibe-mantadia'],
      night: { ...manambato, comfort: 'Bungalow simple au bord du lac' },
      note: 'Quitter Andasibe avant 11\u00a0h\u202f: il fait nuit vers 17\u00a0h\u00a030 en juin et juillet.',
    },
    {
      day: 3,
      title: 'Ankanin’ny Nofy par le canal',
      summary: 'Une heure à une heure et demie de bateau par les lacs et le canal, puis visite guidée d’une réserve privée de palmiers et de lémuriens au bord du lac Ampitabe.',
      legs: [
        { from: manambato, to: ankaninNyNofy, mode: 'boat', road: 'Canal des Pangalanes', km: 22, hours_dry: [1, 1.5], hours_wet: [1, 1.75], surface: 'eau', part_of: 222 },
        { from: ankaninNyNofy, to: ankaninNyNofy, mode: 'walking', road: 'Réserve privée', km: 3, hours_dry: [1.5, 2], hours_wet: [1.5, 2], surface: 'sentier' },
      ],
      places: ['ankanin-ny-nofy'],
      night: { ...ankaninNyNofy, comfort: 'Bungalow au bord du lac' },
      note: 'Chenal ensablé à la sortie du lac Rasoabe\u202f: il faut parfois pousser.',
    },
    {
      day: 4,
      title: 'Canal jusqu’à Toamasina',
      summary: 'Navigation vers le nord, entre chenaux et villages de pêcheurs, jusqu’au port fluvial. Bazary Be l’après-midi, dans une ville qui se reconstruit depuis le cyclone de février 2026.',
      legs: [
        { from: ankaninNyNofy, to: portFluvialDeToamasina, mode: 'boat', road: 'Canal des Pangalanes', km: 58, hours_dry: [2, 3.5], hours_wet: [2.5, 4], surface: 'eau', part_of: 222 },
        { from: portFluvialDeToamasina, to: toamasina, mode: 'car', km: 3, hours_dry: [0.2, 0.3], hours_wet: [0.25, 0.4], surface: 'goudron dégradé' },
      ],
      places: ['toamasina-tamatave'],
      night: { ...toamasina, comfort: 'Hôtel en ville, à confirmer' },
      note: 'Réouverture des hôtels à vérifier au devis.',
    },
    {
      day: 5,
      title: 'RN5 vers Soanierana Ivongo',
      summary: 'Fort merina et plage de Foulpointe, puis RN5 jusqu’à l’embouchure du Marimbona\u202f: 163\u00a0km, de 4\u00a0h\u00a030 à 6\u00a0h\u00a030 selon la chaussée et les ponts.',
      legs: [
        { from: toamasina, to: soanieranaIvongo, mode: 'car', road: 'RN5', km: 163, hours_dry: [4.5, 6.5], hours_wet: [5.5, 8.5], climb_m: 250, surface: 'goudron dégradé', route_id: 223, leaves_at: '07:00' },
      ],
      places: ['mahavelona-foulpointe'],
      night: { ...soanieranaIvongo, comfort: 'Hôtel très simple près de l’embarcadère' },
      note: 'Départ à 7\u00a0h, à 6\u00a0h sous la pluie\u202f; les navettes roulent de nuit, pas ce programme.',
    },
    {
      day: 6,
      title: 'Traversée vers Sainte-Marie',
      summary: 'Embouchure et chenal le matin, une heure et demie à deux heures et demie. À Ambodifotatra, église de 1857, puis cimetière des pirates à pied, de préférence à marée basse.',
      legs: [
        { from: soanieranaIvongo, to: ambodifotatra, mode: 'boat', road: 'Traversée maritime', km: 35, hours_dry: [1.5, 2.5], hours_wet: null, climb_m: 0, surface: 'eau', route_id: 224 },
        { from: ambodifotatra, to: cimetiereDesPirates, mode: 'walking', road: 'Digue et sentier', km: 2, hours_dry: [0.5, 0.75], hours_wet: [0.5, 0.75], surface: 'sentier' },
        { from: cimetiereDesPirates, to: ambodifotatra, mode: 'walking', road: 'Digue et sentier', km: 2, hours_dry: [0.5, 0.75], hours_wet: [0.5, 0.75], surface: 'sentier' },
      ],
      places: ['eglise-d-ambodifotatra', 'cimetiere-des-pirates'],
      night: { ...ambodifotatra, comfort: 'Hôtel ou bungalow en bord de mer' },
      note: 'Annulée par mauvaise mer\u202f; non programmée de décembre à mars\u202f; gilet porté tout le trajet.',
    },
    {
      day: 7,
      title: 'Île aux Nattes',
      summary: 'Treize kilomètres de route jusqu’à la pointe sud, quelques minutes de pirogue, tour de l’île à pied. De juillet à septembre, sortie baleines possible le matin.',
      legs: [
        { from: ambodifotatra, to: pointeSudDeSainteMarie, mode: 'car', road: 'Route du sud', km: 13, hours_dry: [0.5, 0.75], hours_wet: [0.5, 0.9], surface: 'goudron' },
        { from: pointeSudDeSainteMarie, to: ileAuxNattes, mode: 'boat', road: 'Pirogue', km: 1.5, hours_dry: [0.15, 0.3], hours_wet: [0.15, 0.4], surface: 'eau' },
        { from: ileAuxNattes, to: ileAuxNattes, mode: 'walking', road: 'Tour de l’île', km: 8, hours_dry: [2.5, 3.5], hours_wet: [2.5, 3.5], surface: 'sable' },
      ],
      places: ['ile-aux-nattes-nosy-nato'],
      night: { ...ileAuxNattes, comfort: 'Bungalow de plage' },
      note: 'Pour les baleines, choisir un bateau qui suit le code de conduite local.',
    },
    {
      day: 8,
      title: 'Pirogue et vol de retour',
      summary: 'Pirogue vers la pointe sud, deux kilomètres jusqu’à l’aéroport, vol d’une heure vers Antananarivo. Sans vol ce jour-là, le retour par mer et route prend deux jours.',
      legs: [
        { from: ileAuxNattes, to: pointeSudDeSainteMarie, mode: 'boat', road: 'Pirogue', km: 1.5, hours_dry: [0.15, 0.3], hours_wet: [0.15, 0.4], surface: 'eau' },
        { from: pointeSudDeSainteMarie, to: aeroportDeSainteMarie, mode: 'car', road: 'Route du sud', km: 2, hours_dry: [0.1, 0.2], hours_wet: [0.1, 0.2], surface: 'goudron' },
        { from: aeroportDeSainteMarie, to: aeroportDIvato, mode: 'plane', road: 'Vol intérieur SMS-TNR', km: 315, hours_dry: [1, 1.25], hours_wet: [1, 1.25], surface: 'air' },
      ],
      places: [],
      note: 'Ne jamais enchaîner avec un vol international le même jour.',
    },
  ],
}
