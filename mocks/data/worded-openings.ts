const price = String.raw`\b(?:prix|tarifs?|combien|coute\w*|cher|chere)\b`

/** Of what an offer may include, whether it does. */
const inTheOffer = (item: string) => `Pas d’office\u202f: c’est le devis qui dit si ${item}.`

/**
 * What precedes an answer, by the id of the question or note, if the message, without accents, has some words. The first that match
 * count.
 */
export const wordedOpenings: Readonly<Record<string, readonly (readonly [words: RegExp, opening: string])[]>> = {
  aeroport: [
    [new RegExp(`${price}.*\\btaxis?\\b|\\btaxis?\\b.*${price}`), 'Un taxi jusqu’au centre coûte 15 à 20\u202f€ environ.'],
  ],
  baobabs: [
    [
      /\bcoucher\b.*\bcircuit\b|\bcircuit\b.*\bcoucher\b/,
      'Oui, notre circuit Ouest passe à l’allée des Baobabs au coucher du soleil.',
    ],
  ],
  boissons: [
    [
      /\branovola\b|\branon ?ampango\b|\beau de riz\b/,
      'Le ranovola est l’eau bouillie où le riz a un peu brûlé\u202f: un goût de grillé, sans sucre, et l’on peut le boire sans crainte s’il est chaud.',
    ],
  ],
  cadeaux: [
    [
      /\b(?:ecoles?|cahiers?|classe|instit\w*|scolaires?)\b/,
      'Oui, remettez-les à l’instituteur ou au directeur, avec votre guide, et non aux enfants.',
    ],
  ],
  ecotourisme: [[/\b(?:carbone|co2)\b/, 'Je ne connais pas de compensation du carbone dans nos circuits.']],
  'eau-douce': [
    [
      /\b(?:juin|juillet|aout|froide?|glacee?|hiver|fraiche)\b/,
      'Oui, on se baigne aussi de juin à août, mais l’eau est alors fraîche\u202f: allez-y au milieu du jour.',
    ],
  ],
  electricite: [
    [
      /\b(?:110|120) ?v(?:olts?)?\b/,
      'Un appareil prévu seulement pour 110\u202fV demande un transformateur\u202f: lisez son étiquette, beaucoup acceptent 100 à 240\u202fV.',
    ],
  ],
  'enfants-sante': [
    [
      /\bvaccin\w*\b/,
      'Sont souvent conseillés, selon l’âge et le séjour\u202f: DTP, rougeole, hépatites A et B, typhoïde, rage\u202f; son médecin décide.',
    ],
  ],
  'guide-francophone': [
    [
      /\b(?:italien|allemand|espagnol|chinois|mandarin|japonais|russe|portugais|neerlandais|hollandais|polonais|arabe|langue des signes)\b/,
      'Cela se demande tôt, dans la demande de devis\u202f: on trouve des guides d’autres langues, sans que je puisse le promettre.',
    ],
  ],
  'habits-cotes': [
    [
      /\b(?:ranomafana|andasibe)\b.*\b(?:k ?way|impermeable|cape|poncho|veste de pluie)\b|\b(?:k ?way|impermeable|cape|poncho|veste de pluie)\b.*\b(?:ranomafana|andasibe)\b/,
      'Oui, un imperméable y sert toute l’année.',
    ],
  ],
  hebergement: [
    [
      /\b(?:propres?|sales?|proprete|hygiene|crades?)\b/,
      'Oui, le plus souvent, même dans les chambres simples\u202f; demandez à voir la chambre, et à en changer au besoin.',
    ],
  ],
  inclus: [
    [
      /\b(?:visas?|vols? internationa\w*|billets? d avion)\b/,
      'Non, en général\u202f: le visa et le vol international restent à votre charge.',
    ],
    [/\b(?:entrees?|parcs?|tickets?)\b/, inTheOffer('les entrées des parcs sont comprises')],
    [/\b(?:repas|restos?|restaurants?|dejeuners?|diners?|pension|manger)\b/, inTheOffer('les repas sont compris')],
    [/\b(?:essence|carburant|gasoil|diesel)\b/, inTheOffer('le carburant est compris')],
    [/\b(?:vols?|avions?) (?:interieurs?|internes?)\b/, inTheOffer('les vols intérieurs sont compris')],
    [/\bguides?\b/, inTheOffer('les guides sont compris')],
    [/\b(?:hotels?|hebergements?|nuits|chambres?)\b/, inTheOffer('les hôtels sont compris')],
    [/\b(?:bateaux?|traversees?|vedette)\b/, inTheOffer('les bateaux sont compris')],
    [/\btransferts?\b/, inTheOffer('les transferts sont compris')],
  ],
  langue: [[/\bpourquoi\b/, 'On y parle français parce que l’île fut une colonie française, de 1896 à 1960.']],
  lentilles: [[/\blunettes\b(?!.*\blentilles\b)/, 'Oui, emportez une paire de lunettes de rechange, avec l’ordonnance.']],
  'moto-velo': [
    [
      new RegExp(price),
      'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.',
    ],
  ],
  orientation: [
    [/\bgps\b.*\b(?:capte|reseau|marche|fonctionne|passe|brousse|partout)\b|\bsignal gps\b/, 'Oui, le GPS du téléphone marche partout, même sans réseau, si la carte est déjà téléchargée.'],
  ],
  paludisme: [
    [
      /\b(?:lariam|mefloquine|malarone|atovaquone|savarine|doxy\w*|nivaquine|chloroquine)\b/,
      'Je ne peux pas dire lequel prendre\u202f: seul votre médecin choisit, selon votre santé\u202f; parlez-lui de ce que vous craignez.',
    ],
  ],
  'prix-courants': [
    [/\bgargotes?\b/, 'Dans une gargote, un plat coûte 5\u202f000 à 10\u202f000\u202fAr.'],
    [
      /\b(?:restos?|restaurants?)\b/,
      'Au restaurant, comptez 25\u202f000 à 60\u202f000\u202fAr par personne, le haut pour une bonne table.',
    ],
    [/\bbieres?\b/, 'Une grande bière coûte 6\u202f000 à 10\u202f000\u202fAr.'],
    [/\b(?:bouteilles?|eau)\b/, 'Une grande bouteille d’eau coûte 3\u202f000 à 5\u202f000\u202fAr.'],
    [/\b(?:essence|carburant|gasoil|litre)\b/, 'L’essence coûte autour d’un euro le litre.'],
    [
      /\b(?:hotels?|chambres?)\b/,
      'Une chambre simple et propre coûte 60\u202f000 à 120\u202f000\u202fAr, un hôtel confortable 150\u202f000 à 350\u202f000\u202fAr.',
    ],
  ],
  randonnee: [
    [
      /\b(?:2|deux) jours\b/,
      'En deux jours, montez au pic Boby, dans l’Andringitra, avec un bivouac, si vous êtes bons marcheurs.',
    ],
  ],
  'routes-nuit': [[/\beclair\w*\b|\blampadaires?\b/, 'Non, hors des villes, les routes ne sont pas éclairées.']],
  'sainte-marie-acces': [
    [
      /\bquelle heure\b|\bhoraires?\b|\bheures? (?:de|du) (?:depart|bateau)\b/,
      'Je n’ai pas d’horaire sûr\u202f: le bateau part surtout le matin, demandez l’heure la veille.',
    ],
  ],
  'taxi-ville': [
    [
      /\b(?:uber|bolt|yango|vtc|heetch|appli|application)\b/,
      'Uber n’y est pas\u202f; s’il existe une autre application, l’hôtel le sait.',
    ],
  ],
  tenue: [
    [
      /\btatou\w*\b|\bpiercings?\b/,
      'Non, en général\u202f: un tatouage surprend peu, mais couvrez-le dans les villages et les lieux sacrés.',
    ],
  ],
  vegetarien: [
    [
      /\b(?:porc|cochon)\b/,
      'Sans porc, on mange facilement\u202f: zébu, poulet, poisson et légumes sont partout\u202f; le ravitoto en contient souvent, demandez.',
    ],
  ],
  'visa-prix': [
    [/\b(?:euros?|ariary|dollars?)\b/, 'Ayez des euros, en espèces, et vérifiez avant le départ que le guichet les accepte.'],
  ],
  'voiture-chauffeur': [
    [
      new RegExp(`^(?!.*${price}).*\\b(?:4x4|berline|quoi comme (?:voiture|vehicule)|quel(?:le)? (?:voiture|vehicule|type))\\b`),
      'Le devis dit le véhicule\u202f: une berline suffit sur la RN7, un 4x4 est nécessaire dans l’Ouest et sur les pistes.',
    ],
  ],
}
