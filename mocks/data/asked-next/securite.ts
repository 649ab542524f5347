import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

const evening: Next = { asks: /^(?:meme )?(?:le soir|la nuit|de nuit|apres la nuit)\b|\b(?:sortir|marcher|promener)\b.*\b(?:soir|nuit)\b/, answer: 'marcher-le-soir' }
const nightLife: Next = { asks: /\b(?:sort\w*|bars?|boites?|restos?|diner|manger)\b/, answer: 'sortir-le-soir' }
const woman: Next = { asks: /\b(?:femmes?|filles?|nanas?) (?:seules?)?\b|^seule\b|\b(?:femmes?|fille)$/, answer: 'femme-seule' }
const police: Next = { asks: /\b(?:police|policiers?|flics?|gendarmes?|controles?)\b/, answer: 'controle-police' }
const dayTime: Next = { asks: /^(?:de|en plein|le) jour\b|\bla journee\b/, answer: 'tana-nuit' }
const zones: Next = { asks: /\b(?:zones?|quelles regions?|ou (?:est ce que c est|c est) (?:le plus )?(?:danger\w*|risque)|sud|dahalo)\b/, answer: 'zones-a-eviter' }
const taxiByNight: Next = { asks: /^(?!.*\b(?:combien|prix|cher|brousse|uber|appli\w*)\b).*\btaxis?\b/, says: /taxi commandé/ }
const taxis: Next = { asks: /\btaxis?(?! brousses?)\b/, answer: 'taxi-ville' }
const theft: Next = { asks: /\b(?:vols?|voler|vole|pickpockets?|arrache\w*)\b(?!.*\b(?:avion|interieur)\b)/, answer: 'eviter-vol' }

