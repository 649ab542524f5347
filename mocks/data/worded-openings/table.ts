import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const table: WordedOpenings = {
  alcool: [
    [/\b(?:artisanal\w*|local|maison|toaka|betsa\w*|clandestin)\b/, 'Évitez l’alcool artisanal, parfois toxique\u202f: prenez plutôt une bière ou un rhum de marque.'],
    [whether, 'Oui.'],
  ],
  allergie: [
    [/\b(?:crustaces?|fruits de mer|crevettes?|poissons?)\b/, 'Allergique au poisson ou aux fruits de mer, demandez sur la côte aussi de la viande ou des légumes, cuits à part.'],
  ],
  boissons: [
    [/\bcafes?\b/, 'Oui, le café est du pays\u202f: on en boit partout, dans les hôtels et les gargotes, souvent sucré.'],
    [/\b(?:the|tisanes?|cafe)\b.*\b(?:risqu\w*|surs?|malade|crainte|danger\w*|eau)\b/, 'Oui, un thé ou un café servis brûlants se boivent sans crainte.'],
    [/\bcocos?\b|\bnoix de coco\b/, 'Oui, l’eau d’une noix de coco ouverte devant vous se boit sans crainte.'],
    [
      /\branovola\b|\branon ?ampango\b|\beau de riz\b/,
      'Le ranovola est l’eau bouillie où le riz a un peu brûlé\u202f: un goût de grillé, sans sucre, et l’on peut le boire sans crainte s’il est chaud.',
    ],
    [/\brhums?\b/, 'Le rhum arrangé, infusé de vanille, de letchi ou de gingembre, conclut les repas.'],
    [/\bbieres?\b/, 'La bière du pays est la THB, partout.'],
    [/\bvins?\b/, 'Fianarantsoa produit un petit vin, plus curieux que grand.'],
    [/\bjus\b/, 'Oui, les jus de fruits sont excellents, à prendre sans glaçons.'],
    [/\bcafe\b/, 'Le café du pays est bon, souvent très sucré, et les jus de fruits excellents, à prendre sans glaçons.'],
  ],
  crudites: [
    [/\b(?:cuits?|cuites?|chauds?|bouillis?)\b/, 'Oui, cuits et servis chauds.'],
    [/\bfruits?\b/, 'Oui, les fruits se mangent, lavés et pelés par vous-même.'],
    [whether, 'Plutôt non.'],
  ],
  cuisine: [
    [/\bsans (?:le |du )?(?:piment|epices?)\b|\bpas (?:trop )?(?:epice|releve)\b/, 'Oui, sans peine\u202f: le piment, ou sakay, se sert à part.'],
    [/\b(?:europeen\w*|occidenta\w*|plats? francais|cuisine francaise|pizzas?|burgers?)\b/, 'Oui, dans les villes et les hôtels de tourisme\u202f: pâtes, frites, poulet grillé, omelettes.'],
    [/\b(?:mange\w* (?:bien|correctement)|bien mange\w*|nourriture (?:est )?bonne|bonne (?:nourriture|cuisine)|c est bon)\b/, 'Oui, simplement mais bien, surtout le poisson des côtes et le zébu.'],
    [/^(?!.*\b(?:demander|aim\w*|ador\w*|plait|ou manger|trouv\w*)\b).*\b(?:epice\w*|piment\w*|piquante?s?|ca pique|releve\w*)\b/, 'Non, la cuisine est peu épicée\u202f: le piment, ou sakay, se sert à part.'],
    [/\briz\b/, 'Oui, presque à tous les repas.'],
  ],
  'enfants-repas': [
    [/\b(?:glaces?|glacons?)\b/, 'Les glaces industrielles bien gelées, oui\u202f; les artisanales et les glaçons, non.'],
    [/\b(?:restaurants?|restos?)\b/, 'Oui, les enfants sont bienvenus au restaurant, même petits.'],
  ],
  'fruits-epices': [
    [/\b(?:l[iy]tchis?|lychees?|letchis?)\b/, 'Les letchis se mangent en novembre et en décembre, sur la côte Est.'],
    [/\bmangues?\b/, 'Les mangues se mangent d’octobre à janvier.'],
    [/\b(?:plantations?|visit\w*|voir)\b/, 'Au jour 7 de notre circuit Nord, on visite une plantation de cacao près d’Ambanja, dans la vallée du Sambirano.'],
    [/\boctobre\b/, 'En octobre, les premières mangues, avec la banane, l’ananas et la papaye de toute l’année.'],
    [/\b(?:novembre|decembre|noel)\b/, 'En novembre et en décembre, les letchis et les mangues, avec la banane, l’ananas et la papaye de toute l’année.'],
    [/\bjanvier\b/, 'En janvier, les dernières mangues, avec la banane, l’ananas et la papaye de toute l’année.'],
    [/\b(?:fevrier|mars|avril|mai|juin|juillet|aout|septembre)\b/, 'La banane, l’ananas et la papaye, comme toute l’année.'],
  ],
  glacons: [
    [/\b(?:glaces?|sorbets?|creme glacee)\b/, 'Les glaces industrielles bien gelées, oui\u202f; les artisanales, non.'],
    [whether, 'Plutôt non.'],
  ],
  gluten: [
    [/\b(?:compliqu\w*|difficile\w*|galere\w*|dur|prise de tete|problem\w*)\b/, 'Non, pas trop.'],
    [/\bpains?\b/, 'N’y comptez pas\u202f: emportez le vôtre.'],
  ],
  laitages: [
    [/\blactose\b/, 'Intolérant au lactose, vous n’aurez guère de peine\u202f: la cuisine malgache en contient peu.'],
    [/\blait\b/, 'Oui, du lait en brique ou en poudre dans les supermarchés des villes\u202f; évitez le lait cru.'],
  ],
  'plats-malgaches': [
    [/\bravitoto\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bravitoto\b/, 'Le ravitoto est un plat de feuilles de manioc pilées, cuites avec du porc.'],
    [/\bromazava\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bromazava\b/, 'Le romazava, plat national, est un bouillon de viande de zébu et de brèdes.'],
    [/\bkoba\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bkoba\b/, 'Le koba est un gâteau de riz, d’arachide et de banane cuit dans une feuille.'],
    [/\bmofo gasy\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bmofo gasy\b/, 'Les mofo gasy sont de petits pains de riz, que l’on mange le matin.'],
    [/\bbredes?\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bbredes?\b/, 'Les brèdes sont des feuilles vertes cuites, comme des épinards.'],
  ],
  'restaurants-lesquels': [
    [/\breserv\w*\b/, 'Non, le plus souvent\u202f; près des parcs, commandez à l’hôtel avant la visite.'],
  ],
  'street-food': [
    [whether, 'Oui, si elle est bien cuite.'],
  ],
  vanille: [
    [/\b(?:avions?|bagages?|valises?|soute|douane|ramen\w*|rapport\w*)\b/, 'Oui, jusqu’à 2\u202fkg par voyageur, d’ordinaire\u202f: gardez la facture.'],
    [/^(?:et )?ou\b|\bou (?:trouver|acheter|en|l|se)\b/, 'La vanille vient surtout du Nord-Est, autour de Sambava et d’Antalaha\u202f; nos circuits en trouvent au marché de Hell-Ville, dans la vallée du Sambirano et à Antananarivo.'],
    [/\b(?:reconnaitre|bonne|choisir|qualite)\b/, 'Une bonne gousse est souple, brune, grasse et parfumée, longue d’une quinzaine de centimètres\u202f; sèche ou cassante, laissez-la.'],
    [/\bplantations?\b/, 'Pour une plantation, demandez la vallée du Sambirano, sur notre circuit Nord, où l’on visite celle de cacao.'],
    [/\b(?:prix|coute|combien|vaut|cher|chere|kilo)\b/, 'Je n’ai pas de prix sûr\u202f: il change beaucoup d’une année à l’autre, demandez-le à plusieurs vendeurs.'],
  ],
  vegan: [
    [/\b(?:compliqu\w*|difficile\w*|galere\w*|dur|prise de tete|problem\w*)\b/, 'Un peu, surtout loin des villes.'],
    [whether, 'C’est possible.'],
  ],
  vegetarien: [
    [/^(?!.*\bhalal\b).*\b(?:compliqu\w*|difficile\w*|galere\w*|dur|prise de tete|problem\w*)\b/, 'Non, on mange végétarien sans peine.'],
    [
      /\b(?:porc|cochon)\b/,
      'Sans porc, on mange facilement\u202f: zébu, poulet, poisson et légumes sont partout\u202f; le ravitoto en contient souvent, demandez.',
    ],
    [/\bhalal\b.*\bpoissons?\b/, 'Oui, halal surtout dans le Nord et l’Ouest\u202f; du poisson, partout sur les côtes, moins à l’intérieur.'],
    [/\bhalal\b|\bmusulman\w*\b/, 'Oui, le halal se trouve surtout dans le Nord et l’Ouest.'],
    [/\b(?:vegetarien\w*|sans viande)\b.*\b(?:complique\w*|difficile\w*|dure?|galere\w*|probleme\w*|chaud|souci\w*|mourir de faim)\b/, 'Non, on mange végétarien sans peine.'],
    [/^(?=.*\b(?:vegetarien\w*|sans viande)\b).*\b(?:quoi|qu est ce que?)\b/, 'De tout, sans la viande ni le poisson, et des mofo gasy le matin\u202f; le romazava et le ravitoto, eux, sont à la viande.'],
    [/\bvegetarien\w*\b|\bsans viande\b/, 'Oui, on mange végétarien sans peine.'],
  ],
  'viande-zebu': [
    [/\b(?:conserv\w*|fraiche?|fraicheur|frigo|sans risque|sure?)\b/, 'Pas toujours\u202f: au marché, elle se vend sans froid.'],
  ],
}
