import type { Programme } from '#src/contract/programme.ts'

const antananarivo = { name: 'Antananarivo', lat: -18.9137, lon: 47.5361 }
const ambohimanga = { name: 'Ambohimanga', lat: -18.7592, lon: 47.5628 }
const ampefy = { name: 'Ampefy', lat: -19.04, lon: 46.73 }
const rivesDuLacItasy = { name: 'Rives du lac Itasy', lat: -19.07, lon: 46.78, precision: 'area' as const }
const antsirabe = { name: 'Antsirabe', lat: -19.8659, lon: 47.0333 }
const lacAndraikiba = { name: 'Lac Andraikiba', lat: -19.875, lon: 46.9667 }
const lacTritriva = { name: 'Lac Tritriva', lat: -19.9294, lon: 46.925 }
const ambositra = { name: 'Ambositra', lat: -20.5303, lon: 47.2434 }
const antoetra = { name: 'Antoetra', lat: -20.7667, lon: 47.3167 }
const sakaivo = { name: 'Sakaivo', lat: -20.83, lon: 47.36 }
const rovaDAntananarivo = { name: 'Rova d’Antananarivo', lat: -18.9236, lon: 47.5322 }
const cathedraleDAndohalo = { name: 'Cathédrale d’Andohalo', lat: -18.9188, lon: 47.5304 }
const marcheDAnalakely = { name: 'Marché d’Analakely', lat: -18.9058, lon: 47.5264 }

