const price = String.raw`\b(?:prix|tarifs?|combien|coute\w*|cher|chere)\b`

/** Of what an offer may include, whether it does. */
const inTheOffer = (item: string) => `Pas d’office\u202f: c’est le devis qui dit si ${item}.`

/**
 * What precedes an answer, by the id of the question or note, if the message, without accents, has some words. The first that match
 * count.
 */
export const wordedOpenings: Readonly<Record<string, readonly (readonly [words: RegExp, opening: string])[]>> = {
  'accueil-aeroport': [
    [/\b(?:retards?|en retard|decale)\b/, 'Oui, si vous avez donné le numéro du vol\u202f; prévenez-le, ou l’assistance, dès que vous savez le retard.'],
  ],
  adaptateur: [
    [/\b(?:acheter|achete|vend|vendent|trouve\w*|oubli\w*)\b/, 'On trouve des adaptateurs dans les magasins des grandes villes, mais mieux vaut l’emporter.'],
  ],
  aeroport: [
    [new RegExp(`${price}.*\\btaxis?\\b|\\btaxis?\\b.*${price}`), 'Un taxi jusqu’au centre coûte 15 à 20\u202f€ environ.'],
  ],
  araignees: [
    [/\b(?:mortel\w*|venim\w*|dangereu\w*|tuer?)\b/, 'Non, presque aucune n’est dangereuse.'],
  ],
  'bagage-international': [
    [/\b(?:medic\w*|gouttes|sirop|collyre)\b/, 'Oui, les médicaments liquides passent en cabine, avec l’ordonnance.'],
  ],
  baobabs: [
    [/\bfeuill\w*\b/, 'Les baobabs portent leurs feuilles pendant les pluies, à peu près de novembre à avril, et sont nus en saison sèche.'],
    [
      /\bcoucher\b.*\bcircuit\b|\bcircuit\b.*\bcoucher\b/,
      'Oui, notre circuit Ouest passe à l’allée des Baobabs au coucher du soleil.',
    ],
  ],
  boissons: [
    [/\bcocos?\b|\bnoix de coco\b/, 'Oui, l’eau d’une noix de coco ouverte devant vous se boit sans crainte.'],
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
  cameleons: [
    [/\b(?:main|mains|toucher|caresser|tenir|porter)\b/, 'Non, ne prenez pas un caméléon en main\u202f: cela l’épuise\u202f; regardez-le avec le guide.'],
  ],
  'chaland-pirogue': [
    [/\bcombien de (?:personnes|passagers|places|gens)\b/, 'Je ne sais pas combien\u202f: le chaland est privé ou partagé, selon le devis.'],
    [/\b(?:douches?|toilettes?|wc|se laver)\b/, 'Dans les deux cas, on dort sous la tente, sur un banc de sable, sans douche ni toilettes.'],
  ],
  'chambre-equipement': [
    [/\b(?:savon|shampoo?i?n?g?|gel douche)\b/, 'Le savon et les serviettes sont en général fournis, le shampoing pas toujours.'],
  ],
  change: [
    [/\b(?:au noir|marche noir|dans la rue|un particulier|un type|un chauffeur|me propose|on me propose)\b/, 'Non, ne changez ni au noir, ni dans la rue\u202f: vous risquez de faux billets, une liasse trop courte et des ennuis avec la police.'],
  ],
  chaussures: [
    [/\bchaussures? d eau\b|\bmeduses\b/, 'Oui, des chaussures d’eau protègent du corail, des oursins et des poissons-pierres.'],
  ],
  'coeur-et-marche': [
    [/\b(?:pacemaker|stimulateur|defibrillateur)\b/, 'Avec un pacemaker, montrez sa carte au contrôle de l’aéroport et demandez une fouille à la main.'],
  ],
  'coucher-soleil': [
    [/\bse leve\b|\blever (?:du|de) (?:soleil|jour)\b|\bheure .*\blever\b/, 'Le jour se lève entre 5\u202fh\u202f15 en novembre et 6\u202fh\u202f35 en juin.'],
    [/\bisalo\b/, 'À l’Isalo, préférez le coucher du soleil, sur les rochers\u202f; le matin, partez tôt marcher, avant la chaleur.'],
  ],
  decalage: [
    [/\bpilule\b/, 'Pour la pilule, demandez à votre pharmacien\u202f: le décalage n’est que d’une à deux heures.'],
  ],
  donnees: [
    [/\b(?:supprim\w*|effac\w*|oubli|rgpd)\b/, 'Demandez-nous de les effacer, c’est votre droit\u202f: la page Confidentialité dit comment.'],
  ],
  'douane-entree': [
    [/\b(?:couteaux?|opinel|canif)\b/, 'Un couteau de poche va en soute, jamais en cabine.'],
    [/\bfouill\w*\b/, 'Parfois, sans insister\u202f: restez calme, ouvrez le sac vous-même, et gardez les ordonnances.'],
  ],
  ecotourisme: [[/\b(?:carbone|co2)\b/, 'Je ne connais pas de compensation du carbone dans nos circuits.']],
  'eau-douce': [
    [
      /\b(?:juin|juillet|aout|froide?|glacee?|hiver|fraiche)\b/,
      'Oui, on se baigne aussi de juin à août, mais l’eau est alors fraîche\u202f: allez-y au milieu du jour.',
    ],
  ],
  electricite: [
    [/\b(?:bateau|chaland|pirogue|bivouacs?)\b/, 'Ni au bivouac ni sur le fleuve, n’y comptez pas\u202f: rechargez tout avant.'],
    [
      /\b(?:110|120) ?v(?:olts?)?\b/,
      'Un appareil prévu seulement pour 110\u202fV demande un transformateur\u202f: lisez son étiquette, beaucoup acceptent 100 à 240\u202fV.',
    ],
  ],
  'enfants-formalites': [
    [/\b(?:mari|femme|maries?|epou[sx]\w*)\b.*\bnoms?\b|\bnoms?\b.*\b(?:mari|maries?|epou[sx]\w*)\b/, 'Entre adultes, des noms différents ne posent pas de problème\u202f: chacun a son passeport.'],
  ],
  'enfants-sante': [
    [
      /\bvaccin\w*\b/,
      'Sont souvent conseillés, selon l’âge et le séjour\u202f: DTP, rougeole, hépatites A et B, typhoïde, rage\u202f; son médecin décide.',
    ],
  ],
  ethnies: [
    [/\bvazimba\b/, 'Les Vazimba sont, selon la tradition, les premiers habitants des Hautes Terres, à demi légendaires.'],
  ],
  fleuves: [
    [/\b(?:reseau|capte|wifi|telephon\w*|appeler)\b/, 'Non, il n’y a guère de réseau pendant la descente\u202f: prévenez vos proches avant.'],
    [/\b(?:douches?|toilettes?|wc)\b/, 'Non, ni douche ni toilettes pendant la descente\u202f: on dort sous la tente, sur un banc de sable.'],
  ],
  'fruits-epices': [
    [/\b(?:plantations?|visit\w*|voir)\b/, 'Au jour 7 de notre circuit Nord, on visite une plantation de cacao près d’Ambanja, dans la vallée du Sambirano.'],
  ],
  gilet: [
    [/\b(?:stables?|chavir\w*|renvers\w*|retourn\w*)\b/, 'Une pirogue bouge quand on se lève, mais se renverse rarement si l’on reste assis\u202f; les pirogues à voile du Sud-Ouest ont un balancier, plus stable.'],
  ],
  'guide-francophone': [
    [/\b(?:medecins?|docteurs?|infirmi\w*|dentistes?)\b/, 'Oui, dans les villes, les médecins parlent en général français.'],
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
  'handicap-sensoriel': [
    [/\bautis\w*|\btdah\b|\btrisom\w*|\bhandicap mental\b/, 'Oui, avec un trouble de ce genre, le voyage s’adapte\u202f: étapes courtes, lieux calmes, le même chauffeur-guide, un programme annoncé d’avance.'],
  ],
  hebergement: [
    [/\bbruit\w*|\bbruyant\w*|\bcalmes?\b/, 'En ville, on entend la nuit la rue, les chiens et les coqs\u202f: prenez des bouchons d’oreilles\u202f; près des parcs, c’est calme.'],
    [/\bairbnb\b/, 'On trouve quelques locations en ligne à Antananarivo et sur les îles, peu ailleurs\u202f; je n’en recommande pas.'],
    [/\b(?:auberges? de jeunesse|hostels?|dortoirs?|backpack\w*)\b/, 'Les dortoirs sont rares\u202f: une chambre simple et propre, à 60\u202f000 à 120\u202f000\u202fAr, en tient lieu.'],
    [
      /\b(?:propres?|sales?|proprete|hygiene|crades?)\b/,
      'Oui, le plus souvent, même dans les chambres simples\u202f; demandez à voir la chambre, et à en changer au besoin.',
    ],
  ],
  hopital: [
    [/\bdent\w*\b/, 'On trouve des dentistes à Antananarivo et dans les grandes villes\u202f: faites contrôler vos dents avant le départ.'],
    [/\b(?:francais|francophones?)\b/, 'Oui, dans les villes, les médecins parlent en général français.'],
  ],
  inclus: [
    [/\bpourboires?\b/, 'Non, les pourboires restent à votre charge.'],
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
  langue: [
    [/\bpiroguiers?\b/, 'Peu\u202f: le guide qui vous accompagne traduit.'],
    [/\bpourquoi\b/, 'On y parle français parce que l’île fut une colonie française, de 1896 à 1960.']],
  lentilles: [[/\blunettes\b(?!.*\blentilles\b)/, 'Oui, emportez une paire de lunettes de rechange, avec l’ordonnance.']],
  'moto-velo': [
    [
      new RegExp(price),
      'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.',
    ],
  ],
  'moustiques-saison': [
    [/\bcircuits?\b/, 'Le circuit Centre, sur les Hautes Terres, est celui où il y en a le moins.'],
  ],
  'nourrir-lemuriens': [
    [
      /\b(?:argent|billet|payante?|payer|paye|ariary|ar|laisse|attachee?|tend|tendent|propose\w*)\b/,
      'Non, refusez\u202f: un animal tenu en laisse ou dans les bras pour une photo a été pris dans la nature, et payer pousse à en prendre d’autres.',
    ],
  ],
  'oiseaux-plantes': [
    [/\bornitho\w*\b/, 'Pour les oiseaux, Ranomafana, Andasibe et la forêt d’épineux d’Ifaty sont réputés, au mieux de septembre à décembre, à la saison des nids.'],
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
  pourboire: [
    [/\b(?:inclus|compris)\b/, 'Non, les pourboires ne sont pas compris\u202f: ils restent à votre charge.'],
    [/\beuros?\b/, 'Plutôt en ariary\u202f: les pièces en euros ne se changent pas.'],
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
  'prolonger-visa': [
    [/\b(?:maxim\w*|combien de (?:jours|temps|mois))\b/, 'Le visa de tourisme le plus long est de trois mois.'],
  ],
  randonnee: [
    [
      /\b(?:2|deux) jours\b/,
      'En deux jours, montez au pic Boby, dans l’Andringitra, avec un bivouac, si vous êtes bons marcheurs.',
    ],
  ],
  'requins-baleines': [
    [/\bpon(?:dre|dent|te)\b/, 'Je ne connais pas de lieu sûr où voir une tortue pondre\u202f: demandez à l’hôtel.'],
  ],
  'routes-nuit': [[/\beclair\w*\b|\blampadaires?\b/, 'Non, hors des villes, les routes ne sont pas éclairées.']],
  'sac-ou-valise': [
    [/\b\d0 ?(?:l|litres)\b/, 'Oui, 40 à 50 litres suffisent, car les hôtels lavent le linge.'],
  ],
  'sainte-marie-acces': [
    [
      /\bquelle heure\b|\bhoraires?\b|\bheures? (?:de|du) (?:depart|bateau)\b/,
      'Je n’ai pas d’horaire sûr\u202f: le bateau part surtout le matin, demandez l’heure la veille.',
    ],
  ],
  'se-deplacer-ile': [
    [/\bnattes\b/, 'Il n’y a pas de voitures à l’île aux Nattes\u202f: on y marche.'],
  ],
  'siege-enfant': [
    [/\b(?:avion|vol)\b/, 'En avion, demandez à la compagnie\u202f: un bébé voyage souvent sur les genoux.'],
  ],
  'soins-payes': [
    [/\bconsultation\b|\b(?:prix|tarif|coute)\b/, 'Je n’ai pas de prix sûr pour une consultation.'],
  ],
  'taxi-ville': [
    [/\bpousse ?pousse\b.*\b(?:combien|prix|coute)\b|\b(?:combien|prix|coute)\b.*\bpousse ?pousse\b/, 'Je n’ai pas de prix sûr pour le pousse-pousse\u202f: convenez-en avant de monter.'],
    [
      /\b(?:uber|bolt|yango|vtc|heetch|appli|application)\b/,
      'Uber n’y est pas\u202f; s’il existe une autre application, l’hôtel le sait.',
    ],
  ],
  tenue: [
    [/\bnue?s?\b|\bnaturis\w*|\bnudis\w*|\btopless\b/, 'Non, le nudisme et le sein nu choquent, même à la plage.'],
    [
      /\btatou\w*\b|\bpiercings?\b/,
      'Non, en général\u202f: un tatouage surprend peu, mais couvrez-le dans les villages et les lieux sacrés.',
    ],
  ],
  toilettes: [
    [/\bpapier\b/, 'Non, le papier n’est pas toujours fourni\u202f: gardez-en sur vous.'],
  ],
  vanille: [
    [/\bplantations?\b/, 'Pour une plantation, demandez la vallée du Sambirano, sur notre circuit Nord, où l’on visite celle de cacao.'],
  ],
  vegetarien: [
    [
      /\b(?:porc|cochon)\b/,
      'Sans porc, on mange facilement\u202f: zébu, poulet, poisson et légumes sont partout\u202f; le ravitoto en contient souvent, demandez.',
    ],
  ],
  'visa-demande': [
    [/\b(?:queue|file d attente|files d attente|immigration)\b/, 'Parfois, après un vol plein\u202f: arrivez avec le visa fait en ligne et un stylo.'],
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
  'vols-interieurs': [
    [/\bbebes?\b/, 'Un bébé de moins de deux ans, sur les genoux, paie en général une petite part du billet\u202f: la compagnie le dit.'],
  ],
}
