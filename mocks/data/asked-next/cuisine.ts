import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const vegetarian: Next = { asks: /\bsans viande\b|\bvege\w*\b/, answer: 'vegetarien' }
const juices: Next = { asks: /\bjus\b/, answer: 'boissons' }
const sickAfter: Next = { asks: /\b(?:malades?|mal au ventre|diarrhee|tourista|intoxi\w*)\b/, answer: 'diarrhee' }
const salads: Next = { asks: /\b(?:salades?|crudites|legumes crus)\b/, answer: 'crudites' }
const iceCubes: Next = { asks: /\b(?:glacons?|glaces?)\b/, answer: 'glacons' }
const street: Next = { asks: /\b(?:dans la rue|street ?food|gargotes?|etals?|marches?|brochettes)\b/, answer: 'street-food' }
const dishPrices: Next = { asks: mentionsPrice, answer: 'prix-courants' }
const dishes: Next = { asks: /\b(?:gouter|plats?|specialites?|typique)\b/, answer: 'plats-malgaches' }

const inMalagasy: Next = {
  asks: /\b(?:en malgache|comment (?:on |je )?(?:le |la |ca )?(?:dit|dis|dire|traduit)|se dit)\b/,
  text: 'Je n’ai pas la phrase en malgache\u202f: demandez à votre guide ou à l’hôtel de l’écrire sur un papier, et montrez-le à chaque repas. Le français est compris dans les villes et les hôtels.',
  next: ['mots-malgaches', 'langue', 'vegetarien'],
}

