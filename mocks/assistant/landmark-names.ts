type Names = {
  /** How travellers call it; accents, elisions and small errors do not matter. */
  called: readonly string[]
  /** What the routes of the fixtures call it, when not by the place's own name. */
  stops?: readonly string[]
  /** The question that says what there is to see, and the one that says how to get there. */
  about?: string
  access?: string
}

/** Names of the places of the fixtures, by slug. */
export const placeNames: Record<string, Names> = {
  'rova-d-antananarivo': { called: ['rova', 'palais de la reine'] },
  'cathedrale-d-andohalo': { called: ['andohalo', 'cathédrale'] },
  'marche-d-analakely': { called: ['analakely'] },
  'colline-royale-d-ambohimanga': { called: ['ambohimanga'], stops: ['Ambohimanga'] },
  'lac-itasy': { called: ['itasy', 'ampefy'], stops: ['Ampefy'] },
  'fonderies-d-ambatolampy': { called: ['ambatolampy'], stops: ['Ambatolampy'] },
  antsirabe: { called: ['antsirabe'] },
  'lac-tritriva': { called: ['tritriva'] },
  'antoetra-pays-zafimaniry': { called: ['antoetra', 'zafimaniry'], stops: ['Antoetra'] },
  'antsiranana-diego-suarez': {
    called: ['antsiranana', 'diego', 'diego suarez'],
    stops: ['Antsiranana'],
    access: 'diego-acces',
  },
  'baie-de-sakalava': { called: ['baie sakalava'] },
  'mer-d-emeraude': { called: ['mer émeraude'] },
  'parc-national-de-la-montagne-d-ambre': {
    called: ['montagne ambre'],
    stops: ["Montagne d'Ambre"],
  },
  'tsingy-rouge': { called: ['tsingy rouge'], access: 'tsingy-rouge' },
  'parc-de-l-ankarana': { called: ['ankarana'], stops: ['Mahamasina (Ankarana)'] },
  'ambanja-et-la-vallee-du-sambirano': { called: ['ambanja', 'sambirano'], stops: ['Ambanja'] },
  'hell-ville-nosy-be': { called: ['hell ville'], stops: ['Hell-Ville'], access: 'nosy-be-acces' },
  'reserve-de-lokobe': { called: ['lokobe'] },
  'fianarantsoa-haute-ville': { called: ['fianarantsoa', 'fianar'], stops: ['Fianarantsoa'] },
  'parc-national-de-ranomafana': { called: ['ranomafana'], stops: ['Ranomafana'] },
  ambalavao: { called: ['ambalavao'] },
  'reserve-communautaire-d-anja': { called: ['anja'] },
  'massif-de-l-andringitra-pic-boby': {
    called: ['andringitra', 'pic boby', 'imarivolanitra'],
    stops: ['Pic Boby'],
  },
  'parc-national-de-l-isalo': { called: ['isalo', 'ranohira'], stops: ['Ranohira'] },
  toliara: { called: ['toliara', 'tuléar', 'toliary'] },
  'ifaty-mangily': { called: ['ifaty', 'mangily'], access: 'ifaty-acces' },
  anakao: { called: ['anakao'] },
  moramanga: { called: ['moramanga'] },
  'parc-d-andasibe-mantadia': {
    called: ['andasibe', 'mantadia', 'analamazaotra', 'andasibe mantadia'],
    stops: ['Andasibe'],
  },
  'ankanin-ny-nofy': { called: ['ankanin nofy', 'lac ampitabe', 'palmarium'] },
  'toamasina-tamatave': { called: ['toamasina', 'tamatave'], stops: ['Toamasina'] },
  'mahavelona-foulpointe': { called: ['foulpointe', 'mahavelona'] },
  'eglise-d-ambodifotatra': { called: ['ambodifotatra'], stops: ['Ambodifotatra'] },
  'cimetiere-des-pirates': { called: ['pirates', 'cimetière des pirates'] },
  'ile-aux-nattes-nosy-nato': { called: ['île aux nattes', 'nattes', 'nosy nato'], access: 'sainte-marie-acces' },
  miandrivazo: { called: ['miandrivazo'] },
  'belo-sur-tsiribihina': { called: ['belo', 'belo tsiribihina'] },
  'gorges-du-manambolo': { called: ['manambolo'] },
  'grands-tsingy-de-bemaraha': {
    called: ['bemaraha', 'grands tsingy', 'bekopaka', 'tsingy de bemaraha'],
    stops: ['Bekopaka'],
    access: 'tsingy-acces',
  },
  'foret-de-kirindy': { called: ['kirindy'] },
  'allee-des-baobabs': {
    called: ['allée des baobabs', 'avenue des baobabs'],
    access: 'baobabs',
  },
  morondava: {
    called: ['morondava'],
    stops: ['Morondava', 'Aéroport de Morondava'],
    access: 'morondava-acces',
  },
  'belo-sur-mer': { called: ['belo sur mer'] },
}

/** Towns and stops that are no place of the fixtures, by the name to show. */
export const townNames: Record<string, Names> = {
  Antananarivo: {
    called: ['antananarivo', 'tananarive', 'tana', 'ivato', 'la capitale'],
    stops: ['Antananarivo', "Aéroport d'Ivato"],
    about: 'tana-visite',
  },
  'Nosy Be': {
    called: ['nosy be', 'nosybe', 'nossi bé'],
    stops: ['Hell-Ville'],
    about: 'nosy-be-iles',
    access: 'nosy-be-acces',
  },
  'Sainte-Marie': {
    called: ['sainte marie', 'nosy boraha'],
    stops: ['Ambodifotatra'],
    about: 'sainte-marie',
    access: 'sainte-marie-acces',
  },
  Ambositra: { called: ['ambositra'] },
  Ankify: { called: ['ankify'] },
  Ramena: { called: ['ramena'] },
  Manambato: { called: ['manambato'] },
  'Soanierana Ivongo': { called: ['soanierana ivongo', 'soanierana'] },
  'Lac Andraikiba': { called: ['andraikiba'] },
  Sakaivo: { called: ['sakaivo'] },
  Mahajanga: { called: ['mahajanga', 'majunga'], about: 'hors-circuits' },
  'Fort-Dauphin': { called: ['fort dauphin', 'taolagnaro', 'tolagnaro'], about: 'hors-circuits' },
  Manakara: { called: ['manakara'], about: 'hors-circuits' },
  Sambava: { called: ['sambava', 'antalaha'], about: 'hors-circuits' },
}
