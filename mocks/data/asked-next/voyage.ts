import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const changedMind: Next = { asks: /\bchange\w* d (?:avis|idee)\b|\bplus (?:envie de )?(?:partir|voyager)\b/, answer: 'annulation' }
const bookingPayment: Next = {
  asks: /\b(?:cartes?|cb|payer|paye|paie|payes|regler|acompte|arrhes)\b/,
  text: 'Rien ne se paie ici, et aucune carte n’est demandée\u202f: la demande de devis est gratuite et n’engage à rien. Le prix, l’acompte éventuel et la manière de payer se conviennent ensuite avec le partenaire nommé dans le devis.',
  next: ['paiement', 'annulation', 'delai-reponse'],
}

/** What may be part of the price, by its name alone or with 'compris'. */
const included: readonly Next[] = [
  { asks: /\b(?:essence|carburant|gasoil|gazole|diesel)\b/, answer: 'carburant', says: /compris/ },
  { asks: /\bassurances?\b/, answer: 'assurance-comprise' },
  { asks: /\b(?:vols?|avions?|billets?) (?:interieurs?|internes?|sur place|la bas)\b/, answer: 'vente-vols', says: /vols intérieurs peuvent/ },
  {
    asks: /^(?:les? |l )?(?:vols?|avions?|billets?(?: d avion)?)\b(?!.*\bannul)/,
    text: 'Le vol international reste en général à votre charge\u202f: nous n’en vendons pas. Les vols intérieurs peuvent être prévus dans le devis\u202f: demandez-le.',
    next: ['vol-international', 'vols-interieurs', 'devis'],
  },
  {
    asks: /\b(?:repas|dejeuners?|diners?|pension|boissons|manger|nourriture)\b/,
    text: 'Les repas se fixent dans le devis\u202f: faites écrire lesquels sont compris, et si les boissons en sont. Le petit déjeuner l’est souvent avec la chambre, mais pas toujours.',
    next: ['cuisine', 'prix-courants', 'devis'],
  },
  {
    asks: /\b(?:guides?|entrees?|parcs?)\b/,
    text: 'Les entrées des parcs et les guides locaux se fixent dans le devis, compris ou à payer sur place\u202f: faites-le écrire. Sur place, ils se paient en espèces au bureau d’accueil.',
    next: ['parcs-tarifs', 'guide-obligatoire', 'pourboire'],
  },
  { asks: /\b(?:hotels?|hebergements?|logements?|nuits?)\b(?!.*\bchauffeur\b).*\b(?:compris\w*|inclus\w*|dedans|aussi)\b/, answer: 'inclus' },
  { asks: /\b(?:transferts?|aeroport|accueil)\b/, answer: 'accueil-aeroport' },
  { asks: /\bpourboires?\b/, answer: 'pourboire' },
  { asks: /\bvisa\b/, answer: 'visa-prix' },
  { asks: /\bpetits? dej\w*/, answer: 'petit-dejeuner' },
  {
    asks: /\b(?:plus de confort|plus (?:luxe|luxueux|chic)|meilleurs? hotels?|mieux comme hotels?|standing)\b/,
    text: 'Plus de confort se demande dans le devis\u202f: dites-le, nuit par nuit, et le partenaire propose d’autres hôtels ou un meilleur véhicule. Un lodge monte le prix, un hôtel simple le baisse\u202f; loin des villes, le choix est mince.',
    next: ['hebergement', 'devis', 'prix-circuit'],
  },
]

const price: readonly Next[] = [
  { asks: /\b(?:ordre de (?:grandeur|prix)|ordre d idee|a peu pres|grosso modo|environ|en gros|fourchette|approximati\w*|estimation|grossi\w*|moyenne|idee (?:de|du) (?:prix|budget))\b/, answer: 'budget-total' },
  { asks: /\b(?:negoci\w*|discut\w*|baisser le prix|geste)\b/, answer: 'changer-devis' },
  { asks: /\b(?:reduc\w*|remises?|promos?|ristournes?|rabais|codes? promo|tarifs? (?:etudiants?|seniors?|jeunes?))\b/, answer: 'reductions' },
  { asks: /\b(?:moins cher a|partag\w*|a (?:2|3|4|5|6|deux|trois|quatre)|chacun)\b/, answer: 'prix-par-personne' },
  { asks: /\b(?:tout(?:e)? seule?|seule?|solo|single)\b/, answer: 'chambre-seule' },
  { asks: /^(?!.*\b(?:lequel|quel circuit)\b).*\b(?:moins cher|change|saison|mois|periode)\b/, answer: 'prix-saison' },
  { asks: /\b(?:commission|frais|vous prenez combien|votre marge)\b/, answer: 'prix-circuit' },
]