/** What travellers ask after answers about food and drink. */
export const cuisine: NextByEntry = {
  cuisine: [
    {
      asks: /\b(?:aime\w*|mange\w*|sans|autre chose que|marre d[ue]?)(?: pas| plus)?(?: le| l| du| de)? riz\b/,
      text: 'On trouve autre chose que le riz\u202f: pâtes, frites, œufs, légumes, poulet ou poisson grillés, manioc, et du pain dans les villes. Dans une gargote de brousse, il n’y a parfois guère que du riz\u202f: gardez des biscuits.',
      next: ['cuisine', 'vegetarien', 'enfants-sante'],
    },
    { asks: /\b(?:epice\w*|pique|piment|riz)\b/ },
    vegetarian, street, salads, iceCubes, juices, sickAfter, dishes, dishPrices,
    {
      asks: /\bcours de cuisine\b|\bcuisiner\b/,
      text: 'Je ne connais pas de cours de cuisine à indiquer\u202f: demandez-le dans le devis, pour une nuit chez l’habitant par exemple.',
      next: ['sur-mesure', 'devis', 'cuisine'],
    },
  ],
  'plats-malgaches': [
    { asks: /\b(?:piqu\w*|pique|piment|epice\w*)\b/ },
    { asks: /\bdesserts?\b/, answer: 'desserts' },
    vegetarian,
    dishPrices,
    street,
  ],
  'repas-route': [
    vegetarian,
    { asks: /\b(?:pique nique|chaland|bateau|bivouac)\b/ },
    { asks: /\b(?:petits?|enfants?|bebe)\b/, answer: 'enfants-repas' },
    sickAfter,
  ],
  'enfants-repas': [
    { asks: /\bbebe\b|\bpetits? pots?\b|\bbiberons?\b/, answer: 'repas-bebe' },
    { asks: /\beau\b/, answer: 'eau' },
    sickAfter,
    { asks: /\b(?:pates|frites|riz|epice\w*|menus?)\b/ },
  ],
  'street-food': [dishes, sickAfter, { asks: /\bfruits?\b/, answer: 'prevention-tourista' }, dishPrices],
  crudites: [
    { asks: /\bjus\b/, answer: 'boissons', says: /jus de fruits/ },
    { asks: /\bfruits?\b/ },
    {
      asks: /\blav\w*\b/,
      text: 'Oui, si vous les lavez et rincez vous-même avec une eau sûre, en bouteille capsulée, bouillie, filtrée ou traitée, et si vous pelez ce qui se pèle.',
      next: ['eau', 'diarrhee', 'cuisine'],
    },
    iceCubes,
    sickAfter,
  ],
  glacons: [{ asks: /\b(?:bouteille|coca|canette|hotels?)\b/ }, juices, sickAfter],
  'fruits-epices': [
    {
      asks: /^(?:c est )?ou\b|\bquel circuit\b|\bcombien de temps\b|\bcacao\b/,
      text: 'Le cacao, le poivre et l’ylang-ylang se voient dans la vallée du Sambirano, près d’Ambanja\u202f: au jour 7, notre circuit Nord y visite une plantation avec un guide, puis va à Ankify. La vanille vient du Nord-Est, hors de nos circuits.',
      next: ['artisanat', 'circuits-proposes', 'fruits-epices'],
    },
    {
      asks: /\b(?:laver|peler|manger|risque|eplucher)\b/,
      text: 'Oui, les fruits que l’on pèle soi-même, banane, mangue, ananas ou letchi, se mangent sans crainte\u202f; lavez les autres à l’eau sûre, et évitez ceux qu’on vend déjà coupés.',
      next: ['diarrhee', 'eau', 'cuisine'],
    },
    juices,
    {
      asks: /\bchocolat\b/,
      text: 'Je n’ai pas d’adresse\u202f: le chocolat malgache se trouve dans les supermarchés et les boutiques d’Antananarivo\u202f; le cacao pousse dans la vallée du Sambirano, sur notre circuit Nord.',
      next: ['marches', 'rapporter', 'vanille'],
    },
    { asks: /\b(?:ramener|rapporter|valise)\b/, answer: 'rapporter-epices' },
  ],
  vegetarien: [
    inMalagasy,
    {
      asks: /\b(?:casher|kasher)\b/,
      text: 'Je ne connais pas de table casher\u202f: riz, légumes, fruits et œufs se trouvent partout\u202f; écrivez vos règles dans la demande de devis, et emportez de quoi compléter.',
      next: ['cuisine', 'supermarche', 'devis'],
    },
    { asks: /\bvegan\w*\b|\bvegetalien\w*\b/, answer: 'vegan' },
    { asks: /\bgluten\b|\bcoeliaque\b/, answer: 'gluten' },
    { asks: /\b(?:allerg\w*|arachides?|cacahuetes?|reaction|traces)\b/, answer: 'allergie' },
    {
      asks: /\b(?:brousse|villages?|bivouac|campagne|pistes?|gargotes?)\b/,
      text: 'En brousse, cela reste simple mais peu varié\u202f: riz, brèdes, haricots, œufs et fruits, presque chaque jour. Prévenez le guide avant le bivouac ou le village, et emportez de quoi varier, fruits secs ou barres\u202f; un bouillon de viande peut se cacher dans les légumes.',
      next: ['cuisine', 'camping', 'devis'],
    },
    { asks: /\b(?:prevenir|avance|halal|bouillon|circuits?)\b/ },
  ],
  vegan: [
    inMalagasy,
    { asks: /\b(?:hotels?|preparer|villages?|brousse|bouillon|assez)\b/ },
    {
      asks: /\b(?:soja|lait vegetal|tofu)\b/,
      text: 'Je ne peux pas promettre de lait de soja ni de tofu\u202f: cherchez dans les supermarchés d’Antananarivo et des grandes villes, et emportez-en.',
      next: ['supermarche', 'cuisine', 'vegetarien'],
    },
  ],
  gluten: [
    inMalagasy,
    { asks: /\b(?:biere|pain|traces)\b/ },
    { asks: /\bpetits? dej\w*/ },
    {
      asks: /\b(?:magasins?|produits?|supermarches?|acheter)\b/,
      text: 'Je ne sais pas si les magasins en ont\u202f: les supermarchés des grandes villes vendent des produits importés, assez chers. Emportez de quoi le petit déjeuner et les routes.',
      next: ['supermarche', 'vegetarien', 'cuisine'],
    },
    {
      asks: /\blactose\b|\blait\b/,
      text: 'Sans lait, c’est facile\u202f: la cuisine est à base de riz, de légumes, de viande ou de poisson. Dites-le dans la demande de devis et à chaque repas.',
      next: ['vegetarien', 'cuisine', 'devis'],
    },
  ],
  allergie: [
    inMalagasy,
    { asks: /\bhopita\w*\b|\bmedecin\b/, answer: 'hopital' },
    { asks: /\b(?:perd\w*|oubli\w*)\b/, answer: 'medicaments-oublies' },
    { asks: /\b(?:arachides?|cacahuetes?|poissons?|crustaces|avion|traces|restos?)\b/ },
  ],
  boissons: [iceCubes, { asks: /\b(?:ramener|rapporter|valise|bouteilles?)\b/, answer: 'rapporter-rhum' }, dishPrices],
  alcool: [
    { asks: /\b(?:ramener|rapporter)\b/, answer: 'rapporter-rhum' },
    dishPrices,
    {
      asks: /\b(?:quel age|mineur|\d\d ans)\b/,
      text: 'Je ne connais pas la règle d’âge\u202f: n’achetez pas d’alcool pour un mineur, et tenez-vous à 18 ans.',
      next: ['boissons', 'drogues-lois', 'fady'],
    },
  ],
  'fruits-de-mer': [
    { asks: /\b(?:loin|capitale|huitres?|crus?)\b/ },
    {
      asks: /\benceinte\b/,
      text: 'Enceinte, évitez tout poisson et coquillage cru, et demandez à votre médecin ou à votre sage-femme ce que vous pouvez manger.',
      next: ['grossesse', 'cuisine', 'diarrhee'],
    },
    {
      asks: /\b(?:prix|combien)\b/,
      text: 'Je n’ai pas de prix sûr pour la langouste ou les crevettes\u202f: demandez-le avant de commander. Un repas de restaurant coûte 25\u202f000 à 60\u202f000\u202fAr.',
      next: ['prix-courants', 'cuisine', 'marchander'],
    },
  ],
}
