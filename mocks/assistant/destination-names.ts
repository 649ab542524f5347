import type { RegionId } from '#mocks/data/regional-weather.ts'

type Names = {
  /** What travellers call it. Accents, elisions and small typos do not matter. */
  aliases: readonly string[]
  /** What the route fixtures call it, if not by its own name. */
  stops?: readonly string[]
  /** Id of the question that says what there is to see. */
  about?: string
  /** Id of the question that says how to get there. */
  access?: string
  /** Whose weather it has, if it is not that of its circuit. */
  region?: RegionId
  /** The slug of the circuit that stops in this town. */
  circuit?: string
}

/** Names of the places of the fixtures, by slug. */
export const placeNames: Record<string, Names> = {
  'rova-d-antananarivo': { aliases: ['rova', 'palais de la reine'] },
  'cathedrale-d-andohalo': { aliases: ['andohalo', 'cathédrale'] },
  'marche-d-analakely': { aliases: ['analakely'] },
  'colline-royale-d-ambohimanga': { aliases: ['ambohimanga', 'colline royale ambohimanga'], stops: ['Ambohimanga'] },
  'lac-itasy': { aliases: ['itasy', 'ampefy'], stops: ['Ampefy'] },
  'fonderies-d-ambatolampy': { aliases: ['ambatolampy'], stops: ['Ambatolampy'] },
  antsirabe: { aliases: ['antsirabe'] },
  'lac-tritriva': { aliases: ['tritriva'] },
  'antoetra-pays-zafimaniry': {
    aliases: ['antoetra', 'zafimaniry', 'pays zafimaniry', 'villages zafimaniry', 'antoetra pays zafimaniry'],
    stops: ['Antoetra'],
  },
  'antsiranana-diego-suarez': {
    aliases: ['antsiranana', 'diego', 'diego suarez'],
    stops: ['Antsiranana'],
    access: 'diego-acces',
  },
  'baie-de-sakalava': { aliases: ['baie sakalava'] },
  'mer-d-emeraude': { aliases: ['mer émeraude'] },
  'parc-national-de-la-montagne-d-ambre': {
    aliases: ['montagne ambre'],
    region: 'northMountain',
    stops: ["Montagne d'Ambre"],
  },
  'tsingy-rouge': { aliases: ['tsingy rouge'], access: 'tsingy-rouge' },
  'parc-de-l-ankarana': { aliases: ['ankarana'], stops: ['Mahamasina (Ankarana)'] },
  'ambanja-et-la-vallee-du-sambirano': { aliases: ['ambanja', 'sambirano'], stops: ['Ambanja'], region: 'northWest' },
  'hell-ville-nosy-be': {
    aliases: ['hell ville'],
    stops: ['Hell-Ville'],
    access: 'nosy-be-acces',
    region: 'northWest',
  },
  'reserve-de-lokobe': { aliases: ['lokobe'], access: 'nosy-be-acces', region: 'northWest' },
  'fianarantsoa-haute-ville': {
    aliases: ['fianarantsoa', 'fianar', 'haute ville fianarantsoa', 'haute ville fianar'],
    stops: ['Fianarantsoa'],
    region: 'highlands',
  },
  'parc-national-de-ranomafana': { aliases: ['ranomafana'], stops: ['Ranomafana'], region: 'rainforest' },
  ambalavao: { aliases: ['ambalavao'], region: 'highlands' },
  'reserve-communautaire-d-anja': { aliases: ['anja', 'réserve communautaire anja'], region: 'highlands' },
  'massif-de-l-andringitra-pic-boby': {
    aliases: ['andringitra', 'pic boby', 'imarivolanitra', 'tsaranoro', 'vallée du tsaranoro'],
    stops: ['Vallée de Namoly', 'Pic Boby'],
    region: 'andringitra',
  },
  'parc-national-de-l-isalo': {
    aliases: ['isalo', 'ranohira', 'fenêtre de l’isalo', 'piscine naturelle de l’isalo'],
    stops: ['Ranohira'],
  },
  toliara: { aliases: ['toliara', 'tuléar', 'toliary'], region: 'southWest' },
  'ifaty-mangily': { aliases: ['ifaty', 'mangily'], access: 'ifaty-acces', region: 'southWest' },
  anakao: { aliases: ['anakao'], region: 'southWest' },
  moramanga: { aliases: ['moramanga'], region: 'rainforest' },
  'parc-d-andasibe-mantadia': {
    aliases: ['andasibe', 'mantadia', 'analamazaotra', 'andasibe mantadia'],
    stops: ['Andasibe'],
    region: 'rainforest',
  },
  'ankanin-ny-nofy': { aliases: ['ankanin nofy', 'lac ampitabe', 'palmarium'] },
  'toamasina-tamatave': { aliases: ['toamasina', 'tamatave'], stops: ['Toamasina'] },
  'mahavelona-foulpointe': { aliases: ['foulpointe', 'mahavelona'], stops: ['Mahavelona'] },
  'eglise-d-ambodifotatra': {
    aliases: ['ambodifotatra', 'église ambodifotatra'],
    access: 'sainte-marie-acces',
    stops: ['Ambodifotatra'],
  },
  'cimetiere-des-pirates': { aliases: ['pirates', 'cimetière des pirates'], access: 'sainte-marie-acces' },
  'ile-aux-nattes-nosy-nato': { aliases: ['île aux nattes', 'nattes', 'nosy nato'], access: 'sainte-marie-acces' },
  miandrivazo: { aliases: ['miandrivazo'] },
  'belo-sur-tsiribihina': { aliases: ['belo', 'belo tsiribihina'] },
  'gorges-du-manambolo': { aliases: ['manambolo'], stops: ['Bekopaka'] },
  'grands-tsingy-de-bemaraha': {
    aliases: ['bemaraha', 'grands tsingy', 'bekopaka', 'tsingy de bemaraha'],
    stops: ['Bekopaka'],
    access: 'tsingy-acces',
  },
  'foret-de-kirindy': { aliases: ['kirindy'], stops: ['Camp de Kirindy'] },
  'allee-des-baobabs': {
    aliases: ['allée des baobabs', 'avenue des baobabs'],
    access: 'morondava-acces',
  },
  morondava: {
    aliases: ['morondava'],
    access: 'morondava-acces',
  },
  'belo-sur-mer': { aliases: ['belo sur mer'], region: 'west' },
}

