import type { Question } from '#src/content/question.ts'

export const argent = [
  {
    id: 'argent',
    question: 'Quelle monnaie utiliser et où retirer de l’argent\u202f?',
    keywords: ['liquide', 'distributeur', 'distributeurs', 'billet', 'ariarys', 'coupures', 'espèce', 'banque', 'locale', 'devises', 'retraits', 'emporter', 'place', 'mga', 'retrait', 'dab', 'guichet', 'franc malgache', 'cash'],
    answer:
      'La monnaie est l’ariary (MGA, noté Ar). Changez des euros à l’aéroport ou en banque et retirez dans les distributeurs des grandes villes\u202f; en brousse, prévoyez des espèces en petites coupures. Les cartes ne sont acceptées que dans une partie des hôtels et restaurants. Certains prix sont encore annoncés en francs malgaches\u202f: 1 ariary vaut 5 francs, demandez toujours de quelle unité on parle.',
    next: ['carte', 'change', 'budget-jour'],
  },
  {
    id: 'change',
    question: 'Quel est le taux de change de l’ariary, et où changer\u202f?',
    keywords: ['billets', 'coupures', 'somme', 'combien', 'obtenir', 'trouver', 'dollars', 'devise', 'monnaie', 'bureau', 'reçu', 'converti', 'cent euros', 'équivalent', 'vaut', 'euro', 'conversion', 'cours', 'franc suisse', 'payer en euros', 'argent'],
    answer:
      'Le cours varie chaque jour\u202f; fin 2025, un euro valait autour de 5\u202f000\u202fAr et un dollar autour de 4\u202f500\u202fAr. On paie en ariary, même si quelques hôtels acceptent l’euro. Changez dans les banques et les bureaux de change, dont ceux de l’aéroport d’Ivato, et gardez les reçus. Les billets de 50 et 100\u202f€ se changent le mieux. L’euro est la devise la plus facile, puis le dollar. L’ariary ne s’échange guère hors du pays\u202f: n’en gardez pas à la fin et ne changez jamais dans la rue.',
    checkWith: 'votre banque',
    next: ['argent', 'carte', 'prix-courants'],
  },
  {
    id: 'carte',
    question: 'Peut-on payer par carte bancaire\u202f?',
    keywords: ['carte de crédit', 'payer avec iphone', 'apple pay', 'place', 'maximum', 'montant', 'retirer', 'plafonds', 'délivre', 'acceptée', 'commission', 'terminal', 'hôtels', 'chèque', 'cb', 'bleue', 'visa', 'mastercard', 'american express', 'revolut', 'accepter', 'tpe', 'sans contact'],
    answer:
      'La carte bancaire est acceptée dans les grands hôtels, certains restaurants et supermarchés des villes, parfois avec quelques pour cent de frais\u202f; presque partout ailleurs, on paie en espèces, et en ariary. Les distributeurs des villes acceptent les cartes Visa, moins souvent Mastercard, et chaque retrait est plafonné à quelques centaines de milliers d’ariary. Prévenez votre banque, emportez deux cartes et une réserve d’euros.',
    next: ['argent', 'mvola', 'change'],
  },
  {
    id: 'mvola',
    question: 'À quoi sert le paiement mobile, comme MVola\u202f?',
    keywords: ['sans carte', 'wallet', 'transfert', 'money', 'orange', 'airtel', 'téléphone', 'transférer'],
    answer:
      'Les Malgaches paient beaucoup par téléphone\u202f: MVola, Orange Money ou Airtel Money, rechargés en espèces dans d’innombrables petits points. Avec une carte SIM locale enregistrée sur votre passeport, vous pouvez ouvrir un compte et régler taxis, petits hôtels ou commerces. C’est pratique mais pas nécessaire\u202f: les espèces passent toujours.',
    next: ['argent', 'carte', 'internet'],
  },
  {
    id: 'budget-jour',
    question: 'Quel budget prévoir par jour sur place\u202f?',
    keywords: ['semaines', 'tout compris', 'total', 'dépenser', 'coûte', 'vie', 'économies', 'pouvoir d’achat', 'cher', 'bon marché', 'par mois', 'séjour', 'euros', 'suffisant', 'combien', 'argent de poche', 'routard', 'backpacker'],
    answer:
      'Comptez, en ordre de grandeur, par personne et par jour\u202f: 25 à 40\u202f€ en routard, avec taxi-brousse, petites chambres et gargotes\u202f; 60 à 100\u202f€ avec des hôtels confortables et une voiture partagée\u202f; au-delà en lodge ou avec vols intérieurs. La voiture avec chauffeur pèse le plus, et se partage bien à trois ou quatre. Comptez à part les entrées de parcs, les guides et les pourboires.',
    next: ['prix-courants', 'prix-circuit', 'pourboire'],
  },
  {
    id: 'prix-courants',
    question: 'Combien coûtent un repas, une chambre, l’essence\u202f?',
    keywords: ['lodge', 'eau', 'café', 'coût', 'plat', 'menu', 'déjeuner', 'dîner', 'logement', 'courses', 'bouteille', 'litre', 'tarif hôtel', 'taxi', 'prix', 'restaurant', 'carburant', 'gasoil', 'bière', 'nuit', 'manger pas cher', 'gargote'],
    answer:
      'Voici des ordres de grandeur\u202f: un plat de gargote 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr, une grande bouteille d’eau 3\u202f000 à 5\u202f000\u202fAr, une grande bière 6\u202f000 à 10\u202f000\u202fAr, une chambre simple et propre 60\u202f000 à 120\u202f000\u202fAr, un hôtel confortable 150\u202f000 à 350\u202f000\u202fAr. L’essence coûte autour d’un euro le litre. Nosy Be et les lodges isolés sont nettement plus chers que les Hautes Terres.',
    next: ['budget-jour', 'marchander', 'pourboire'],
  },
  {
    id: 'pourboire',
    question: 'Combien laisser de pourboire\u202f?',
    keywords: ['obligatoire', 'guides', 'donner', 'bakchich', 'remercier', 'serveur', 'bagagiste', 'femme de ménage', 'chauffeur-guide', 'porteur', 'tip', 'restaurant', 'service', 'gratification'],
    answer:
      'Le pourboire n’est pas obligatoire mais il est apprécié. À titre indicatif\u202f: arrondissez l’addition au restaurant, prévoyez 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur pour un guide local, et une somme comparable ou un peu supérieure pour le chauffeur-guide à la fin du circuit. Ne donnez pas d’argent aux enfants\u202f: passez plutôt par une école ou une association.',
    next: ['budget-jour', 'cadeaux', 'argent'],
  },
  {
    id: 'marchander',
    question: 'Faut-il marchander\u202f?',
    keywords: ['rabais', 'discuter', 'premier prix', 'affaire', 'payer trop cher', 'négocier', 'marchandage', 'marché', 'touriste'],
    answer:
      'On marchande sur les marchés d’artisanat et pour les taxis, avec le sourire et sans excès\u202f: le premier prix est souvent bien trop haut. On ne marchande pas dans les magasins, les restaurants, les supermarchés et pour l’entrée des parcs, où les prix sont fixés. Pour quelques centaines d’ariary, laissez\u202f: la somme compte plus pour le vendeur que pour vous.',
    places: ['marche-d-analakely'],
    next: ['artisanat', 'arnaques', 'prix-courants'],
  },
  {
    id: 'cadeaux',
    question: 'Faut-il apporter des cadeaux aux enfants\u202f?',
    keywords: ['offrir', 'jouets', 'vêtements', 'médicaments', 'aide', 'charité', 'villageois', 'volontariat', 'stylos', 'bonbons', 'dons', 'école', 'fournitures scolaires', 'association', 'mendicité', 'humanitaire', 'bénévolat'],
    answer:
      'Évitez de distribuer bonbons, stylos ou argent sur la route\u202f: cela apprend à mendier et retient les enfants loin de l’école. Remettez plutôt des fournitures à un instituteur, un dispensaire ou une association, avec l’avis de votre guide. Acheter sur place, manger local et payer justement les guides aide davantage.',
    next: ['pourboire', 'fady', 'douane-entree'],
  },
] satisfies Question[]
