import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const noWhatsapp: Next = {
  asks: /\b(?:votre|vos|vous avez)\b.*\bwhats ?app\b|\bwhats ?app\b.*\bvous\b/,
  text: 'Je n’ai pas de numéro WhatsApp à donner\u202f: appelez le +261\u202f20\u202f22\u202f000\u202f00, ou écrivez depuis la page Contact.',
  next: ['contact', 'delai-reponse', 'devis'],
}

const network: readonly Next[] = [
  noWhatsapp,
  { asks: /^(?:dans |a )(?:les |l )?hotels?$/, answer: 'internet', says: /wifi/ },
  { asks: /\b(?:brousse|pistes?|parcs?|route|bateau|fleuve|pirogue|tsiribihina|partout|en dehors|campagne|villages?|jours? sans)\b/, answer: 'reseau-pistes' },
  { asks: /^(?!.*\bnumeros?\b).*\b(?:urgences?|secours|accident|probleme)\b/, answer: 'sos' },
  { asks: /\b(?:forfait|mon abonnement|free|sfr|bouygues|sosh|itinerance|roaming)\b/, answer: 'itinerance' },
  { asks: /\b(?:quel (?:operateur|reseau)|meilleur (?:operateur|reseau)|^lequel$|^laquelle$|orange|telma|yas|airtel)\b/, answer: 'operateur' },
  { asks: /\b(?:esim|e sim|puce|carte (?:sim|locale)|sim)\b/, answer: 'sim' },
  { asks: /\b(?:rapide|debit|lente?|vite)\b/, answer: 'internet', says: /souvent lent/ },
  { asks: /\bappel\w*\b/, answer: 'telephone' },
  { asks: /\bwhats ?app\b|\bmessenger\b/, answer: 'whatsapp' },
  {
    asks: /\b(?:teletravail\w*|travailler|visio|netflix|streaming)\b/,
    text: 'Dans les villes, la 3G et la 4G fonctionnent généralement, et beaucoup d’hôtels ont un wifi, souvent lent\u202f: un peu de travail passe, une visioconférence n’est pas sûre. Entre les villes, dans les parcs et sur les pistes, n’y comptez pas.',
    next: ['sim', 'electricite', 'internet'],
  },
  { asks: /\b(?:prix|combien|cher|gigas?|go|achet\w*)\b/, answer: 'sim' },
  { asks: /\bgps\b|\bmaps\b/, answer: 'hors-ligne' },
]

const simPrice: Next = {
  asks: mentionsPrice,
  text: 'Une carte SIM et ses forfaits de données sont bon marché, et se rechargent partout\u202f; je n’ai pas de prix à jour\u202f: demandez-le à la boutique, avec le passeport.',
  next: ['internet', 'telephone', 'mvola'],
}

const withoutSignal: Next = {
  asks: /\b(?:sans|pas de|zero|plus de|aucun|0) (?:barres? de )?(?:reseau|signal|barres?|internet)\b|\b(?:capte|passe) (?:pas|plus|rien)\b/,
  text: 'Sans signal, la position se lit toujours, par le GPS, mais l’alerte ne part pas\u202f: elle attend le réseau. Essayez à découvert ou un peu plus haut, un SMS, qui passe souvent quand la voix ne passe pas, un autre opérateur ou un autre téléphone, et envoyez quelqu’un chercher du secours. Les conseils de la fiche SOS se lisent sans réseau.',
  next: ['urgence', 'hors-ligne', 'internet'],
}