const partnerCancels: Next = {
  asks: /\b(?:partenaire|agence|prestataire|guide|chauffeur)\b.*\b(?:annul\w*|desist\w*|lache\w*)\b|\bvous (?:annulez|qui annulez)\b|\bc est (?:vous|lui|eux)\b/,
  text: 'Si c’est le partenaire qui annule, ce qu’il rend ou remplace est écrit dans ses conditions\u202f: lisez-les dans le devis avant d’accepter. En cas de souci, nous aidons à trouver une solution.',
  next: ['fournisseur', 'assurance', 'contact'],
}

const payment: readonly Next[] = [
  {
    asks: /^(?!.*\bchang\w*).*\beuros?\b/,
    text: 'En euros ou en ariary, cela se convient avec le partenaire, dans son devis\u202f: rien ne se paie sur ce site. Sur place, tout le reste se paie en ariary.',
    next: ['paiement', 'change', 'argent'],
  },
  { asks: /\b(?:cyclones?|mauvais temps|greve)\b/, answer: 'mauvais-temps' },
  { asks: /\brepond(?:ent|ez)?\b|\bsans (?:reponse|nouvelles)\b/, answer: 'delai-reponse' },
  partnerCancels,
  {
    asks: /\b(?:(?:en )?plusieurs fois|en (?:2|3|4|deux|trois|quatre) fois|mensualit\w*|echelonn\w*|etal\w*|petit a petit|credit)\b/,
    text: 'Payer en plusieurs fois se demande au partenaire, avant d’accepter son devis\u202f: rien ne se paie sur ce site, et je ne sais pas ce qu’il accepte.',
    next: ['paiement', 'devis', 'annulation'],
  },
  { asks: /\b(?:cheques? vacances|ancv|bons? cadeaux?|cartes? cadeaux?)\b/, answer: 'cheques-vacances' },
  {
    asks: /^(?:par |un |le )?virement\b|\bvirement\b.*\b(?:possible|ok|marche|accept\w*|bon)\b/,
    text: 'Un virement se convient avec le partenaire, qui écrit dans son devis comment payer\u202f: je ne sais pas ce qu’il accepte. Ne virez rien sur le compte d’un particulier, et demandez un contrat et une facture.',
    next: ['paiement', 'arnaques', 'annulation'],
  },
  { asks: /^(?:par |la |avec (?:la |une |ma )?)?(?:cartes?|cb|paypal)\b|\b(?:carte|cb|paypal)\b.*\b(?:possible|ok|marche|passe|accept\w*|bon)\b/, answer: 'carte-pour-le-circuit' },
  { asks: /\b(?:combien|montant|pourcent\w*)\b.*\b(?:acompte|arrhes)\b|\b(?:acompte|arrhes)\b/, answer: 'acompte-montant' },
  { asks: /\b(?:fiable|confiance|serieux|arnaque|garantie?s?|vrai site|avis)\b/, answer: 'avis-clients' },
  {
    asks: /^(?:on |je |nous )?(?:pai\w*|pay\w*|regl\w*|vers\w*) (?:a )?qui\b|\ba qui (?:on |je |nous |il faut |faut il |faut )?(?:pai\w*|pay\w*|regl\w*|vers\w*)/,
    text: 'Au partenaire nommé dans le devis, l’agence locale qui organise le circuit, jamais à ce site\u202f: son devis dit quand, comment et sur quel compte. Demandez un contrat et une facture.',
    next: ['paiement', 'fournisseur', 'arnaques'],
  },
  { asks: /\b(?:a qui|qui (?:est|sont|c est)|c est qui)\b.*\b(?:partenaires?|pay\w*|paie)\b|\bc est qui (?:le |les |vos )?partenaires?\b/, answer: 'fournisseur' },
  { asks: /\bsur place\b.*\b(?:pay\w*|paie)\b|\b(?:pay\w*|paie)\b.*\bsur place\b/, answer: 'argent' },
  { asks: /\b(?:annul\w*|rembours\w*|recuper\w*)\b/, answer: 'annulation' },
]

