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
  animaux: [
    [/\b(?:la nuit|de nuit|nocturnes?)\b/, 'La nuit, à la lampe et avec un guide, on voit de petits lémuriens comme les microcèbes, des caméléons et des geckos, à Andasibe, autour de Ranomafana, à Kirindy et à l’Ankarana.'],
  ],
  araignees: [
    [/\b(?:mortel\w*|venim\w*|dangereu\w*|tuer?)\b/, 'Non, presque aucune n’est dangereuse.'],
  ],
  'bagage-international': [
    [/\b(?:medic\w*|gouttes|sirop|collyre)\b/, 'Oui, les médicaments liquides passent en cabine, avec l’ordonnance.'],
  ],
  artisanat: [
    [/\bantsirabe\b/, 'À Antsirabe, des ateliers vendent la corne de zébu, les pierres et de petits objets.'],
    [/\bambositra\b/, 'À Ambositra, on achète la marqueterie et le bois sculpté, dans les ateliers et leurs boutiques.'],
    [/\bambalavao\b/, 'À Ambalavao, on achète le papier antemoro et la soie sauvage.'],
    [/\bambatolampy\b/, 'À Ambatolampy, on achète les marmites d’aluminium de ses fonderies.'],
  ],
  'autres-sports': [
    [/\bpech\w*\b/, 'Oui, la pêche au gros se pratique depuis Nosy Be, hors de nos circuits.'],
    [/\b(?:cheval|chevaux|equitation|equestres?)\b/, 'Oui, des balades à cheval se font près d’Antananarivo et à l’Isalo, hors de nos circuits.'],
  ],
  'bebe-circuit': [
    [/\b(?:sainte marie|bateau|traversee|vedette)\b/, 'Avec un bébé, allez plutôt à Sainte-Marie en avion\u202f: la traversée, 1\u202fh\u202f30 à 2\u202fh\u202f30 en mer ouverte, secoue.'],
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
    [/\b(?:revend\w*|vend\w*)\b/, 'Non, elles ne sont transmises qu’aux partenaires concernés par votre voyage, ou aux autorités si la loi l’exige.'],
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
  'enfants-circuit': [
    [/\b(?:evit\w*|deconseill\w*)\b/, 'Évitez avec de jeunes enfants les longues pistes de l’Ouest et le parcours à baudrier des Grands Tsingy.'],
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
    [/\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b/, 'L’organisateur de la descente fournit les tentes\u202f; demandez dans le devis si matelas et duvets le sont aussi.'],
    [/\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b/, 'En chaland, oui, pour qui accepte deux nuits sous tente, sans douche ni toilettes\u202f: on y marche peu. En pirogue, c’est plus fatigant.'],
    [/\b(?:reseau|capte|wifi|telephon\w*|appeler)\b/, 'Non, il n’y a guère de réseau pendant la descente\u202f: prévenez vos proches avant.'],
    [/\b(?:douches?|toilettes?|wc)\b/, 'Non, ni douche ni toilettes pendant la descente\u202f: on dort sous la tente, sur un banc de sable.'],
  ],
  'femme-seule': [
    [/\bgroupes?\b|\bautres voyageurs\b/, 'Nous n’avons pas de groupe à rejoindre\u202f: vous partez seule avec un chauffeur-guide, et le prix s’en ressent.'],
  ],
  'fruits-epices': [
    [/\b(?:l[iy]tchis?|lychees?|letchis?)\b/, 'Les letchis se mangent en novembre et en décembre, sur la côte Est.'],
    [/\bmangues?\b/, 'Les mangues se mangent d’octobre à janvier.'],
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
  histoire: [
    [/\b(?:passionn\w*|fans?|adore\w*|aim\w*|circuits?|visit\w*|propos\w*|quelque chose)\b/, 'Pour l’histoire, prenez le circuit Centre\u202f: la cité royale d’Ambohimanga, le Rova reconstruit et la haute ville d’Antananarivo.'],
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
  'maree-algues': [
    [/\bmeduses?\b/, 'Des méduses, il y en a parfois\u202f: un tee-shirt de bain en protège, et l’hôtel connaît les bons endroits.'],
  ],
  musees: [
    [/\bambohimanga\b/, 'Ambohimanga ouvre à 9\u202fh\u202f; je ne connais pas de jour de fermeture, demandez la veille à l’hôtel.'],
  ],
  'nosy-be-acces': [
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le au port d’Ankify, avant de monter.'],
  ],
  'moto-velo': [
    [
      new RegExp(price),
      'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.',
    ],
  ],
  'moustiques-saison': [
    [/\b(?:andasibe|ranomafana)\b/, 'Oui, comme dans toute forêt humide, le soir surtout.'],
    [/\b(?:nosy be|sainte marie|nattes|morondava|ifaty|anakao|toamasina|tamatave|diego|antsiranana|toliara|tulear)\b/, 'Oui, comme sur toutes les côtes, du coucher au lever du soleil.'],
    [/\bcircuits?\b/, 'Le circuit Centre, sur les Hautes Terres, est celui où il y en a le moins.'],
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
  groupe: [
    [/\b(?:rejoindre|joindre|integrer|greffer|inscrire|departs? (?:groupes?|regroupes?|garantis?)|groupes? (?:deja )?(?:forme|constitue)s?)\b/, 'Non, nous n’avons pas de groupe à rejoindre\u202f: chacun part de son côté, seul ou entre proches, avec un chauffeur-guide.'],
  ],
  'pas-de-location': [
    [/\b(?:snorkel\w*|tubas?|palmes|masques?|plongee)\b/, 'Les clubs de plongée prêtent ou louent le matériel\u202f: emportez votre masque et votre tuba si vous y tenez.'],
  ],
  'pic-boby-effort': [
    [/\bguides?\b/, 'Non, pas sans guide\u202f: dans un parc national comme l’Andringitra, il est obligatoire, et l’on s’inscrit avec lui au bureau du parc.'],
  ],
  pirogue: [
    [/^(?=.*\b(?:tsiribihina|fleuve|descente|chaland)\b).*(?:\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b)/, 'L’organisateur de la descente fournit les tentes\u202f; demandez dans le devis si matelas et duvets le sont aussi.'],
    [/^(?=.*\b(?:tsiribihina|fleuve|descente|chaland)\b).*(?:\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b)/, 'En chaland, oui, pour qui accepte deux nuits sous tente, sans douche ni toilettes\u202f: on y marche peu. En pirogue, c’est plus fatigant.'],
  ],
  plages: [
    [/\b(?:moins (?:touristiques?|frequentees?|connues?|de monde)|desertes?|sauvages?|tranquilles?|calmes?|sans (?:monde|touristes?|personne)|loin des touristes)\b/, 'Les plus calmes sont Anakao, que l’on n’atteint qu’en bateau, l’île aux Nattes, sans voitures, et Belo sur Mer.'],
  ],
  plongee: [
    [/\b(?:sainte marie|nattes)\b/, 'Oui, on plonge aussi à Sainte-Marie, qui a ses clubs et de beaux récifs\u202f; la mer y est la plus calme de septembre à novembre.'],
    [/\b(?:ifaty|mangily|anakao)\b/, 'Oui, on y plonge\u202f: Ifaty et Anakao ont leurs clubs et de beaux récifs.'],
    [
      /\b(?:snorkel\w*|tuba|palmes|masque)\b.*\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*|nag\w*)\b|\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*)\b.*\b(?:snorkel\w*|tuba|palmes|masque)\b/,
      'Pour débuter avec un tuba, allez à Nosy Tanikely, près de Nosy Be, ou dans les lagons abrités de l’île aux Nattes, d’Ifaty et d’Anakao, avec un gilet si vous nagez peu.',
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
      /\b(?:hotels?|chambres?|bungalows?)\b/,
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
    [/\bnager\b.*\btortues?\b|\btortues?\b.*\bnager\b/, 'Oui, à Nosy Sakatia et à Nosy Tanikely, on nage près des tortues vertes, sans les toucher.'],
    [/\bpon(?:dre|dent|te)\b/, 'Je ne connais pas de lieu sûr où voir une tortue pondre\u202f: demandez à l’hôtel.'],
  ],
  'routes-danger': [
    [/\b(?:tamatave|toamasina|rn ?2|andasibe)\b/, 'La RN2, vers Andasibe et Toamasina, est plus risquée que la RN7, à cause des camions\u202f: de jour, avec un chauffeur prudent, elle se fait.'],
  ],
  'routes-nuit': [[/\beclair\w*\b|\blampadaires?\b/, 'Non, hors des villes, les routes ne sont pas éclairées.']],
  'sac-ou-valise': [
    [/\b\d0 ?(?:l|litres)\b/, 'Oui, 40 à 50 litres suffisent, car les hôtels lavent le linge.'],
  ],
  saison: [
    [/\bmoussons?\b|\bsaison (?:des pluies|humide)\b/, 'La saison des pluies va de décembre à mars.'],
    [/\bhaute saison\b/, 'La haute saison est en juillet et en août\u202f; octobre et Noël sont aussi très demandés.'],
    [/\bbasse saison\b/, 'La basse saison va de janvier à mars, pendant les pluies\u202f; avril, mai, juin et novembre sont calmes aussi, et plus secs.'],
  ],
  'sainte-marie-acces': [
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le à la compagnie, avant de venir à l’embarcadère.'],
    [
      /\bquelle heure\b|\bhoraires?\b|\bheures? (?:de|du) (?:depart|bateau)\b/,
      'Je n’ai pas d’horaire sûr\u202f: le bateau part surtout le matin, demandez l’heure la veille.',
    ],
  ],
  'se-deplacer-ile': [
    [/\bnattes\b/, 'Il n’y a pas de voitures à l’île aux Nattes\u202f: on y marche.'],
  ],
  'joindre-week-end': [
    [/\bsamedis?\b(?!.*\bdimanche)/, 'Le samedi, oui, mais le matin seulement, de 8\u202fh à 12\u202fh.'],
    [/\b(?:dimanches?|week ?end)\b/, 'Le samedi matin, oui, de 8\u202fh à 12\u202fh\u202f; pas le dimanche.'],
  ],
  'sorties-mer-prix': [
    [/^(?!.*\b(?:prix|coute\w*|cher)\b).*\b(?:combien de temps|dure|duree|longtemps)\b/, 'Une sortie baleines part le matin et prend en général la matinée\u202f; demandez la durée avant de monter.'],
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
  'vols-interieurs-durees': [
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
  ],
  'vols-interieurs': [
    [/\b(?:annul\w*|retards?|decal\w*)\b/, 'Oui, un vol intérieur peut être annulé ou décalé, parfois la veille\u202f: gardez une journée de marge.'],
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
    [/\bbebes?\b/, 'Un bébé de moins de deux ans, sur les genoux, paie en général une petite part du billet\u202f: la compagnie le dit.'],
  ],
}
