import { bargeForFrail, daysForBaobabs, tentsOnRiver, whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const visites: WordedOpenings = {
  'rova-visite': [
    [/^(?!.*\b(?:combien|quand|horaires?)\b).*\bvisit\w*\b/, 'Oui, il se visite, une heure environ, surtout pour la vue et l’histoire\u202f: l’intérieur des palais ne s’ouvre pas toujours.'],
  ],
  'tsingy-baobabs-jours': [[/^(?!.*\btsingys?\b).*\bbaobabs?\b/, daysForBaobabs]],
  'tsingy-parcours': [
    [/^(?!.* ou ).*\bpetits tsingy\b/, 'Oui, les Petits Tsingy, près de Bekopaka, sont plus faciles\u202f: demandez-les dans le devis.'],
  ],
  'autres-sports': [
    [/\b(?:kayak\w*|canoe\w*|paddle\w*)\b/, 'Je ne connais pas de lieu sûr pour le kayak ou le paddle, et nos circuits n’en comprennent pas\u202f: demandez-le à l’hôtel au bord d’un lagon, ou dans le devis.'],
    [/\bpech\w*\b/, 'Oui, la pêche au gros se pratique depuis Nosy Be, hors de nos circuits.'],
    [/\b(?:cheval|chevaux|equitation|equestres?)\b/, 'Oui, des balades à cheval se font près d’Antananarivo et à l’Isalo, hors de nos circuits.'],
  ],
  'baobabs-valeur': [
    [/\b(?:a part|hormis|en dehors|autre chose|quoi d autre)\b/, 'À part les baobabs, Morondava est une petite ville de bord de mer, avec une longue plage et la forêt de Kirindy au nord\u202f: un à deux jours suffisent.'],
  ],
  'chaland-pirogue': [
    [/\bcombien de (?:personnes|passagers|places|gens)\b/, 'Je ne sais pas combien\u202f: le chaland est privé ou partagé, selon le devis.'],
    [/\b(?:douches?|toilettes?|wc|se laver)\b/, 'Dans les deux cas, on dort sous la tente, sur un banc de sable, sans douche ni toilettes.'],
  ],
  'cimetiere-pirates': [
    [/\b(?:combien de temps|longtemps|duree|dure)\b/, 'Moins d’une heure sur place, et trente à quarante-cinq minutes à pied dans chaque sens.'],
    [/\b(?:attaqu\w*|encore|danger\w*|aujourd hui|existe\w*)\b/, 'Non, il n’y a plus de pirates à Sainte-Marie\u202f: l’île en fut le repaire vers 1700.'],
    [/\bou\b.*\b(?:trouv\w*|situ\w*)\b|\b(?:trouv\w*|situ\w*) ou\b/, 'Sur l’île Sainte-Marie, à pied depuis Ambodifotatra.'],
    [/\b(?:enfants?|petits?|gamins?|gosses?|fils|fille)\b/, 'Oui, avec des enfants aussi, à marée basse\u202f: trente à quarante-cinq minutes de marche dans chaque sens.'],
  ],
  ecotourisme: [
    [/\b(?:carbone|co2)\b/, 'Je ne connais pas de compensation du carbone dans nos circuits.'],
  ],
  escalade: [
    [/\b(?:circuits?|vous (?:y )?(?:allez|passez|faites))\b/, 'La vallée du Tsaranoro est une variante de notre circuit Sud, sans l’ascension du pic Boby\u202f: demandez-la dans le devis.'],
    [/\b(?:grimpeurs?|sans grimper|oblige\w*|march\w*|rando\w*|debutants?)\b/, 'Non, pas besoin d’être grimpeur\u202f: on marche aussi dans la vallée du Tsaranoro, au pied des falaises, à la journée et avec un guide.'],
  ],
  fleuves: [
    [/\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b/, tentsOnRiver],
    [/\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b/, bargeForFrail],
    [/\b(?:reseau|capte|wifi|telephon\w*|appeler)\b/, 'Non, il n’y a guère de réseau pendant la descente\u202f: prévenez vos proches avant.'],
    [/\b(?:douches?|toilettes?|wc)\b/, 'Non, ni douche ni toilettes pendant la descente\u202f: on dort sous la tente, sur un banc de sable.'],
  ],
  'guide-obligatoire': [
    [/\breserv\w*\b|\ba l avance\b/, 'Non, pas besoin de le réserver\u202f: le guide, obligatoire, se prend le jour même au bureau du parc, en espèces\u202f; venez à l’ouverture, et prévenez la veille pour une visite de nuit.'],
    [/\b(?:abandonn\w*|laiss\w*|vite|rythme|lent\w*|attend\w*)\b/, 'Non, le guide marche à votre rythme et reste avec le groupe\u202f: dites-le-lui au départ, il choisit un parcours plus court.'],
    [/\b(?:pay\w*|paie|compris|inclus|charge)\b/, 'C’est le devis qui dit si les guides sont compris\u202f; sinon, ils se paient au bureau du parc.'],
    [/^(?!.*\bparcs?\b).*\b(?:voyager|partir|se balader|circuler|visiter le pays|seule?s?)\b.*\bsans guide\b/, 'Oui, sauf dans les parcs nationaux.'],
    [/^(?!.*\b(?:prendre|faut|devons|doit)\b).*\b(?:en plus|compris\w*|inclus\w*|dans le prix)\b/, 'En général en plus\u202f: le guide du parc se paie souvent 60\u202f000 à 150\u202f000\u202fAr par groupe, sauf si le devis le comprend.'],
    [/\b(?:peut|peux|possible|moyen|venir|visiter|entrer|aller)\b.*\bsans guide\b/, 'Non, pas dans les parcs nationaux.'],
    [/\b(?:obligatoires?|faut|besoin|sans guide|seuls?|oblige\w*|necessaires?)\b/, 'Oui, dans les parcs nationaux, un guide local agréé est obligatoire, et il vaut son prix\u202f: sans lui, on passe à côté de la plupart des animaux.'],
  ],
  kitesurf: [
    [/^(?!.*\bsurf\b).*\b(?:debut\w*|appren\w*|initi\w*|cours|lecons?|ecoles?|premiere fois)\b/, 'Pour débuter, venez plutôt en avril, en mai, en octobre ou en novembre\u202f: de juin à septembre, l’alizé y est très fort. Je ne connais pas d’école\u202f: demandez à l’hôtel si l’on y donne des cours.'],
    [/^(?!.*\bsurf\b).*\b(?:debut\w*|apprendre|appren\w*|initi\w*|cours|lecons?|ecoles?|premiere fois)\b/, 'Pour débuter, venez plutôt en avril, en mai, en octobre ou en novembre\u202f: de juin à septembre, l’alizé y est très fort. Je ne connais pas d’école\u202f: demandez à l’hôtel si l’on y donne des cours.'],
    [/^(?!.*\b(?:kite\w*|windsurf|planche|wing\w*)\b)(?=.*\bsurf\w*\b).*\b(?:debut\w*|apprendre|cours|premiere fois)\b/, 'Plutôt non\u202f: les vagues cassent sur le récif et vont aux surfeurs avertis.'],
  ],
  musees: [
    [/\bambohimanga\b/, 'Ambohimanga ouvre à 9\u202fh\u202f; je ne connais pas de jour de fermeture, demandez la veille à l’hôtel.'],
  ],
  'nosy-be-iles': [
    [/\b(?:circuits?|programme)\b/, 'Nosy Be est sur notre circuit Nord, qui y finit.'],
    [/\b(?:croisieres?|catamarans?|voiliers?)\b/, 'Nos circuits n’ont pas de croisière\u202f: demandez-la dans le devis, ou à l’hôtel à Nosy Be.'],
    [/\b(?:meilleure?s?|plus belles?|laquelle|quelles? iles?)\b/, 'Pour la plage, Nosy Iranja\u202f; pour le tuba, Nosy Tanikely\u202f; pour le calme et les tortues, Nosy Sakatia.'],
  ],
  'nosy-be-ou-sainte-marie': [
    [/\b(?:acces|accessible|atteindre|rejoindre)\b/, 'La plus simple d’accès en avion est Nosy Be, qui reçoit aussi des vols de l’étranger\u202f; par la route et le bateau, comptez deux jours pour l’une comme pour l’autre.'],
    [/\b(?:mariage|noces|anniversaire)\b.*\b(?:juillet|aout|septembre)\b|\b(?:juillet|aout|septembre)\b.*\b(?:mariage|noces|anniversaire)\b/, 'À deux et en cette saison, plutôt Sainte-Marie et l’île aux Nattes, calmes, avec les baleines\u202f; Nosy Be pour plus de soleil et de confort.'],
    [/\b(?:amoureux|couple|noces|lune de miel|romantique|a deux|tous les deux)\b/, 'À deux, plutôt Sainte-Marie et l’île aux Nattes, calmes et sans foule\u202f; Nosy Be pour plus de confort et de sorties.'],
    [/\b(?:moins de monde|calme|tranquille|moins touristique|reposant\w*|sauvage|moins chere?|prix)\b/, 'Plutôt Sainte-Marie, plus calme et moins chère.'],
    [/\b(?:soleil|ensoleille\w*|beau temps|plong\w*|plus equipee?|animee?|sortir|fete)\b/, 'Plutôt Nosy Be, plus ensoleillée et plus équipée.'],
    [/\b(?:enfants?|famille|petits|gamins?|bebes?)\b/, 'Avec des enfants, plutôt Sainte-Marie et l’île aux Nattes, calmes, au lagon abrité.'],
  ],
  pangalanes: [
    [/\b(?:baign\w*|nager|nage)\b/, 'Mieux vaut ne pas s’y baigner\u202f: l’eau y dort, et l’on risque la bilharziose ou, par endroits, les crocodiles\u202f; au bord du lac Ampitabe, demandez aux hôtels où l’on se baigne.'],
    [/^(?=.*\b(?:mal de mer|tangue|malade|nausees?)\b).*\b(?:pangalanes|tsiribihina|canal|fleuve)\b/, 'Le mal de mer y est peu à craindre\u202f: sur le canal des Pangalanes et sur la Tsiribihina, l’eau est calme.'],
    [/\b(?:bien|vaut|valent|vaille|interet|interessant|beau|belle|joli\w*|sympa|top)\b/, 'Oui, si vous aimez le calme et le bateau.'],
    [/^(?!.*\b(?:comment|combien|quand|ou|quel\w*)\b).*\b(?:pass\w*|circuit|programme|on fait|compris\w*|inclus\w*)\b/, 'Oui, le circuit Est les suit de Manambato à Toamasina.'],
  ],
  'parcs-tarifs': [
    [/\b(?:enfants?|bebes?|ados?|fils|fille|gamins?|\d+ ans)\b/, 'Pour un enfant, l’entrée est souvent réduite, selon le parc\u202f; je n’en ai pas le montant.'],
    [/\b(?:compris\w*|inclus\w*|dans (?:le|votre) (?:prix|tarif|forfait|devis)|en plus)\b/, 'C’est le devis qui dit si les entrées sont comprises.'],
    [/\b(?:compris\w*|inclus\w*)\b/, 'C’est le devis qui dit si les entrées sont comprises.'],
    [/^(?!.*\bcombien\b).*\b(?:pay\w*|paie|regl\w*)\b.*\b(?:euros?|ariary|dollars?|especes|liquide)\b/, 'En ariary, et en espèces.'],
    [/\b(?:cartes?|cb)\b/, 'Non, pas par carte\u202f: prévoyez des espèces.'],
    [/\bguides?\b/, 'Le guide, obligatoire, se paie en plus, souvent 60\u202f000 à 150\u202f000\u202fAr par groupe selon la durée.'],
  ],
  plages: [
    [/\b(?:snorkel\w*|tuba|masque|palmes)\b/, 'Pour le tuba, allez à Ifaty ou à Anakao, dans le Sud-Ouest, moins chers, ou à Nosy Tanikely, près de Nosy Be, le plus beau fond.'],
    [/\biles?\b(?!.*\b(?:calmes?|tranquilles?|sauvages?|desertes?)\b)/, 'Les plus belles îles sont l’île aux Nattes et Sainte-Marie, à l’est, et Nosy Iranja, Nosy Sakatia et Nosy Tanikely, autour de Nosy Be.'],
    [/\b(?:proche|pres|loin|depuis)\b.*\b(?:tana|antananarivo|capitale)\b/, 'Aucune n’est près d’Antananarivo\u202f: la plus proche par la route est Foulpointe, au-delà de Toamasina, à une grande journée.'],
    [/\b(?:moins (?:touristiques?|frequentees?|connues?|de monde)|desertes?|sauvages?|tranquilles?|calmes?|sans (?:monde|touristes?|personne)|loin des touristes)\b/, 'Les plus calmes sont Anakao, que l’on n’atteint qu’en bateau, l’île aux Nattes, sans voitures, et Belo sur Mer.'],
  ],
  plongee: [
    [/\b(?:meilleure?s?|plus beaux?|plus belles?)\b.*\b(?:snorkel\w*|tuba|masque)\b|\b(?:snorkel\w*|tuba|masque)\b.*\b(?:meilleure?s?|plus beaux?)\b/, 'Au tuba, les plus beaux fonds sont à Nosy Tanikely, près de Nosy Be\u202f; les lagons de l’île aux Nattes, d’Ifaty et d’Anakao sont calmes.'],
    [/\bsans (?:prendre (?:le |de |un )?)?bateau\b|\b(?:depuis|de|du) (?:la )?(?:plage|bord|rivage)\b/, 'Oui, au masque et au tuba depuis la plage, dans les lagons de l’île aux Nattes, d’Ifaty et d’Anakao.'],
    [/\b(?:sainte marie|nattes)\b/, 'Oui, on plonge aussi à Sainte-Marie, qui a ses clubs et de beaux récifs\u202f; la mer y est la plus calme de septembre à novembre.'],
    [/\b(?:ifaty|mangily|anakao)\b/, 'Oui, on y plonge\u202f: Ifaty et Anakao ont leurs clubs et de beaux récifs.'],
    [
      /\b(?:snorkel\w*|tuba|palmes|masque)\b.*\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*|nag\w*)\b|\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*)\b.*\b(?:snorkel\w*|tuba|palmes|masque)\b/,
      'Pour débuter avec un tuba, allez à Nosy Tanikely, près de Nosy Be, ou dans les lagons abrités de l’île aux Nattes, d’Ifaty et d’Anakao, avec un gilet si vous nagez peu.',
    ],
  ],
  volcans: [
    [/\b(?:cascades?|chutes?)\b/, 'Les plus belles\u202f: les chutes de la Lily, près du lac Itasy, et celles de la Montagne d’Ambre. On se baigne plutôt dans les piscines naturelles de l’Isalo, là où le guide l’indique.'],
  ],
  randonnee: [
    [/\btsaranoro\b/, 'La vallée du Tsaranoro, au pied de grandes falaises, se parcourt à la journée, plus doucement que le pic Boby.'],
    [/\b(?:debut\w*|facile\w*|(?:une|1|demi) journee|un jour|1 jour)\b/, 'Pour une journée facile\u202f: la forêt d’Andasibe ou la réserve d’Anja\u202f; avec plus de marche, la piscine naturelle de l’Isalo.'],
    [/\bsans guide\b|\b(?:seul|seuls|seule)\b/, 'Dans les parcs nationaux, non\u202f: le guide est obligatoire\u202f; ailleurs, prenez-en un aussi.'],
    [
      /\b(?:2|deux) jours\b/,
      'En deux jours, montez au pic Boby, dans l’Andringitra, avec un bivouac, si vous êtes bons marcheurs.',
    ],
  ],
  'tana-visite': [
    [/\bavant (?:le|mon|notre|de reprendre l|l) (?:vol|avion)\b/, 'Avant un vol du soir, voyez le matin le Rova et la haute ville, puis la colline d’Ambohimanga ou le marché de la Digue, et partez pour Ivato trois heures avant le vol, avec la marge des embouteillages.'],
  ],
  'tsingy-lesquels': [
    [/^(?=.*\bankarana\b)(?!.*\brouges?\b).*\b(?:bemaraha|grands?)\b/, 'Les Grands Tsingy de Bemaraha, dans l’Ouest, sont les plus spectaculaires mais les plus durs\u202f; l’Ankarana, dans le Nord, a une boucle courte, des grottes et des passerelles, et s’atteint par la RN6.'],
  ],
  rn7: [
    [/\b(?:dort|dormir|dors|dormez|loge\w*|hotels?|hebergement\w*|nuits?|nuitees?|etapes? de nuit)\b/, 'On dort en hôtel, à Antsirabe, à Ranomafana, à Fianarantsoa ou à Ambalavao, à Ranohira près de l’Isalo, puis à Toliara ou à Ifaty\u202f; les hôtels sont simples ou confortables, au choix dans le devis.'],
    [/\bcombien de (?:temps|jours)\b/, 'Deux à trois longs jours de voiture sans visites, dix à douze jours en visitant.'],
    [/\b(?:sure|securi\w*|danger\w*|risqu\w*|craint)\b/, 'Oui, de jour, avec un chauffeur qui connaît la route, elle se fait bien.'],
  ],
  sommet: [
    [/\bmal (?:des montagnes|d altitude)\b/, 'Non, il n’est pas à craindre à ces altitudes\u202f: Antananarivo est vers 1 300\u202fm.'],
  ],
  'sorties-nuit': [
    [/\b(?:danger\w*|risque\w*|peur|craint)\b/, 'Non, avec un guide et une lampe\u202f; seul, n’y allez pas.'],
    [whether, 'Oui.'],
  ],
  'sainte-marie': [
    [/\b(?:vaut|valent|interet|interessant|la peine)\b.*\b(?:hors|en dehors de)\b.*\bsaison\b|\b(?:vaut|valent|interet|interessant|la peine)\b.*\bsans (?:les )?baleines\b/, 'Oui, pour ses plages, son lagon et l’île aux Nattes\u202f: sans les baleines, venez de préférence d’octobre à novembre, les mois les plus secs avec septembre.'],
    [/\b(?:hors|en dehors de)\b.*\bsaison\b|\bsans (?:les |voir les )?baleines\b|\bquand il (?:n )?y (?:en )?a (?:pas|plus)\b/, 'Sans les baleines, Sainte-Marie garde ses plages, son lagon et l’île aux Nattes\u202f: venez de préférence d’octobre à novembre, les mois les plus secs avec septembre.'],
  ],
}