const afterTheRequest: readonly Next[] = [
  { asks: /\bla (?:modifi\w*|chang\w*|corrig\w*|complet\w*)\b|\b(?:modifi\w*|chang\w*|corrig\w*) (?:la|ma|notre) demande\b/, answer: 'annulation' },
  { asks: /\btrop chere?\b|\b(?:negoci\w*|baiss\w*|geste)\b/, answer: 'changer-devis' },
  {
    asks: /\b(?:accept\w*|valid\w*|sign\w*|confirm\w*)\b/,
    text: 'Pour accepter un devis reçu, répondez au partenaire qui l’a fait, après avoir lu ses conditions\u202f: rien ne se signe ni ne se paie sur ce site. Vérifiez-y d’abord ce qui est compris, l’acompte, la date du solde et ce qui est rendu si vous annulez.',
    next: ['paiement', 'annulation', 'inclus'],
  },
  { asks: /\b(?:modifi\w*|chang\w*|refaire|corrig\w*)\b.*\b(?:devis|apres|hotels?|etapes?|le|la)\b|\bpas (?:content|d accord)\b|\bplait pas\b/, answer: 'changer-devis' },
  { asks: /\b(?:apres|ensuite|suite|se passe quoi)\b/, answer: 'apres-la-demande' },
  { asks: /\b(?:rappel\w*|m appel\w*|nous appel\w*)\b/, answer: 'rappel' },
  { asks: /\b(?:reference|perdu)\b/, answer: 'devis-perdu' },
  {
    asks: /\bwhats ?app\b|\bmessenger\b|\bfacebook\b|\binstagram\b|\breseaux sociaux\b/,
    text: 'Je n’ai ni numéro WhatsApp ni compte de réseau social à donner\u202f: appelez le +261\u202f20\u202f22\u202f000\u202f00, ou écrivez depuis la page Contact.',
    next: ['contact', 'delai-reponse', 'devis'],
  },
  { asks: /\b(?:urgent|presse|dimanche|week ?end|samedi|le soir|la nuit|jour ferie)\b/, answer: 'joindre-week-end' },
  { asks: /\b(?:demain|\d+ jours|semaine prochaine|derniere minute|bientot)\b/, answer: 'quand-reserver' },
  { asks: /\b(?:heure (?:en france|francaise)|decalage)\b/, answer: 'joindre-week-end' },
  { asks: /\b(?:robot|humain|vraie? personne|conseiller|ia)\b/, answer: 'conversation' },
  { asks: /\banglais\b|\bautre langue\b/, answer: 'langue-du-site' },
]

/** 'Finalement on sera six, ça change le prix ?' */
const otherNumber: Next = {
  asks: /\b(?:prix|tarif|cher)\b.*\bchang\w*|\bchang\w*\b.*\b(?:prix|tarif|cher)\b/,
  text: 'Oui, le prix par personne change avec le nombre\u202f: le véhicule et le chauffeur se partagent, donc chacun paie moins à plusieurs\u202f; à partir de cinq, il faut souvent deux voitures ou un minibus. Écrivez le bon nombre dans la demande, ou au partenaire si elle est déjà partie.',
  next: ['prix-circuit', 'groupe', 'devis'],
}