export const programme: Programme = {
  arrive_by: 'Vol international jusqu’à Ivato, au plus tard la veille, et nuit à Antananarivo hors programme. D’Ivato au centre\u202f: 16\u00a0km, de 45\u00a0min à 1\u00a0h\u00a030 selon la circulation.',
  best_months: [4, 5, 6, 7, 8, 9, 10, 11],
  month_notes: [
    { month: 1, state: 'partial', note: 'Orages quotidiens\u202f; sentiers zafimaniry boueux, RN7 ralentie.' },
    { month: 2, state: 'partial', note: 'Risque de coupures sur la RN7 autour d’Ambositra.' },
    { month: 3, state: 'partial', note: 'Pluies en baisse\u202f; piste d’Antoetra encore molle.' },
    { month: 4, state: 'open', note: 'Rizières vertes\u202f; pistes qui sèchent.' },
    { month: 5, state: 'open', note: '' },
    { month: 6, state: 'open', note: 'Nuits froides\u202f; le soleil se couche vers 17\u00a0h\u00a020.' },
    { month: 7, state: 'open', note: 'Nuits froides\u202f; haute saison, réserver tôt.' },
    { month: 8, state: 'open', note: 'Nuits froides\u202f; haute saison, réserver tôt.' },
    { month: 9, state: 'open', note: '' },
    { month: 10, state: 'open', note: 'Air sec, brume de feux de brousse.' },
    { month: 11, state: 'open', note: 'Orages possibles en fin de journée.' },
    { month: 12, state: 'partial', note: 'Pluies installées\u202f; après-midi orageux.' },
  ],
  level: 2,
  level_note: 'Trois jours avec marche, de 3\u00a0h\u00a030 à 5\u00a0h\u00a030, sans passage technique\u202f; jusqu’à 500\u00a0m de montée. Nuit rudimentaire en village au J4, froide de juin à août.',
  highlights: [
    { text: 'Cité royale d’Ambohimanga, au patrimoine mondial depuis 2001', place_slug: 'colline-royale-d-ambohimanga' },
    { text: 'Nuit à Sakaivo, village zafimaniry atteint à pied', place_slug: 'antoetra-pays-zafimaniry' },
    { text: 'Marche du lac Andraikiba au cratère de Tritriva', place_slug: 'lac-tritriva' },
    { text: 'Lac Itasy, puis route des crêtes par Faratsiho', place_slug: 'lac-itasy' },
    { text: 'Rova reconstruit et haute ville d’Antananarivo, à pied', place_slug: 'rova-d-antananarivo' },
  ],
  included: [
    'Conseil personnalisé avant le départ',
    'Mise en relation avec un chauffeur-guide partenaire francophone',
    'Carnet de route consultable hors ligne',
    'Assistance et SOS 24\u00a0h/24',
  ],
  not_included: [
    'Vols internationaux, visa et assurance voyage',
    'Nuits à Antananarivo avant le J1 et après le dernier jour',
    'Boissons, pourboires et dépenses personnelles',
  ],
  decided_in_quote: [
    'Véhicule\u202f: berline, ou 4x4 si la piste d’Antoetra est molle',
    'Catégorie d’hébergement à Ampefy, Antsirabe et Ambositra',
    'Repas, guide et porteurs en pays zafimaniry',
    'Droits d’entrée\u202f: Ambohimanga, Rova, lac Tritriva',
    'Une journée de plus en saison des pluies, pour scinder le J5',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Ambohimanga, puis le lac Itasy',
      summary: 'Cité royale d’Ambohimanga, ouverte à 9\u00a0h, retraversée d’Antananarivo, puis RN1 vers Ampefy. De cinq à huit heures de voiture\u202f: les embouteillages décident de l’heure d’arrivée.',
      legs: [
        { from: antananarivo, to: ambohimanga, mode: 'car', road: 'RN3', km: 21, hours_dry: [1, 1.75], hours_wet: [1.25, 2.25], climb_m: 250, surface: 'goudron', route_id: 201, leaves_at: '08:00' },
        { from: ambohimanga, to: antananarivo, mode: 'car', road: 'RN3', km: 21, hours_dry: [1, 2], hours_wet: [1.25, 2.5], surface: 'goudron', reverse_of: 201 },
        { from: antananarivo, to: ampefy, mode: 'car', road: 'RN1 puis RN43', km: 125, hours_dry: [3, 4], hours_wet: [3.5, 4.5], climb_m: 600, surface: 'goudron', route_id: 202 },
      ],
      places: ['colline-royale-d-ambohimanga'],
      night: { ...ampefy, comfort: 'Hôtel ou bungalow près du lac' },
      note: 'Départ à 8\u00a0h\u202f; quitter Ambohimanga avant 11\u00a0h pour arriver de jour, surtout sous la pluie.',
    },
    {
      day: 2,
      title: 'Lac Itasy, route des crêtes',
      summary: 'Rives du lac le matin, geysers ou chutes de la Lily si le temps le permet. Puis 158\u00a0km de goudron en lacets par Soavinandriana et Faratsiho, moins fréquentés que la RN7.',
      legs: [
        { from: ampefy, to: rivesDuLacItasy, mode: 'car', km: 8, hours_dry: [0.4, 0.6], hours_wet: [0.5, 0.8], surface: 'piste' },
        { from: rivesDuLacItasy, to: ampefy, mode: 'car', km: 8, hours_dry: [0.4, 0.6], hours_wet: [0.5, 0.8], surface: 'piste' },
        { from: ampefy, to: antsirabe, mode: 'car', road: 'RN43 puis RN7', km: 158, hours_dry: [4.5, 5.5], hours_wet: [5, 6.75], surface: 'goudron', leaves_at: '11:00' },
      ],
      places: ['lac-itasy'],
      night: { ...antsirabe, comfort: 'Hôtel en ville, nuits fraîches' },
      note: 'Quitter Ampefy avant 11\u00a0h\u202f; chaussée abîmée jusqu’à Soavinandriana\u202f; sous la pluie, raccourcir la visite du lac.',
    },
    {
      day: 3,
      title: 'Deux lacs à pied, puis Ambositra',
      summary: 'Marche du lac Andraikiba au cratère de Tritriva par hameaux et maraîchages, déjeuner à Antsirabe, puis RN7 vers Ambositra. Chaussée trouée autour de Manandona.',
      legs: [
        { from: antsirabe, to: lacAndraikiba, mode: 'car', road: 'RN34', km: 8, hours_dry: [0.3, 0.5], hours_wet: [0.4, 0.6], surface: 'goudron dégradé', leaves_at: '06:30' },
        { from: lacAndraikiba, to: lacTritriva, mode: 'hiking', road: 'Piste de Belazao', km: 11, hours_dry: [3.5, 4], hours_wet: [4, 4.75], climb_m: 350, surface: 'sentier', route_id: 204 },
        { from: lacTritriva, to: antsirabe, mode: 'car', road: 'Piste de Belazao', km: 18, hours_dry: [0.75, 1], hours_wet: [0.9, 1.4], surface: 'piste' },
        { from: antsirabe, to: ambositra, mode: 'car', road: 'RN7', km: 90, hours_dry: [2.25, 3.5], hours_wet: [3, 4.5], climb_m: 550, surface: 'goudron dégradé', route_id: 205, leaves_at: '14:00' },
      ],
      places: ['lac-tritriva', 'antsirabe'],
      night: { ...ambositra, comfort: 'Hôtel simple ou maison d’hôtes' },
      note: 'Marche à 7\u00a0h, départ d’Antsirabe avant 14\u00a0h\u202f; sous la pluie, lacs en voiture.',
    },
    {
      day: 4,
      title: 'D’Antoetra à Sakaivo',
      summary: 'Quinze kilomètres de RN7, vingt-cinq de piste, puis le sentier par Ifasina et Ankidodo, avec un guide local. Nuit au village de Sakaivo, sans route ni eau courante.',
      legs: [
        { from: ambositra, to: antoetra, mode: 'car', road: 'RN7 puis piste d’Antoetra', km: 40, hours_dry: [1.5, 2.25], hours_wet: [2, 3.5], surface: 'piste', leaves_at: '07:00' },
        { from: antoetra, to: sakaivo, mode: 'hiking', road: 'Sentier zafimaniry', km: 12, hours_dry: [4.5, 5.5], hours_wet: [5.5, 6.5], climb_m: 500, surface: 'sentier', route_id: 206 },
      ],
      places: ['antoetra-pays-zafimaniry'],
      night: { ...sakaivo, comfort: 'Chez l’habitant ou bivouac, sans eau courante' },
      note: 'Départ à 7\u00a0h\u202f; formalités à la commune d’Antoetra\u202f; sentier glissant après la pluie.',
    },
    {
      day: 5,
      title: 'Retour des villages vers Antsirabe',
      summary: 'Retour à pied vers Antoetra, piste, halte aux ateliers de marqueterie d’Ambositra, puis RN7. Marche et voiture s’enchaînent\u202f: c’est la journée chargée du circuit.',
      legs: [
        { from: sakaivo, to: antoetra, mode: 'hiking', road: 'Sentier zafimaniry', km: 9, hours_dry: [3.5, 4.5], hours_wet: [4.25, 5.5], climb_m: 350, surface: 'sentier', leaves_at: '06:00' },
        { from: antoetra, to: ambositra, mode: 'car', road: 'Piste d’Antoetra puis RN7', km: 40, hours_dry: [1.5, 2.25], hours_wet: [2, 3.5], surface: 'piste' },
        { from: ambositra, to: antsirabe, mode: 'car', road: 'RN7', km: 90, hours_dry: [2.25, 3.5], hours_wet: [3, 4.5], surface: 'goudron dégradé', reverse_of: 205 },
      ],
      places: [],
      night: { ...antsirabe, comfort: 'Hôtel en ville, nuits fraîches' },
      note: 'Départ à 6\u00a0h\u202f; si Ambositra est atteint après 13\u00a0h\u00a030, y dormir et partir tôt au J6.',
    },
    {
      day: 6,
      title: 'Ambatolampy et la haute ville',
      summary: 'RN7 vers le nord, arrêt aux fonderies d’Ambatolampy. L’après-midi, à pied et en descente\u202f: Rova, cathédrale d’Andohalo, marché d’Analakely. Fin du circuit à Antananarivo.',
      legs: [
        { from: antsirabe, to: antananarivo, mode: 'car', road: 'RN7', km: 169, hours_dry: [4, 6], hours_wet: [5, 8], surface: 'goudron dégradé', reverse_of: 203 },
        { from: antananarivo, to: rovaDAntananarivo, mode: 'car', km: 3, hours_dry: [0.25, 0.5], hours_wet: [0.3, 0.75], surface: 'goudron' },
        { from: rovaDAntananarivo, to: cathedraleDAndohalo, mode: 'walking', km: 1, hours_dry: [0.25, 0.4], hours_wet: [0.25, 0.5], surface: 'goudron' },
        { from: cathedraleDAndohalo, to: marcheDAnalakely, mode: 'walking', km: 2, hours_dry: [0.5, 0.75], hours_wet: [0.5, 0.9], surface: 'goudron' },
      ],
      places: ['fonderies-d-ambatolampy', 'rova-d-antananarivo', 'cathedrale-d-andohalo', 'marche-d-analakely'],
      note: 'En saison des pluies, départ à 5\u00a0h\u00a030. Fonderies fermées le dimanche\u202f; horaires du Rova à vérifier.',
    },
  ],
}
