import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { children } from '#mocks/data/asked-next/short-questions.ts'

/** 'Et si on reste 45 jours ?' */
const longVisa: Next = {
  asks: /\b(?:3[1-9]|[45]\d|60) (?:jours?|j)\b|\b(?:reste\w*|pour) (?:deux|2) mois\b(?! et)|\bun mois et demi\b|\breste\w* (?:3[1-9]|[45]\d|60)$/,
  text: 'De 31 à 60 jours, prenez le visa de deux mois\u202f; je n’ai pas son montant sûr, lisez-le sur le site officiel de l’e-visa.',
  next: ['visa', 'visa-demande', 'prolonger-visa'],
}

/** A minor who travels without the parents. */
const alone: Next = {
  asks: /\b(?:ados?|mineure?s?|fils|filles?|enfants?|neveux?|niece)\b.*\b(?:seule?s?|tante|oncle|grands? parents?|grand (?:mere|pere)|mamie|papi|sans (?:nous|moi|ses|son|sa))\b/,
  answer: 'enfants-formalites',
}

const visaPaper: readonly Next[] = [
  alone,
  { asks: /^(?!.*\b(?:fievre|rage|palu\w*)\b).*\bvaccins?\b/, answer: 'sante' },
  {
    asks: /\bphotos?(?: d identite)?\b/,
    text: 'Je ne sais pas si une photo d’identité est demandée pour le visa\u202f: le site officiel de l’e-visa donne la liste des pièces. Emportez-en deux, avec le passeport et le billet de retour.',
    next: ['visa-demande', 'passeport', 'perte-passeport'],
  },
  {
    asks: /\b(?:adresse|lien|url|nom)\b.*\bsite\b|\b(?:quel|le bon) site\b|\bsite officiel\b|\bsur quel site\b/,
    text: 'La demande en ligne se fait sur la plateforme officielle de l’e-visa de Madagascar, dont l’ambassade donne l’adresse\u202f: je ne la donne pas ici. Méfiez-vous des sites intermédiaires, qui ajoutent leurs frais.',
    next: ['visa-demande', 'ambassade', 'arnaques'],
  },
  { asks: /\b(?:quels? papiers?|quels? documents?|quoi comme (?:papiers?|documents?)|pieces?)\b/, answer: 'visa-demande' },
  { asks: /\b(?:longtemps|temps|jours?|semaines?) (?:avant|a l avance)\b|\ba l avance\b/, answer: 'visa-demande' },
  { asks: /\b(?:prolong\w*|rallong\w*|renouvel\w*|depass\w*|plus longtemps)\b/, answer: 'prolonger-visa' },
  { asks: /\b(?:travail\w*|stage|benevol\w*|mission)\b/, answer: 'volontariat' },
  { asks: /\b(?:attente|queue|file|long a l aeroport|rapide)\b/, answer: 'visa-demande' },
  { asks: /\b(?:mineure?s?|enfants? seuls?|autorisation de sortie|autre parent)\b/, answer: 'enfants-formalites' },
]

const visaPayment: Next = {
  asks: /\b(?:payer|regler|regle|paye|paie)\b.*\b(?:euros?|dollars?|francs?(?: suisses?)?|especes|liquide|carte|cb|ariary)\b|\b(?:accept\w*|prennent|pren)\b.*\b(?:euros?|dollars?|cartes?|cb)\b|\b(?:cartes?|cb)\b.*\b(?:accept\w*|passe|guichet)\b|\ben (?:euros?|dollars?|francs?|liquide|especes)\b|^(?:la |par |avec la )?(?:carte|cb)(?: bleue| bancaire)?\b/,
  text: 'Pour le visa, vérifiez avant le départ, sur le site officiel de l’e-visa ou à l’ambassade, le montant et la monnaie que le guichet accepte, euros ou autre. À l’aéroport, ayez des espèces, avec de quoi faire l’appoint, sans compter sur la carte.',
  next: ['visa-demande', 'argent', 'change'],
}

/** Of 'et si on reste 40 jours ?'. */
const longerStay: Next = {
  asks: /^(?:si )?(?:pour|(?:je|on|nous) (?:rest\w*|part\w*|compte\w*|sera\w*)) .*\b(?:jours|semaines?|mois)\b/,
  text: 'Il y a quatre durées de visa\u202f: 15 jours, un, deux ou trois mois. Prenez celle qui couvre tout le séjour, jour d’arrivée et jour de départ compris\u202f; le montant est sur le site officiel de l’e-visa.',
  next: ['visa-demande', 'passeport', 'argent'],
}

