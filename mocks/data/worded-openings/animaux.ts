import { daysForBaobabs, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const animaux: WordedOpenings = {
  fosa: [
    [/\b(?:taille|mesure\w*|gros|grand|grande|pese\w*|poids|ressemble\w*)\b/, 'Le fosa a le corps d’un petit puma\u202f: 70 à 80\u202fcm, presque autant de queue, 6 à 10\u202fkg.'],
  ],
  'requins-lagon': [
    [/^(?!.*\b(?:peur|risqu\w*|danger\w*|sainte marie|ifaty|anakao|toamasina)\b).*(?:\brequins? (?:baleines?|a voir)\b|\bvoir des requins\b)/, 'Oui, des requins-baleines, inoffensifs, autour de Nosy Be, surtout de septembre à décembre, au masque et au tuba.'],
  ],
  animaux: [
    [/\b(?:la nuit|de nuit|nocturnes?)\b/, 'La nuit, à la lampe et avec un guide, on voit de petits lémuriens comme les microcèbes, des caméléons et des geckos, à Andasibe, autour de Ranomafana, à Kirindy et à l’Ankarana.'],
  ],
  araignees: [
    [/\b(?:mortel\w*|venim\w*|dangereu\w*|tuer?)\b/, 'Non, presque aucune n’est dangereuse.'],
  ],
  'aye-aye': [
    [/\b(?:dormir|dort|nuit)\b.*\b(?:la bas|sur place|faut|oblige\w*)\b|\b(?:faut|oblige\w*)\b.*\b(?:dormir|nuit)\b/, 'Oui, dormez sur place, à Ankanin’ny Nofy\u202f: la sortie se fait à la nuit tombée.'],
  ],
  scorpions: [
    [/\b(?:mourir|mortel\w*|tue\w*|danger\w*|grave|risqu\w*|venimeux)\b/, 'La piqûre fait très mal, sans menacer en général un adulte en bonne santé\u202f; un enfant, une femme enceinte ou une personne âgée voit un médecin sans attendre.'],
  ],
  serpents: [
    [/\b(?:y a|voit|voir|crois\w*)\b.*\b(?:beaucoup|souvent|plein de)\b/, 'Non, on en croise peu.'],
    [/^(?!.*\b(?:peur|phobie|eviter|dangereu\w*|risque\w*)\b).*\b(?:ou|chances?|fou|folle|fan|passionn\w*|adore\w*)\b.*\b(?:voir|voit|trouver|observer|serpents?)\b/, 'Dans les forêts d’Andasibe, de Ranomafana et de l’Ankarana, avec un guide, surtout de nuit\u202f: des boas inoffensifs et de grandes araignées dans leur toile.'],
  ],
  baleines: [
    [/\b(?:de (?:tout |tres )?pres|approch\w*|proches?)\b(?!.*\b(?:tana|antananarivo)\b)/, 'Assez près, oui, mais un bon bateau garde ses distances et laisse venir les baleines.'],
    [/\b(?:vaut|valent|interet|interessant|la peine)\b.*\b(?:hors|en dehors de)\b.*\bsaison\b|\b(?:vaut|valent|interet|interessant|la peine)\b.*\bsans (?:les )?baleines\b/, 'Oui, pour ses plages, son lagon et l’île aux Nattes\u202f: sans les baleines, venez de préférence d’octobre à novembre, les mois les plus secs avec septembre.'],
    [/\b(?:hors|en dehors de)\b.*\bsaison\b|\bsans (?:les |voir les )?baleines\b|\bquand il (?:n )?y (?:en )?a (?:pas|plus)\b/, 'Sans les baleines, Sainte-Marie garde ses plages, son lagon et l’île aux Nattes\u202f: venez de préférence d’octobre à novembre, les mois les plus secs avec septembre.'],
    [/^(?=.*\breserver\b).*\b(?:avance|avant|temps|quand)\b/, 'La sortie se réserve quelques jours avant, par l’hôtel, et plus tôt en août, le mois le plus demandé.'],
    [/\bdepuis (?:la )?(?:plage|terre|cote|rive)\b|\bsans bateau\b/, 'Depuis la plage, on voit parfois un souffle ou un saut au loin\u202f; pour les voir bien, prenez un bateau.'],
    [/\b(?:ifaty|anakao|nosy be)\b/, 'On en voit aussi à Ifaty, à Anakao et à Nosy Be, moins nombreuses qu’à Sainte-Marie.'],
    [/\b(?:nosy be|anakao|ifaty|tulear|toliara)\b/, 'Oui, mais moins nombreuses qu’à Sainte-Marie, de juillet à septembre.'],
  ],
  baobabs: [
    [/^(?=.*\bamoureux\b).*\b(?:differen\w*|meme endroit|meme chose|pareil)\b/, 'Non, pas au même endroit\u202f: l’allée est une rangée de grands baobabs, et le baobab amoureux, deux troncs enlacés, est à quelques kilomètres.'],
    [/^(?!.*\bmorondava\b).*\b(?:tulear|toliara|ifaty|mangily)\b/, 'Près de Toliara, dans la forêt d’épineux d’Ifaty-Mangily, sur notre circuit Sud.'],
    [/^(?!.*\b(?:matin|lever)\b).*\b(?:endroits?|lieux?|spots?|ou)\b.*\bcoucher\b/, 'À l’allée des Baobabs, à une heure de piste de Morondava, en y étant une heure avant.'],
    [/\ba part\b|\bhormis\b|\bpas que\b/, 'Aussi à Ifaty, dans la forêt d’épineux, sur notre circuit Sud, et à Mahajanga, hors de nos circuits.'],
    [/\bcombien de (?:jours|temps)\b/, daysForBaobabs],
    [/\b(?:seulement|uniquement|que)\b.*\bmorondava\b/, 'Non, aussi à Ifaty, dans la forêt d’épineux, sur notre circuit Sud, et à Mahajanga, hors de nos circuits.'],
    [/\b(?:sans (?:aller|passer) (?:a|par)|ailleurs qu?\w*|autre part qu?\w*) (?:a )?morondava\b/, 'Oui, à Ifaty, dans la forêt d’épineux, sur notre circuit Sud, et à Mahajanga, hors de nos circuits.'],
    [/\bfleur\w*|\bflor\w*/, 'Les grands baobabs de l’allée fleurissent surtout de mai à août, en saison sèche, quand ils n’ont pas de feuilles.'],
    [/\b(?:dormir|dort|hotels?|loger|nuits?|hebergement)\b/, 'On dort à Morondava, à une vingtaine de kilomètres, ou plus au nord, au camp de Kirindy.'],
    [/\b(?:ailleurs|autre|autres)\b/, 'Ailleurs, à Ifaty, dans la forêt d’épineux, sur notre circuit Sud, et à Mahajanga, hors de nos circuits.'],
    [/\b(?:enfants?|fils|fille|[3-9] ans|1[0-5] ans|\d+ et \d+ ans)\b/, 'Oui, l’allée se voit avec des enfants, sans marcher\u202f; évitez plutôt le reste du circuit Ouest, longues pistes et bivouacs, avec de jeunes enfants.'],
    [/\b(?:sans|pas|eviter|moins)\b.*\b(?:pistes?|route|4x4|conduire|rouler)\b/, 'Oui, en prenant l’avion jusqu’à Morondava\u202f: de là, l’allée est à une heure de piste environ.'],
    [/\bfeuill\w*\b/, 'Les baobabs portent leurs feuilles pendant les pluies, à peu près de novembre à avril, et sont nus en saison sèche.'],
    [
      /\bcoucher\b.*\bcircuit\b|\bcircuit\b.*\bcoucher\b/,
      'Oui, notre circuit Ouest passe à l’allée des Baobabs au coucher du soleil.',
    ],
    [/\bquelle heure\b|\bmatin\b|\ble soir\b|\bquel moment\b|\bmeilleure? (?:heure|lumiere|moment)\b/, 'Au coucher du soleil, en y étant une heure avant, ou tôt le matin.'],
  ],
  cameleons: [
    [/\b(?:pres|loin|proche|autour|cote) (?:\w+ )?(?:de|d) (?:tana|antananarivo|la capitale)\b/, 'Au plus près d’Antananarivo, à Andasibe, à 145\u202fkm, 4\u202fh à 5\u202fh\u202f30 de route.'],
    [/\b(?:accept\w*|proposent|euros?|ariary|paye\w*|paie)\b(?=.*\bphotos?\b)|\bphotos?\b(?=.*\b(?:accept\w*|proposent|euros?|ariary|paye\w*|paie)\b)/, 'Non, refusez\u202f: payer une photo avec un caméléon captif en fait prendre d’autres dans la forêt.'],
    [/\bplus (?:gros|grands?|enormes?)\b|\bparson\b|\bgeants?\b/, 'Le plus gros, le caméléon de Parson, vit dans les forêts humides de l’Est\u202f: cherchez-le à Andasibe et à Ranomafana, avec un guide.'],
    [/\b(?:dangereu\w*|mord|mordent|mordre|venim\w*)\b/, 'Non, un caméléon n’est ni venimeux ni dangereux, mais on ne le prend pas en main.'],
    [/\blemuriens?\b|\bmakis?\b/, 'Oui, on voit les deux à Andasibe, à Ranomafana ou à la Montagne d’Ambre, les caméléons surtout de nuit.'],
    [/\b(?:main|mains|toucher|caresser|tenir|porter)\b/, 'Non, ne prenez pas un caméléon en main\u202f: cela l’épuise\u202f; regardez-le avec le guide.'],
  ],
  crocodiles: [
    [/\b(?:tsiribihina|manambolo|fleuve|descente|pirogue)\b.*\b(?:danger\w*|risque\w*|attaqu\w*|peur|craindre)\b|\b(?:danger\w*|risque\w*|attaqu\w*|peur|craindre)\b.*\b(?:tsiribihina|manambolo|fleuve|descente|pirogue)\b/, 'Peu, en pirogue ou en chaland avec un guide\u202f: on ne se baigne que là où il l’indique.'],
    [/\b(?:lions?|tigres?|fauves?|predateurs?|carnivores?)\b/, 'Non, ni lions ni autres grands fauves\u202f: le plus grand prédateur à terre est le fosa, sans danger pour vous\u202f; le crocodile du Nil, lui, peut attaquer.'],
    [/^(?:est ce qu il y a |il y a |y a (?:t il )?|ya |des |on (?:voit|croise) |peut on voir )(?:des |les )?(?:crocodiles|crocos|caimans|alligators)\b/, 'Oui.'],
  ],
  dauphins: [
    [/\b(?:nager|nage|baigner|plonger)\b/, 'Plutôt non.'],
  ],
  indri: [
    [/\btoute l annee\b|\ben toute saison\b|\ball year\b/, 'Oui, on l’entend toute l’année, surtout le matin, de 7\u202fh à 11\u202fh\u202f; de janvier à mars, les sentiers sont boueux.'],
    [/\bquelle heure\b|\bquel moment\b|\bmatin\b.*\bsoir\b/, 'Surtout entre 7\u202fh et 11\u202fh, le matin.'],
    [/\b(?:dormir|dort|loger|hotels?)\b/, 'Dormez à Andasibe, tout près de la forêt d’Analamazaotra, et entrez à l’ouverture.'],
    [/^(?!.*\b(?:ou|quand|quelle|combien|comment)\b).*\b(?:facile\w*|chances?|on (?:les |en |l |le )?voit|(?:peut on|on peut)(?: les| en| le| l)? (?:voir|entendre|observer))\b/, 'Oui, presque sûrement\u202f: avec un guide, le matin, on les entend et on les voit le plus souvent à Andasibe.'],
    [/\bplus (?:gros|grand)\w*\b/, 'L’indri est le plus grand des lémuriens actuels et ne vit dans aucun zoo.'],
  ],
  lemuriens: [
    [/\b(?:en hiver|en (?:juin|juillet|aout))\b/, 'Oui, on en voit toute l’année\u202f; en juin et en juillet, certains petits lémuriens dorment, à Kirindy surtout.'],
    [/\b(?:la|de) nuit\b|\bnocturnes?\b/, 'Oui, de nuit, à la lampe et avec un guide, on voit de petits lémuriens comme les microcèbes, à Kirindy, à Andasibe et autour de Ranomafana.'],
    [/\bvar(?:i|is|y|ecias?)\b|\bnoirs? et blancs?\b|\bdiademe\b|\bsimponas?\b/, 'Le vari noir et blanc et le sifaka à diadème vivent dans les forêts humides de l’Est\u202f: cherchez-les à Mantadia, près d’Andasibe, et à Ranomafana, avec un guide et de la chance.'],
    [/\b(?:approch\w*|de (?:tout |tres )?pres)\b/, 'Oui, de près à Anja et à Andasibe, où ils sont habitués aux visiteurs, mais on ne les touche pas et on ne les nourrit pas.'],
    [/\b(?:combien|nombre)\b.*\b(?:especes|sortes|lemuriens)\b/, 'On compte une centaine d’espèces de lémuriens.'],
    [/\btoute l annee\b/, 'Oui, on en voit toute l’année\u202f; en juin et en juillet, certains petits lémuriens dorment, à Kirindy surtout.'],
    [/\bquelle heure\b|\bmoment de la journee\b/, 'Allez-y tôt le matin, dès l’ouverture du parc, vers 7\u202fh, et de nuit pour les petites espèces.'],
    [/\bdans(?:e|ent|eurs?|ant)\b/, 'Le lémurien qui danse est le sifaka, qui saute debout au sol\u202f: à Kirindy surtout, sur notre circuit Ouest.'],
    [/\b(?:enfants?|petits?|fils|filles?|gamins?|bebe|ados?)\b/, 'Avec des enfants, à Andasibe, où les indris se voient sur une boucle courte, et à la réserve d’Anja, où les makis sont tout proches.'],
    [/\bcattas?\b|\bqueue (?:annelee|rayee)|\bjulian\b|\bjulien\b/, 'Le maki catta, à queue annelée, se voit surtout à Anja et à l’Isalo, sur notre circuit Sud.'],
    [/\b(?:sans (?:trop |beaucoup )?(?:de )?march\w*|peu (?:de )?march\w*)\b/, 'Avec peu de marche\u202f: à la réserve d’Anja, et sur la boucle guidée d’Andasibe.'],
    [/\bplus petit\w*\b/, 'Le plus petit est le microcèbe, grand comme une souris\u202f: cherchez-le de nuit, à Kirindy surtout.'],
    [/\bnosy (?:be|komba)\b/, 'Oui, des makis macaco, à Lokobe et sur l’île voisine de Nosy Komba.'],
    [/\bsainte marie\b|\bnattes\b/, 'Peu à Sainte-Marie\u202f: voyez-les plutôt à Andasibe, sur le même circuit Est.'],
  ],
  'nourrir-lemuriens': [
    [
      /\b(?:argent|billet|payante?|payer|paye|ariary|ar|laisse|attachee?|tend|tendent|propose\w*)\b/,
      'Non, refusez\u202f: un animal tenu en laisse ou dans les bras pour une photo a été pris dans la nature, et payer pousse à en prendre d’autres.',
    ],
  ],
  'oiseaux-plantes': [
    [/^(?=.*\bkirindy\b).*\b(?:oiseaux|ornitho\w*)\b/, 'À Kirindy, cherchez surtout les couas et les vangas, tôt le matin, avec un guide.'],
    [/\bflamants?\b/, 'Des flamants roses se voient au lac Tsimanampetsotsa, près d’Anakao\u202f: il n’est pas dans nos circuits, demandez l’excursion dans le devis.'],
    [/\bpapillons?\b/, 'Oui, le papillon comète, jaune et à longue queue, vit dans les forêts humides de l’Est, mais peu de jours\u202f: le voir tient de la chance, demandez au guide à Andasibe ou à Ranomafana.'],
    [/\bornitho\w*\b/, 'Pour les oiseaux, Ranomafana, Andasibe et la forêt d’épineux d’Ifaty sont réputés, au mieux de septembre à décembre, à la saison des nids.'],
  ],
  'pas-de-fauves': [
    [/\bsinges?\b/, 'Non, il n’y a pas de singes à Madagascar\u202f: il y a des lémuriens, d’autres primates qui ne vivent qu’ici.'],
    [/\b(?:loups?|ours|renards?|tigres?|pantheres?)\b/, 'Non, ni loups, ni ours, ni grands félins.'],
  ],
  'requins-baleines': [
    [/\b(?:touch\w*|caress\w*|attrap\w*|port(?:er|e)|nourri\w*)\b/, 'Non, on ne touche et on ne nourrit ni les tortues ni les requins-baleines\u202f: nagez à quelques mètres, avec un guide.'],
    [/\b(?:nager|nage|baigner|snorkel\w*|plonger)\b.*\brequins?\b/, 'Oui, on nage près d’eux au masque et au tuba, de septembre à décembre, sans les toucher.'],
    [/\bnager\b.*\btortues?\b|\btortues?\b.*\bnager\b/, 'Oui, à Nosy Sakatia et à Nosy Tanikely, on nage près des tortues vertes, sans les toucher.'],
    [/\bpon(?:dre|dent|te)\b/, 'Je ne connais pas de lieu sûr où voir une tortue pondre\u202f: demandez à l’hôtel.'],
  ],
  zebu: [
    [/\b(?:c est quoi|qu est ce|quel animal)\b/, 'Le zébu est le bœuf du pays, avec une bosse sur le dos.'],
  ],
  tsingy: [
    [/\bvia ferrata\b/, 'Oui, si vous êtes en forme et sans vertige\u202f: 4 à 5\u202fh attaché par un baudrier, avec échelles et pont suspendu.'],
    [/\b[67]\d ans\b|\b(?:parents|retraites?|seniors?)\b/, 'Plutôt non pour les Grands Tsingy, 4 à 5\u202fh avec baudrier, échelles et pont suspendu\u202f; les Petits Tsingy, l’Ankarana et les Tsingy Rouge sont plus faciles.'],
    [/\b(?:danger\w*|risqu\w*)\b/, 'Non, avec un guide et attaché par un baudrier\u202f: on avance lentement et bien assuré\u202f; avec le vertige, évitez-les.'],
    [/\bclaustro\w*\b|\b(?:etroit\w*|serre\w*|coince\w*)\b/, 'Avec de la claustrophobie, évitez les Grands Tsingy\u202f: des passages y sont étroits\u202f; les Tsingy Rouge, eux, se voient à l’air libre.'],
    [/\b1[0-9]0 ?kg\b|\b(?:kilos|corpulen\w*|surpoids|obes\w*|gros|grosse)\b/, 'Je ne connais pas de limite de poids\u202f: demandez-la au bureau du parc, car on y passe dans des failles étroites, attaché à un baudrier.'],
    [/\b(?:prothese|hanches?|genoux?|arthrose|canne)\b/, 'Pas les Grands Tsingy\u202f: 4 à 5\u202fh avec baudrier, échelles et pont suspendu. Les Tsingy Rouge se voient presque sans marcher.'],
    [/\bpetits? tsingy\b/, 'Les Petits Tsingy, près de Bekopaka, sont plus faciles que les Grands, avec des parcours plus courts que le guide connaît.'],
    [
      /\bnord\b/,
      'Dans le Nord, ce sont les tsingy de l’Ankarana, plus faciles d’accès, avec grotte et passerelle, et les Tsingy Rouge, qui se voient sans effort.',
    ],
    [/\bsans (?:\w+ )?(?:escalade|escalader|grimper|baudrier|marcher|vertige|effort)\b|\bsans (?:trop|beaucoup) (?:de )?(?:march\w*|grimp\w*|effort)\b/, 'Oui, aux Tsingy Rouge, où l’on marche peu, ou à l’Ankarana, aux sentiers plus faciles.'],
    [/\b(?:sporti\w*|en forme|condition physique|entraine\w*|difficile|dur|dure|physique)\b/, 'Pour les Grands Tsingy, oui, mieux vaut être en forme\u202f: 4 à 5 h de parcours avec baudrier et échelles\u202f; les Tsingy Rouge sont faciles.'],
    [/\b(?:peur|vertige|impressionn\w*|pont)\b/, 'Avec le vertige, pas le grand parcours à baudrier\u202f: prenez les Petits Tsingy ou un parcours plus court, que le guide connaît\u202f; les Tsingy Rouge et l’Ankarana sont plus faciles.'],
  ],
  sangsues: [[/\bbottes?\b/, 'Non, pas de bottes\u202f: des chaussures fermées et de hautes chaussettes, le pantalon rentré dedans, suffisent.']],
}
