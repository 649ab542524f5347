import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

/** Of cash, cards and prices, what the other answers about money say. */
const money: readonly Next[] = [
  { asks: /^(?:quel(?:le)? )?(?:montant|somme)(?: prevoir| prendre)?$/, answer: 'especes-a-emporter' },
  { asks: /\b(?:avale\w*|refuse\w*|bloque\w*|perdu\w*|marche plus|passe pas)\b/, answer: 'carte-refusee' },
  { asks: /\b(?:cacher?|caches|range|met\w* ou|ou (?:le |les )?mett\w*|cacher|ranger|proteger|voler|risque|danger\w*|sur (?:moi|soi|nous))\b/, answer: 'proteger-argent' },
  {
    asks: /\b(?:frais|commissions?)\b/,
    text: 'Je ne connais pas les frais de votre banque\u202f: demandez-les-lui avant le départ. Sur place, certains commerces ajoutent quelques pour cent au paiement par carte, et chaque retrait est plafonné à quelques centaines de milliers d’ariary.',
    next: ['carte', 'change', 'argent'],
  },
  {
    asks: /\b(?:amex|american express|revolut|n26|wise|neobanque|maestro|diners|apple pay|google pay)\b/,
    text: 'N’y comptez pas\u202f: les distributeurs des villes acceptent les cartes Visa, moins souvent Mastercard, et je ne sais rien des autres cartes ni du paiement par téléphone étranger. Celle d’une banque en ligne est une Visa ou une Mastercard, et devrait passer comme une autre. Emportez deux cartes et des euros.',
    next: ['carte', 'argent', 'change'],
  },
  { asks: /\b(?:combien|somme|montant)\b.*\b(?:liquide|especes|cash|emporter|emmener|prevoir|prendre|changer?|change|retirer)\b/, answer: 'especes-a-emporter' },
  { asks: /\b(?:plafonn?\w*|combien (?:max|a la fois|par retrait)|on retire combien|retrait max|au max(?:imum)?)\b/, answer: 'carte', says: /plafonné/ },
  { asks: /\b(?:mastercard|visa(?! en| compris| aussi)|cb|carte)\b.*\b(?:marche\w*|passe|accept\w*|pren\w*|fonctionne\w*)\b|\b(?:accept\w*|prennent|pren)\b.*\b(?:mastercard|carte|cb)\b|^(?:par |la |avec la |avec une )?(?:carte|cb|mastercard)(?: bleue| bancaire)?$/, answer: 'carte' },
  { asks: /\b(?:euros?|dollars?)\b.*\b(?:accept\w*|pay\w*|pren\w*|directement|passe|marche)\b|\b(?:pay\w*|regler|accept\w*)\b.*\b(?:euros?|dollars?)\b|^en (?:euros?|dollars?)$/, answer: 'payer-en-euros' },
  { asks: /\b(?:brousse|villages?|campagne|iles?|quelles? villes?|partout|distributeurs?|dab)\b/, answer: 'distributeurs-villes' },
  { asks: /\b(?:negoci\w*|marchand\w*)\b/, answer: 'marchander' },
  { asks: /\bpourboires?\b/, answer: 'pourboire' },
]

/** The prices that make up a budget. */
const prices: readonly Next[] = [
  { asks: /^(?:le |les |et )?(?:vols?|avion|billets?(?: d avion)?)(?: (?:compris|en plus|inclus|dedans|a part|en fait partie|est (?:compris|dedans|inclus)))?$/, answer: 'vol-international' },
  { asks: /\b(?:parcs?|reserves?|entrees?)\b/, answer: 'parcs-tarifs' },
  { asks: /\b(?:voiture|4x4|(?<!sans )chauffeur|location)\b/, answer: 'voiture-chauffeur' },
  { asks: /\b(?:restos?|restaurants?|repas|manger|biere|bouteille|eau|hotels?|chambres?|essence)\b/, answer: 'prix-courants' },
  { asks: /\b(?:taxis?|tuk tuk)\b/, answer: 'taxi-ville' },
  { asks: /\b(?:visa)\b/, answer: 'visa-prix' },
  {
    asks: /\b(?:a|est|sera|sommes|serait) (?:a )?(?:2|3|4|5|6|deux|trois|quatre|cinq|six)\b(?=.*\b(?:change\w*|moins cher|pareil)\b)/,
    answer: 'prix-par-personne',
  },
  { asks: /\b(?:moins cher|quand|quel mois|saison)\b/, answer: 'prix-saison' },
  { asks: /\b(?:seul|seule|solo)\b/, answer: 'chambre-seule' },
]

