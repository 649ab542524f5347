const price = String.raw`\b(?:prix|tarifs?|combien|coute\w*|cher|chere)\b`

/** Of what an offer may include, whether it does. */
export const inTheOffer = (item: string) => `Pas d’office\u202f: c’est le devis qui dit si ${item}.`

const quietMonths =
  'Choisissez mai ou juin, ou encore avril et novembre\u202f: le plus souvent du beau temps, peu de monde, et des prix plus bas qu’en juillet, en août et à Noël.'

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
    [/\b(?:2[0-3] ?h\w*|minuit|la nuit|tard)\b/, 'Réservez plutôt le transfert de l’hôtel avant le départ\u202f: je ne peux pas promettre un taxi à cette heure.'],
    [/\breserv\w*\b/, 'Oui, réservez le transfert la veille, par l’hôtel.'],
  ],
  'anakao-traversee': [
    [/\bannule\w*/, 'Repartez plutôt le lendemain matin, quand la mer est la plus calme, ou restez à Ifaty, où l’on va par la route\u202f: gardez un jour de marge.'],
  ],
  animaux: [
    [/\b(?:la nuit|de nuit|nocturnes?)\b/, 'La nuit, à la lampe et avec un guide, on voit de petits lémuriens comme les microcèbes, des caméléons et des geckos, à Andasibe, autour de Ranomafana, à Kirindy et à l’Ankarana.'],
  ],
  araignees: [
    [/\b(?:mortel\w*|venim\w*|dangereu\w*|tuer?)\b/, 'Non, presque aucune n’est dangereuse.'],
  ],
  argent: [
    [/\bfrancs? suisses?\b|\bchf\b/, 'Emportez des euros plutôt que des francs suisses, en espèces, et une carte.'],
    [/\b(?:rend\w*|avoir) (?:de )?(?:la )?monnaie\b|\bappoint\b/, 'Pas toujours\u202f: les commerçants et les taxis manquent de monnaie, gardez de petites coupures.'],
    [/\bpieces?\b/, 'On ne voit guère que des billets\u202f; les pièces, de très petite valeur, sont rares.'],
    [/\b(?:petites? coupures?|petits billets)\b/, 'Oui, gardez de petites coupures, surtout en brousse.'],
    [/\bbillets? de combien\b|\b(?:quels|plus gros|gros) billets?\b/, 'Les billets vont de 100 à 20\u202f000\u202fAr, soit 4\u202f€ environ pour le plus gros.'],
  ],
  'argent-a-larrivee': [
    [/\b(?:ou|plutot) en ville\b|\ben ville ou\b|\bmieux\b|\btaux\b/, 'Changez peu à l’aéroport, de quoi tenir un jour, et le reste en banque, en ville.'],
  ],
  arnaques: [
    [/\b(?:aeroport|ivato|arrivee|atterri\w*)\b/, 'À l’aéroport, méfiez-vous des porteurs trop empressés et des taxis sans prix convenu, et ne suivez que celui qui connaît votre nom.'],
  ],
  artisanat: [
    [/\b(?:tana|antananarivo|tananarive|capitale)\b/, 'À Antananarivo, allez au marché artisanal de la Digue, qui vend l’artisanat de toute l’île.'],
    [/\bantsirabe\b/, 'À Antsirabe, des ateliers vendent la corne de zébu, les pierres et de petits objets.'],
    [/\bambositra\b/, 'À Ambositra, on achète la marqueterie et le bois sculpté, dans les ateliers et leurs boutiques.'],
    [/\bambalavao\b/, 'À Ambalavao, on achète le papier antemoro et la soie sauvage.'],
    [/\bambatolampy\b/, 'À Ambatolampy, on achète les marmites d’aluminium de ses fonderies.'],
  ],
  assurance: [
    [/\b(?:plong\w*|treks?|kite\w*|parapente|escalade|scooter|moto)\b/, 'Ce n’est pas sûr\u202f: la plongée, le trek ou la moto sont souvent exclus, lisez le contrat.'],
    [/\b(?:carte|banque)\b.*\b(?:suffi\w*|couvr\w*|assez|compte|marche|rapatri\w*)\b|\b(?:suffi\w*|couvr\w*|assez)\b.*\b(?:carte|banque)\b|\b(?:visa premier|gold|mastercard|platinum)\b/, 'Elle peut suffire, si le voyage a été payé avec cette carte\u202f: lisez ses plafonds et ses exclusions.'],
    [/\b(?:prix|combien|coute|tarif)\b/, 'Je n’ai pas de prix\u202f: il dépend de l’âge, de la durée et des garanties.'],
    [/\b(?:palu\w*|maladies?|dengue)\b/, 'En général oui, si elle comprend les frais médicaux à l’étranger\u202f: lisez le contrat.'],
  ],
  'autres-sports': [
    [/\bpech\w*\b/, 'Oui, la pêche au gros se pratique depuis Nosy Be, hors de nos circuits.'],
    [/\b(?:cheval|chevaux|equitation|equestres?)\b/, 'Oui, des balades à cheval se font près d’Antananarivo et à l’Isalo, hors de nos circuits.'],
  ],
  'bagage-international': [
    [/\b(?:cachets?|comprimes?|pilules?|medicaments?|traitements?|ordonnances?)\b/, 'Vos médicaments voyagent en cabine, dans leur boîte, avec l’ordonnance, en quantité suffisante pour tout le séjour.'],
    [/\b(?:gouttes|sirop|collyre)\b/, 'Oui, les médicaments liquides passent en cabine, avec l’ordonnance.'],
    [/\b(?:interdit\w*|autorise\w*|droit|peut pas)\b/, 'En cabine, pas de liquide de plus de 100 ml ni de couteau\u202f; les batteries, elles, y vont toujours.'],
    [/\b(?:tailles?|dimensions?)\b/, 'La taille du bagage de cabine est écrite sur le billet\u202f: elle dépend de la compagnie.'],
  ],
  baleines: [
    [/\b(?:ifaty|anakao|nosy be)\b/, 'On en voit aussi à Ifaty, à Anakao et à Nosy Be, moins nombreuses qu’à Sainte-Marie.'],
  ],
  baobabs: [
    [/\bfeuill\w*\b/, 'Les baobabs portent leurs feuilles pendant les pluies, à peu près de novembre à avril, et sont nus en saison sèche.'],
    [
      /\bcoucher\b.*\bcircuit\b|\bcircuit\b.*\bcoucher\b/,
      'Oui, notre circuit Ouest passe à l’allée des Baobabs au coucher du soleil.',
    ],
  ],
  'bebe-circuit': [
    [/\b(?:sainte marie|bateau|traversee|vedette)\b/, 'Avec un bébé, allez plutôt à Sainte-Marie en avion\u202f: la traversée, 1\u202fh\u202f30 à 2\u202fh\u202f30 en mer ouverte, secoue.'],
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
    [/\blemuriens?\b|\bmakis?\b/, 'Oui, on voit les deux à Andasibe, à Ranomafana ou à la Montagne d’Ambre, les caméléons surtout de nuit.'],
    [/\b(?:main|mains|toucher|caresser|tenir|porter)\b/, 'Non, ne prenez pas un caméléon en main\u202f: cela l’épuise\u202f; regardez-le avec le guide.'],
  ],
  carburant: [
    [/\b(?:cher|chere|prix|coute|combien|tarif|litre)\b/, 'L’essence coûte autour d’un euro le litre.'],
  ],
  carte: [
    [/\btwint\b|\blydia\b|\bpaypal\b|\bwero\b/, 'Non, n’y comptez pas\u202f: prenez une carte Visa et des espèces.'],
    [/\b(?:retir\w*|retrait\w*|distributeur\w*)\b.*\b(?:max\w*|plafon\w*|limite\w*)\b|\b(?:max\w*|plafon\w*|limite\w*|combien)\b.*\b(?:retir\w*|retrait\w*)\b/, 'Chaque retrait est plafonné à quelques centaines de milliers d’ariary.'],
    [/\bmastercard\b/, 'Plutôt une carte Visa\u202f: les distributeurs prennent moins souvent Mastercard.'],
    [/\b(?:revolut|n26|wise|boursorama|fortuneo|hello bank)\b/, 'Oui, comme toute carte, dans les distributeurs des villes\u202f; Visa y passe mieux que Mastercard.'],
    [/\bquelles? cartes?\b/, 'Prenez une carte Visa, et une seconde carte de secours.'],
    [/\bfrais\b/, 'Je n’ai pas de montant sûr pour les frais de retrait\u202f: demandez à votre banque ce qu’elle prend hors d’Europe.'],
  ],
  'carte-refusee': [
    [/\b(?:perd\w*|vole\w*)\b/, 'Faites opposition tout de suite auprès de votre banque.'],
  ],
  'chaland-pirogue': [
    [/\bcombien de (?:personnes|passagers|places|gens)\b/, 'Je ne sais pas combien\u202f: le chaland est privé ou partagé, selon le devis.'],
    [/\b(?:douches?|toilettes?|wc|se laver)\b/, 'Dans les deux cas, on dort sous la tente, sur un banc de sable, sans douche ni toilettes.'],
  ],
  'chambre-equipement': [
    [/\b(?:savon|shampoo?i?n?g?|gel douche)\b/, 'Le savon et les serviettes sont en général fournis, le shampoing pas toujours.'],
  ],
  change: [
    [/\b(?:canadiens?|francs? suisses?|livres?|chf|yens?)\b/, 'Emportez plutôt des euros\u202f: les autres devises se changent mal, sauf le dollar américain.'],
    [/\beuros?\b.*\b(?:ou|et)\b.*\bdollars?\b|\bdollars?\b.*\b(?:ou|et)\b.*\beuros?\b/, 'Plutôt des euros\u202f: c’est la devise la plus facile, puis le dollar.'],
    [/^(?:mais |et )?ou\b|\bou (?:changer|echanger|peut|puis|est ce)\b|\bbureaux? de change\b/, 'Changez dans les banques et les bureaux de change, dont ceux de l’aéroport d’Ivato, et gardez les reçus.'],
    [/\btaux\b/, 'Le cours varie chaque jour\u202f; fin 2025, un euro valait autour de 5\u202f000\u202fAr et un dollar autour de 4\u202f500\u202fAr.'],
    [/\b(?:au noir|marche noir|dans la rue|un particulier|un type|un chauffeur|me propose|on me propose)\b/, 'Non, ne changez ni au noir, ni dans la rue\u202f: vous risquez de faux billets, une liasse trop courte et des ennuis avec la police.'],
  ],
  chaussures: [
    [/\bchaussures? d eau\b|\bmeduses\b/, 'Oui, des chaussures d’eau protègent du corail, des oursins et des poissons-pierres.'],
  ],
  'coeur-et-marche': [
    [/\b(?:pacemaker|stimulateur|defibrillateur)\b/, 'Avec un pacemaker, montrez sa carte au contrôle de l’aéroport et demandez une fouille à la main.'],
  ],
  couchage: [
    [/\b(?:utile|faut|besoin|necessaire|obligatoire|dois|prevoir|prendre)\b/, 'Seulement pour le bivouac ou le camping\u202f; à l’hôtel, non.'],
  ],
  'coucher-soleil': [
    [/\blev\w*\b.*\bou\b.*\bcouch\w*|\bcouch\w*\b.*\bou\b.*\blev\w*/, 'Plutôt au coucher du soleil, pour la lumière, ou tôt le matin, avec moins de monde.'],
    [/\bse leve\b|\blever (?:du|de) (?:soleil|jour)\b|\bheure .*\blever\b/, 'Le jour se lève entre 5\u202fh\u202f15 en novembre et 6\u202fh\u202f35 en juin.'],
    [/\bisalo\b/, 'À l’Isalo, préférez le coucher du soleil, sur les rochers\u202f; le matin, partez tôt marcher, avant la chaleur.'],
  ],
  crudites: [
    [/\bfruits?\b/, 'Oui, les fruits se mangent, lavés et pelés par vous-même.'],
  ],
  cuisine: [
    [/^(?!.*\b(?:demander|aim\w*|ador\w*|plait|ou manger|trouv\w*)\b).*\b(?:epice\w*|piment\w*|piquante?s?|ca pique|releve\w*)\b/, 'Non, la cuisine est peu épicée\u202f: le piment, ou sakay, se sert à part.'],
  ],
  decalage: [
    [/\bpilule\b/, 'Pour la pilule, demandez à votre pharmacien\u202f: le décalage n’est que d’une à deux heures.'],
    [/^(?!.*\b(?:midi|minuit|\d+ ?h)\b).*\bquelle heure\b.*\b(?:en france|paris|chez (?:nous|moi))\b/, 'En France, il est une heure de moins qu’à Madagascar pendant l’heure d’été, deux heures de moins en hiver.'],
    [/\b(?:bruxelles|belgique|suisse|geneve|zurich|lausanne|luxembourg)\b/, 'Avec la Belgique, la Suisse et le Luxembourg, c’est comme avec la France.'],
  ],
  'decalage-ailleurs': [
    [/\b(?:montreal|quebec|canada|ottawa|toronto|new york)\b/, 'Avec le Québec, comme avec New York, c’est 7\u202fh de plus en été et 8\u202fh en hiver.'],
    [/\b(?:londres|angleterre|royaume uni|irlande)\b/, 'Avec Londres, c’est deux heures de plus en été, trois en hiver.'],
    [/\b(?:bruxelles|belgique|suisse|geneve|zurich|lausanne|luxembourg)\b/, 'C’est comme avec la France\u202f: une heure de plus en été, deux en hiver.'],
  ],
  diarrhee: [
    [/\b(?:imodium|loperamide|smecta|tiorfan|ultralevure|antibio\w*)\b/, 'Demandez-le à votre pharmacien ou à votre médecin avant le départ\u202f: je ne choisis pas de médicament.'],
  ],
  dimanche: [
    [/\bpharmac\w*/, 'Je ne sais pas quelle pharmacie est de garde le dimanche\u202f: demandez à l’hôtel.'],
  ],
  'distributeurs-villes': [
    [/\b(?:max\w*|plafon\w*|limite\w*|combien (?:d argent|d ariary|on|peut on|par))\b/, 'Chaque retrait est plafonné à quelques centaines de milliers d’ariary.'],
  ],
  donnees: [
    [/\b(?:revend\w*|vend\w*)\b/, 'Non, elles ne sont transmises qu’aux partenaires concernés par votre voyage, ou aux autorités si la loi l’exige.'],
    [/\b(?:supprim\w*|effac\w*|oubli|rgpd)\b/, 'Demandez-nous de les effacer, c’est votre droit\u202f: la page Confidentialité dit comment.'],
  ],
  'douane-entree': [
    [/\b(?:couteaux?|opinel|canif)\b/, 'Un couteau de poche va en soute, jamais en cabine.'],
    [/\bfouill\w*\b/, 'Parfois, sans insister\u202f: restez calme, ouvrez le sac vous-même, et gardez les ordonnances.'],
    [/\b(?:euros?|liquide|especes|devises|argent|declarer)\b/, 'Je n’ai pas de seuil sûr pour Madagascar\u202f: demandez à la douane\u202f; en quittant l’Union européenne, on déclare dès 10\u202f000\u202f€.'],
  ],
  eau: [
    [/\b(?:the|tisane|cafe|bouillie?)\b/, 'Oui, un thé, un café ou de l’eau bouillie, servis brûlants, se boivent sans crainte.'],
    [/\bbouteilles?\b.*\b(?:partout|trouv\w*|vend\w*|achet\w*|facile\w*)\b|\b(?:partout|trouv\w*|vend\w*|achet\w*)\b.*\bbouteilles?\b/, 'Oui, on trouve de l’eau en bouteille presque partout, jusque dans les petites épiceries.'],
    [/\bdouches?\b|\bse doucher\b/, 'On se douche sans risque avec l’eau du robinet, sans l’avaler.'],
    [/\b(?:pastilles|micropur)\b/, 'Achetez les pastilles avant le départ, en pharmacie.'],
  ],
  'eau-douce': [
    [
      /\b(?:juin|juillet|aout|froide?|glacee?|hiver|fraiche)\b/,
      'Oui, on se baigne aussi de juin à août, mais l’eau est alors fraîche\u202f: allez-y au milieu du jour.',
    ],
  ],
  ecotourisme: [
    [/\b(?:carbone|co2)\b/, 'Je ne connais pas de compensation du carbone dans nos circuits.'],
  ],
  electricite: [
    [/\b(?:bateau|chaland|pirogue|bivouacs?)\b/, 'Ni au bivouac ni sur le fleuve, n’y comptez pas\u202f: rechargez tout avant.'],
    [
      /\b(?:110|120) ?v(?:olts?)?\b/,
      'Un appareil prévu seulement pour 110\u202fV demande un transformateur\u202f: lisez son étiquette, beaucoup acceptent 100 à 240\u202fV.',
    ],
    [/\bpartout\b/, 'Non, pas partout\u202f: certains lodges n’ont du courant que quelques heures le soir, et les coupures sont fréquentes.'],
    [/\b(?:seche cheveux|fer a lisser|lisseur|bouilloire)\b/, 'Oui, en 220 V et en ville\u202f; dans un lodge sur panneaux solaires, il fait souvent disjoncter.'],
    [/\b(?:batteries? externes?|power ?banks?)\b/, 'Oui, emportez une batterie externe\u202f: les coupures sont fréquentes.'],
    [/\brecharg\w*\b/, 'Oui, presque tous les soirs à l’hôtel, mais certains lodges n’ont du courant que quelques heures.'],
  ],
  'enfants-circuit': [
    [/\b(?:evit\w*|deconseill\w*)\b/, 'Évitez avec de jeunes enfants les longues pistes de l’Ouest et le parcours à baudrier des Grands Tsingy.'],
  ],
  'enfants-formalites': [
    [/\b(?:mari|femme|maries?|epou[sx]\w*)\b.*\bnoms?\b|\bnoms?\b.*\b(?:mari|maries?|epou[sx]\w*)\b/, 'Entre adultes, des noms différents ne posent pas de problème\u202f: chacun a son passeport.'],
  ],
  'enfants-repas': [
    [/\b(?:restaurants?|restos?)\b/, 'Oui, les enfants sont bienvenus au restaurant, même petits.'],
  ],
  'enfants-sante': [
    [
      /\bvaccin\w*\b/,
      'Sont souvent conseillés, selon l’âge et le séjour\u202f: DTP, rougeole, hépatites A et B, typhoïde, rage\u202f; son médecin décide.',
    ],
  ],
  'enregistrement-vol': [
    [/\b(?:re)?confirm\w*\b/, 'Oui, reconfirmez un vol intérieur la veille\u202f: les horaires changent souvent.'],
  ],
  'especes-a-emporter': [
    [/\b(?:cb|cartes?)\b/, 'Surtout des espèces\u202f: la carte ne passe que dans les grands hôtels et quelques commerces des villes, où l’on trouve aussi des distributeurs.'],
  ],
  ethnies: [
    [/\bvazimba\b/, 'Les Vazimba sont, selon la tradition, les premiers habitants des Hautes Terres, à demi légendaires.'],
  ],
  fady: [
    [/^(?!.*\b(?:doigt|montrer|photo\w*)\b).*\b(?:cimetieres?|tombes?|tombeaux?)\b/, 'Seulement avec l’accord de la famille ou du gardien, et avec un guide.'],
  ],
  'femme-seule': [
    [/\bgroupes?\b|\bautres voyageurs\b/, 'Nous n’avons pas de groupe à rejoindre\u202f: vous partez seule avec un chauffeur-guide, et le prix s’en ressent.'],
  ],
  'fievre-jaune': [
    [/^(?!.*\b(?:escale|transit|correspondance|via|puis|afrique|senegal|addis|nairobi|ethiopi\w*|kenya)\b).*(?:\bvol direct\b|\b(?:de|depuis|d|par|venant de) (?:la |l )?(?:france|paris|belgique|bruxelles|suisse|geneve|europe|istanbul|reunion|maurice)\b)/, 'Non, pas depuis l’Europe, ni par La Réunion, Maurice ou Istanbul.'],
  ],
  fleuves: [
    [/\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b/, 'L’organisateur de la descente fournit les tentes\u202f; demandez dans le devis si matelas et duvets le sont aussi.'],
    [/\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b/, 'En chaland, oui, pour qui accepte deux nuits sous tente, sans douche ni toilettes\u202f: on y marche peu. En pirogue, c’est plus fatigant.'],
    [/\b(?:reseau|capte|wifi|telephon\w*|appeler)\b/, 'Non, il n’y a guère de réseau pendant la descente\u202f: prévenez vos proches avant.'],
    [/\b(?:douches?|toilettes?|wc)\b/, 'Non, ni douche ni toilettes pendant la descente\u202f: on dort sous la tente, sur un banc de sable.'],
  ],
  'fruits-epices': [
    [/\b(?:l[iy]tchis?|lychees?|letchis?)\b/, 'Les letchis se mangent en novembre et en décembre, sur la côte Est.'],
    [/\bmangues?\b/, 'Les mangues se mangent d’octobre à janvier.'],
    [/\b(?:plantations?|visit\w*|voir)\b/, 'Au jour 7 de notre circuit Nord, on visite une plantation de cacao près d’Ambanja, dans la vallée du Sambirano.'],
  ],
  gilet: [
    [/\b(?:stables?|chavir\w*|renvers\w*|retourn\w*)\b/, 'Une pirogue bouge quand on se lève, mais se renverse rarement si l’on reste assis\u202f; les pirogues à voile du Sud-Ouest ont un balancier, plus stable.'],
  ],
  glacons: [
    [/\b(?:glaces?|sorbets?|creme glacee)\b/, 'Les glaces industrielles bien gelées, oui\u202f; les artisanales, non.'],
  ],
  groupe: [
    [/\b(?:rejoindre|joindre|integrer|greffer|inscrire|departs? (?:groupes?|regroupes?|garantis?)|groupes? (?:deja )?(?:forme|constitue)s?)\b/, 'Non, nous n’avons pas de groupe à rejoindre\u202f: chacun part de son côté, seul ou entre proches, avec un chauffeur-guide.'],
  ],
  'guide-francophone': [
    [/\banglais\b|\banglophones?\b/, 'Oui, beaucoup de guides parlent aussi anglais\u202f: demandez-le dans le devis.'],
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
    [/\b(?:k ?way|impermeables?|cape|poncho)\b/, 'Oui, un imperméable léger sert toute l’année, dans l’Est surtout.'],
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
  'joindre-week-end': [
    [/\bsamedis?\b(?!.*\bdimanche)/, 'Le samedi, oui, mais le matin seulement, de 8\u202fh à 12\u202fh.'],
    [/\b(?:dimanches?|week ?end)\b/, 'Le samedi matin, oui, de 8\u202fh à 12\u202fh\u202f; pas le dimanche.'],
  ],
  langue: [
    [/\bpiroguiers?\b/, 'Peu\u202f: le guide qui vous accompagne traduit.'],
    [/\bpourquoi\b/, 'On y parle français parce que l’île fut une colonie française, de 1896 à 1960.'],
    [/\b(?:debrouill\w*|suffi\w*|perdue?s?)\b.*\bfrancais\b|\bfrancais\b.*\b(?:suffi\w*|debrouill\w*)\b/, 'Oui, le français suffit dans les villes, les hôtels et avec les guides, moins dans les villages.'],
    [/\banglais\w*/, 'Peu de gens parlent anglais, sauf beaucoup de guides et les grands hôtels\u202f: le français sert bien plus.'],
  ],
  lentilles: [
    [/\blunettes\b(?!.*\blentilles\b)/, 'Oui, emportez une paire de lunettes de rechange, avec l’ordonnance.'],
  ],
  'lune-de-miel': [
    [/\bhotels?\b/, 'Je ne recommande pas d’hôtel par son nom\u202f: écrivez l’occasion et le confort voulu dans la demande de devis.'],
  ],
  'maree-algues': [
    [/\bmeduses?\b/, 'Des méduses, il y en a parfois\u202f: un tee-shirt de bain en protège, et l’hôtel connaît les bons endroits.'],
  ],
  'monde-touristes': [
    [/\b(?:cher|chere|chers|prix|tarifs?|budget|payer)\b/, quietMonths],
  ],
  'moto-velo': [
    [
      new RegExp(price),
      'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.',
    ],
  ],
  'mots-malgaches': [
    [/\bmora mora\b/, '«\u202fMora mora\u202f» veut dire doucement, sans se presser.'],
    [/\b(?:dit|dire|dis)\b.*\bmerci\b/, 'Merci se dit «\u202fmisaotra\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bbonjour\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bau revoir\b/, 'Au revoir se dit «\u202fveloma\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bs il (?:vous|te) plait\b/, 'S’il vous plaît se dit «\u202fazafady\u202f».'],
    [/\b(?:dit|dire|dis|demander?)\b.*\b(?:combien|prix)\b/, 'Combien se dit «\u202fohatrinona\u202f».'],
  ],
  moustiquaire: [
    [/\b(?:achet\w*|trouv\w*|vend\w*)\b/, 'Achetez-la plutôt avant le départ, imprégnée.'],
    [/\b(?:necessaires?|utiles?|juin|juillet|aout|indispensables?)\b/, 'Oui, dormez dessous en toute saison, surtout sur les côtes.'],
  ],
  'moustiques-heures': [
    [/\b(?:habits?|vetements?|tissus?|pantalons?|chaussettes?)\b/, 'Oui, à travers un tissu fin et serré\u202f: portez des vêtements amples, et un produit pour les vêtements.'],
  ],
  'moustiques-saison': [
    [/\b(?:andasibe|ranomafana)\b/, 'Oui, comme dans toute forêt humide, le soir surtout.'],
    [/\b(?:nosy be|sainte marie|nattes|morondava|ifaty|anakao|toamasina|tamatave|diego|antsiranana|toliara|tulear)\b/, 'Oui, comme sur toutes les côtes, du coucher au lever du soleil.'],
    [/\bcircuits?\b/, 'Le circuit Centre, sur les Hautes Terres, est celui où il y en a le moins.'],
    [/\b(?:tana|antananarivo|hautes terres|antsirabe|fianarantsoa)\b/, 'Oui, mais bien moins que sur les côtes.'],
  ],
  musees: [
    [/\bambohimanga\b/, 'Ambohimanga ouvre à 9\u202fh\u202f; je ne connais pas de jour de fermeture, demandez la veille à l’hôtel.'],
  ],
  noms: [
    [/\bpronon\w*\b/, 'Le «\u202fo\u202f» se dit ou, et la dernière voyelle s’entend à peine\u202f: Antananarivo se dit à peu près «\u202fTananarive\u202f».'],
  ],
  'nosy-be-acces': [
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le au port d’Ankify, avant de monter.'],
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
    [/\bgoogle\b/, 'Oui, si la carte est téléchargée avant, mais une carte fondée sur OpenStreetMap est plus complète sur les pistes.'],
  ],
  paludisme: [
    [
      /\b(?:lariam|mefloquine|malarone|atovaquone|savarine|doxy\w*|nivaquine|chloroquine)\b/,
      'Je ne peux pas dire lequel prendre\u202f: seul votre médecin choisit, selon votre santé\u202f; parlez-lui de ce que vous craignez.',
    ],
    [/\b(?:mortel\w*|grave|mourir|meurt|danger\w*)\b/, 'Oui, il peut l’être s’il n’est pas soigné vite\u202f: toute fièvre est une urgence.'],
  ],
  'pas-de-location': [
    [/\b(?:snorkel\w*|tubas?|palmes|masques?|plongee)\b/, 'Les clubs de plongée prêtent ou louent le matériel\u202f: emportez votre masque et votre tuba si vous y tenez.'],
  ],
  passeport: [
    [/\b(?:deux|2|trois|3|quatre|4) pages?\b/, 'Oui, c’est assez\u202f: il faut au moins une page libre, mieux deux ou trois.'],
  ],
  pauvrete: [
    [/\b(?:refus\w*|dire non)\b/, 'Vous pouvez dire non avec un sourire.'],
  ],
  'payer-en-euros': [
    [/\beuros? ou (?:des |en )?dollars?\b|\bdollars? ou (?:des |en )?euros?\b/, 'Plutôt des euros\u202f: c’est la devise la plus facile à changer, puis le dollar.'],
    [/\bhotels?\b/, 'Quelques hôtels les prennent, à un taux moins bon\u202f; presque partout ailleurs, on paie en ariary.'],
  ],
  'permis-moto': [
    [/\bage\b|\bquel age\b/, 'Je ne connais pas l’âge exigé\u202f: le loueur le dit.'],
  ],
  pharmacie: [
    [/\b(?:trouv\w*|achet\w*|vend\w*)\b.*\b(?:doliprane|paracetamol|ibuprofene|smecta|medic\w*|aspirine|pansements?)\b|\b(?:doliprane|paracetamol|ibuprofene|smecta|medic\w*|aspirine|pansements?)\b.*\b(?:trouv\w*|achet\w*|vend\w*|dispo\w*)\b/, 'Oui, dans les pharmacies des villes, rares ailleurs\u202f: emportez tout de même le vôtre.'],
    [/\b(?:avion|cabine|soute|bagage a main|controle)\b/, 'Oui, en cabine, dans leur boîte, avec l’ordonnance.'],
    [/\b(?:y a|ya|trouv\w*|existe\w*)\b.*\bpharmac/, 'Oui, dans les villes\u202f; elles sont rares ailleurs.'],
    [/\b(?:imodium|loperamide|smecta|tiorfan|ultralevure|antibio\w*)\b/, 'Oui, de quoi soigner une diarrhée est utile\u202f: demandez au pharmacien ou au médecin ce qui vous convient.'],
  ],
  photo: [
    [/\bparcs?\b/, 'Oui, photos et vidéos pour vous sont permises dans les parcs\u202f; un drone demande une autorisation.'],
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
  'plats-malgaches': [
    [/\bravitoto\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bravitoto\b/, 'Le ravitoto est un plat de feuilles de manioc pilées, cuites avec du porc.'],
    [/\bromazava\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bromazava\b/, 'Le romazava, plat national, est un bouillon de viande de zébu et de brèdes.'],
    [/\bkoba\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bkoba\b/, 'Le koba est un gâteau de riz, d’arachide et de banane cuit dans une feuille.'],
    [/\bmofo gasy\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bmofo gasy\b/, 'Les mofo gasy sont de petits pains de riz, que l’on mange le matin.'],
    [/\bbredes?\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bbredes?\b/, 'Les brèdes sont des feuilles vertes cuites, comme des épinards.'],
  ],
  plongee: [
    [/\b(?:sainte marie|nattes)\b/, 'Oui, on plonge aussi à Sainte-Marie, qui a ses clubs et de beaux récifs\u202f; la mer y est la plus calme de septembre à novembre.'],
    [/\b(?:ifaty|mangily|anakao)\b/, 'Oui, on y plonge\u202f: Ifaty et Anakao ont leurs clubs et de beaux récifs.'],
    [
      /\b(?:snorkel\w*|tuba|palmes|masque)\b.*\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*|nag\w*)\b|\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*)\b.*\b(?:snorkel\w*|tuba|palmes|masque)\b/,
      'Pour débuter avec un tuba, allez à Nosy Tanikely, près de Nosy Be, ou dans les lagons abrités de l’île aux Nattes, d’Ifaty et d’Anakao, avec un gilet si vous nagez peu.',
    ],
  ],
  politesse: [
    [/\b(?:chaussures?|dechauss\w*|pieds nus)\b/, 'Faites comme vos hôtes\u202f: déchaussez-vous s’ils le font, et toujours sur une natte.'],
    [/\b(?:refus\w*|dire non|finir)\b.*\b(?:plats?|manger|repas|assiette|nourriture|boire|offert\w*|offre\w*)\b|\b(?:plats?|manger|repas|assiette|nourriture|offert\w*)\b.*\b(?:refus\w*|finir)\b/, 'Goûtez-en au moins un peu, par politesse\u202f; si vous ne pouvez pas, refusez avec un sourire et un merci.'],
    [/\bbises?\b|\bembrass\w*|\bserr\w*\b.*\bmains?\b/, 'On se serre plutôt la main, en disant «\u202fsalama\u202f»\u202f; laissez l’autre faire le premier pas pour la bise.'],
    [/\bremerci\w*|\bfamille d accueil\b|\bcadeaux?\b/, 'Chez l’habitant, un petit cadeau utile, sucre, café ou riz, est bienvenu.'],
  ],
  pourboire: [
    [/\b(?:au total|en tout|en gros|total)\b/, 'En gros, au plus 10\u202f000 à 20\u202f000\u202fAr par jour et par voyageur, guide local et chauffeur-guide ensemble.'],
    [/\b(?:inclus|compris)\b/, 'Non, les pourboires ne sont pas compris\u202f: ils restent à votre charge.'],
    [/\beuros?\b/, 'Plutôt en ariary\u202f: les pièces en euros ne se changent pas.'],
    [/\bchauffeurs?\b/, 'Pour le chauffeur-guide, comptez comme pour un guide local, 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, ou un peu plus, remis à la fin du circuit.'],
    [/\b(?:porteurs?|bagagistes?|femmes? de (?:menage|chambre)|piroguiers?)\b/, 'Pour un porteur, un piroguier ou le personnel de l’hôtel, quelques milliers d’ariary font plaisir.'],
    [/\bgardiens?\b/, 'Pour un gardien, un petit billet suffit.'],
  ],
  'prevention-tourista': [
    [/\b(?:tout le monde|forcement|toujours|inevitable|frequente?)\b/, 'Beaucoup de voyageurs l’attrapent, mais ce n’est pas une fatalité.'],
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
      /\b(?:hotels?|chambres?|bungalows?|hebergement)\b/,
      'Une chambre simple et propre coûte 60\u202f000 à 120\u202f000\u202fAr, un hôtel confortable 150\u202f000 à 350\u202f000\u202fAr.',
    ],
    [/\b(?:repas|manger|dejeuner|diner)\b/, 'Un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr.'],
  ],
  'prolonger-visa': [
    [/\b(?:maxim\w*|combien de (?:jours|temps|mois))\b/, 'Le visa de tourisme le plus long est de trois mois.'],
  ],
  'proteger-argent': [
    [/\b(?:bijoux?|montres?|alliance|bague|collier|rolex)\b/, 'Non, laissez les bijoux et les montres de valeur chez vous.'],
  ],
  'quand-reserver': [
    [/\bhotels?\b/, 'Oui, surtout pour juillet, août, octobre et Noël.'],
    [/\b(?:groupe|(?:9|[1-5]\d) (?:personnes?|retraites?|adultes?|amis|copains|copines|voyageurs))\b/, 'À plus de huit, demandez par le formulaire de l’accueil, qui accepte jusqu’à 50 personnes.'],
  ],
  randonnee: [
    [
      /\b(?:2|deux) jours\b/,
      'En deux jours, montez au pic Boby, dans l’Andringitra, avec un bivouac, si vous êtes bons marcheurs.',
    ],
  ],
  rapporter: [
    [/^(?!.*\b(?:rose|ebene|palissandre)\b).*\b(?:bois|instrument|valiha|statuettes?|sculptures?|masques?|meubles?)\b/, 'Oui, sauf en bois de rose\u202f; pour une grande pièce de bois, il faut une attestation du vendeur.'],
  ],
  'rapporter-epices': [
    [/^(?!.*\bcombien\b).*\bvanille\b/, 'Oui, jusqu’à 2\u202fkg de vanille par voyageur, d’ordinaire.'],
  ],
  'rapporter-pierres': [
    [/^(?:est ce qu on |on )?peut|\bpeuvent\b|\bpeut on\b|\bautoris\w*|\bdroit\b/, 'Oui, avec une facture et une autorisation de sortie.'],
  ],
  'rapporter-rhum': [
    [/\b(?:aeroport|ivato|duty free|cabine)\b/, 'En cabine, seulement s’il vient de la boutique après le contrôle.'],
  ],
  'requins-baleines': [
    [/\bnager\b.*\btortues?\b|\btortues?\b.*\bnager\b/, 'Oui, à Nosy Sakatia et à Nosy Tanikely, on nage près des tortues vertes, sans les toucher.'],
    [/\bpon(?:dre|dent|te)\b/, 'Je ne connais pas de lieu sûr où voir une tortue pondre\u202f: demandez à l’hôtel.'],
  ],
  'routes-danger': [
    [/\b(?:tamatave|toamasina|rn ?2|andasibe)\b/, 'La RN2, vers Andasibe et Toamasina, est plus risquée que la RN7, à cause des camions\u202f: de jour, avec un chauffeur prudent, elle se fait.'],
  ],
  'routes-nuit': [
    [/\beclair\w*\b|\blampadaires?\b/, 'Non, hors des villes, les routes ne sont pas éclairées.'],
  ],
  'sac-ou-valise': [
    [/\b\d0 ?(?:l|litres)\b/, 'Oui, 40 à 50 litres suffisent, car les hôtels lavent le linge.'],
  ],
  'sainte-marie-acces': [
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le à la compagnie, avant de venir à l’embarcadère.'],
    [
      /\bquelle heure\b|\bhoraires?\b|\bheures? (?:de|du) (?:depart|bateau)\b/,
      'Je n’ai pas d’horaire sûr\u202f: le bateau part surtout le matin, demandez l’heure la veille.',
    ],
  ],
  saison: [
    [/\bmoussons?\b|\bsaison (?:des pluies|humide)\b/, 'La saison des pluies va de décembre à mars.'],
    [/\bhaute saison\b/, 'La haute saison est en juillet et en août\u202f; octobre et Noël sont aussi très demandés.'],
    [/\bbasse saison\b/, 'La basse saison va de janvier à mars, pendant les pluies\u202f; avril, mai, juin et novembre sont calmes aussi, et plus secs.'],
    [/\b(?:cher|chere|chers|prix|tarifs?|budget)\b/, quietMonths],
  ],
  'saison-des-pluies': [
    [/\b(?:quand meme|peut|possible|jouable|faisable|voyager|partir|venir)\b/, 'Oui, on peut voyager, surtout dans le Centre et le Sud-Ouest.'],
  ],
  'sans-chauffeur': [
    [/\b(?:droite|gauche|(?:quel|du|meme) cote)\b/, 'On roule à droite, comme en France.'],
  ],
  sante: [
    [/\b(?:hepatites?|typhoide|rage|dtp|tetanos|meningite|polio|rougeole)\b.*\b(?:obligatoires?|exige\w*|faut)\b|\bobligatoires?\b.*\b(?:hepatites?|typhoide|rage|dtp|tetanos|polio)\b/, 'Non, ce vaccin n’est pas exigé, seulement souvent conseillé.'],
    [/\brappels?\b|\ba jour\b/, 'Montrez votre carnet au médecin\u202f: lui seul dit si le rappel est à jour.'],
    [/\b(?:quand|combien de (?:temps|semaines|mois)|delai)\b.*\b(?:vaccin\w*|medecin|docteur|consult\w*)\b|\b(?:vaccin\w*|medecin|docteur)\b.*\b(?:quand|combien de (?:temps|semaines|mois)|delai)\b/, 'Voyez votre médecin quatre à six semaines avant le départ.'],
    [/\bmaladies?\b|\brisques? sanitaires?\b/, 'Surtout le paludisme et la diarrhée du voyageur\u202f; plus rarement la dengue, la rage ou la bilharziose.'],
    [/\b(?:en retard|trop tard|pas fait|dans (?:\d+|une|deux) (?:sem\w*|jours))\b/, 'Il n’est pas trop tard\u202f: voyez vite un médecin ou un centre de vaccination.'],
    [/\b(?:hepatites?|typhoide|rage|dtp|tetanos|meningite|polio|rougeole)\b.*\b(?:recommand\w*|conseill\w*|utile|necessaire)\b/, 'Oui, ce vaccin est souvent conseillé\u202f; votre médecin décide.'],
  ],
  'se-deplacer-ile': [
    [/\b(?:sainte|ste) marie\b/, 'À Sainte-Marie, on circule à vélo, en scooter, en tuk-tuk ou avec le véhicule de l’hôtel.'],
    [/\bnattes\b/, 'Il n’y a pas de voitures à l’île aux Nattes\u202f: on y marche.'],
  ],
  securite: [
    [/\b(?:infos?|informations?|actualites?|site|sites|source|conseils|ambassade|ministere|quai d orsay|diplomatie|ariane)\b.*\b(?:jour|officiel\w*|ou|avant|regarder|consulter|trouver|lire|suivre)\b|\bou\b.*\b(?:infos?|informations?|conseils|consulter|suivre|renseigner)\b/, 'Lisez, juste avant le départ, les conseils aux voyageurs de votre ministère des Affaires étrangères (France\u202f: diplomatie.gouv.fr, et le service Ariane).'],
  ],
  'siege-enfant': [
    [/\b(?:avion|vol)\b/, 'En avion, demandez à la compagnie\u202f: un bébé voyage souvent sur les genoux.'],
  ],
  sim: [
    [/\be ?sims?\b.*\b(?:ou|mieux)\b|\b(?:ou|mieux)\b.*\be ?sims?\b/, 'Si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file.'],
    [/\be ?sims?\b/, 'Oui, si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file.'],
    [/\b(?:prix|combien|coute|cher|chere|chers|tarifs?)\b/, 'Je n’ai pas de prix sûr, mais les forfaits de données sont bon marché.'],
  ],
  'soins-payes': [
    [/\bconsultation\b|\b(?:prix|tarif|coute|combien)\b/, 'Je n’ai pas de prix sûr pour une consultation.'],
  ],
  'sorties-mer-prix': [
    [/^(?!.*\b(?:prix|coute\w*|cher)\b).*\b(?:combien de temps|dure|duree|longtemps)\b/, 'Une sortie baleines part le matin et prend en général la matinée\u202f; demandez la durée avant de monter.'],
  ],
  supermarche: [
    [/\bcreme solaire\b/, 'Oui, dans les supermarchés des grandes villes, assez chère\u202f: emportez plutôt la vôtre.'],
  ],
  'taxi-brousse': [
    [/\b(?:danger\w*|risqu\w*|accidents?|securit\w*)\b/, 'Les accidents ne sont pas rares\u202f: évitez surtout les départs de nuit.'],
  ],
  'taxi-ville': [
    [/^(?=.*\b(?:combien|prix|coute)\b).*\b(?:pousse ?pousse|tuk ?tuk|tricycle|bajaj|cyclo ?pousse)\b/, 'Je n’ai pas de prix sûr pour le pousse-pousse ou le tuk-tuk\u202f: convenez-en avant de monter.'],
    [
      /\b(?:uber|bolt|yango|vtc|heetch|appli|application)\b/,
      'Uber n’y est pas\u202f; s’il existe une autre application, l’hôtel le sait.',
    ],
    [/\b(?:embouteill\w*|bouchons|heures? de pointe|traverser)\b/, 'Les embouteillages de la capitale peuvent doubler un trajet\u202f: gardez une bonne marge.'],
    [/\b(?:compteurs?|taximetres?)\b/, 'Non, n’y comptez pas\u202f: convenez du prix avant de monter.'],
    [/\btaxi be\b.*\bquoi\b|\bquoi\b.*\btaxi be\b/, 'Le taxi-be est le minibus de ville, bon marché et bondé.'],
    [/\b(?:bus|taxi be)\b/, 'Plutôt le taxi, prix convenu avant\u202f: les bus, ou taxi-be, sont bondés.'],
    [/\b(?:nuit|soir|fiables?|c est sur|securite)\b/, 'Oui, si l’hôtel ou le restaurant l’a commandé, portières fermées.'],
    [/\b(?:trouv\w*|facile\w*)\b/, 'Oui, en ville, le jour\u202f; le soir, faites-le commander par l’hôtel.'],
  ],
  tenue: [
    [/\bnue?s?\b|\bnaturis\w*|\bnudis\w*|\btopless\b/, 'Non, le nudisme et le sein nu choquent, même à la plage.'],
    [
      /\btatou\w*\b|\bpiercings?\b/,
      'Non, en général\u202f: un tatouage surprend peu, mais couvrez-le dans les villages et les lieux sacrés.',
    ],
    [/\b(?:tete|voile|voiler|foulard|cheveux)\b/, 'Non, pas à l’église\u202f; dans une mosquée, couvrez-vous la tête et déchaussez-vous, si l’on vous y laisse entrer.'],
    [/\bshorts?\b/, 'Plutôt non\u202f: le short est pour la plage\u202f; en ville et dans les villages, préférez un pantalon léger ou une jupe aux genoux.'],
    [/\b(?:bikinis?|maillots?)\b/, 'À la plage et à la piscine, le maillot ou le bikini ne choque pas\u202f; ailleurs, couvrez-vous.'],
  ],
  toilettes: [
    [/\bpapier\b/, 'Non, le papier n’est pas toujours fourni\u202f: gardez-en sur vous.'],
  ],
  valise: [
    [/^(?!.*\b(?:ou|sans)\b).*\b(?:faut|utile|besoin|necessaire|prevoir|prend\w*|emporter|vaut|doit on|dois)\b.*\b(?:frontale|lampe|batterie|gourde|chapeau|casquette|creme solaire|repulsif|coupe vent|k ?way|impermeable|sandales|maillot)\b(?! de bain et)/, 'Oui, c’est utile.'],
  ],
  vanille: [
    [/\bplantations?\b/, 'Pour une plantation, demandez la vallée du Sambirano, sur notre circuit Nord, où l’on visite celle de cacao.'],
    [/\b(?:prix|coute|combien|vaut|cher|chere|kilo)\b/, 'Je n’ai pas de prix sûr\u202f: il change beaucoup d’une année à l’autre, demandez-le à plusieurs vendeurs.'],
  ],
  vegetarien: [
    [
      /\b(?:porc|cochon)\b/,
      'Sans porc, on mange facilement\u202f: zébu, poulet, poisson et légumes sont partout\u202f; le ravitoto en contient souvent, demandez.',
    ],
  ],
  'vehicule-confort': [
    [/\bceintures?\b/, 'À l’arrière, elles manquent parfois\u202f: demandez-les dans le devis, et attachez-vous toujours.'],
  ],
  visa: [
    [/\b(?:papiers?|documents?|pieces?)\b/, 'Il faut un passeport valable six mois après le retour, un visa et un billet de retour.'],
    [/^(?!.*\b(?:passeport|avant)\b).*\b(?:valable|valide|validite|duree|combien de (?:jours|temps))\b/, 'Le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/\b(?:20|30|45|60|90) jours\b|\b(?:1|2|3|un|deux|trois) mois\b/, 'Oui, le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
  ],
  'visa-demande': [
    [/\b(?:queue|file d attente|files d attente|immigration)\b/, 'Parfois, après un vol plein\u202f: arrivez avec le visa fait en ligne et un stylo.'],
    [/\b(?:fiables?|arnaques?|faux|officiels?|quel site)\b/, 'Oui, mais sur la seule plateforme officielle\u202f: les sites intermédiaires ajoutent leurs frais.'],
    [/\bimprim\w*|\bversion papier\b/, 'Oui, imprimez-le, et gardez-en une photo dans le téléphone.'],
    [/\b(?:par|avec|en) (?:une |la |ma )?(?:carte|cb)\b/, 'Ne comptez pas sur la carte\u202f: ayez des espèces, avec de quoi faire l’appoint.'],
    [/\b(?:nosy be|diego|antsiranana|mahajanga|majunga)\b/, 'Oui, en principe, comme dans les autres aéroports internationaux\u202f; vérifiez-le avant le départ.'],
    [/\bphotos?\b/, 'Je ne suis pas sûr qu’on la demande\u202f: ayez deux photos d’identité sur vous.'],
    [/\b(?:formulaires?|fiches?|remplir)\b/, 'Oui, celui de la demande en ligne\u202f; à l’arrivée, on remplit en général une fiche\u202f: gardez un stylo.'],
    [/\bou (?:bien )?(?:a l )?(?:aeroport|arrivee|sur place)\b|\ba l avance\b/, 'Les deux sont possibles\u202f; en ligne, faites-le au moins une semaine avant le départ.'],
  ],
  'visa-prix': [
    [/\bfrancs?\b|\bchf\b/, 'N’y comptez pas\u202f: ayez plutôt des euros, en espèces, et vérifiez avant le départ que le guichet les accepte.'],
    [/\b(?:euros?|ariary|dollars?)\b/, 'Ayez des euros, en espèces, et vérifiez avant le départ que le guichet les accepte.'],
    [/\b(?:par|avec|en) (?:une |la |ma )?(?:carte|cb)\b/, 'Ne comptez pas sur la carte à l’arrivée\u202f: ayez des espèces, avec de quoi faire l’appoint.'],
    [/^(?!.*\b(?:combien|prix|cout\w*|tarif)\b).*\b(?:30|45|60|90) jours\b/, 'Oui, le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/\bgratuit\w*/, 'Non, le visa est payant, même pour un court séjour, à ma connaissance.'],
    [/\b(?:especes|liquide|cash)\b/, 'Oui, à l’arrivée, en espèces, avec de quoi faire l’appoint.'],
  ],
  'voiture-chauffeur': [
    [/\bcautions?\b/, 'Je n’ai pas de montant sûr\u202f: sans chauffeur, la caution est forte, demandez-la au loueur.'],
    [/\bsans chauffeur\b|\b(?:soi|moi|nous) memes?\b/, 'Oui, on peut louer sans chauffeur, mais c’est rare et peu conseillé.'],
    [new RegExp(price), 'Ordre de grandeur, chauffeur compris et souvent sans carburant\u202f: 40 à 60\u202f€ par jour pour une voiture, 60 à 100\u202f€ pour un 4x4.'],
    [
      new RegExp(`^(?!.*${price}).*\\b(?:4x4|berline|quoi comme (?:voiture|vehicule)|quel(?:le)? (?:voiture|vehicule|type))\\b`),
      'Le devis dit le véhicule\u202f: une berline suffit sur la RN7, un 4x4 est nécessaire dans l’Ouest et sur les pistes.',
    ],
  ],
  'vol-international': [
    [/\b(?:prix|tarifs?|cout\w*|cher|chers|euros|normal)\b/, 'Les billets se vendent souvent entre 900 et 1\u202f500\u202f€, plus cher en juillet, en août et à Noël\u202f: achetez-les plusieurs mois avant.'],
  ],
  'vols-interieurs': [
    [/\b(?:annul\w*|retards?|decal\w*)\b/, 'Oui, un vol intérieur peut être annulé ou décalé, parfois la veille\u202f: gardez une journée de marge.'],
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
    [/\bbebes?\b/, 'Un bébé de moins de deux ans, sur les genoux, paie en général une petite part du billet\u202f: la compagnie le dit.'],
    [/\b(?:re)?confirm\w*\b/, 'Oui, reconfirmez-le la veille\u202f: les horaires changent souvent.'],
  ],
  'vols-interieurs-durees': [
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
  ],
  'zones-a-eviter': [
    [/\b(?:dahalo|bandits?|voleurs de zebus|peur)\b/, 'Sur les axes touristiques, de jour et avec un chauffeur, vous avez peu à craindre des dahalo.'],
  ],
}
