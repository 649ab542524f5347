import type { Programme } from '#src/contract/programme.ts'

const antananarivo = { name: 'Antananarivo', lat: -18.9137, lon: 47.5361 }
const antsirabe = { name: 'Antsirabe', lat: -19.8659, lon: 47.0333 }
const ambositra = { name: 'Ambositra', lat: -20.5303, lon: 47.2434 }
const ranomafana = { name: 'Ranomafana', lat: -21.2585, lon: 47.4205 }
const fianarantsoa = { name: 'Fianarantsoa', lat: -21.4527, lon: 47.0857 }
const ambalavao = { name: 'Ambalavao', lat: -21.8333, lon: 46.9333 }
const valleeDeNamoly = { name: 'Vallée de Namoly', lat: -22.13, lon: 46.94 }
const campSousLePicBoby = { name: 'Camp sous le pic Boby', lat: -22.178, lon: 46.905 }
const picBoby = { name: 'Pic Boby', lat: -22.1956, lon: 46.8836 }
const reserveCommunautaireDAnja = { name: 'Réserve communautaire d’Anja', lat: -21.8517, lon: 46.8436 }
const ranohira = { name: 'Ranohira', lat: -22.557, lon: 45.411 }
const piscineNaturelleDeLIsalo = { name: 'Piscine naturelle de l’Isalo', lat: -22.548, lon: 45.375 }
const toliara = { name: 'Toliara', lat: -23.35, lon: 43.6667 }
const ifatyMangily = { name: 'Ifaty-Mangily', lat: -23.126, lon: 43.617 }
const anakao = { name: 'Anakao', lat: -23.6667, lon: 43.65 }
const aeroportDeToliara = { name: 'Aéroport de Toliara', lat: -23.3834, lon: 43.7285 }
const aeroportDIvato = { name: 'Aéroport d’Ivato', lat: -18.7969, lon: 47.4788 }