/** Towns without a place record, by their display name. */
export const townNames: Record<string, Names> = {
  Antananarivo: {
    aliases: ['antananarivo', 'tananarive', 'tana', 'ivato', 'la capitale'],
    stops: ['Antananarivo', "Aéroport d'Ivato"],
    about: 'tana-visite',
    circuit: 'centre',
  },
  'Nosy Be': {
    aliases: ['nosy be', 'nosybe', 'nossi bé', 'ambatoloaka', 'madirokely', 'andilana'],
    stops: ['Hell-Ville'],
    about: 'nosy-be-iles',
    access: 'nosy-be-acces',
    circuit: 'nord',
    region: 'northWest',
  },
  'Sainte-Marie': {
    aliases: ['sainte marie', 'nosy boraha'],
    stops: ['Ambodifotatra'],
    about: 'sainte-marie',
    access: 'sainte-marie-acces',
    circuit: 'est',
  },
  Ambositra: { aliases: ['ambositra'], circuit: 'centre' },
  Ankify: { aliases: ['ankify'], circuit: 'nord', region: 'northWest' },
  Ramena: { aliases: ['ramena'], circuit: 'nord' },
  Manambato: { aliases: ['manambato'], circuit: 'est' },
  'Soanierana Ivongo': { aliases: ['soanierana ivongo', 'soanierana'], circuit: 'est' },
  'Lac Andraikiba': { aliases: ['andraikiba'], circuit: 'centre' },
  Sakaivo: { aliases: ['sakaivo'], circuit: 'centre' },
  Mahajanga: { aliases: ['mahajanga', 'majunga'], about: 'hors-circuits', region: 'west' },
  'Fort-Dauphin': { aliases: ['fort dauphin', 'taolagnaro', 'tolagnaro'], about: 'hors-circuits', region: 'southEast' },
  Manakara: { aliases: ['manakara'], about: 'hors-circuits', region: 'east' },
  Sambava: { aliases: ['sambava', 'antalaha'], about: 'hors-circuits', region: 'east' },
  Masoala: { aliases: ['masoala'], about: 'hors-circuits', region: 'east' },
  'Nosy Komba': { aliases: ['nosy komba'], about: 'nosy-be-iles', access: 'nosy-be-acces', region: 'northWest' },
  'Nosy Tanikely': {
    aliases: ['nosy tanikely', 'tanikely'],
    about: 'nosy-be-iles',
    access: 'nosy-be-acces',
    region: 'northWest',
  },
  'Nosy Sakatia': {
    aliases: ['nosy sakatia', 'sakatia'],
    about: 'nosy-be-iles',
    access: 'nosy-be-acces',
    region: 'northWest',
  },
  'Nosy Iranja': {
    aliases: ['nosy iranja', 'iranja'],
    about: 'nosy-be-iles',
    access: 'nosy-be-acces',
    region: 'northWest',
  },
}
