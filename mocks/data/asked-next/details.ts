import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

const machineLimits: Next = {
  asks: /\b(?:plafond\w*|plafonne\w*|limite\w*|maximum|maxi)\b|\bcombien\b.*\b(?:retir\w*|retrait)\b|\b(?:retir\w*|retrait)\b.*\bcombien\b/,
  text: 'Oui, chaque retrait est plafonné, à quelques centaines de milliers d’ariary, et la banque peut avoir son propre plafond\u202f: appelez-la avant le départ. Retirez en plusieurs fois, dans une grande ville, et gardez une réserve d’euros.',
  next: ['argent', 'carte', 'change'],
}

/** Of the Tsiribihina, by barge or pirogue. */
const riverJourney: readonly Next[] = [
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
]

/** What travellers ask in more words than the other tables expect, or of one detail. These come first. */
export const details: NextByEntry = {
  baobabs: [
    {
      asks: /\b(?:poussettes?|fauteuil)\b/,
      text: 'L’allée est plate, mais c’est une piste de terre et de sable\u202f: prenez un porte-bébé plutôt qu’une poussette. En fauteuil, les arbres se voient bien depuis la voiture et sur les premiers mètres.',
      next: ['seniors', 'enfants-circuit', 'morondava-acces'],
    },
  ],
  baleines: [
    {
      asks: /\bquel age\b|\bage minimum\b/,
      text: 'Je ne connais pas d’âge minimum pour la sortie aux baleines\u202f: demandez au bateau, et exigez un gilet à la taille de l’enfant. Prenez une sortie du matin, par mer calme, car elle dure et secoue\u202f; avec un tout-petit, mieux vaut guetter depuis la côte.',
      next: ['enfants-circuit', 'baleines', 'enfants-sante'],
    },
  ],
  passeport: [
    {
      asks: /\b(?:voyage|voyageons|pars|part|partons|rentre|rentrons|revient|retour)\b.*\b(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/,
      text: 'Comptez six mois à partir de votre retour\u202f: si le passeport expire avant cette date, renouvelez-le avant de partir. Pour un retour fin août, il doit être valable jusqu’à la fin de février.',
      next: ['passeport', 'visa', 'visa-demande'],
    },
  ],
  plages: [
    {
      asks: /\b(?:seule?s?|danger\w*|craint|risqu\w*)\b/,
      text: 'De jour et à plusieurs, c’est le plus souvent sans souci\u202f; ne restez pas seul sur une plage déserte, n’y allez ni le soir ni la nuit, et n’emportez pas d’objets de valeur. Demandez à l’hôtel où l’on se baigne, et jusqu’où on laisse sa serviette.',
      next: ['securite', 'baignade', 'vol'],
    },
    {
      asks: /^laquelle(?: (?:choisir|vous conseillez|conseillez vous|est la mieux|est la plus belle))?$|\bla plus (?:sauvage|calme|tranquille|isolee|deserte|belle)\b/,
      text: 'La plus isolée est Anakao, où l’on vient en vedette\u202f; l’île aux Nattes est calme et sans voitures\u202f; Ifaty est la plus facile à atteindre, et Nosy Be la plus équipée et la plus fréquentée.',
      next: ['plages', 'baignade', 'nosy-be-ou-sainte-marie'],
    },
  ],
  train: [
    { asks: /^(?!.*\b(?:voiture|route)\b).*\b(?:dure|duree|combien de temps|longue?|combien d heures)\b/, says: /Il met une journée/ },
    { asks: /\b(?:fiable|ponctuel\w*|retards?|a l heure)\b/, says: /irrégulièrement/ },
    { asks: /\b(?:arrive|va)\b(?: \w+)? ou$|^ou (?:il |ca )?(?:va|arrive)\b|\bou (?:est ce qu il )?(?:arrive|va) t? ?il\b/, says: /Manakara/ },
    {
      asks: /\b(?:vaut|valent|interessant|recommand\w*|conseill\w*|bonne idee)\b(?!.*\b(?:bus|route|voiture|avion|taxi\w*)\b)/,
      text: 'Oui, pour le voyage lui-même, à travers tunnels et villages, si votre programme peut glisser d’un jour ou deux\u202f: il circule irrégulièrement et met une journée ou davantage. Non, si vous avez des dates serrées.',
      next: ['transport', 'routes-etat', 'sur-mesure'],
    },
    {
      asks: /\b(?:quels? jours?|tous les jours|horaires?|quelle heure|frequen\w*|combien de fois|(?:circule|roule|marche|part)(?: \w+)?(?: en ce moment)?$)\b|\b(?:reserv\w*|billets?|places?)\b/,
      text: 'Je ne connais ni ses jours, ni ses heures, ni ses prix\u202f: le train de Manakara circule irrégulièrement, et s’arrête parfois longtemps. Demandez la veille à la gare de Fianarantsoa ou à votre hôtel, et gardez une autre solution par la route.',
      next: ['transport', 'taxi-brousse', 'routes-etat'],
    },
  ],
  pirogue: riverJourney,
  'apres-cyclone': [
    {
      asks: /\b(?:ouverte?s?|rouverte?s?|repar\w*|refaite?s?|marchent|fonctionn\w*|circul\w*|reconstruit\w*|hotels?|routes?|bateaux?|vols?)\b/,
      text: 'Je ne le sais pas\u202f: seul l’hôtel, le partenaire ou la compagnie peut vous dire ce qui est ouvert aujourd’hui. Appelez-les avant de payer, demandez par écrit ce qui est remboursé, ou écrivez-nous depuis la page Contact.',
      next: ['contact', 'annulation', 'cyclones'],
    },
  ],
  pangalanes: [
    {
      asks: /\b(?:pirogues?|moteur|quel bateau|vedette)\b/,
      text: 'En bateau à moteur, le plus souvent, par les lacs et les chenaux\u202f: 1\u202fh à 1\u202fh\u202f30 de Manambato à Ankanin’ny Nofy, 3 à 5\u202fh jusqu’à Toamasina. La pirogue sert à de courtes balades sur le lac\u202f: demandez-la à l’hôtel.',
      next: ['pangalanes', 'pirogue', 'aye-aye'],
    },
    {
      asks: /\b(?:y va|aller|acces|venir|rejoin\w*|arrive)\b(?!.*\b(?:train|avion|vol)\b)/,
      text: 'De la RN2, peu après Brickaville en venant d’Antananarivo, quelques kilomètres de piste mènent à Manambato, au bord du lac Rasoabe, et l’on continue en bateau\u202f: 1\u202fh à 1\u202fh\u202f30 jusqu’à Ankanin’ny Nofy, 3 à 5\u202fh jusqu’à Toamasina. De Toamasina, on y va aussi en bateau, dans l’autre sens.',
      next: ['pangalanes', 'routes-etat', 'voiture-chauffeur'],
    },
    {
      asks: /\b(?:baign\w*|nager|nage|plonger|eau)\b/,
      text: 'Mieux vaut ne pas se baigner dans le canal\u202f: en eau douce qui dort, on risque la bilharziose et, par endroits, les crocodiles. Au bord du lac Ampitabe, des hôtels ont leur plage\u202f: demandez-leur où l’on se baigne.',
      next: ['baignade', 'aye-aye', 'pirogue'],
    },
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
      asks: /^(?!.*\bwhats ?app\b).*\b(?:partout|capte|passe|brousse|pistes?|parcs?|villages?|campagne)\b/,
      text: 'Non, pas partout\u202f: la 3G et la 4G passent en général dans les villes, mais entre elles, dans les parcs et sur les pistes, attendez-vous à de longues zones sans réseau. Avec plusieurs téléphones, prenez deux opérateurs.',
      next: ['internet', 'hors-ligne', 'urgence'],
    },
  ],
  'chaland-pirogue': riverJourney,
  fleuves: riverJourney,
  carte: [machineLimits],
  argent: [machineLimits],
  'distributeurs-villes': [machineLimits],
}
