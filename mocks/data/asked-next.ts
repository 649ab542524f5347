/** What is asked after an answer, and the answer to it. */
type Next = { asks: RegExp; text?: string; next?: readonly string[] }

/** With a wheelchair, or on bad legs. */
const withWheelchair: readonly Next[] = [
  {
    asks: /\b(?:hotels?|hebergements?|logements?|chambres?|lodges?)\b/,
    text: 'Très peu d’hébergements sont équipés pour un fauteuil ou une mobilité réduite. Écrivez dans votre demande de devis ce qu’il vous faut, une chambre de plain-pied, une douche sans marche ou des portes larges, et faites-le confirmer par chaque hôtel.',
    next: ['hebergement', 'devis', 'sur-mesure'],
  },
  {
    asks: /\b(?:rn ?\d|route|routes|voiture|4x4|circuit)\b.*\b(?:passe\w*|possible|faisable|jouable|va|ira|marche\w*|adapte\w*)\b/,
    text: 'Oui, la route passe le mieux\u202f: une voiture avec chauffeur, la RN7 ou les Hautes Terres, des étapes courtes et beaucoup d’arrêts. Les sentiers, les pistes et les bateaux restent difficiles en fauteuil. Décrivez vos besoins dans la demande de devis.',
    next: ['voiture-chauffeur', 'rn7', 'devis'],
  },
]