export const programme: Programme = {
  arrive_by: 'Vol international jusqu’à Ivato la veille, départ par la route au J1. Retour au J12 par le vol intérieur Toliara–Ivato\u202f; ses jours fixent la date de départ.',
  best_months: [4, 5, 6, 7, 8, 9, 10, 11],
  month_notes: [
    { month: 1, state: 'partial', note: 'Andringitra exclu\u202f; RN7 très lente de Sakaraha à Toliara.' },
    { month: 2, state: 'partial', note: 'RN7 coupée par endroits\u202f; Andringitra exclu.' },
    { month: 3, state: 'partial', note: 'Pluies en baisse\u202f; piste de Namoly incertaine.' },
    { month: 4, state: 'open', note: 'Andringitra selon l’état de la piste\u202f; cascades hautes.' },
    { month: 5, state: 'open', note: '' },
    { month: 6, state: 'open', note: 'Gel possible au bivouac\u202f; nuit dès 17\u00a0h\u00a030.' },
    { month: 7, state: 'open', note: 'Gel au bivouac\u202f; haute saison, réserver tôt.' },
    { month: 8, state: 'open', note: 'Gel possible au bivouac\u202f; vent à Anakao.' },
    { month: 9, state: 'open', note: '' },
    { month: 10, state: 'open', note: 'Chaleur dans l’Isalo\u202f: marcher tôt.' },
    { month: 11, state: 'open', note: 'Fortes chaleurs\u202f; orages possibles, Andringitra à confirmer.' },
    { month: 12, state: 'partial', note: 'Orages\u202f; Andringitra selon l’état de la piste.' },
  ],
  level: 4,
  level_note: 'Pic Boby en deux jours\u202f: 28\u00a0km et 1\u202f100\u00a0m de montée, bivouac vers 2\u202f050\u00a0m, gel possible de juin à août. Sans l’ascension, le circuit est de niveau 2.',
  highlights: [
    { text: 'Pic Boby en deux jours, bivouac vers 2\u202f050\u00a0m', place_slug: 'massif-de-l-andringitra-pic-boby' },
    { text: 'Plateau et piscine naturelle de l’Isalo', place_slug: 'parc-national-de-l-isalo' },
    { text: 'Makis catta de la réserve d’Anja', place_slug: 'reserve-communautaire-d-anja' },
    { text: 'Forêt humide de Ranomafana', place_slug: 'parc-national-de-ranomafana' },
    { text: 'Lagon et villages vezo, d’Ifaty à Anakao', place_slug: 'anakao' },
  ],
  included: [
    'Conseil personnalisé avant le départ',
    'Mise en relation avec un chauffeur-guide partenaire francophone',
    'Guides locaux agréés dans les parcs',
    'Assistance et SOS 24\u00a0h/24',
  ],
  not_included: [
    'Vols internationaux, visa et assurance voyage',
    'Nuits à Antananarivo avant le J1 et après le dernier jour',
    'Boissons, pourboires et dépenses personnelles',
  ],
  decided_in_quote: [
    'Vol intérieur Toliara–Ivato',
    '4x4 de bout en bout, ou seulement entre Ambalavao et Namoly',
    'Porteurs, cuisinier, tentes et duvets pour l’Andringitra',
    'Droits d’entrée\u202f: Ranomafana, Andringitra, Anja, Isalo',
    'Catégorie d’hébergement et repas',
    'Variante sans ascension\u202f: vallée du Tsaranoro ou jour de plus à Ranomafana',
  ],
  itinerary: [
    {
      day: 1,
      title: 'RN7 vers Antsirabe',
      summary: 'Sortie de la capitale, puis hauts plateaux. La RN7 est refaite par tronçons\u202f: quatre à six heures pour 169\u00a0km, avec un arrêt à Ambatolampy.',
      legs: [
        { from: antananarivo, to: antsirabe, mode: 'car', road: 'RN7', km: 169, hours_dry: [4, 6], hours_wet: [5, 8], climb_m: 900, surface: 'goudron dégradé', route_id: 203, leaves_at: '07:00' },
      ],
      places: ['fonderies-d-ambatolampy', 'antsirabe'],
      night: { ...antsirabe, comfort: 'Hôtel en ville, nuits fraîches' },
      note: 'Départ à 7\u00a0h pour passer les bouchons de sortie de ville.',
    },
    {
      day: 2,
      title: 'Longue route vers Ranomafana',
      summary: 'RN7 par Ambositra et Ambohimahasoa, chaussée trouée et étroite, puis RN45 en descente dans la forêt humide. Six heures et demie à neuf heures et quart de voiture, peu d’arrêts.',
      legs: [
        { from: antsirabe, to: ambositra, mode: 'car', road: 'RN7', km: 90, hours_dry: [2.25, 3.5], hours_wet: [3, 4.5], climb_m: 550, surface: 'goudron dégradé', route_id: 205, leaves_at: '06:00' },
        { from: ambositra, to: ranomafana, mode: 'car', road: 'RN7 puis RN45', km: 163, hours_dry: [4.25, 5.75], hours_wet: [5.5, 8], surface: 'goudron dégradé' },
      ],
      places: [],
      night: { ...ranomafana, comfort: 'Hôtel ou bungalow près de la forêt' },
      note: 'Départ à 6\u00a0h\u202f; en saison des pluies, couper le trajet à Ambositra.',
    },
    {
      day: 3,
      title: 'Forêt de Ranomafana, puis Fianarantsoa',
      summary: 'Quatre à cinq heures de sentier guidé en forêt, sur terrain raide et humide, à la recherche des hapalémurs. L’après-midi, remontée vers Fianarantsoa.',
      legs: [
        { from: ranomafana, to: ranomafana, mode: 'hiking', road: 'Sentiers du parc', km: 8, hours_dry: [4, 5], hours_wet: [4.5, 5.5], climb_m: 350, surface: 'sentier' },
        { from: ranomafana, to: fianarantsoa, mode: 'car', road: 'RN45 puis RN7', km: 65, hours_dry: [1.75, 2.5], hours_wet: [2.25, 3.25], surface: 'goudron', route_id: 213 },
      ],
      places: ['parc-national-de-ranomafana'],
      night: { ...fianarantsoa, comfort: 'Hôtel en ville' },
      note: 'Sentiers glissants\u202f; sangsues après la pluie.',
    },
    {
      day: 4,
      title: 'Fianarantsoa, Ambalavao, piste de Namoly',
      summary: 'Ruelles de la haute ville, atelier de papier antemoro à Ambalavao, puis 47\u00a0km de piste de montagne, environ trois heures, jusqu’à la vallée de Namoly.',
      legs: [
        { from: fianarantsoa, to: fianarantsoa, mode: 'walking', road: 'Haute ville', km: 2, hours_dry: [1, 1.5], hours_wet: [1, 1.5], surface: 'goudron' },
        { from: fianarantsoa, to: ambalavao, mode: 'car', road: 'RN7', km: 56, hours_dry: [1.25, 2], hours_wet: [1.75, 2.5], surface: 'goudron dégradé' },
        { from: ambalavao, to: valleeDeNamoly, mode: 'car', road: 'Piste de Namoly', km: 47, hours_dry: [2.75, 3.5], hours_wet: null, surface: 'piste', leaves_at: '13:00' },
      ],
      places: ['fianarantsoa-haute-ville', 'ambalavao'],
      night: { ...valleeDeNamoly, comfort: 'Gîte ou tente, eau froide' },
      note: 'Quitter Ambalavao avant 13\u00a0h\u202f; 4x4 obligatoire, piste exclue en saison des pluies.',
    },
    {
      day: 5,
      title: 'Montée au camp d’altitude',
      summary: 'Inscription au parc, guide et porteurs, puis montée par les cascades Riandahy et Riambavy et le plateau d’Andohariana jusqu’au camp, vers 2\u202f050\u00a0m.',
      legs: [
        { from: valleeDeNamoly, to: campSousLePicBoby, mode: 'hiking', road: 'Circuit Imarivolanitra', km: 10, hours_dry: [4, 5], hours_wet: null, climb_m: 500, surface: 'sentier', part_of: 215 },
      ],
      places: ['massif-de-l-andringitra-pic-boby'],
      night: { ...campSousLePicBoby, comfort: 'Tente ou abri, nuit froide' },
      note: 'Duvet chaud nécessaire\u202f: gel possible de juin à août.',
    },
    {
      day: 6,
      title: 'Pic Boby, descente à Namoly',
      summary: 'Départ à la lampe, sommet à 2\u202f658\u00a0m en deux à trois heures, puis descente complète jusqu’à Namoly. Sept à neuf heures de marche en tout.',
      legs: [
        { from: campSousLePicBoby, to: picBoby, mode: 'hiking', road: 'Circuit Imarivolanitra', km: 4, hours_dry: [2, 2.75], hours_wet: null, climb_m: 600, surface: 'sentier', part_of: 215, leaves_at: '04:30' },
        { from: picBoby, to: valleeDeNamoly, mode: 'hiking', road: 'Circuit Imarivolanitra', km: 14, hours_dry: [5, 6], hours_wet: null, climb_m: 0, surface: 'sentier', reverse_of: 215 },
      ],
      places: ['massif-de-l-andringitra-pic-boby'],
      night: { ...valleeDeNamoly, comfort: 'Gîte ou tente, eau froide' },
      note: 'Départ vers 4\u00a0h\u00a030\u202f; le guide décide du demi-tour en cas d’orage.',
    },
    {
      day: 7,
      title: 'Piste de retour et Anja',
      summary: 'Piste jusqu’à Ambalavao le matin, puis réserve communautaire d’Anja\u202f: deux heures de marche entre rochers et makis catta. Nuit à Ambalavao.',
      legs: [
        { from: valleeDeNamoly, to: ambalavao, mode: 'car', road: 'Piste de Namoly', km: 47, hours_dry: [2.75, 3.5], hours_wet: null, surface: 'piste' },
        { from: ambalavao, to: reserveCommunautaireDAnja, mode: 'car', road: 'RN7', km: 12, hours_dry: [0.25, 0.4], hours_wet: [0.3, 0.5], surface: 'goudron' },
        { from: reserveCommunautaireDAnja, to: reserveCommunautaireDAnja, mode: 'walking', road: 'Sentier de la réserve', km: 3, hours_dry: [1.75, 2.25], hours_wet: [2, 2.5], climb_m: 120, surface: 'sentier' },
        { from: reserveCommunautaireDAnja, to: ambalavao, mode: 'car', road: 'RN7', km: 12, hours_dry: [0.25, 0.4], hours_wet: [0.3, 0.5], surface: 'goudron' },
      ],
      places: ['reserve-communautaire-d-anja', 'ambalavao'],
      night: { ...ambalavao, comfort: 'Hôtel simple' },
      note: 'Marché aux zébus le mercredi, peut-être le jeudi\u202f: à caler au devis.',
    },
    {
      day: 8,
      title: 'Plateau de l’Horombe',
      summary: 'RN7 par Ankaramena et Ihosy, puis longues lignes droites de l’Horombe jusqu’à Ranohira. Quatre heures et demie à six heures de route pour 237\u00a0km, sans visite.',
      legs: [
        { from: ambalavao, to: ranohira, mode: 'car', road: 'RN7', km: 237, hours_dry: [4.5, 6], hours_wet: [5.5, 7.5], climb_m: 900, surface: 'goudron', route_id: 214 },
      ],
      places: [],
      night: { ...ranohira, comfort: 'Hôtel simple ou lodge' },
      note: 'Rouler de jour, arriver avant 16\u00a0h\u00a030\u202f; suivre les consignes de la gendarmerie.',
    },
    {
      day: 9,
      title: 'Isalo et piscine naturelle',
      summary: 'Marche guidée depuis Ranohira sur le plateau de grès jusqu’à la piscine naturelle, retour par le même sentier. Cinq à six heures, presque sans ombre.',
      legs: [
        { from: ranohira, to: piscineNaturelleDeLIsalo, mode: 'hiking', road: 'Sentier de la piscine naturelle', km: 7, hours_dry: [2.5, 3], hours_wet: [2.75, 3.5], climb_m: 200, surface: 'sentier', route_id: 216, leaves_at: '08:00' },
        { from: piscineNaturelleDeLIsalo, to: ranohira, mode: 'hiking', road: 'Sentier de la piscine naturelle', km: 7, hours_dry: [2.25, 3], hours_wet: [2.5, 3.5], surface: 'sentier', reverse_of: 216 },
      ],
      places: ['parc-national-de-l-isalo'],
      night: { ...ranohira, comfort: 'Hôtel simple ou lodge' },
      note: 'Départ avant 8\u00a0h, trois litres d’eau par personne\u202f; guide agréé obligatoire.',
    },
    {
      day: 10,
      title: 'De l’Isalo à Ifaty',
      summary: 'RN7 jusqu’à Toliara, très dégradée entre Sakaraha et Andranovory, puis 28\u00a0km de goudron vers Ifaty-Mangily. Forêt d’épineux en fin d’après-midi si l’arrivée le permet.',
      legs: [
        { from: ranohira, to: toliara, mode: 'car', road: 'RN7', km: 243, hours_dry: [5.5, 7.5], hours_wet: [8, 10.5], climb_m: 350, surface: 'goudron dégradé', route_id: 217, leaves_at: '06:00' },
        { from: toliara, to: ifatyMangily, mode: 'car', road: 'RN9', km: 28, hours_dry: [0.7, 1], hours_wet: [0.8, 1.2], surface: 'goudron' },
        { from: ifatyMangily, to: ifatyMangily, mode: 'walking', road: 'Forêt d’épineux', km: 2, hours_dry: [0.75, 1], hours_wet: [0.75, 1], surface: 'sentier' },
      ],
      places: ['toliara', 'ifaty-mangily'],
      night: { ...ifatyMangily, comfort: 'Bungalow de plage' },
      note: 'Départ à 6\u00a0h\u202f; en saison des pluies, plus de huit heures\u202f: dormir à Toliara.',
    },
    {
      day: 11,
      title: 'Traversée vers Anakao',
      summary: 'Retour à Toliara avant 8\u00a0h, embarquement en charrette à zébus selon la marée, vedette le long de la côte. Après-midi à Anakao, face à Nosy Ve.',
      legs: [
        { from: ifatyMangily, to: toliara, mode: 'car', road: 'RN9', km: 28, hours_dry: [0.7, 1], hours_wet: [0.8, 1.2], surface: 'goudron', leaves_at: '06:30' },
        { from: toliara, to: anakao, mode: 'boat', road: 'Traversée maritime', km: 38, hours_dry: [1.25, 2.5], hours_wet: [1.25, 2.75], climb_m: 0, surface: 'eau', route_id: 218 },
      ],
      places: ['anakao'],
      night: { ...anakao, comfort: 'Bungalow de plage, eau et électricité limitées' },
      note: 'Quitter Ifaty à 6\u00a0h\u00a030\u202f; le vent se lève vers midi, pas de traversée ensuite.',
    },
    {
      day: 12,
      title: 'Bateau, puis vol de retour',
      summary: 'Vedette du matin pour Toliara, transfert à l’aéroport, vol vers Antananarivo l’après-midi. Si la mer est forte ou le vol décalé, cette journée n’a pas de marge.',
      legs: [
        { from: anakao, to: toliara, mode: 'boat', road: 'Traversée maritime', km: 38, hours_dry: [1.25, 2.5], hours_wet: [1.25, 2.75], surface: 'eau', reverse_of: 218 },
        { from: toliara, to: aeroportDeToliara, mode: 'car', road: 'RN7', km: 8, hours_dry: [0.3, 0.5], hours_wet: [0.3, 0.6], surface: 'goudron' },
        { from: aeroportDeToliara, to: aeroportDIvato, mode: 'plane', road: 'Vol intérieur TLE-TNR', km: 645, hours_dry: [1.5, 1.75], hours_wet: [1.5, 1.75], surface: 'air' },
      ],
      places: ['toliara'],
      note: 'Nuit à Antananarivo avant tout vol international.',
    },
  ],
}
