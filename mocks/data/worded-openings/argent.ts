import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const argent: WordedOpenings = {
  'acompte-montant': [
    [/^(?!.*\bcombien\b).*\b(?:faut|doit|dois|obligatoire|demande\w*)\b/, 'Parfois\u202f: c’est le partenaire qui demande un acompte, et son devis le dit.'],
    [/\b(?:rembours\w*|recuper\w*|rend\w*|perd\w*)\b/, 'Cela dépend du partenaire\u202f: son devis dit ce qui est rendu de l’acompte si vous annulez.'],
    [/\b(?:rib|iban|virement)\b/, 'Vérifiez avant de payer\u202f: le RIB doit être au nom du partenaire écrit dans le devis, non d’un particulier\u202f; appelez-le à un numéro trouvé par vous-même, car un mail peut être imité.'],
  ],
  argent: [
    [/\b(?:circuits?|devis|voyage)\b/, 'Pour le circuit, la monnaie est écrite dans le devis du partenaire.'],
    [/\bfrancs? suisses?\b|\bchf\b/, 'Emportez des euros plutôt que des francs suisses, en espèces, et une carte.'],
    [/\b(?:rend\w*|avoir) (?:de )?(?:la )?monnaie\b|\bappoint\b/, 'Pas toujours\u202f: les commerçants et les taxis manquent de monnaie, gardez de petites coupures.'],
    [/\bpieces?\b/, 'On ne voit guère que des billets\u202f; les pièces, de très petite valeur, sont rares.'],
    [/\b(?:petites? coupures?|petits billets)\b/, 'Oui, gardez de petites coupures, surtout en brousse.'],
    [/\bbillets? de combien\b|\b(?:quels|plus gros|gros) billets?\b/, 'Les billets vont de 100 à 20\u202f000\u202fAr, soit 4\u202f€ environ pour le plus gros.'],
  ],
  'argent-a-larrivee': [
    [/\b(?:ou|plutot) en ville\b|\ben ville ou\b|\bmieux\b|\btaux\b/, 'Changez peu à l’aéroport, de quoi tenir un jour, et le reste en banque, en ville.'],
    [/\b(?:y a|il y a|y aura|trouve\w*|existe)\b/, 'Oui, à l’aéroport d’Ivato, on trouve change et distributeurs, mais je ne peux pas promettre qu’ils soient ouverts et remplis tard le soir.'],
    [/\b(?:faut|dois|doit)\b/, 'Oui, un peu.'],
  ],
  'budget-jour': [
    [/\b(?:repas|manger|mange|nourriture|bouffe)\b/, 'Pour manger, un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr.'],
  ],
  cadeaux: [
    [/\b(?:demandent|reclament|mendi\w*|insist\w*|quemand\w*)\b/, 'Refusez avec un sourire, et donnez plutôt à une école, un dispensaire ou une association.'],
    [
      /\b(?:ecoles?|cahiers?|classe|instit\w*|scolaires?)\b/,
      'Oui, remettez-les à l’instituteur ou au directeur, avec votre guide, et non aux enfants.',
    ],
    [/\b(?:familles?|hotes?|habitants?|invit\w*|recus?|accueil\w*|heberge\w*)\b/, 'Chez l’habitant, un petit cadeau utile, sucre, café ou riz, est bienvenu.'],
    [/\ba qui\b|\bou (?:les |peut on (?:les )?|on peut (?:les )?)?(?:donner|remettre|deposer|laisser)\b|\b(?:vetements?|habits|fringues|medicaments)\b/, 'Remettez-les à un instituteur, un dispensaire ou une association, ou à votre guide, qui sait à qui ils servent.'],
    [/\b(?:bonbons?|stylos?|jouets?|argent|mendi\w*|pieces?|bonne idee)\b/, 'Non, pas sur la route, ni aux enfants eux-mêmes.'],
  ],
  carte: [
    [/\b(?:american express|amex)\b/, 'American Express ne passe presque nulle part\u202f: prenez une carte Visa.'],
    [/\bparcs?\b/, 'À l’entrée d’un parc, non\u202f: prévoyez des espèces.'],
    [/\btwint\b|\blydia\b|\bpaypal\b|\bwero\b/, 'Non, n’y comptez pas\u202f: prenez une carte Visa et des espèces.'],
    [/\b(?:retir\w*|retrait\w*|distributeur\w*)\b.*\b(?:max\w*|plafon\w*|limite\w*)\b|\b(?:max\w*|plafon\w*|limite\w*|combien)\b.*\b(?:retir\w*|retrait\w*)\b/, 'Chaque retrait est plafonné à quelques centaines de milliers d’ariary.'],
    [/\bmastercard\b/, 'Plutôt une carte Visa\u202f: les distributeurs prennent moins souvent Mastercard.'],
    [/\b(?:revolut|n26|wise|boursorama|fortuneo|hello bank)\b/, 'Oui, comme toute carte, dans les distributeurs des villes\u202f; Visa y passe mieux que Mastercard.'],
    [/\bquelles? cartes?\b/, 'Prenez une carte Visa, et une seconde carte de secours.'],
    [/\bfrais\b/, 'Je n’ai pas de montant sûr pour les frais de retrait\u202f: demandez à votre banque ce qu’elle prend hors d’Europe.'],
    [/\b(?:restos?|restaurants?|magasins?|supermarches?|boutiques?)\b/, 'Dans une partie seulement, en ville\u202f: gardez des espèces.'],
    [/\b(?:partout|tout payer|suffit|seulement)\b/, 'Non, presque partout on paie en espèces.'],
    [/\b(?:euros?|liquide|especes|cash)\b/, 'Surtout des espèces\u202f: la carte ne passe que dans les grands hôtels, certains restaurants et supermarchés des villes.'],
  ],
  'carte-refusee': [
    [/\b(?:perd\w*|vole\w*)\b/, 'Faites opposition tout de suite auprès de votre banque.'],
  ],
  change: [
    [/\b(?:vos|votre) (?:prix|tarifs?)\b|\bles (?:prix|tarifs) sont\b|\b(?:devis|circuits?)\b/, 'Le site n’affiche pas de prix\u202f: la monnaie, euros ou ariary, est écrite dans le devis du partenaire\u202f; sur place, on paie en ariary.'],
    [/^(?!.*\beuros?\b).*\b(?:faut|besoin|prendre|emporter)\b.*\bdollars?\b/, 'Non, emportez plutôt des euros\u202f: le dollar américain se change aussi, moins bien.'],
    [/^(?!.*\beuros?\b).*\bdollars?\b/, 'Le dollar américain se change aussi, moins bien que l’euro\u202f; on ne paie guère avec.'],
    [/\bquel(?:le)?s (?:billets|coupures)\b|\bbillets de \d+ ou\b/, 'Les billets de 50 et 100\u202f€ se changent le mieux.'],
    [/\b(?:canadiens?|francs? suisses?|livres?|chf|yens?)\b/, 'Emportez plutôt des euros\u202f: les autres devises se changent mal, sauf le dollar américain.'],
    [/\beuros?\b.*\b(?:ou|et|que)\b.*\bdollars?\b|\bdollars?\b.*\b(?:ou|et|que)\b.*\beuros?\b/, 'Plutôt des euros\u202f: c’est la devise la plus facile, puis le dollar.'],
    [/^(?:mais |et )?ou\b|\bchang\w* ou\b|\bou (?:changer|echanger|peut|puis|est ce)\b|\bbureaux? de change\b/, 'Changez dans les banques et les bureaux de change, dont ceux de l’aéroport d’Ivato, et gardez les reçus.'],
    [/\b(?:au noir|marche noir|dans la rue|un particulier|un type|un mec|un gars|super taux|un chauffeur|me propose|on me propose)\b/, 'Non, ne changez ni au noir, ni dans la rue\u202f: vous risquez de faux billets, une liasse trop courte et des ennuis avec la police.'],
    [/\btaux\b/, 'Le cours varie chaque jour\u202f; fin 2025, un euro valait autour de 5\u202f000\u202fAr et un dollar autour de 4\u202f500\u202fAr.'],
    [/\b(?:peut on|on peut|trouve\w*|achet\w*|avoir|command\w*)\b.*\b(?:ariary|ariarys|avant (?:de partir|le depart)|en (?:france|belgique|suisse))\b/, 'Non, l’ariary ne s’achète guère hors du pays\u202f: changez à l’arrivée.'],
    [/\b(?:avant (?:de partir|le depart)|ou (?:bien )?(?:la bas|sur place|a l arrivee)|(?:ici|en france|en belgique|en suisse|a paris)\b.* ou)\b/, 'Changez là-bas, à l’arrivée\u202f: l’ariary ne s’achète guère hors du pays.'],
  ],
  'distributeurs-villes': [
    [/\b(?:max\w*|plafon\w*|limite\w*|combien (?:d argent|d ariary|on|peut on|par))\b/, 'Chaque retrait est plafonné à quelques centaines de milliers d’ariary.'],
    [/\b(?:visa|mastercard)\b/, 'Oui, dans les distributeurs des villes\u202f; Visa y passe mieux que Mastercard.'],
  ],
  'enfants-prix': [
    [/\b(?:reduc\w*|tarifs?|moins cher|pay\w*|gratuit\w*|plein pot)\b/, 'Souvent un peu moins qu’un adulte.'],
  ],
  'especes-a-emporter': [
    [/\b(?:cb|cartes?)\b/, 'Surtout des espèces\u202f: la carte ne passe que dans les grands hôtels et quelques commerces des villes, où l’on trouve aussi des distributeurs.'],
  ],
  marchander: [
    [/\b(?:mal vu\w*|impoli\w*|malpoli\w*|choqu\w*|vex\w*)\b/, 'Non, c’est l’usage.'],
    [/\b(?:circuits?|devis|voyages?|agence|rabais|ristourne|on est)\b/, 'Pour un circuit, le prix se discute dans le devis\u202f: il baisse à plusieurs, et le partenaire dit ce qu’il peut faire.'],
    [/\b(?:de combien|pourcent\w*|moitie|jusqu a combien)\b/, 'Il n’y a pas de règle\u202f: le premier prix est souvent bien trop haut, demandez avant à votre guide ce que cela vaut.'],
    [/\b(?:magasins?|restos?|restaurants?|supermarches?|parcs?|boutiques?)\b/, 'Non, on ne marchande pas dans les magasins, les restaurants, les supermarchés et pour l’entrée des parcs, où les prix sont fixés.'],
    [/\b(?:faut|peut|doit|dois|negoci\w*|aussi|marchand\w*|discut\w*)\b/, 'Oui, on marchande sur les marchés d’artisanat et pour les taxis, avec le sourire et sans excès\u202f: le premier prix est souvent bien trop haut.'],
  ],
  mvola: [
    [/\b(?:utiles?|besoin|necessaires?|faut|obligatoires?|touristes?)\b/, 'Non, ce n’est pas nécessaire\u202f: les espèces passent toujours.'],
    [whether, 'Oui, avec une carte SIM locale enregistrée sur votre passeport, vous pouvez ouvrir un compte et régler taxis, petits hôtels ou commerces.'],
  ],
  'payer-en-euros': [
    [/\bou (?:on |je |il vaut mieux |plutot )?(?:retir\w*|chang\w*|tir\w*)\b/, 'Les deux\u202f: des euros à changer à l’arrivée, et une carte pour retirer des ariary en ville.'],
    [/\b(?:vos|votre) (?:prix|tarifs?)\b|\b(?:devis|circuits?)\b/, 'Pour le circuit, la monnaie est écrite dans le devis du partenaire.'],
    [/\bpieces?\b/, 'Non, les pièces en euros ne se changent pas\u202f: donnez de petits billets en ariary.'],
    [/\beuros? ou (?:des |en )?dollars?\b|\bdollars? ou (?:des |en )?euros?\b/, 'Plutôt des euros\u202f: c’est la devise la plus facile à changer, puis le dollar.'],
    [/\bhotels?\b/, 'Quelques hôtels les prennent, à un taux moins bon\u202f; presque partout ailleurs, on paie en ariary.'],
  ],
  pourboire: [
    [/\b(?:au total|en tout|en gros|total)\b/, 'En gros, au plus 10\u202f000 à 20\u202f000\u202fAr par jour et par voyageur, guide local et chauffeur-guide ensemble.'],
    [/\b(?:quand|a quel moment|a qui)\b|^(?!.*\bcombien\b).*\b(?:tous les jours|chaque jour|a la fin)\b/, 'Au guide du parc après la visite, au chauffeur-guide à la fin du circuit.'],
    [/\b(?:restos?|restaurants?|serveu\w*|addition)\b/, 'Au restaurant, arrondissez l’addition, sans obligation.'],
    [/\b(?:inclus|compris)\b/, 'Non, les pourboires ne sont pas compris\u202f: ils restent à votre charge.'],
    [/^(?!.*\bcombien\b).*\beuros?\b/, 'Plutôt en ariary\u202f: les pièces en euros ne se changent pas.'],
    [/\bchauffeurs?\b/, 'Pour le chauffeur-guide, comptez comme pour un guide local, 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, ou un peu plus, remis à la fin du circuit.'],
    [/\b(?:porteurs?|bagagistes?|femmes? de (?:menage|chambre)|piroguiers?)\b/, 'Pour un porteur, un piroguier ou le personnel de l’hôtel, quelques milliers d’ariary font plaisir.'],
    [/\bgardiens?\b/, 'Pour un gardien, un petit billet suffit.'],
    [/\bguides?\b/, 'Pour un guide local, 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, sans obligation.'],
    [/\b(?:obligatoires?|faut|doit|oblige\w*)\b/, 'Non, ce n’est pas obligatoire, mais c’est apprécié.'],
  ],
  'prix-courants': [
    [/\b(?:manger|repas|dejeuner|diner|mange)\b.*\b[1-5] ?(?:euros?|e)\b/, 'Oui, dans une gargote, où un plat coûte 5\u202f000 à 10\u202f000\u202fAr, soit 1 à 2\u202f€.'],
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
    [/\b(?:repas|manger|dejeuner|diner|plats?|assiettes?|brochettes?)\b/, 'Un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr.'],
  ],
  'prix-par-personne': [
    [/\b(?:plus cher|plus chere|paient plus|revient plus)\b/, 'Oui, par personne\u202f: à deux, le véhicule se partage moins qu’à quatre.'],
  ],
  'prix-saison': [
    [/\bmoins (?:chere?s?|eleve\w*)\b.*\bhors (?:la )?(?:haute )?saison\b|\bbasse saison\b.*\bmoins chere?s?\b/, 'Oui.'],
    [/\bmoins cher\b|\bpas cher\b|\beconom\w*\b/, 'Le moins cher, avec du beau temps, ce sont mai et juin, en réservant tôt\u202f; novembre aussi, malgré les premiers orages.'],
  ],
  'proteger-argent': [
    [/\b(?:voiture|vehicule|4 ?x ?4)\b/, 'Le chauffeur reste en général avec la voiture, mais gardez sur vous argent, papiers et téléphone.'],
    [/\b(?:bijoux?|montres?|alliance|bague|collier|rolex)\b/, 'Non, laissez les bijoux et les montres de valeur chez vous.'],
  ],
  reductions: [
    [/\b(?:promos?|promotions?|soldes?|offres?|bons? plans?|fidelite)\b/, 'Je ne connais pas de promotion\u202f: chaque prix se fixe dans le devis, gratuit.'],
    [/\b(?:groupes?|nombreux|amis|copains|copines|plusieurs|(?:on est|nous sommes|on vient|pour|a) (?:\d+|cinq|six|sept|huit|dix))\b/, 'Il n’y a pas de tarif de groupe, mais le prix par personne baisse à plusieurs, car le véhicule se partage.'],
    [/\b(?:y a|avez|existe|faites|faire|reduc\w*|remises?|tarifs?|promos?|codes?)\b/, 'Non, nous n’avons ni tarif étudiant, ni tarif pour les moins de 26 ans ou les seniors, ni code de réduction\u202f: chaque prix se fixe dans le devis, gratuit.'],
  ],
  'taxes-depart': [
    [whether, 'Non, à ma connaissance, il n’y a pas de taxe à payer à l’aéroport en partant\u202f: elle est comprise dans le billet d’avion.'],
  ],
  'vie-chere': [
    [/\bnosy be\b/, 'Oui, Nosy Be coûte plus que le reste du pays.'],
    [/\b(?:(?:pas|moins|peu) chere?s?|bon marche|abordable\w*)\b/, 'Oui, la vie sur place est bon marché\u202f: un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr, une chambre simple 60\u202f000 à 120\u202f000\u202fAr.'],
    [/^(?!.*\b(?:plus cher|voyages?|circuits?|vos|vous)\b).*\bchere?s?\b/, 'Non, la vie sur place est bon marché\u202f: un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr, une chambre simple 60\u202f000 à 120\u202f000\u202fAr.'],
  ],
}