/** What travellers ask after answers about the quote, its price and how to reach us. */
export const voyage: NextByEntry = {
  'changements-en-route': [
    {
      asks: mentionsPrice,
      text: 'Cela dépend du changement\u202f: la différence de prix, en plus ou en moins, se règle avec le partenaire. Demandez-la avant d’accepter, par écrit de préférence.',
      next: ['sur-mesure', 'prix-circuit', 'annulation'],
    },
  ],
  devis: [
    { asks: /\b(?:mois|temps|semaines?) (?:avant|a l avance)\b|\b(?:a l avance|longtemps avant)\b|^quand (?:faut il )?reserver$/, answer: 'quand-reserver' },
    otherNumber,
    { asks: /\bchang\w* d avis\b|\bplus envie\b/, answer: 'annulation' },
    { asks: /\b(?:combien de temps|delai|quand (?:on|aurai|est ce))\b(?!.*\bavance\b)/, answer: 'delai-reponse' },
    { asks: /\b(?:payant|gratuit|engage\w*|compte)\b/ },
    { asks: /^(?:c est |ca fait |ca coute )?combien(?: a peu pres| environ| ca coute)?$/, answer: 'prix-circuit' },
    { asks: /\b(?:ici|toi|chat|conversation|me le faire|faire pour moi)\b/, answer: 'devis-ici' },
    bookingPayment,
    ...price,
    ...afterTheRequest,
    ...payment,
  ],
  'circuits-proposes': [
    { asks: /\bgroupes?\b|\b(?:a|que|juste|etre) (?:2|deux|4|quatre)\b(?! (?:jours|semaines|mois|h\b))|\bentre nous\b|\bautres (?:gens|voyageurs|touristes)\b/, answer: 'groupe' },
    { asks: /\bguides?\b/, answer: 'guides-qui' },
  ],
  'hors-circuits': [
    {
      asks: /\bcircuits?\b|\bvous (?:y )?(?:all\w*|organis\w*|propos\w*)\b/,
      text: 'Non, pas dans nos cinq circuits, mais sur mesure\u202f: décrivez le lieu, les dates et vos souhaits dans une demande, un conseiller dira franchement ce qui est possible.',
      next: ['sur-mesure', 'devis', 'circuits-proposes'],
    },
  ],
  'devis-ici': [
    otherNumber,
    { asks: /\b(?:aurai|aurons|l aura|recevr\w*|recois|recoit|reponse)\b.*\b(?:quand|combien de temps)\b|\bquand\b.*\b(?:aurai|recevr\w*|reponse)\b/, answer: 'delai-reponse' },
    { asks: /\b(?:gratuit|compte|inscri\w*)\b/ }, ...price, ...afterTheRequest],
  'prix-circuit': [{ asks: /\bcompren\w*\b|\b(?:quoi|qu est ce qui)\b.*\b(?:compris|inclus)\b|\btout (?:est )?(?:compris|inclus)\b/, answer: 'inclus' }, ...included, ...price, ...payment],
  'prix-par-personne': [
    { asks: /\bvoiture\b/ },
    { asks: /\b(?:gratuit|compris|inclus)\b/, answer: 'inclus' },
    ...price,
  ],
  reductions: [...price.filter(({ answer }) => answer !== 'reductions'), ...payment],
  'enfants-prix': [
    {
      asks: /\b(?:quel age|jusqu a|ans)\b/,
      text: 'L’âge d’un tarif enfant dépend de l’hôtel et du parc\u202f: indiquez l’âge de chacun dans la demande de devis, et le prix en tient compte.',
      next: ['devis', 'enfants-circuit', 'parcs-tarifs'],
    },
    { asks: /\b(?:mange\w*|repas)\b/, answer: 'enfants-repas' },
    { asks: /\bquel circuit\b/, answer: 'enfants-circuit' },
  ],
  paiement: [
    {
      asks: /^(?:payer |regler |par |la totalite )?(?:en )?(?:especes|liquide|cash)\b/,
      text: 'Payer le circuit en espèces se demande au partenaire\u202f: son devis dit comment il se paie, et rien ne se paie sur ce site. Sur place, les dépenses courantes se paient en espèces, en ariary.',
      next: ['argent', 'devis', 'change'],
    },
    {
      asks: /^(?!.*\b(?:combien|chang\w*|circuit)\b).*\b(?:en (?:euros?|ariary|dollars?)|quelle (?:monnaie|devise))\b/,
      text: 'Vous choisissez la monnaie du devis dans la demande\u202f: ariary, euro ou dollar. Le partenaire y écrit le prix et la manière de le payer\u202f; sur place, les dépenses courantes se paient en ariary.',
      next: ['devis', 'argent', 'change'],
    },
    ...payment,
  ],
  'acompte-montant': [
    { asks: /\b(?:obligatoire|compte perso|virement perso|particulier)\b/ },
    ...payment,
  ],
  'carte-pour-le-circuit': [
    { asks: /\b(?:restos?|restaurants?|hotels?|sur place|magasins?)\b/, answer: 'carte' },
    ...payment,
  ],
  annulation: [
    { asks: /\b(?:malade|maladie|medica\w*|sante|deces|hospitalis\w*|empech\w*|accident|force majeure)\b/, answer: 'empechement' },
    {
      asks: /\b(?:\d+|une?|deux|trois|quelques) (?:jours?|semaines?|mois)\b|\b(?:derniere minute|dernier moment|la veille|juste avant|combien (?:on |je )?perd\w*)\b/,
      text: 'Ce que l’on perd si près du départ est écrit dans les conditions du partenaire, avec son devis\u202f: je ne le connais pas, et cela augmente en général à l’approche du départ. Tant que vous n’avez accepté aucun devis, vous ne perdez rien. Une assurance annulation rembourse selon son motif\u202f: lisez-la.',
      next: ['assurance', 'paiement', 'contact'],
    },
    { asks: /\b(?:cyclone|meteo|mauvais temps|pluie|inond\w*|greve)\b/, answer: 'mauvais-temps' },
    partnerCancels,
    { asks: /\b(?:dates?|decal\w*|report\w*|modifi\w*|rembours\w*|frais|donner quoi|accepte|delai)\b/ },
    { asks: /\bassurances?\b(?!.*\b(?:compris\w*|inclus\w*)\b)/, answer: 'assurance' },
  ],
  empechement: [
    {
      asks: /\b(?:rien accepte|avant d accepter|pas encore accepte|sans devis)\b/,
      text: 'Tant qu’aucun devis n’est accepté, rien n’engage et rien n’est dû\u202f: la demande se change ou s’annule sans frais, depuis la page Contact.',
      next: ['annulation', 'devis', 'contact'],
    },
    { asks: /\b(?:accepte|rembours\w*|certificat|justificatif|report\w*|decal\w*|dates?|ma place|remplac\w*|quelqu un)\b/ },
    { asks: /\bcyclone\b|\bmauvais temps\b/, answer: 'mauvais-temps' },
    { asks: /\bsur place\b|\bpendant le (?:circuit|voyage|sejour)\b/, answer: 'hopital' },
  ],
  'delai-reponse': [changedMind, { asks: /\b(?:vendredi|samedi|rien recu|toujours rien|spams?|courriers?)\b/ }, ...afterTheRequest],
  'apres-la-demande': [changedMind, { asks: /\b(?:valable|refuser)\b/, says: /valable/ }, ...payment, ...afterTheRequest],
  'quand-reserver': [
    { asks: /^(?:les? )?(?:billets?|vols?|avion)\b/, answer: 'vol-international' },
    { asks: /\b(?:acompte|pay\w*)\b/, answer: 'paiement' },
    { asks: /\b(?:derniere minute|demain|semaine prochaine|trop tard)\b/ },
    { asks: /\b(?:ou|comment)\b/, answer: 'devis' },
  ],
  contact: [
    { asks: /\b(?:souci|probleme|sur place|pendant le (?:voyage|circuit))\b/ },
    ...afterTheRequest,
  ],
  'joindre-week-end': [
    { asks: /\b(?:numero|telephone|appeler ou)\b/, answer: 'contact' },
    {
      asks: /\bassistance\b.*\b(?:payante?|gratuite?|cher)\b/,
      text: 'L’assistance 24\u202fh/24 est comprise dans ce que nous apportons, sans frais de service. L’appel, lui, se paie au tarif de votre opérateur.',
      next: ['contact', 'inclus', 'sos'],
    },
    { asks: /\bheures? (?:francaise|en france|de france)\b/ },
  ],
  rappel: [{ asks: /\b(?:numero|telephone)\b/, answer: 'contact' }, ...afterTheRequest],
  inclus: [...included, { asks: /\bcombien\b.*\b(?:tout|total)\b/, answer: 'prix-circuit' }],
  'sur-mesure': [
    { asks: /^(?:en )?combien de (?:temps|jours)(?: (?:pour|vous|ca).*)?$|\bdelai\b/, answer: 'delai-reponse' },
    { asks: /\b(?:a (?:2|deux|4|quatre)|seule?s?|combien de personnes|minimum|groupe)\b/, answer: 'groupe' },
    {
      asks: /\bplus cher\b|\bprix\b|\bcombien\b/,
      text: 'Pas forcément\u202f: le prix d’un voyage sur mesure se fixe, comme celui d’un circuit, dans un devis gratuit, selon la saison, le nombre de voyageurs, le véhicule et les hébergements. Donnez votre budget dans la demande.',
      next: ['prix-circuit', 'devis', 'budget-jour'],
    },
    { asks: /\bengage\w*\b|\boblig\w*\b|\brefus\w*\b/ },
    { asks: /\b(?:autres? regions?|hors|ailleurs|pas dans vos circuits)\b/, answer: 'hors-circuits' },
    { asks: /\b(?:qui|comment|ou)\b.*\b(?:demande|ecri\w*|contacte\w*|fait)\b/ },
  ],
  combiner: [
    {
      asks: /\bmoins cher\b|\breduc\w*\b|\bremise\b/,
      text: 'Aucune réduction n’est annoncée pour deux circuits\u202f: le prix se fixe dans un devis, gratuit et sans engagement.',
      next: ['prix-circuit', 'devis', 'duree'],
    },
    { asks: /\b(?:vol|avion)\b.*\b(?:entre|pour relier)\b|\b(?:avion|vol) obligatoire\b/ },
  ],
  duree: [
    { asks: /\bpourquoi\b.*\b(?:lent\w*|long\w*)\b|\broutes?\b.*\blent\w*\b/, answer: 'routes-etat' },
    { asks: /\b(?:rallong\w*|rester plus|jours? de plus|prolong\w*)\b/, answer: 'date-de-fin' },
    { asks: /\b(?:raccourci\w*|moins de jours|supprim\w*|enlev\w*|saut\w*)\b/, answer: 'sur-mesure' },
  ],
  groupe: [
    { asks: /\b(?:plus|moins) cher\b|\bprix\b|\b(?:sur)?cout\w*\b/, answer: 'prix-par-personne' },
    { asks: /^(?:on est|nous sommes|on sera) (?:\d+|une (?:douzaine|quinzaine|vingtaine|dizaine))\b/, answer: 'grand-groupe' },
    { asks: /\b(?:voitures?|vehicules?|minibus)\b/, answer: 'combien-par-voiture' },
    { asks: /\b(?:seul|seule|solo)\b.*\b(?:cher|supplement|prix)\b/, answer: 'chambre-seule' },
  ],
  'grand-groupe': [
    {
      asks: /\b(?:accompagnateurs?|gratuite?s?|prix)\b/,
      text: 'Je ne sais pas si un accompagnateur voyage gratuitement\u202f: chaque prix se fixe dans le devis, demandez-le au partenaire.',
      next: ['devis', 'prix-circuit', 'groupe'],
    },
    { asks: /\b(?:minibus|bus|voitures?|vehicules?)\b/, answer: 'combien-par-voiture' },
    { asks: /\b(?:avance|avant|quand)\b|^on est \d+$/ },
  ],
  volontariat: [
    { asks: /\b(?:visa|orphelinats?)\b/ },
    {
      asks: /\b(?:asso\w*|laquelle|connaissez)\b/,
      text: 'Je ne recommande pas d’association\u202f: choisissez-en une connue, et demandez à l’ambassade quel visa il faut.',
      next: ['cadeaux', 'ambassade', 'contact'],
    },
    { asks: /\bprolong\w*\b/, answer: 'prolonger-visa' },
  ],
  fournisseur: [
    { asks: /\bou\b|\badresse\b|\bbureaux?\b/, answer: 'bureau-ou' },
    { asks: /\b(?:passe mal|reclam\w*|plain\w*|probleme|souci|litige)\b/, answer: 'reclamation' },
    { asks: /\b(?:avis|tripadvisor|references?|fiable|serieux|confiance)\b/, answer: 'avis-clients' },
    { asks: /\bvient pas\b|\bpas venu\b/ },
    { asks: /\b(?:sans agence|tout seul|se passer|sans vous|sans passer par)\b/, answer: 'sans-agence' },
    { asks: /\b(?:payants?|gratuits?|commission|frais)\b/, answer: 'prix-circuit' },
  ],
}