/** What travellers ask after answers about visas and papers. */
export const formalites: NextByEntry = {
  visa: [
    longVisa,
    { asks: /^(?:a l |l )?aeroport$|\ba l aeroport\b|\ba l arrivee\b/, answer: 'visa-demande' },
    {
      asks: /^(?:ca |il |on |c est )*(?:met|prend|dure|faut|attend\w*|l a|l obtient)?(?: en)? ?combien de (?:temps|jours)(?: (?:ca |on |il )?(?:met|prend|faut|attend\w*|l a|l obtient|avant|pour l avoir|pour l obtenir))*$|\b(?:delai|avant le depart)\b/,
      text: 'En ligne, faites la demande au moins une semaine avant le vol\u202f; à l’arrivée, le visa se prend sur place, avec un peu d’attente au guichet.',
      next: ['visa-demande', 'passeport', 'visa'],
    },
    { asks: /\bou\b.*\b(?:demand\w*|fait|faire|prend|obtien\w*|achet\w*)\b|\b(?:demand\w*|fait|prend|obtien\w*|achet\w*)\b.*\bou\b|\b(?:a l |en )?(?:aeroport|ligne|arrivee|ivato)\b/, answer: 'visa-demande' },
    longerStay,
    {
      asks: /\b(?:combien de (?:temps|jours)|longtemps)\b.*\b(?:rest\w*|avec|dure\w*)\b/,
      text: 'Avec un visa de tourisme, on reste 15 jours, un, deux ou trois mois au plus, selon la durée choisie\u202f: prenez celle qui couvre tout le séjour.',
      next: ['visa-demande', 'passeport', 'argent'],
    },
    visaPayment,
    { asks: /\b(?:le mien|le notre|passeports?)\b.*\b(?:expir\w*|perim\w*|finit|termine|valable|valide)\b/, answer: 'passeport' },
    { asks: /\b(?:expire\w*|perime\w*|valable|validite)\b/ },
    { asks: /\b(?:billet|vol) (?:de )?retour\b|\baller simple\b/ },
    ...visaPaper,
  ],
  'visa-demande': [
    longVisa,
    {
      asks: /\b(?:fiables?|arnaques?|serieux|confiance)\b/,
      text: 'Oui, si c’est la plateforme officielle de l’e-visa\u202f: demandez-en l’adresse à l’ambassade de Madagascar. Méfiez-vous des sites intermédiaires, qui ajoutent leurs frais.',
      next: ['visa', 'passeport', 'arnaques'],
    },
    {
      asks: /\b(?:attente|attend\w*|queue|file|longue?)\b/,
      text: 'Oui, souvent\u202f: à l’arrivée d’un grand vol, on fait la queue au guichet du visa puis à la police. Ayez passeport, billet de retour et espèces en main\u202f; l’e-visa, demandé avant le départ, évite le paiement sur place.',
      next: ['visa', 'passeport', 'argent'],
    },
    {
      asks: /\b(?:pas|aucune|sans) (?:de )?(?:reponse|nouvelles?)\b|\bj attends\b|\b(?:pars|partons|part|decolle\w*|vol) (?:dans|demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/,
      text: 'Si l’e-visa n’arrive pas à temps, le visa se prend à l’arrivée, à l’aéroport\u202f: passeport, billet de retour, et des espèces, avec de quoi faire l’appoint. Vérifiez avant le départ, à l’ambassade, le montant et la monnaie que le guichet accepte, et gardez la preuve de la demande.',
      next: ['visa', 'ambassade', 'passeport'],
    },
    {
      asks: /\b(?:pas (?:recu|a temps|encore)|trop tard|toujours rien|en retard|refuse\w*)\b/,
      text: 'Si l’e-visa n’arrive pas à temps, le visa se prend à l’arrivée, à l’aéroport\u202f: passeport, billet de retour, et des espèces, avec de quoi faire l’appoint. Vérifiez avant le départ quelle monnaie le guichet accepte. Après un refus, voyez l’ambassade.',
      next: ['visa', 'ambassade', 'passeport'],
    },
    visaPayment,
    { asks: /\bquelles? durees?\b|\b(?:1|2|3|un|deux|trois) mois\b/, answer: 'visa' },
    ...visaPaper,
  ],
  'visa-prix': [
    longVisa,
    { asks: /\bou\b.*\b(?:demand\w*|fait|faire|prend|obtien\w*|achet\w*)\b|\b(?:demand\w*|fait|prend|obtien\w*|achet\w*)\b.*\bou\b/, answer: 'visa-demande' },
    {
      asks: /\b(?:enfants?|bebes?|petits?|ados?|fils|fille|gamins?)\b/,
      text: 'Chaque enfant, même bébé, a son passeport et son visa, payé comme celui d’un adulte s’il n’est pas dit autrement sur le site officiel de l’e-visa.',
      next: ['visa', 'passeport', 'visa-demande'],
    },
    visaPayment,
    {
      asks: /^(?:pour )?(?:\d+|deux|trois|un) ?(?:jours|mois)?$/,
      text: 'Je ne connais pas le montant de chaque durée, 15 jours, un, deux ou trois mois\u202f: le barème a changé en 2026, lisez-le sur le site officiel de l’e-visa. Pour 60 jours, prenez le visa de deux mois.',
      next: ['visa', 'visa-demande', 'change'],
    },
    ...visaPaper,
    longerStay,
  ],
  passeport: [
    alone,
    {
      asks: /\b(?:abime|dechire|mouille|use|corne|tache)\b/,
      text: 'Un passeport abîmé peut être refusé à l’enregistrement ou au contrôle\u202f: montrez-le avant le départ à votre mairie ou à votre consulat, et faites-le refaire s’il est déchiré ou illisible. Je ne sais pas ce que la police de l’air accepte.',
      next: ['perte-passeport', 'visa-demande', 'ambassade'],
    },
    { asks: /\b(?:sur moi|sur soi|sur nous|en permanence|tout le temps|dans le sac)\b/, answer: 'passeport-sur-soi' },
    { asks: /\b(?:perd\w*|vole|vol)\b/, answer: 'perte-passeport' },
    { asks: /\b(?:expire\w*|perime\w*|finit|valable|validite|pages?|carte d identite|cni)\b/ },
  ],
  'passeport-sur-soi': [
    { asks: /\b(?:photo|copie|scan|photocopie|banque|sim)\b/ },
    { asks: /\b(?:argent|cartes?|liquide|especes)\b/, answer: 'proteger-argent' },
    { asks: /\b(?:perd\w*|vole|vol)\b/, answer: 'perte-passeport' },
  ],
  'enfants-formalites': [
    {
      asks: /\b(?:(?:deux|2) parents|tous les deux|avec (?:nous|ses parents|son pere et sa mere))\b/,
      text: 'Non, pas d’autorisation si ses deux parents voyagent avec lui\u202f: il lui faut son passeport, valable six mois après le retour, et son visa.',
      next: ['visa', 'enfants-sante', 'enfants-circuit'],
    },
    { asks: /\b(?:mien|notre|passeports?)\b.*\b(?:expir\w*|perim\w*|finit|termine)\b/, answer: 'passeport' },
    { asks: /^(?:(?:d |et )?(?:un |le )?visa|(?:il|elle) (?:faut|a besoin d|lui faut) un visa)(?: aussi| pour (?:lui|elle))?$/ },
    { asks: /^(?:les |pour les )?vaccins?$/, answer: 'enfants-sante' },
    { asks: /\b(?:pay\w*|prix|cout\w*|gratuit)\b.*\b(?:visa|bebe|enfants?|lui|elle|eux)\b|\bvisa\b.*\b(?:pay\w*|gratuit)\b/, answer: 'visa-prix' },
    {
      asks: /\b(?:ou|comment)\b.*\b(?:autorisation|document|formulaire|papier)\b|\b(?:cerfa|formulaire)\b/,
      text: 'L’autorisation de sortie du territoire est un formulaire du site service-public.fr, que le parent remplit et signe, avec une copie de sa pièce d’identité. Emportez l’original.',
      next: ['enfants-formalites', 'passeport', 'visa'],
    },
    { asks: /\b(?:seule?|sans (?:son|leur|le) (?:pere|papa|mere)|grands? parents?|nom|livret|acte)\b/ },
  ],
  'prolonger-visa': [
    { asks: /^ou(?: ca)?$|^c est ou$/, says: /Intérieur/ },
    {
      asks: /\b(?:combien|prix|cher|tarif|cout\w*|amende)\b/,
      text: 'Je ne connais ni le prix de la prolongation, qui est payante, ni le montant de l’amende\u202f: demandez-les au ministère de l’Intérieur, à Antananarivo, avant la fin du visa. Le plus simple est de choisir dès le départ une durée qui couvre tout le voyage.',
      next: ['visa', 'visa-demande', 'ambassade'],
    },
    { asks: /\b(?:travail\w*|stage|benevol\w*|mission)\b/, answer: 'volontariat' },
    { asks: /\b(?:3|trois) mois\b|\bquelles? durees?\b/, answer: 'visa' },
    { asks: /\b(?:ou|quel endroit|quel bureau|qui)\b/ },
    { asks: /\b(?:depass\w*|en retard|jours? de trop)\b/ },
  ],
  'perte-passeport': [
    { asks: /\b(?:fait|faire|fais) quoi\b|\bque faire\b|\bquoi faire\b|\bcomment (?:on )?fai\w*\b/ },
    { asks: /\b(?:consulat|ambassade|suisse|belge|canadien\w*|quebecois\w*)\b/, answer: 'ambassade' },
    {
      asks: /\b(?:combien de temps|longtemps|long|delai|jours)\b|\b(?:combien|prix|payante?|cher|gratuit)\b/,
      text: 'Je ne connais ni le délai ni le prix d’un passeport d’urgence ou d’un laissez-passer\u202f: le consulat les dit, et une copie du passeport gagne des jours. Prévenez votre assurance et la compagnie si le vol est proche.',
      next: ['ambassade', 'vol', 'assurance'],
    },
    { asks: /\b(?:avion|vol|rentrer|partir|sortir|sortie|visa|tampon|embarquer|decoll\w*)\b/ },
    { asks: /\b(?:photos?|copie|papiers?|documents?|declaration|police)\b/ },
  ],
  ambassade: [
    {
      asks: /\b(?:telephone|tel|numero|adresse|mail|joindre|horaires?)\b/,
      text: 'Je n’ai ni l’adresse ni le numéro de votre ambassade\u202f: le site de votre ministère des Affaires étrangères les donne. Notez-les avant le départ.',
      next: ['perte-passeport', 'urgence', 'securite'],
    },
    {
      asks: /\b(?:argent|depann\w*|sous|avance\w*|prete\w*)\b/,
      text: 'Le consulat n’aide que si vous restez sans moyens. Un proche peut vous en envoyer, que l’on retire avec le passeport\u202f; appelez aussi votre banque et votre assurance.',
      next: ['vol', 'argent', 'assurance'],
    },
    { asks: /\bvisa\b/, answer: 'visa-demande' },
    { asks: /\b(?:perd\w*|vole)\b/, answer: 'perte-passeport' },
  ],
  'fievre-jaune': [
    { asks: /\b\d+ ?h(?:eures?)?\b|\bescale\b/, says: /escale plus courte/ },
    {
      asks: /\b(?:ou|quel centre)\b.*\b(?:vaccin\w*|fai\w*)\b|\bvaccin\w* ou\b|\bou (?:ca se fait|on le fait)\b/,
      text: 'Le vaccin contre la fièvre jaune se fait dans un centre de vaccination, au moins dix jours avant l’arrivée. Prenez rendez-vous tôt.',
      next: ['sante', 'vol-international', 'enfants-sante'],
    },
    {
      asks: /\b(?:dubai|doha|istanbul|maurice|reunion|johannesburg|autre escale|par ou)\b/,
      text: 'Le certificat n’est demandé que si vous venez d’un pays à risque ou y avez fait plus de 12\u202fh d’escale, comme à Addis-Abeba ou à Nairobi\u202f; pas par La Réunion, Maurice ou Istanbul. Pour une autre escale, demandez à la compagnie.',
      next: ['sante', 'vol-international', 'enfants-sante'],
    },
    { asks: children },
    { asks: /\b(?:escale|transit|heures?)\b/ },
  ],
  'ne-a-madagascar': [
    { asks: /\b(?:preuve|prouver|papiers?)\b/ },
    { asks: /\benfants?\b|\bprix\b/, answer: 'visa-prix' },
  ],
  'douane-entree': [
    {
      asks: /\b(?:combien|max\w*|limite|seuil)\b.*\b(?:argent|liquide|especes|euros?|devises?)\b/,
      text: 'Les grosses sommes en devises se déclarent à l’arrivée\u202f; je ne connais pas le seuil\u202f: demandez-le à l’ambassade de Madagascar, et à la douane pour la sortie de votre pays.',
      next: ['argent', 'change', 'douane-entree'],
    },
    {
      asks: /\b(?:cartouches?|cigarettes?(?! electroniques?)|clopes?|tabac|alcool|vin|whisky|pastis|apero)\b/,
      text: 'L’alcool et le tabac sont limités à l’entrée\u202f; je ne connais pas les quantités\u202f: demandez-les à la compagnie ou à l’ambassade. Les cigarettes se trouvent partout sur place.',
      next: ['douane-entree', 'rapporter', 'boissons'],
    },
    { asks: /\b(?:medicaments?|medocs?|ordonnance|traitement|appareil photo|plastique)\b/ },
    { asks: /\b(?:ramen\w*|rapport\w*|retour)\b(?!.*\brhum\b)/, answer: 'rapporter' },
  ],
  'animaux-compagnie': [
    {
      asks: /\b(?:quarantaine|cabine|soute|cage|age)\b/,
      text: 'Je ne le sais pas\u202f: l’ambassade dit s’il y a une quarantaine, et la compagnie aérienne comment l’animal voyage, en cabine ou en soute. Pour un circuit, mieux vaut le laisser chez vous\u202f: les parcs et la plupart des hôtels ne l’acceptent pas.',
      next: ['douane-entree', 'rage', 'contact'],
    },
    { asks: /\b(?:hotels?|laisser|garder|parcs?|vaccins?|puce|certificat)\b/ },
    { asks: /\brage\b/, answer: 'rage' },
  ],
}