/** What travellers ask after answers about money. */
export const argent: NextByEntry = {
  argent: [
    { asks: /^(?:a l |en |au )(?:aeroport|ville|centre ville|arrivee)$/ },
    {
      asks: /\b(?:avant (?:de partir|le depart|d arriver)|en france|chez nous|depuis la france|a ma banque)\b/,
      text: 'Non, l’ariary ne s’échange guère hors du pays\u202f: venez avec des euros, en billets de 50 ou 100\u202f€, et changez à l’aéroport ou en banque à l’arrivée.',
      next: ['change', 'carte', 'budget-jour'],
    },
    { asks: /\baeroport\b/, answer: 'argent-a-larrivee' },
    { asks: /\btaux\b|\bcours\b/, answer: 'change' },
    { asks: /\b(?:hotels?|restos?|restaurants?|magasins?)\b/, answer: 'carte' },
    ...money,
  ],
  change: [
    {
      asks: /\b(?:montrer|faut|besoin).*\bpasseport\b/,
      text: 'Oui, prenez l’original du passeport pour changer à la banque, et gardez les reçus.',
      next: ['argent', 'carte', 'passeport'],
    },
    { asks: /^(?:pour )?\d+ ?(?:euros?|dollars?)\b/ },
    {
      asks: /^(?:pour )?\d+(?: (?:ca fait combien|ca fait|combien))?$/,
      text: 'Comptez autour de 5\u202f000\u202fAr par euro, le cours de fin 2025\u202f: 100\u202f€ font environ 500\u202f000\u202fAr, 200\u202f€ environ un million. Le cours varie chaque jour.',
      next: ['argent', 'carte', 'prix-courants'],
    },
    { asks: /\baeroport\b|\btaux\b|\bme reste\w*\b|\ben ville(?! a\b)\b|\b(?:dollars?|livres?|francs? suisses?|gros billets?|petits billets?|dans la rue)\b/ },
    ...money,
  ],
  carte: [
    { asks: /^(?:meme )?dans les (?:hotels?|restos?|restaurants?|magasins?|supermarches?)$|\b(?:hotels?|restos?|restaurants?|magasins?|supermarches?|mastercard|visa)\b/ },
    {
      asks: /^(?!.*\bcombien\b).*(?:\bguides?\b|\bparcs?\b|\bpourboires?\b)/,
      text: 'Non, pas par carte\u202f: les guides, les entrées des parcs et les pourboires se paient en espèces, en ariary. Ayez de petites coupures.',
      next: ['parcs-tarifs', 'pourboire', 'argent'],
    },
    ...money,
  ],
  'distributeurs-villes': [{ asks: /\b(?:changer?|change|bureau de change)\b/, answer: 'change' }, ...money],
  'especes-a-emporter': [
    { asks: /\b(?:parcs?|entrees?|guides?|repas|pourboires?)\b.*\b(?:dedans|inclus|compris\w*|compte\w*)\b/ },
    { asks: /\bvisa\b/, answer: 'visa-prix' },
    { asks: /\bquels? (?:billets|coupures)\b|\bbillets de\b/, answer: 'change' },
    ...money,
  ],
  'argent-a-larrivee': [
    { asks: /\b(?:minuit|tard|la nuit|de nuit|23h|le soir|ferme\w*)\b/ },
    { asks: /\b(?:combien)\b.*\bchang\w*\b|\bchange combien\b/ },
    { asks: /\b(?:restos?|restaurants?|manger)\b/, answer: 'manger-a-larrivee' },
    { asks: /\bvisa\b/, answer: 'visa-prix' },
    ...money,
  ],
  'payer-en-euros': [
    {
      asks: /\bdollars?\b/,
      text: 'Non, on paie en ariary, pas en dollars\u202f: changez-les en banque ou au bureau de change de l’aéroport, comme les euros\u202f; fin 2025, un dollar valait autour de 4\u202f500\u202fAr.',
      next: ['change', 'argent', 'carte'],
    },
    { asks: /\bcombien\b.*\bpourboires?\b/, answer: 'pourboire' },
    { asks: /\bpourboires?\b/, answer: 'cadeau-guide' },
    { asks: /\b(?:ou|comment)\b.*\bchang\w*\b|\bchange ou\b/, answer: 'change' },
    { asks: /\bvisa\b/, answer: 'visa-prix' },
    ...money,
  ],
  'proteger-argent': [
    { asks: /\bpasseport\b/, answer: 'passeport-sur-soi' },
    { asks: /\b(?:plage|baign\w*|coffre|hotel)\b/, answer: 'coffre' },
    { asks: /\b(?:vole|arrive quand meme)\b/, answer: 'vol' },
  ],
  'carte-refusee': [
    { asks: /\bvole\w*\b/, answer: 'vol' },
    { asks: /\b(?:numero|appelle|appeler|qui)\b/ },
    {
      asks: /\b(?:consulat|ambassade)\b/,
      text: 'Appelez d’abord votre banque et vos proches\u202f: le consulat n’aide que si vous restez sans moyens. Un proche peut vous envoyer de l’argent, que l’on retire avec le passeport.',
      next: ['carte', 'argent', 'ambassade'],
    },
  ],
  mvola: [
    { asks: /\b(?:sim|puce|numero)\b/ },
    { asks: /\b(?:envoyer|recevoir|envoi)\b.*\bargent\b|\bwestern union\b/, answer: 'carte-refusee' },
    {
      asks: /\bfrais\b|\bcommission\b/,
      text: 'Je ne connais pas les frais de MVola ou d’Orange Money\u202f: le point de vente les affiche. Ce n’est pas nécessaire pour un voyage, les espèces passent toujours.',
      next: ['argent', 'carte', 'sim'],
    },
  ],
  'budget-jour': [
    {
      asks: /\bpourboires?\b/,
      text: 'Non, les pourboires se comptent à part\u202f: 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur pour un guide local, autant ou un peu plus pour le chauffeur-guide.',
      next: ['pourboire', 'prix-courants', 'parcs-tarifs'],
    },
    {
      asks: /^(?:les? |l |avec l? ?|et )*(?:hotels?|logement|chambres?|nuits?)(?: et (?:les )?repas)? (?:est |sont |y est )?(?:compris\w*|inclus\w*|dedans|avec)\b/,
      text: 'Oui, ces sommes comptent la chambre, les repas et les déplacements. Le vol, le visa, les entrées de parcs, les guides et les pourboires viennent en plus.',
      next: ['prix-courants', 'parcs-tarifs', 'vol-international'],
    },
    { asks: /\b(?:avec|et) (?:la |une )?voiture\b|^en voiture$|\bsans voiture\b/, answer: 'voiture-chauffeur' },
    ...prices,
    ...money,
  ],
  'budget-total': [...prices, ...money],
  'vie-chere': [...prices, ...money],
  'prix-courants': [
    { asks: /\b(?:ca fait combien|conversion|taux)\b/, answer: 'change' },
    { asks: /\b(?:propres?|hygiene|malades?|intoxication|tourista|sain)\b/, answer: 'street-food' },
    { asks: /\b(?:en euros?|ca fait combien|conversion|taux)\b/, answer: 'change' },
    { asks: /\b(?:biere|bouteille|eau|restos?|restaurants?|gargote|chambre|hotel|essence)\b/ },
    {
      asks: /\b(?:gasoil|gazole|diesel)\b/,
      text: 'L’essence coûte autour d’un euro le litre\u202f; je n’ai pas le prix du gazole.',
      next: ['voiture-chauffeur', 'budget-jour', 'prix-circuit'],
    },
    { asks: /\btaxis?(?! brousse)\b/, answer: 'taxi-ville' },
    { asks: /\b(?:negoci\w*|marchand\w*)\b/, answer: 'marchander' },
    ...prices,
  ],
  'prix-saison': [
    { asks: /\b(?:vols?|billets?|avion)\b(?!.*\bmoins cher\b)/, answer: 'vol-international' },
    {
      asks: /\b(?:parcs?|entrees?)\b/,
      text: 'Je ne connais pas de tarif de saison pour les parcs\u202f: ce sont surtout le vol international et les hôtels du bord de mer qui montent en juillet, en août et à Noël.',
      next: ['parcs-tarifs', 'saison', 'prix-circuit'],
    },
  ],
  pourboire: [
    {
      asks: /\b(?:pour|sur) (?:\d+|une?|deux|dix|douze|quinze) (?:jours|semaines?)\b/,
      text: 'Comptez 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur pour un guide local, et autant ou un peu plus pour le chauffeur-guide, soit pour dix jours 50\u202f000 à 100\u202f000\u202fAr chacun, 10 à 20\u202f€ environ. Rien n’est obligatoire.',
      next: ['argent', 'budget-jour', 'change'],
    },
    { asks: /\b(?:son|ses|leurs?) (?:hotels?|logement|chambres?|repas)\b/, answer: 'chauffeur-logement' },
    {
      asks: /^(?:(?:pour|a) le|au|le|du) chauffeur\b(?!.*\b(?:mang\w*|dort|dorm\w*|loge\w*|repas|parle\w*)\b)/,
      text: 'Pour le chauffeur-guide, prévoyez à la fin du circuit une somme comparable à celle d’un guide local, 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, ou un peu plus. Rien n’est obligatoire.',
      next: ['argent', 'budget-jour', 'change'],
    },
    { asks: /^(?:(?:pour|a) le|au|le) guide\b/ },
    { asks: /\b(?:porteurs?|piroguiers?|bagagistes?)\b/, answer: 'cadeau-guide' },
    { asks: /\b(?:en euros? ou|ariary|monnaie|devise)\b/, answer: 'cadeau-guide' },
    { asks: /\bfait combien\b/, answer: 'change' },
    {
      asks: /\b(?:(?<!non |pas )compris\w*|inclus\w*|devis)\b/,
      text: 'Non, les pourboires ne sont pas compris\u202f: ils se comptent à part, en ariary, et restent libres.',
      next: ['budget-jour', 'inclus', 'cadeaux'],
    },
    {
      asks: /\b(?:hotel|menage|femme de chambre|restos?|restaurant|serveur)\b/,
      text: 'Au restaurant, arrondissez l’addition. À l’hôtel, un petit billet en ariary pour le ménage fait plaisir, sans obligation\u202f; je n’ai pas de montant d’usage.',
      next: ['budget-jour', 'argent', 'cadeaux'],
    },
    { asks: /\b(?:a la fin|chaque jour|tous les jours|quand)\b|\bpar (?:jour|personne)\b/ },
  ],
  'cadeau-guide': [
    { asks: /\b(?:en euros?|ariary|porteurs?|a la fin|chaque jour|quand|vetements?)\b/ },
    { asks: /\b(?:compris|inclus|obligatoire|combien)\b/, answer: 'pourboire' },
  ],
  marchander: [
    {
      asks: /\bcompteurs?\b/,
      text: 'Non, les taxis n’ont pas de compteur\u202f: convenez du prix avant de monter, souvent 10\u202f000 à 25\u202f000\u202fAr à Antananarivo.',
      next: ['transport', 'tana-nuit', 'aeroport'],
    },
    { asks: /\bmalgache\b/, answer: 'mots-malgaches' },
    { asks: /\bcourse\b|\btaxis?\b.*\bcombien\b/, answer: 'taxi-ville' },
    { asks: /^(?:dans |sur |pour )?(?:les? |des |au )?(?:taxis?|magasins?|marches?|parcs?)(?: aussi)?$/ },
    { asks: /\b(?:circuit|devis|voyage)\b/, answer: 'changer-devis' },
    {
      asks: /\b(?:de combien|pourcent|moitie|divis\w*|baiss\w*)\b/,
      text: 'Il n’y a pas de règle\u202f: le premier prix est souvent bien trop haut. Proposez le vôtre avec le sourire, demandez avant à votre guide ce que cela vaut, et laissez quelques centaines d’ariary au vendeur.',
      next: ['artisanat', 'arnaques', 'prix-courants'],
    },
    {
      asks: /\b(?:hotel|chambre)\b/,
      text: 'Dans un circuit, non\u202f: le prix de la chambre est dans le devis. Si vous réservez vous-même, demandez poliment un prix pour plusieurs nuits ou hors saison\u202f; je ne peux pas dire que l’hôtel l’accorde.',
      next: ['hebergement', 'prix-courants', 'arnaques'],
    },
  ],
  cadeaux: [
    { asks: /\bvisit\w*\b.*\b(?:ecole|orphelinat)\b|\borphelinats?\b/, answer: 'visite-ecole' },
    { asks: /\b(?:a qui|ecoles?|instituteur|dispensaire|fournitures?|cahiers?|stylos?|jouets?|bonbons?)\b/ },
    { asks: /^(?:j ai |on a )?(?:des |les |mes |nos |de vieux )?(?:vetements?|habits?)(?: a donner| usages)?$/, answer: 'cadeau-guide' },
    { asks: /\bhabitant\b|\bfamille d accueil\b/, answer: 'politesse' },
    { asks: /\b(?:asso|association|benevol\w*)\b/, answer: 'volontariat' },
    { asks: /\b(?:kilos?|kg|soute|bagages?)\b/, answer: 'bagage-international' },
  ],
}
