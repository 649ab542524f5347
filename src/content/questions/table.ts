import type { Question } from '#src/content/question.ts'

export const table = [
  {
    id: 'cuisine',
    question: 'Que mange-t-on à Madagascar\u202f?',
    keywords: ['piquante', 'piquants', 'relevé', 'pimenté', 'repas', 'nourrit', 'gastronomique', 'spécialités', 'menu', 'plats', 'soupe', 'goût', 'typique', 'national', 'dîner', 'petit', 'sucré', 'dessert', 'mofo', 'poulpe', 'langouste', 'fruits de mer', 'épicé', 'piment', 'sakay', 'cuisine', 'nourriture', 'riz', 'romazava', 'ravitoto', 'restaurant', 'petit-déjeuner', 'gasy', 'brochettes', 'traditionnel', 'culinaire'],
    answer:
      'Le riz accompagne presque tous les repas. La cuisine est peu épicée\u202f: le piment, ou sakay, se sert à part. À goûter\u202f: le romazava (bouillon de viande et de brèdes), le ravitoto (feuilles de manioc pilées au porc), les brochettes de zébu, les poissons et crevettes des côtes, les mofo gasy du matin. Les végétariens trouvent riz, légumes, haricots et œufs, mais il vaut mieux prévenir. Évitez glaçons et crudités dans les petites gargotes.',
    places: ['marche-d-analakely', 'hell-ville-nosy-be'],
    next: ['vegetarien', 'boissons', 'fruits-epices'],
  },
  {
    id: 'vegetarien',
    question: 'Trouve-t-on des plats végétariens, halal, et que faire en cas d’allergie\u202f?',
    keywords: ['musulman', 'viande', 'sans porc', 'végétaliens', 'œufs', 'intolérant', 'allergique', 'cacahuètes', 'arachides', 'végan', 'casher', 'gluten', 'menu', 'coeliaque', 'lactose', 'régime', 'manger', 'trouver', 'végétarienne', 'fille', 'fils', 'femme', 'sans allergènes', 'allergie'],
    answer:
      'On mange végétarien sans peine. Riz, brèdes, haricots, lentilles, œufs et achards sont partout, mais un bouillon de viande peut s’y cacher\u202f: prévenez. Le halal se trouve surtout dans le Nord et l’Ouest. Sans gluten, le riz rend la vie facile. En cas d’allergie, personne ne peut garantir l’absence de traces\u202f: l’arachide est partout. Écrivez votre allergie ou votre régime dans la demande, apprenez le mot en malgache et gardez votre traitement sur vous.',
    next: ['cuisine', 'fruits-epices', 'pharmacie'],
  },
  {
    id: 'boissons',
    question: 'Que boit-on\u202f: rhum arrangé, bière, café\u202f?',
    keywords: ['que boire', 'désaltérer', 'soirée', 'bar', 'ivre', 'cocktail', 'ranovola', 'thé', 'vins', 'jus de fruits', 'apéro', 'coca', 'boivent', 'boisson', 'thb', 'alcool', 'three horses beer', 'apéritif', 'betsa'],
    answer:
      'La bière THB est partout, et le rhum arrangé, infusé de vanille, de letchi ou de gingembre, conclut les repas. Fianarantsoa produit un petit vin, plus curieux que grand. Le café du pays est bon, souvent très sucré, et les jus de fruits excellents, à prendre sans glaçons. Évitez l’alcool artisanal, le toaka gasy, parfois toxique.',
    places: ['fianarantsoa-haute-ville'],
    next: ['eau', 'cuisine', 'rapporter'],
  },
  {
    id: 'fruits-epices',
    question: 'Quels fruits et quelles épices goûter\u202f?',
    keywords: ['mangues', 'cannelle', 'saison', 'clou de girofle', 'plantation', 'marché', 'letchi', 'litchi', 'poivre', 'ananas', 'banane', 'cacao', 'chocolat', 'jacquier', 'corossol'],
    answer:
      'Les fruits de toute l’année sont la banane, l’ananas et la papaye\u202f; mangues d’octobre à janvier, letchis en novembre et décembre sur la côte Est. Girofle à l’Est, poivre, cacao et ylang-ylang dans la vallée du Sambirano\u202f: le chocolat malgache est parmi les meilleurs du monde. Le poivre sauvage, ou voatsiperifery, ne pousse qu’ici. Lavez et pelez vous-même les fruits.',
    places: ['ambanja-et-la-vallee-du-sambirano', 'marche-d-analakely'],
    next: ['vanille', 'cuisine', 'rapporter'],
  },
  {
    id: 'vanille',
    question: 'Où acheter de la vanille, et comment la choisir\u202f?',
    keywords: ['gousses', 'prix', 'coûte', 'qualité', 'producteur', 'sava', 'bonne', 'kilo', 'plantation', 'récolte', 'récolter'],
    answer:
      'La vanille vient surtout du Nord-Est, autour de Sambava et d’Antalaha\u202f; nos circuits en trouvent au marché de Hell-Ville, dans la vallée du Sambirano et à Antananarivo. Une bonne gousse est souple, brune, grasse et parfumée, longue d’une quinzaine de centimètres\u202f; sèche ou cassante, laissez-la. La récolte se fait en gros de juin à septembre. Les prix changent beaucoup d’une année à l’autre. Faites emballer sous vide et gardez la facture.',
    places: ['hell-ville-nosy-be', 'ambanja-et-la-vallee-du-sambirano'],
    next: ['rapporter', 'fruits-epices', 'marchander'],
  },
] satisfies Question[]