const malariaTreatment: readonly Next[] = [
  {
    asks: /\b(?:prendre|prend|prends|pris|utile|besoin|necessaire)\b.*\b(?:tana|antananarivo|hautes terres|hauts plateaux|antsirabe|capitale)\b/,
    text: 'Le paludisme est bien moins présent sur les Hautes Terres, dont Antananarivo et Antsirabe, que sur les côtes, mais il y en a. Le médecin dit, selon tout le trajet, si le traitement se prend et jusqu’à quand\u202f: ne l’arrêtez pas de vous-même en chemin.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  {
    asks: /\b(?:commenc\w*|debut\w*|prend\w*|pris)\b.*\b(?:quand|avant|combien)\b|\b(?:quand|combien)\b.*\b(?:commenc\w*|debut\w*|prend\w*|avant)\b/,
    text: 'Quand commencer le traitement contre le paludisme, et jusqu’à quand le prendre après le retour, dépend du médicament\u202f: le médecin qui le prescrit le dit. Voyez-le quatre à six semaines avant le départ.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  { asks: /\bprend\w*\b.*\b(?:truc|traitement|medicaments?|cachets?|comprimes?)\b/ },
]

const bookingPayment: readonly Next[] = [
  {
    asks: /\b(?:cartes?|cb|payer|paye|paie|payes|regler|acompte|arrhes)\b/,
    text: 'Rien ne se paie ici, et aucune carte n’est demandée\u202f: la demande de devis est gratuite et n’engage à rien. Le prix, l’acompte éventuel et la manière de payer se conviennent ensuite avec le partenaire nommé dans le devis.',
    next: ['paiement', 'annulation', 'delai-reponse'],
  },
]

const machineLimits: Next = {
  asks: /\b(?:plafond\w*|plafonne\w*|limite\w*|maximum|maxi)\b|\bcombien\b.*\b(?:retir\w*|retrait)\b|\b(?:retir\w*|retrait)\b.*\bcombien\b/,
  text: 'Oui, chaque retrait est plafonné, à quelques centaines de milliers d’ariary, et la banque peut avoir son propre plafond\u202f: appelez-la avant le départ. Retirez en plusieurs fois, dans une grande ville, et gardez une réserve d’euros.',
  next: ['argent', 'carte', 'change'],
}

/** What is asked after an answer, by the id of its question. Without a text, the last answer says it already: it is repeated. */
export const askedNext: Readonly<Record<string, readonly Next[]>> = {
  paludisme: malariaTreatment,
  'palu-obligatoire': malariaTreatment,
  'paludisme-enfants': malariaTreatment,
  devis: bookingPayment,
  pourboire: [{ asks: /^(?:et )?(?:(?:pour|a) le|au|le) (?:chauffeur|guide)\b/ }],
  seniors: withWheelchair,
  'fauteuil-voyage': withWheelchair,
  'fauteuil-hotels': withWheelchair,
  'moustiques-saison': [{ asks: /\bquels? (?:produit|repulsif|spray|marque)s?\b|\blequel\b/ }],
  plongee: [
    { asks: /\b(?:certificats?|brevets?|niveau|debutants?|bapteme|medical)\b/ },
    {
      asks: /\b(?:avions?|vols?|voler|decoll\w*)\b/,
      text: 'Pas le lendemain matin\u202f: après une plongée, laissez au moins 24\u202fh avant de prendre un avion, et plus si le club ou un médecin le demande. Plongez au début du séjour, pas à la fin.',
      next: ['vols-interieurs', 'assurance', 'sante'],
    },
  ],
  'requins-baleines': [{ asks: /\b(?:nager|nage|baigner|toucher|dangereux|avec eux)\b/ }],
  lemuriens: [{ asks: /\b(?:la nuit|de nuit|nocturnes?|toucher|nourrir|donner a manger)\b/ }],
  cameleons: [{ asks: /\b(?:la nuit|de nuit|nocturnes?)\b/ }],
  paiement: [
    {
      asks: /^(?!.*\b(?:combien|chang\w*|circuit)\b).*\b(?:en (?:euros?|ariary|dollars?)|quelle (?:monnaie|devise))\b/,
      text: 'Vous choisissez la monnaie du devis dans la demande\u202f: ariary, euro ou dollar. Le partenaire y écrit le prix et la manière de le payer\u202f; sur place, les dépenses courantes se paient en ariary.',
      next: ['devis', 'argent', 'change'],
    },
  ],
  'guide-obligatoire': [
    {
      asks: /\b(?:devis|inclus|compris|en plus|sur place|paie|paye|payer)\b/,
      text: 'Les guides des parcs se fixent dans le devis, compris ou à payer sur place\u202f: demandez que ce soit écrit. Sur place, ils se paient au bureau d’accueil, en espèces, à un tarif affiché, selon la durée et le nombre de visiteurs.',
      next: ['parcs-tarifs', 'inclus', 'pourboire'],
    },
  ],
  sos: [
    {
      asks: /\b(?:sans|pas de|zero|plus de|aucun|0) (?:barres? de )?(?:reseau|signal|barres?|internet)\b|\b(?:capte|passe) (?:pas|plus|rien)\b/,
      text: 'Sans signal, la position se lit toujours, par le GPS, mais l’alerte ne part pas\u202f: elle attend le réseau. Essayez à découvert ou un peu plus haut, un SMS, qui passe souvent quand la voix ne passe pas, un autre opérateur ou un autre téléphone, et envoyez quelqu’un chercher du secours. Les conseils de la fiche SOS se lisent sans réseau.',
      next: ['urgence', 'hors-ligne', 'internet'],
    },
  ],
  baobabs: [
    {
      asks: /\b(?:poussettes?|fauteuil)\b/,
      text: 'L’allée est plate, mais c’est une piste de terre et de sable\u202f: prenez un porte-bébé plutôt qu’une poussette. En fauteuil, les arbres se voient bien depuis la voiture et sur les premiers mètres.',
      next: ['seniors', 'enfants-circuit', 'morondava-acces'],
    },
    {
      asks: /\b(?:retour|rentrer|revenir|rouler|conduire|route)\b.*\b(?:nuit|noir|noire)\b/,
      text: 'La nuit tombe une demi-heure après le coucher du soleil, et le retour à Morondava prend près d’une heure\u202f: sa fin se fait dans le noir, sur une piste sans lumière. Ne le faites qu’avec un chauffeur qui la connaît\u202f; sinon, partez avant le coucher, ou venez tôt le matin.',
      next: ['routes-nuit', 'morondava-acces', 'voiture-chauffeur'],
    },
    {
      asks: /\bquelle heure\b|\blumiere\b/,
      text: 'Venez dans l’heure qui précède le coucher du soleil, vers 17\u202fh\u202f20 en juin et 18\u202fh\u202f40 en janvier, ou juste après son lever, avec moins de monde.',
      next: ['photo', 'morondava-acces', 'saison-ouest'],
    },
    { asks: /\bailleurs\b/ },
  ],
  baleines: [
    {
      asks: /\bquel age\b|\bage minimum\b/,
      text: 'Je ne connais pas d’âge minimum pour la sortie aux baleines\u202f: demandez au bateau, et exigez un gilet à la taille de l’enfant. Prenez une sortie du matin, par mer calme, car elle dure et secoue\u202f; avec un tout-petit, mieux vaut guetter depuis la côte.',
      next: ['enfants-circuit', 'baleines', 'enfants-sante'],
    },
    { asks: /\bpart(?:ent)? d ou\b|\bd ou part(?:ent)?\b|\b(?:depuis la plage|du bord|de la cote)\b/ }],
  change: [{ asks: /\baeroport\b|\btaux\b|\bme reste\w*\b|\ben ville(?! a\b)\b/ }],
  passeport: [
    {
      asks: /\b(?:voyage|voyageons|pars|part|partons|rentre|rentrons|revient|retour)\b.*\b(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/,
      text: 'Comptez six mois à partir de votre retour\u202f: si le passeport expire avant cette date, renouvelez-le avant de partir. Pour un retour fin août, il doit être valable jusqu’à la fin de février.',
      next: ['passeport', 'visa', 'visa-demande'],
    },
  ],
  plages: [
    {
      asks: /\blaquelle\b|\bla plus (?:sauvage|calme|tranquille|isolee|deserte|belle)\b/,
      text: 'La plus isolée est Anakao, où l’on vient en vedette\u202f; l’île aux Nattes est calme et sans voitures\u202f; Ifaty est la plus facile à atteindre, et Nosy Be la plus équipée et la plus fréquentée.',
      next: ['plages', 'baignade', 'nosy-be-ou-sainte-marie'],
    },
    { asks: /\bquels? circuits?\b/ }],
  train: [
    {
      asks: /\b(?:vaut|valent|interessant|recommand\w*|conseill\w*|bonne idee)\b/,
      text: 'Oui, pour le voyage lui-même, à travers tunnels et villages, si votre programme peut glisser d’un jour ou deux\u202f: il circule irrégulièrement et met une journée ou davantage. Non, si vous avez des dates serrées.',
      next: ['transport', 'routes-etat', 'sur-mesure'],
    },
    { asks: /\bcombien (?:de temps|d heures)\b(?!.*\b(?:depuis|jusqu)\b)/ },
    {
      asks: /\b(?:quels? jours?|tous les jours|horaires?|quelle heure|frequen\w*|combien de fois|(?:circule|roule|marche|part)(?: \w+)?(?: en ce moment)?$)\b|\b(?:reserv\w*|billets?|places?)\b/,
      text: 'Je ne connais ni ses jours, ni ses heures, ni ses prix\u202f: le train de Manakara circule irrégulièrement, et s’arrête parfois longtemps. Demandez la veille à la gare de Fianarantsoa ou à votre hôtel, et gardez une autre solution par la route.',
      next: ['transport', 'taxi-brousse', 'routes-etat'],
    },
  ],
  pirogue: [
    { asks: /\bcombien de (?:jours|temps|nuits)\b/ },
    {
      asks: /\b(?:mange\w*|manger|repas|bouffe\w*|cuisine|nourriture|dejeuner|diner)\b/,
      text: 'Sur la Tsiribihina, le chaland a une cuisine à bord, et l’organisateur fournit les repas et les tentes\u202f: le riz accompagne presque tout. Pas de porc sur le fleuve, c’est un interdit. Dites vos régimes et allergies dans le devis, et emportez un en-cas.',
      next: ['cuisine', 'vegetarien', 'eau'],
    },
    {
      asks: /\b(?:assez|suffisamment|manque|encore|niveau|peu|pas) d(?:e l )? ?eau\b|\bniveau (?:du fleuve|de la riviere|d eau)\b|\beaux? (?:basses?|hautes?)\b|\b(?:echoue\w*|navigable)\b/,
      text: 'Oui, de mai à novembre, la saison de la descente. Les eaux baissent jusqu’à la fin de la saison\u202f: dès septembre, le chaland s’échoue parfois et les horaires glissent. De décembre à mars, les pluies gonflent le fleuve et la descente s’arrête.',
      next: ['saison-ouest', 'circuit-par-mois', 'sur-mesure'],
    },
    {
      asks: /\b(?:dort|dormir|nuits?|dormira)\b.*\b(?:bateau|chaland|bord|dessus|pirogue)\b/,
      text: 'Non, pas sur le bateau\u202f: on dort sous la tente, sur un banc de sable, sans douche ni toilettes.',
      next: ['camping', 'valise', 'saison-ouest'],
    },
  ],
  'apres-cyclone': [
    {
      asks: /\b(?:ouverte?s?|rouverte?s?|repar\w*|refaite?s?|marchent|fonctionn\w*|circul\w*|reconstruit\w*|hotels?|routes?|bateaux?|vols?)\b/,
      text: 'Je ne le sais pas\u202f: seul l’hôtel, le partenaire ou la compagnie peut vous dire ce qui est ouvert aujourd’hui. Appelez-les avant de payer, demandez par écrit ce qui est remboursé, ou écrivez-nous depuis la page Contact.',
      next: ['contact', 'annulation', 'cyclones'],
    },
  ],
  pangalanes: [
    {
      asks: /\b(?:dort|dormir|nuits?|dormira)\b.*\b(?:bateau|bord|dessus|barque)\b/,
      text: 'Non, le bateau navigue de jour et l’on dort à terre\u202f: à Ankanin’ny Nofy, au bord du lac Ampitabe, dans des bungalows simples.',
      next: ['hebergement', 'aye-aye', 'pirogue'],
    },
    {
      asks: /\b(?:mange\w*|manger|repas|bouffe\w*)\b/,
      text: 'Sur le canal, on mange surtout à l’hôtel, au bord du lac\u202f: commandez la veille, et emportez de l’eau et un en-cas pour le bateau. Les repas du circuit se fixent dans le devis.',
      next: ['cuisine', 'inclus', 'eau'],
    },
  ],
  'parcs-tarifs': [
    {
      asks: /\bguides?\b.*\b(?:en plus|compris|inclus|dedans|a part)\b|\b(?:compris|inclus|avec)\b.*\bguides?\b/,
      text: 'Le guide, obligatoire dans les parcs nationaux, se paie en plus de l’entrée, souvent 60\u202f000 à 150\u202f000\u202fAr par groupe selon la durée, au bureau d’accueil et en espèces. Le devis d’un circuit peut le comprendre\u202f: faites-le préciser.',
      next: ['guide-obligatoire', 'inclus', 'pourboire'],
    },
  ],
  sim: [
    {
      asks: /\b(?:partout|capte|passe|brousse|pistes?|parcs?|villages?|campagne)\b/,
      text: 'Non, pas partout\u202f: la 3G et la 4G passent en général dans les villes, mais entre elles, dans les parcs et sur les pistes, attendez-vous à de longues zones sans réseau. Avec plusieurs téléphones, prenez deux opérateurs.',
      next: ['internet', 'hors-ligne', 'urgence'],
    },
  ],
  carte: [machineLimits],
  argent: [machineLimits, { asks: /^(?:et )?(?:a l |en |au )(?:aeroport|ville|centre ville|arrivee)\b/ }],
  'distributeurs-villes': [machineLimits],
  visa: [
    {
      asks: /^(?:et )?(?:si (?:je|on|nous) (?:reste|restons|part)|pour) .*\b(?:jours|semaines?|mois)\b/,
      text: 'Il y a quatre durées de visa\u202f: 15 jours, un, deux ou trois mois. Prenez celle qui couvre tout le séjour, jour d’arrivée et jour de départ compris\u202f; le montant est sur le site officiel de l’e-visa.',
      next: ['visa-demande', 'passeport', 'argent'],
    },
    {
      asks: /\b(?:payer|regler|paye|paie)\b.*\b(?:euros?|dollars?|especes|carte|cb|ariary)\b|\ben euros?\b/,
      text: 'Pour le visa, vérifiez avant le départ, sur le site officiel de l’e-visa ou à l’ambassade, le montant et la monnaie que le guichet accepte, euros ou autre. À l’aéroport, ayez des espèces, avec de quoi faire l’appoint.',
      next: ['visa-demande', 'argent', 'change'],
    },
  ],
}
