/** A short question that only means something after an answer: 'et le prix ?'. */
export type ShortQuestion = {
  /** Tested on the message in lower case, without accents and punctuation, and without 'et', 'mais' and 'du coup' around it. */
  asks: RegExp
  /** After the answers with these ids, separated by spaces, the entry with this id says it; `same` is the answer itself. */
  answers: Readonly<Record<string, string>>
}

/** Matches a message that asks this, with nothing but these words before and after. */
function askedAlone(asked: string, { before, after }: { before: string; after: string }): RegExp {
  return new RegExp(`^(?:(?:${before}) )*(?:${asked})(?: (?:${after}))*$`)
}

/** 'Combien ça coûte ?', 'c’est cher', 'niveau prix', 'ça coûte combien pour 3 semaines'. */
export const price = askedAlone('combien|chere?s?|payante?s?|gratuite?s?|prix|tarifs?|cout|idee de prix', {
  before:
    'c est|ca|il|elle|ils|elles|on|faut|a|y|en|va|me|les?|la|une?|son|leurs?|quels?|niveau|cote|coute\\w*|revien\\w*|fait|est|paye?r?|paie|compter|prevoir',
  after:
    'ca|coute\\w*|revient|fait|est|va|c est|a peu pres|environ|en gros|en tout|par (?:personne|jour|tete)|la bas|quand meme|la (?:sortie|visite|nuit|place)|l entree|le (?:billet|trajet|tour)|pour (?:une?|deux|trois|\\d+)|jours?|semaines?|mois|personnes?',
})

/** 'La caution, c’est cher ?', 'ils demandent combien': says anything about a price. */
export const mentionsPrice = /(?<!\b(?:dure|met|prend|pese) )\bcombien\b(?! (?:de (?!frais\b)|d )\w)|\b(?:prix|tarifs?|coute\w*|chere?s?|payante?s?|gratuite?s?|supplement)\b/

/** 'C’est quand la meilleure période ?', 'en quelle saison', 'quels mois'. */
export const months = askedAlone('quand(?! meme)|mois|saisons?|periodes?|moment|epoque', {
  before:
    'c est|ca se (?:fait|voit|visite)|il|faut|on|peut|y|va|aller|venir|partir|en|a|de|ca|est|quel(?:le)?s?|les?|la|sont|bonne?|meilleure?s?|ideale?',
  after:
    'c est|est ce|on|y|faut|il|pour|va|aller|venir|partir|les?|la|en|plus|mieux|meilleure?s?|bonne?|mois|saison|periode|moment|choisir|ideale?|exactement|vous|conseillez',
})

/** 'Il faut combien de jours ?', 'combien de nuits sur place'. */
export const stay = askedAlone('combien de (?:jours|nuits|temps (?:on|sur place|la bas|rester?))', {
  before: 'il|faut|on|y|ca|prevoir|compter|rester?|prend|en|vous conseillez',
  after: 'il|faut|on|y|rester?|prevoir|compter|minimum|au minimum|en tout|sur place|la bas|vous|conseillez',
})

/** 'Ça prend combien de temps ?', 'c’est long ?'. */
export const duration = askedAlone('combien de (?:temps|jours|nuits)|combien d heures?|(?:prend|dure|met) combien|long|longtemps', {
  before: 'il|elle|on|ca|c est|faut|y|en|la|le|visite|balade|traversee|sortie|trajet|voyage|vol|prend|dure|met|prevoir|compter|rester?',
  after: 'il|on|ca|y|faut|dure|prend|met|reste|en tout|a peu pres|comme|de|d|en|le|la|trajet|route|voyage|vol|avion|bateau|visite',
})

