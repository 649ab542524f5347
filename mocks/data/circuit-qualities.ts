import type { Reasons } from '#mocks/data/best-months.ts'

/** Something by which travellers compare all circuits and which no number tells: 'lequel est le plus sauvage ?'. */
export type CircuitQuality = {
  asksFor: RegExp
  /** 'Le plus sauvage'. */
  best: string
  introduction: string
  /** What to say of each circuit, by its slug, the one that has most of it first. */
  reasons: Reasons
}

/** The first whose words a message has is meant. */
export const circuitQualities: readonly CircuitQuality[] = [
  {
    asksFor: /\bmoins de (?:moustiques|palu|paludisme)\b/,
    best: 'Celui où il y a le moins de moustiques et de paludisme',
    introduction: 'De celui qui en a le moins aux autres',
    reasons: {
      centre: 'les Hautes Terres, où il y en a peu, sans que le risque soit nul',
      sud: 'bien moins au début, sur les Hautes Terres, qu’au lagon',
      nord: 'toute l’année, surtout pendant les pluies',
      est: 'toute l’année, surtout sur la côte et pendant les pluies',
      ouest: 'toute l’année, au bivouac du fleuve aussi',
    },
  },
  {
    asksFor: /\bplus (?:pres|proche|accessible)s?\b/,
    best: 'Le plus proche d’Antananarivo',
    introduction: 'Du plus proche au plus lointain',
    reasons: {
      centre: 'il commence et finit à Antananarivo',
      est: 'Andasibe demande 4\u202fh à 5\u202fh\u202f30 de route',
      sud: 'la RN7 part d’Antananarivo, et l’Isalo est à plus d’un jour de route',
      ouest: 'un long jour de route, puis le fleuve',
      nord: 'un vol pour Antsiranana, ou plusieurs jours de route',
    },
  },
  {
    asksFor: /\b(?:lequel|quels?|celui|un)\b.*\b(?:toute l annee|ouvert le plus)\b/,
    best: 'Aucun n’est tout à fait ouvert toute l’année\u202f; le plus longtemps, avec le Sud,',
    introduction: 'Du plus longtemps ouvert au moins longtemps',
    reasons: {
      centre: 'ouvert d’avril à novembre, en partie de décembre à mars',
      sud: 'ouvert d’avril à novembre, en partie de décembre à mars',
      nord: 'ouvert d’avril à novembre, en partie en décembre, fermé de janvier à mars',
      est: 'ouvert de mai à novembre, en partie en avril et en décembre, fermé de janvier à mars',
      ouest: 'ouvert de mai à novembre, en partie en avril, fermé de décembre à mars',
    },
  },
  {
    asksFor: /\b(?:plus sec|moins (?:pluvieux|humide|arrose|de pluie))s?\b|\bfait (?:le )?(?:plus|mieux|meilleur) (?:beau|sec)\b|\bmeilleur temps\b/,
    best: 'Le plus sec',
    introduction: 'Du plus sec au plus pluvieux',
    reasons: {
      sud: 'le Sud-Ouest, la région la moins arrosée',
      ouest: 'presque sans pluie de mai à octobre, mais fermé pendant les pluies',
      nord: 'sec d’avril à novembre',
      centre: 'sec de mai à octobre, et des orages l’après-midi le reste de l’année',
      est: 'la région la plus arrosée, sauf de septembre à novembre',
    },
  },
  {
    asksFor:
      /\b(?:moins (?:touristique|frequente|connu|visite|couru|de monde|de touristes|bonde))s?\b/,
    best: 'Le moins fréquenté',
    introduction: 'Du moins fréquenté au plus fréquenté',
    reasons: {
      centre: 'les villages zafimaniry, atteints à pied, et des routes peu fréquentées vers les lacs',
      est: 'le canal des Pangalanes et l’île aux Nattes, calmes et sans foule, hors Andasibe et la saison des baleines',
      ouest: 'le fleuve et ses bancs de sable, mais du monde aux bacs et aux baobabs en juillet et en août',
      nord: 'la Montagne d’Ambre et l’Ankarana, mais Nosy Be est très visitée',
      sud: 'l’itinéraire le plus fréquenté de l’île',
    },
  },
  {
    asksFor: /\b(?:plus (?:sauvage|aventureux|aventurier|aventure|roots|isole|perdu|brut|nature|depaysant|original|preserve)|hors (?:des )?sentiers battus)s?\b/,
    best: 'Le plus sauvage',
    introduction: 'Du plus sauvage au moins sauvage',
    reasons: {
      ouest: 'trois jours de fleuve, deux bivouacs, les Grands Tsingy et de longues pistes',
      sud: 'deux jours au pic Boby et les canyons de l’Isalo, le reste sur la route la plus fréquentée de l’île',
      est: 'la forêt d’Andasibe et deux jours de bateau sur le canal des Pangalanes',
      nord: 'la Montagne d’Ambre et l’Ankarana, puis Nosy Be, très équipée',
      centre: 'une nuit au village zafimaniry, le reste en ville et sur des routes presque toujours goudronnées',
    },
  },
  {
    asksFor: /\bplus (?:tranquille|calme|cool|reposant|relax|relaxant|zen|pepere)s?\b/,
    best: 'Le plus tranquille',
    introduction: 'Du plus tranquille au plus mouvementé',
    reasons: {
      est: 'peu de marche, deux jours sur le canal des Pangalanes et l’île aux Nattes, sans voiture',
      nord: 'peu de route et la mer à la fin, avec la marche des tsingy',
      centre: 'des lacs et des villes, avec 4 à 6\u202fh de voiture bien des jours, et une marche au village zafimaniry que l’on peut laisser',
      sud: '12 jours et beaucoup de route, avec l’ascension du pic Boby',
      ouest: 'de longues pistes, deux bivouacs et le parcours à baudrier des Grands Tsingy',
    },
  },
  {
    asksFor: /\bplus (?:typique|authentique|traditionnel|culturel|malgache|local|humain)s?\b|\bplus (?:de )?(?:culture|traditions|rencontres)\b/,
    best: 'Le plus typique, pour la vie des gens,',
    introduction: 'De celui où l’on rencontre le plus les gens à celui qui est surtout fait de nature',
    reasons: {
      centre: 'les collines royales, les rizières, les artisans et une nuit dans un village zafimaniry',
      sud: 'les villes de la RN7, Ambalavao, le pays betsileo et les pêcheurs vezo',
      est: 'les villages du canal des Pangalanes',
      ouest: 'les villages de la Tsiribihina, entre fleuve et pistes',
      nord: 'le marché aux épices de Hell-Ville et le cacao du Sambirano, puis surtout la mer',
    },
  },
  {
    asksFor: /\bplus (?:complet|varie|diversifie|riche|classique|connu|populaire|demande|vendu|apprecie|mythique|emblematique)s?\b|\bbest sellers?\b|\b(?:circuit|produit) phare\b/,
    best: 'Le plus complet, et le plus classique,',
    introduction: 'Du plus varié au moins varié',
    reasons: {
      sud: 'rizières, forêt humide, montagne, canyons et lagon, en 12 jours',
      ouest: 'fleuve, tsingy, forêt sèche et baobabs, en 9 jours',
      nord: 'forêt, tsingy, cacao et îles, en 9 jours',
      est: 'lémuriens, canal et île, en 8 jours',
      centre: 'lacs, villes et villages des Hautes Terres, en 6 jours',
    },
  },
  {
    asksFor: /\bplus (?:confortable|luxueux|chic|haut de gamme|confort|de confort)s?\b|\bmoins (?:roots|rustique|spartiate)s?\b/,
    best: 'Le plus confortable',
    introduction: 'Du plus confortable au plus simple',
    reasons: {
      nord: 'hôtels et bungalows, sans nuit sous tente, et le moins de route',
      est: 'aucune nuit sous tente, mais des hôtels très simples au bord du canal et à Soanierana Ivongo',
      centre: 'une seule nuit rudimentaire, à Sakaivo, que l’on peut laisser',
      sud: 'trois nuits simples dans l’Andringitra, les autres à l’hôtel, en lodge ou en bungalow',
      ouest: 'deux nuits sous tente et une en bungalow rustique',
    },
  },
  {
    asksFor: /\bplus (?:beau|belle|joli|spectaculaire|impressionnant|photogenique|grandiose|magnifique|instagram+able|beaux paysages)s?\b/,
    best: 'C’est affaire de goût, mais pour les paysages, le plus beau',
    introduction: 'Ce que chacun a de plus beau',
    reasons: {
      sud: 'les rizières, le pic Boby, les canyons de l’Isalo et le lagon',
      ouest: 'les Grands Tsingy, le fleuve et l’allée des Baobabs au coucher du soleil',
      nord: 'la baie d’Antsiranana, la Mer d’Émeraude, les tsingy et les îles',
      est: 'la forêt des indris, le canal et les plages de Sainte-Marie',
      centre: 'les rizières en terrasses et les lacs volcaniques',
    },
  },
  {
    asksFor: /\bplus (?:vert|verdoyant|luxuriant)s?\b/,
    best: 'Le plus vert',
    introduction: 'Du plus vert au plus sec',
    reasons: {
      est: 'la forêt humide d’Andasibe et les bords du canal des Pangalanes',
      centre: 'les rizières en terrasses des Hautes Terres',
      nord: 'la forêt humide de la Montagne d’Ambre',
      sud: 'la forêt de Ranomafana, puis des plateaux de plus en plus secs',
      ouest: 'une forêt sèche, avec ses baobabs',
    },
  },
  {
    asksFor: /\b(?:moins (?:chaud|etouffant)|plus (?:frais|froid))s?\b/,
    best: 'Le plus frais',
    introduction: 'Du plus frais au plus chaud',
    reasons: {
      centre: 'les Hautes Terres, avec des nuits froides de juin à août',
      sud: 'les Hautes Terres d’abord, gel possible dans l’Andringitra, puis la chaleur de l’Isalo et du lagon',
      est: 'doux et humide, frais dans la forêt d’Andasibe',
      nord: '25 à 32\u202f°C presque toute l’année',
      ouest: 'le plus chaud, souvent plus de 35\u202f°C en octobre et en novembre',
    },
  },
  {
    asksFor: /\b(?:plus (?:chaud|ensoleille)|moins froid)s?\b/,
    best: 'Le plus chaud',
    introduction: 'Du plus chaud au plus frais',
    reasons: {
      ouest: 'souvent plus de 35\u202f°C en octobre et en novembre',
      nord: '25 à 32\u202f°C presque toute l’année',
      est: 'doux et humide, frais dans la forêt d’Andasibe',
      sud: 'chaud dans l’Isalo et au lagon, avec du gel possible dans l’Andringitra de juin à août',
      centre: 'les Hautes Terres, avec des nuits froides de juin à août',
    },
  },
]