/** What travellers ask after answers about safety and the law. */
export const securite: NextByEntry = {
  securite: [
    { asks: /\bvols?\b.*\b(?:frequents?|souvent|courants?)\b/, answer: 'vol-frequence' },
    evening, woman, zones, theft, police,
    {
      asks: /^(?:en |dans les? |les? )?taxis? brousses?\b/,
      text: 'De jour et sur les grands axes, le plus souvent oui, chez une compagnie à places numérotées\u202f; les accidents ne sont pas rares, évitez surtout les départs de nuit. Gardez vos valeurs sur vous.',
      next: ['taxi-brousse', 'routes-nuit', 'voiture-chauffeur'],
    },
    { asks: /\b(?:se|me|nous) (?:promen\w*|balad\w*)\b|\bmarcher\b|\ba pied\b/, answer: 'marcher-le-soir', says: /De jour/ },
    { asks: /^(?:la |les )routes?$/, answer: 'routes-danger' },
    { asks: /\b(?:sur les routes?|en voiture|rouler)\b/, answer: 'routes-danger' },
    { asks: /\b(?:capitale|en ville|villes)\b/, answer: 'tana-nuit' },
    { asks: /\bpolitiques?\b|\bmanif\w*\b/, answer: 'politique' },
    { asks: /\b(?:enfants?|famille|bebe)\b/, answer: 'enfants-circuit' },
    {
      asks: /\b(?:kidnapp\w*|enlevement\w*|terroris\w*)\b/,
      text: 'Je ne suis pas l’actualité\u202f: lisez les conseils aux voyageurs de votre ministère juste avant le départ. Avec un chauffeur, de jour, sur les axes touristiques, la plupart des séjours se passent bien.',
      next: ['zones-a-eviter', 'ambassade', 'urgence'],
    },
  ],
  'tana-nuit': [
    { asks: /\b(?:de jour|marches?|a pied)\b|^(?:meme )?(?:en|avec un) taxi$/ },
    { asks: /\b(?:autres villes|ailleurs|en province)\b/, answer: 'marcher-le-soir' },
    { asks: /\b(?:villages?|campagne|parcs?|brousse)\b/, answer: 'vol-frequence', says: /villages/ },
    {
      asks: /\bquartiers?\b/,
      text: 'Je ne recommande ni hôtel ni quartier\u202f: le devis du partenaire donne les hôtels qu’il propose, et l’hôtel sait quels quartiers éviter.',
      next: ['hebergement', 'securite', 'taxi-ville'],
    },
    {
      asks: /\b(?:uber|appli\w*)\b/,
      text: 'Je ne connais pas d’application de taxi\u202f: on prend un taxi en convenant du prix avant de monter, et le soir, commandé par l’hôtel ou le restaurant.',
      next: ['taxi-ville', 'securite', 'aeroport'],
    },
    taxiByNight, taxis, nightLife, theft, woman,
  ],
  'marcher-le-soir': [
    dayTime,
    taxiByNight,
    taxis,
    nightLife,
    { asks: /\b(?:quelle heure|nuit tombe)\b/, answer: 'horaires' },
    { asks: /\bagress\w*\b/, answer: 'vol' },
    { asks: /\bvillages?\b|\bailleurs\b/, answer: 'vol-frequence', says: /villages/ },
    { asks: /\bplage\b/ },
  ],
  'sortir-le-soir': [
    { asks: /\b(?:taxi|rentrer)\b.*\b(?:combien|prix)\b|\b(?:combien|prix)\b.*\btaxi\b/, answer: 'taxi-ville' },
    woman,
    { asks: /\b(?:adresses?|lequel|nom|ou)\b/ },
    { asks: /\bmusique\b|\bconcerts?\b|\bdans\w*\b/, answer: 'musique' },
  ],
  'femme-seule': [
    { asks: /^(?:meme )?(?:en |dans les? |prendre le )?taxis? brousses?\b/, answer: 'taxi-brousse-seule' },
    { asks: /\b(?:habill\w*|tenue|short|vetements?)\b/, answer: 'tenue' },
    {
      asks: /\bguides?\b/,
      text: 'Je ne sais pas si un partenaire a une femme guide\u202f: demandez-le dans la demande de devis, il vous répondra.',
      next: ['devis', 'guide-francophone', 'groupe'],
    },
    { asks: /\b(?:supplement|cher|prix|chambre)\b/, answer: 'chambre-seule' },
    { asks: /\b(?:drague\w*|harcel\w*|remarques?|embete\w*|hommes)\b/ },
    nightLife, evening,
    { asks: /\bgroupe\b|\bautres voyageurs\b/, answer: 'groupe' },
  ],
  lgbt: [
    { asks: /\b(?:bars?|boites?|sortir)\b/, answer: 'sortir-le-soir' },
    {
      asks: /\b(?:guides?|chauffeurs?)\b/,
      text: 'Les guides et chauffeurs de tourisme sont en général discrets et respectueux\u202f; si cela compte pour vous, dites-le dans la demande de devis.',
      next: ['guide-francophone', 'securite', 'devis'],
    },
    {
      asks: /\b(?:trans|non binaire)\b/,
      text: 'Je n’ai rien de précis sur les personnes trans\u202f: lisez les conseils aux voyageurs de votre ministère, et vérifiez que le nom et la photo du passeport vous correspondent.',
      next: ['securite', 'passeport', 'ambassade'],
    },
    {
      asks: /\b(?:lit|chambre|double)\b|\bhotels?\b/,
      text: 'Demandez un lit double dans le devis, comme tout le monde\u202f: dans les hôtels touristiques, une chambre commune ne pose en général pas de difficulté.',
      next: ['hebergement', 'devis', 'securite'],
    },
    { asks: /\b(?:main|embrass\w*|en public|legal|loi|prison|danger\w*)\b/ },
  ],
  arnaques: [
    police,
    { asks: /\b(?:taxis?|faux guides?|porteurs?)\b(?!.*\bcombien\b)/ },
    { asks: /\bfrancs?\b/, answer: 'argent' },
    { asks: /\bchang\w*\b/, answer: 'change' },
    { asks: /\bsites?\b.*\bvisa\b|\bvisa\b/, answer: 'visa-demande' },
    { asks: /\bsaphirs?\b|\bpierres?\b/, answer: 'saphirs' },
    { asks: /\b(?:vole\w*|pickpockets?)\b/, answer: 'eviter-vol' },
  ],
  vol: [
    { asks: /\bpasseport\b/, answer: 'perte-passeport' },
    { asks: /\b(?:carte|cb)\b/, answer: 'carte-refusee' },
    { asks: /\b(?:eviter|prevenir|proteger)\b/, answer: 'eviter-vol' },
    { asks: /\bassurance\b|\brembours\w*\b/ },
    { asks: /\bcoffre\b/, answer: 'coffre' },
    {
      asks: /\bhotel\b/,
      text: 'Prévenez la direction et demandez un écrit\u202f: ce que l’hôtel rembourse dépend de ses règles et du coffre. Portez plainte, l’assurance le demandera.',
      next: ['assurance', 'perte-passeport', 'contact'],
    },
  ],
  'eviter-vol': [
    { asks: /\barrive quand meme\b|\bsi on (?:me|nous) vole\b/, answer: 'vol' },
    { asks: /\b(?:combien|argent|liquide|cartes?)\b/, answer: 'proteger-argent' },
    { asks: /\b(?:appareil|photo|camera)\b/, answer: 'vol-appareil' },
    { asks: /\bpasseport\b/, answer: 'passeport-sur-soi' },
    { asks: /\bplage\b|\bhotel\b|\bcoffre\b/, answer: 'coffre' },
  ],
  'vol-frequence': [
    { asks: /\b(?:si on|quand on|que faire)\b.*\bvole\b/, answer: 'vol' },
    { asks: /\b(?:retirer|argent|liquide)\b/, answer: 'proteger-argent' },
    { asks: /\b(?:chambre|hotel|coffre)\b/, answer: 'coffre' },
    { asks: /\b(?:eviter|proteger|faire)\b/, answer: 'eviter-vol' },
    { asks: /\b(?:pays|general|partout)\b/, answer: 'securite' },
  ],
  'vol-appareil': [
    { asks: /\b(?:zoom|objectif)\b/, answer: 'photographe' },
    { asks: /\b(?:poussiere|pluie|eau)\b/, answer: 'appareil-protection' },
  ],
  coffre: [
    { asks: /\b(?:voiture|baign\w*|plage|cadenas)\b/ },
    { asks: /\bvalises?\b/, answer: 'consigne' },
    {
      asks: /\b(?:bivouac|tente|camp)\b/,
      text: 'Au bivouac, gardez sur vous papiers, argent et téléphone, dans une pochette fermée, la nuit aussi\u202f; le reste est dans la voiture ou à l’hôtel.',
      next: ['vol', 'camping', 'passeport'],
    },
  ],
  'routes-nuit': [
    { asks: /^(?:en|dans les?|a pied en|a pied dans les?) villes?$|\ba pied\b/, answer: 'marcher-le-soir' },
    { asks: /\btaxis? brousses?\b|\bbus\b/, answer: 'taxi-brousse', says: /Les accidents/ },
  ],
  'zones-a-eviter': [
    { asks: /\b(?:rn ?7|route nationale|route du sud)\b/, answer: 'routes-danger' },
    {
      asks: /\b(?:vos|votre|les) circuits?\b/,
      text: 'Nos circuits restent sur les axes et les sites touristiques, où l’on roule de jour avec un chauffeur qui connaît l’état de la route\u202f; le Sud profond n’en fait pas partie. Avant le départ, lisez la carte des conseils de votre ministère.',
      next: ['securite', 'routes-nuit', 'circuits-proposes'],
    },
    { asks: /\b(?:capitale|ville)\b/, answer: 'tana-nuit' },
    {
      asks: /\biles?\b/,
      text: 'Les zones à éviter sont le Sud profond et des plateaux de l’Ouest, pas les îles touristiques\u202f: à Nosy Be et Sainte-Marie, les précautions simples suffisent, surtout le soir et sur la plage.',
      next: ['securite', 'nosy-be-iles', 'sainte-marie'],
    },
    { asks: /\bdahalo\b/ },
  ],
  urgence: [
    {
      asks: /\b(?:portable|numero|telephone) (?:francais|etranger|belge|suisse)\b|\bdepuis (?:mon|un) (?:portable|telephone)\b|\bindicatif\b/,
      text: 'Ces numéros se composent sans indicatif depuis un téléphone local, donc avec une carte SIM du pays\u202f; avec une carte étrangère, si cela ne passe pas, appelez l’assistance, jour et nuit, au +261\u202f20\u202f22\u202f000\u202f00.',
      next: ['sos', 'sim', 'contact'],
    },
    { asks: /\breseau\b|\bcapte\b/, answer: 'sos' },
    {
      asks: /\b(?:francais|parlent|anglais|langue)\b/,
      text: 'Le français est une langue officielle, et la police comme les pompiers le comprennent le plus souvent en ville, moins à la campagne\u202f: faites parler votre chauffeur, l’hôtel ou l’assistance, qui répond en français.',
      next: ['langue', 'sos', 'contact'],
    },
    { asks: /\b(?:hopital|medecins?|cliniques?)\b/, answer: 'hopital' },
    { asks: /\b(?:pay\w*|gratuit|cher)\b/, answer: 'soins-payes' },
    {
      asks: /\b(?:vite|rapides?|longtemps|combien de temps)\b/,
      text: 'Non, les secours peuvent être longs à arriver, surtout hors d’Antananarivo\u202f: appelez tôt, donnez votre position exacte, et prévenez aussi votre chauffeur-guide et votre assurance.',
      next: ['sos', 'hopital', 'assurance'],
    },
  ],
  politique: [
    {
      asks: /\b(?:vols?|avions?|maintenus?)\b/,
      text: 'Je ne suis pas l’actualité\u202f: la compagnie dit si le vol est maintenu. Gardez une journée de marge avant le vol de retour.',
      next: ['vols-interieurs', 'annulation', 'ambassade'],
    },
    { asks: /\b(?:annul\w*|rembours\w*)\b/, answer: 'annulation' },
    { asks: /\b(?:danger\w*|risque|en securite|safe)\b/, answer: 'securite' },
  ],
  'drogues-lois': [
    {
      asks: /\bcbd\b/,
      text: 'Laissez le CBD chez vous\u202f: la détention de drogue, cannabis compris, mène en prison, et je ne sais rien d’une exception.',
      next: ['douane-entree', 'securite', 'ambassade'],
    },
    { asks: /\b(?:alcool|boire)\b/, answer: 'alcool' },
    { asks: /\b(?:fumer|cigarettes?|vapot\w*)\b/, answer: 'fumer' },
    { asks: /\bdrones?\b/, answer: 'drones' },
  ],
  'controle-police': [
    { asks: /\b(?:insiste|billet|argent|bakchich|corrup\w*)\b/ },
    {
      asks: /\bamendes?\b/,
      text: 'Je ne connais pas de montant\u202f: demandez un reçu, et laissez parler le chauffeur. Sans reçu, ne proposez jamais de billet vous-même.',
      next: ['arnaques', 'drogues-lois', 'ambassade'],
    },
  ],
}