/** 'Faut réserver ?', 'on réserve comment à l’avance'. */
export const booking = askedAlone('reserver?|reservent|reservation', {
  before: 'comment|il|on|faut|doit|peut|les?|la|l|y|en|ca|se|une|c est|obligatoire de|besoin de|mieux de',
  after:
    'avant|longtemps|a l avance|en avance|comment|ou|tot|quand|obligatoire|sur place|en ligne|combien de temps|une?|des|sa|ses|les?|la|places?|billets?',
})

/** 'C’est dangereux ?', 'ça craint', 'y a un risque'. */
export const danger = askedAlone('dangereu(?:x|ses?)|risquee?s?|risques?|craint|safe|dangers?|agressi(?:fs?|ves?)|mechante?s?', {
  before: 'c est|ca|y a|il y a|est ce|que|pas|trop|on|une?|du|des|le|est|ils?|elles?|sont',
  after: 'comme (?:bete|animal|route|endroit)|quand meme|ou pas|pour (?:nous|les gens|l homme)|la bas',
})

/** 'C’est dur ?', 'faut être sportif ?'. */
export const difficulty = askedAlone(
  'dure?|difficile|facile|physique|sporti(?:fs?|ves?)|fatigante?|crevante?|en (?:bonne )?forme|entraine|effort',
  {
    before: 'c est|ca|il|faut|on|doit|pas|trop|si|est|etre|le|la|marche|rando|parcours|montee|niveau|comment',
    after: 'comme (?:marche|rando|parcours|trek)|la (?:marche|rando|montee)|que ca|pour ca',
  },
)

/** 'On dort où ?', 'et pour dormir'. */
export const sleep = askedAlone('dort|dormir|dorment|dormira|loge|loger', {
  before: 'on|l on|est ce qu|qu|y|pour|ou|comment|dans quoi',
  after: 'ou|comment|dans quoi|sur place|la bas|le soir|la nuit|sous (?:la )?tente|sur le bateau',
})

/** 'On mange quoi ?', 'et les repas'. */
export const meals = askedAlone('mange|manger|mangent|repas|nourriture|dejeune|dine', {
  before: 'on|il|ils|va|vont|y|pour|les|le|qu est ce qu',
  after: 'quoi|comment|ou|a bord|la bas|sur place|le (?:midi|soir)|au (?:bivouac|camp)',
})

/** 'Comment on y va ?', 'et pour y aller'. */
export const access = askedAlone('y (?:va|vais|aller|vont|rendre)|va t on', {
  before: 'on|j|faut|il faut|pour|comment|fait|fais|s|nous',
  after: 'comment|par ou|en voiture ou en avion|de tana',
})

/** 'Et pour ma fille de 4 ans ?', 'possible avec des petits ?'. */
export const children = askedAlone('enfants?|petite?s?|mome|bebes?|nourrisson|fils|filles?|gamine?s?|ados?', {
  before:
    'c est|ca|va|marche|possible|faisable|jouable|ok|bien|adapte|lequel|laquelle|quelle|est|avec|pour|chez|les|des|une?|m[aeo]n?s?|nos|notre|jeunes|tout|deux|trois|\\d',
  after:
    'de|a|et|ans|mois|\\d+|aussi|ca|va|c est|pareil|possible|ok|bien|jouable|faisable|la meme chose|mieux|passe|marche|change quoi|il|ils|leur|lui|en|faut|une?|ont|besoin',
})

/** 'Avec un bébé', 'ma fille de 8 mois'. */
export const baby = new RegExp(String.raw`(?=.*\b(?:bebes?|nourrisson|tout petit|\d+ mois)\b)${children.source}`)

/** 'Et sur les hauts plateaux ?', 'en brousse' and what the answer calls it. */
export const regions: readonly { asks: RegExp; says: RegExp }[] = [
  { asks: /^(?:dans|sur|pour) les (?:hauts? plateaux|hautes terres)$/, says: /Hautes Terres/ },
  { asks: /^(?:sur|pour) (?:la|les) cotes?$|^(?:a|au bord de) la (?:mer|plage)$/, says: /[Cc]ôtes?\b/ },
  { asks: /^(?:en|dans les|hors des) villes?$/, says: /villes?\b/ },
  { asks: /^(?:en|dans la|a la) (?:brousse|campagne)$|^dans les villages$|^sur les pistes$/, says: /brousse|villages?\b|pistes?\b/ },
]