/** What travellers ask after answers about the network, the app and the SOS. */
export const reseau: NextByEntry = {
  internet: network,
  sim: [
    { asks: /\b(?:pepin|urgences?|souci|accident|qui (?:on )?appel\w*|appel\w* (?:a |en )?(?:qui|cas))\b/, answer: 'urgence' },
    simPrice,
    { asks: /\b(?:passeport|esim|e sim|prix|combien|cher|aeroport|go|gigas?|recharg\w*)\b/ },
    ...network,
  ],
  itinerance: [
    {
      asks: /\bsms\b|\bbanque\b/,
      text: 'Avec votre carte allumée en itinérance, les SMS de votre banque arrivent en général, là où il y a du réseau\u202f; coupez les données, pas la ligne. Demandez à votre opérateur si la réception est payante.',
      next: ['sim', 'internet', 'carte'],
    },
    {
      asks: /\bverrouill\w*\b|\bdesimlock\w*\b|\bdebloqu\w*\b/,
      text: 'Demandez-le à votre opérateur, ou essayez dans le téléphone la carte SIM d’un autre\u202f: s’il l’accepte, il n’est pas verrouillé.',
      next: ['sim', 'internet', 'telephone'],
    },
    ...network,
  ],
  operateur: [simPrice, { asks: /\bpasseport\b/ }, ...network],
  whatsapp: network,
  'reseau-pistes': [
    {
      asks: /\bsatellit\w*\b|\bgarmin\b|\binreach\b/,
      text: 'Nous ne louons rien nous-mêmes, et je ne connais pas de loueur de téléphone satellite\u202f: si vous en avez un, demandez à l’ambassade s’il faut une autorisation.',
      next: ['sos', 'internet', 'contact'],
    },
    { asks: /\bgps\b|\bpuce\b/ },
    { asks: /\b(?:villes?|hotels?|wifi)\b/, answer: 'internet' },
    { asks: /\b(?:urgences?|accident|secours|malade)\b/, answer: 'sos' },
    { asks: /\b(?:operateur|lequel)\b/, answer: 'operateur' },
  ],
  telephone: [
    { asks: /\b(?:iphones?|samsung|android|mon (?:telephone|portable|mobile|forfait))\b/, answer: 'itinerance' },
    {
      asks: /\b(?:minute|prix|combien|cher)\b/,
      text: 'Je n’ai pas de tarif à la minute\u202f: votre opérateur le dit. Avec du réseau, les appels par messagerie Internet coûtent bien moins cher.',
      next: ['sim', 'internet', 'urgence'],
    },
    { asks: /\b(?:casse|tombe|ecran|repar\w*)\b/, answer: 'reparations' },
    ...network.filter(({ answer }) => answer !== 'telephone'),
  ],
  'apk-avertissement': [{ asks: /\b(?:iphone|ios|apple)\b/, answer: 'application', says: /iPhone/ }],
  application: [
    { asks: /\b(?:iphone|ios|apple|place|mo|memoire|pese|lourde?|taille)\b/, says: /iPhone/ },
    { asks: /\btelecharg\w*\b|\bplay store\b/, says: /Télécharger/ },
    { asks: /\b(?:gratuite?|langues?|anglais)\b/ },
    { asks: /\b(?:sans (?:internet|reseau|connexion)|hors ligne|batterie|offline)\b/, answer: 'hors-ligne' },
    { asks: /\b(?:danger\w*|virus|avertiss\w*|apk)\b/, answer: 'apk-avertissement' },
    { asks: /\bsos\b/, answer: 'sos' },
    { asks: /\b(?:google maps|gps|maps)\b/, answer: 'orientation' },
  ],
  'hors-ligne': [
    { asks: /\b(?:place|mo|pese|lourde?|iphone|ios|apple)\b/, answer: 'application', says: /iPhone/ },
    { asks: /\bbatterie\b(?!.*\b(?:soute|cabine)\b)/ },
    { asks: /\bsos\b/, answer: 'sos' },
    { asks: /\bcarnet\b/, answer: 'carnet-site' },
    { asks: /\b(?:garder|enregistr\w*|telecharg\w*)\b.*\bcircuit\b/, answer: 'circuit-hors-ligne' },
    { asks: /\breseau\b/, answer: 'internet' },
  ],
  'circuit-hors-ligne': [
    { asks: /\b(?:imprim\w*|navigateur|mode avion)\b/ },
    {
      asks: /\b(?:place|mo|lourd)\b/,
      text: 'Je n’ai pas la taille d’un circuit gardé\u202f; l’application, elle, demande 150\u202fMo libres.',
      next: ['hors-ligne', 'application', 'internet'],
    },
    {
      asks: /\b(?:iphone|ios|safari)\b/,
      text: 'Oui, ce site s’ouvre sans réseau aussi sur un iPhone, dans le navigateur où vous avez gardé le circuit\u202f; c’est l’application qui n’existe que pour Android.',
      next: ['hors-ligne', 'application', 'internet'],
    },
    { asks: /\bappli\w*\b/, answer: 'hors-ligne' },
    { asks: /\breseau\b/, answer: 'internet' },
  ],
  sos: [
    withoutSignal,
    { asks: /\b(?:hopital|soins|frais|pay\w*)\b/, answer: 'assurance-comprise' },
    { asks: /\b(?:gardez|donnees|espionn\w*|suivi|vie privee)\b/, answer: 'donnees' },
    { asks: /\bpolice\b/ },
    { asks: /\bnumeros?\b/, answer: 'contact' },
    { asks: /\b(?:iphone|telecharg\w*)\b/, answer: 'application' },
  ],
  orientation: [
    { asks: /\b(?:gratuite?|iphone|telecharg\w*)\b/, answer: 'application' },
    {
      asks: /\bpapier\b|\bimprim\w*\b/,
      text: 'Je ne sais pas où acheter une carte papier\u202f; la page d’un circuit s’imprime, et l’application guide sans réseau.',
      next: ['application', 'hors-ligne', 'temps-trajet'],
    },
  ],
}