const babyQuestion: ShortQuestion = {
  asks: baby,
  answers: {
    'bebe-circuit':
      'enfants-circuit enfants-sante circuits-proposes premier-voyage circuit-par-mois sur-mesure saison depart-le-jour-meme jeune-enfant',
    'repas-bebe': 'cuisine enfants-repas eau repas-route',
    'ile-avec-bebe':
      'baignade baignade-enfants plages nosy-be-iles nosy-be-acces sainte-marie sainte-marie-acces nosy-be-ou-sainte-marie chaleur-cotes plages-par-mois',
    'paludisme-enfants': 'paludisme palu-obligatoire moustiques-saison',
    'equipement-bebe': 'hebergement chambres hotels-lesquels chambre-equipement valise bagages-avion bagage-international',
    same: 'paludisme-enfants',
  },
}

/** Tried in order. */
export const shortQuestions: readonly ShortQuestion[] = [
  babyQuestion,
  {
    asks: price,
    answers: {
      'visa-prix': 'visa visa-demande enfants-formalites ne-a-madagascar',
      'parcs-tarifs':
        'parcs guide-obligatoire temps-de-visite heures-de-marche horaires-parcs reserver-parcs lemuriens indri andasibe-mantadia sorties-nuit randonnee grottes cameleons grenouilles guides-qui tsingy tsingy-lesquels se-perdre eau-douce',
      'prix-courants':
        'cuisine hebergement chambres hotels-lesquels chambre-equipement eau-chaude street-food plats-malgaches boissons alcool viande-zebu vegetarien desserts enfants-repas fruits-de-mer petit-dejeuner chambre-seule piscine',
      'sorties-mer-prix': 'baleines requins-baleines plongee plongee-brevet nager-baleines dauphins baleines-plages anakao-traversee',
      'prix-circuit':
        'circuits-proposes premier-voyage duree sur-mesure hors-circuits enfants-circuit seniors lune-de-miel noces-par-mois aventure devis groupe inclus circuit-par-mois deuxieme-voyage ados age-limite fauteuil-voyage fauteuil-hotels bebe-circuit jeune-enfant origines tsingy-baobabs-jours grand-groupe devis-ici sans-marche chaland-pirogue pirogue tsingy-acces combiner sans-avion carnet-site occasion prestations-seules',
      'voiture-chauffeur': 'transport vehicule-confort taxi-brousse-ou-voiture',
      'vol-international': 'vente-vols',
      'enfants-prix': 'siege-enfant',
    },
  },
  {
    asks: months,
    answers: {
      'noces-par-mois': 'lune-de-miel se-marier',
      'plages-par-mois':
        'plages baignade baignade-enfants plages-surveillees ile-avec-bebe',
      'saison-ouest': 'pirogue chaland-pirogue tsingy tsingy-acces tsingy-lesquels morondava-acces moto-pistes baobabs-valeur fosa-danger',
      'moustiques-saison': 'paludisme paludisme-enfants palu-obligatoire moustiquaire',
      'cote-est-pluie': 'pangalanes andasibe-mantadia indri',
      'traversee-agitee': 'mal-de-mer',
      'circuit-par-mois': 'circuits-proposes combiner sur-mesure diego-acces deuxieme-voyage age-limite',
      saison: 'premier-voyage rn7 enfants-circuit seniors bebe-circuit jeune-enfant hautes-terres parcs transport voiture-chauffeur routes-etat',
      'animaux-par-mois': 'animaux pas-de-fauves sorties-nuit',
      same: 'escalade plongee',
      plongee: 'plongee-vol plongee-brevet',
    },
  },
  {
    asks: stay,
    answers: {
      same: 'nosy-be-iles sainte-marie tana-visite rn7 pangalanes pirogue chaland-pirogue temps-de-visite tsingy-baobabs-jours duree visa nosy-be-acces hautes-terres',
      'sainte-marie': 'sainte-marie-acces baleines baleines-plages',
      'nosy-be-iles': 'requins-baleines se-deplacer-ile aeroport-nosy-be',
      'tsingy-baobabs-jours': 'tsingy-acces saison-ouest morondava-acces',
      'temps-de-visite': 'parcs randonnee lemuriens indri tsingy andasibe-mantadia',
      duree: 'circuits-proposes premier-voyage combiner sur-mesure enfants-circuit seniors lune-de-miel aventure deuxieme-voyage',
    },
  },
  {
    asks: duration,
    answers: {
      same: 'nosy-be-iles sainte-marie tana-visite pangalanes pirogue chaland-pirogue train indri andasibe-mantadia tsingy tsingy-rouge trois-baies cimetiere-pirates rova-visite baobabs-valeur temps-de-visite heures-de-marche vol-international vols-interieurs-durees morondava-acces diego-acces ifaty-acces sainte-marie-acces nosy-be-acces tsingy-acces anakao-traversee route-cretes rn7-sakaraha poste laverie aeroport aeroport-nosy-be sommet pic-boby-effort delai-reponse prolonger-visa baobabs',
      'temps-de-visite': 'parcs lemuriens',
      'heures-de-marche': 'randonnee guide-obligatoire',
      'vols-interieurs-durees': 'vols-interieurs',
      'taxi-brousse-duree': 'taxi-brousse taxi-brousse-seule taxi-brousse-ou-voiture',
    },
  },
  {
    asks: booking,
    answers: {
      'reserver-parcs':
        'parcs parcs-tarifs guide-obligatoire tsingy tsingy-acces tsingy-lesquels saison-ouest pic-boby-effort sommet randonnee lemuriens indri horaires-parcs temps-de-visite andasibe-mantadia grottes',
      'quand-reserver':
        'circuits-proposes premier-voyage sur-mesure lune-de-miel noces-par-mois devis saison circuit-par-mois vacances-scolaires hotels-lesquels groupe grand-groupe prix-circuit noel-nouvel-an',
      same: 'taxi-brousse taxi-brousse-seule train aeroport arrivee-de-nuit hebergement sorties-nuit vol-international vols-moins-chers',
      'taxi-brousse': 'taxi-brousse-duree taxi-brousse-ou-voiture',
      'arrivee-de-nuit': 'accueil-aeroport argent-a-larrivee',
      devis: 'budget-jour prix-par-personne reductions inclus paiement acompte-montant duree combiner',
    },
  },
  {
    asks: danger,
    answers: {
      'routes-danger': 'routes-etat transport temps-trajet rn7 voiture-chauffeur sans-chauffeur heures-de-route route-cretes',
      'zones-a-eviter': 'hors-circuits cote-ouest-piste',
      'fosa-danger': 'fosa',
      'tana-nuit': 'tana-visite taxi-ville',
      'lemuriens-agressifs': 'lemuriens aye-aye indri bebes-lemuriens',
      baignade: 'plages eau-douce',
      'requins-lagon': 'plongee',
      'traversee-agitee': 'sainte-marie-acces nosy-be-acces',
      'avion-interieur-sur': 'vols-interieurs vols-interieurs-durees',
      gilet: 'pirogue chaland-pirogue pangalanes',
      'marcher-le-soir': 'sortir-le-soir',
      securite: 'circuits-proposes premier-voyage sans-agence saison seniors',
      same: 'taxi-brousse taxi-brousse-seule moto-velo moto-pistes tsingy grottes street-food requins-baleines baignade serpents araignees sangsues crocodiles camping femme-seule tana-nuit',
    },
  },
  {
    asks: difficulty,
    answers: {
      'pic-boby-effort': 'aventure sommet froid-pic-boby pic-boby-effort porteurs',
      'heures-de-marche': 'randonnee parcs guide-obligatoire',
      tsingy: 'saison-ouest tsingy-acces',
      'moto-pistes': 'moto-velo',
      same: 'tsingy tsingy-lesquels tsingy-rouge indri trois-baies andasibe-mantadia moto-pistes heures-de-marche',
    },
  },
  {
    asks: sleep,
    answers: {
      'chaland-pirogue': 'pirogue chaland-pirogue',
      couchage: 'camping randonnee sommet pic-boby-effort froid-pic-boby',
      camping: 'escalade',
      'arrivee-de-nuit': 'aeroport enregistrement-vol depart-le-jour-meme vol-international',
      'retard-route': 'panne-voiture retard-route',
      hebergement: 'circuits-proposes parcs rn7 premier-voyage hautes-terres lune-de-miel plages sainte-marie-acces',
      same: 'pangalanes indri chez-lhabitant',
    },
  },
  {
    asks: meals,
    answers: {
      'repas-route': 'pirogue chaland-pirogue camping couchage transport voiture-chauffeur taxi-brousse heures-de-route',
      cuisine: 'hebergement hotels-lesquels circuits-proposes nosy-be-iles',
      inclus: 'inclus prix-circuit devis',
      'enfants-repas': 'enfants-circuit jeune-enfant',
      'repas-bebe': 'bebe-circuit ile-avec-bebe',
      'manger-a-larrivee': 'arrivee-de-nuit argent-a-larrivee aeroport accueil-aeroport',
      diarrhee: 'diarrhee',
    },
  },
  {
    asks: access,
    answers: {
      'tsingy-acces': 'tsingy saison-ouest tsingy-lesquels',
      'morondava-acces': 'baobabs baobabs-valeur coucher-soleil fosa',
      'sainte-marie-acces': 'baleines baleines-plages sainte-marie cimetiere-pirates nager-baleines',
      'nosy-be-acces': 'nosy-be-iles requins-baleines se-deplacer-ile',
      'diego-acces': 'kitesurf trois-baies tsingy-rouge',
      aeroport: 'tana-visite',
      same: 'indri pangalanes lemuriens-pres-tana',
      indri: 'andasibe-mantadia',
      pangalanes: 'aye-aye',
    },
  },
  {
    asks: children,
    answers: {
      'paludisme-enfants': 'paludisme palu-obligatoire moustiques-saison dengue moustiquaire',
      'enfants-sante': 'sante pharmacie soleil diarrhee prevention-tourista',
      'enfants-formalites': 'visa visa-demande passeport',
      'enfants-circuit':
        'circuits-proposes premier-voyage duree combiner sur-mesure aventure saison circuit-par-mois lemuriens indri parcs randonnee rn7 hautes-terres heures-de-marche vacances-scolaires temps-de-visite guide-obligatoire',
      'enfants-prix': 'prix-circuit prix-par-personne parcs-tarifs reductions budget-jour inclus devis',
      'enfants-repas': 'cuisine repas-route plats-malgaches',
      'baignade-enfants': 'baignade plages plages-surveillees requins-lagon plages-par-mois',
      'tsingy-enfants': 'tsingy tsingy-acces tsingy-lesquels saison-ouest',
      'tsiribihina-enfants': 'pirogue chaland-pirogue',
      'siege-enfant': 'voiture-chauffeur vehicule-confort transport routes-danger temps-trajet',
      'vaccin-rage': 'rage',
      chambres: 'hebergement hotels-lesquels',
      same: 'paludisme-enfants visa-prix gilet scorpions chiens-errants fievre-jaune camping eau-quantite street-food mal-des-transports mal-de-mer',
    },
  },
]
