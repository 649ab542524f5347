import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { children, mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

/** With a wheelchair, or on bad legs. */
const withWheelchair: readonly Next[] = [
  {
    asks: /\b(?:hotels?|hebergements?|logements?|chambres?|lodges?|douches?)\b/,
    text: 'Très peu d’hébergements sont équipés pour un fauteuil ou une mobilité réduite. Écrivez dans votre demande de devis ce qu’il vous faut, une chambre de plain-pied, une douche sans marche ou des portes larges, et faites-le confirmer par chaque hôtel.',
    next: ['hebergement', 'devis', 'sur-mesure'],
  },
  {
    asks: /\b(?:rn ?\d|route|routes|voiture|4x4|circuit)\b.*\b(?:passe\w*|possible|faisable|jouable|va|ira|marche\w*|adapte\w*)\b/,
    text: 'Oui, la route passe le mieux\u202f: une voiture avec chauffeur, la RN7 ou les Hautes Terres, des trajets courts et beaucoup d’arrêts. Les sentiers, les pistes et les bateaux restent difficiles en fauteuil. Décrivez vos besoins dans la demande de devis.',
    next: ['voiture-chauffeur', 'rn7', 'devis'],
  },
  {
    asks: /\b(?:rampe|adapte|amenage)\b/,
    text: 'Je ne sais pas si un partenaire a un véhicule à rampe\u202f: demandez dans le devis un véhicule où monter sans peine, avec un coffre pour le fauteuil.',
    next: ['devis', 'voiture-chauffeur', 'sur-mesure'],
  },
  {
    asks: /\b(?:lou\w*|preter|emprunter)\b/,
    text: 'Nous ne louons rien nous-mêmes, et je ne connais pas de loueur de fauteuil sur place\u202f: emportez le vôtre, et prévenez la compagnie aérienne.',
    next: ['seniors', 'bagages-avion', 'devis'],
  },
  { asks: /\b(?:lemuriens?|animaux|voir quoi|visiter quoi|sans marcher)\b/, answer: 'sans-marche' },
]

/** Of a treatment against malaria. */
const boughtAtHome = {
  text: 'Achetez le traitement avant le départ, avec l’ordonnance, pour tout le séjour et après le retour\u202f: ne comptez pas en trouver sur place, et méfiez-vous des médicaments vendus au marché.',
  next: ['pharmacie', 'paludisme', 'sante'],
}

/** What a doctor or a pharmacist has to say. */
const doctorSays: Next = {
  asks: /\b(?:quels? (?:medicaments?|medocs?|traitement|cachets?)(?! (?:emporter|emmener|prendre avec))|effets secondaires|doses?|prendre quoi|aspirine|probiotiques?|imodium|smecta|avec mes? (?:medicaments?|traitements?)|incompatible)\b/,
  text: 'Je ne donne ni nom ni dose de médicament\u202f: ils dépendent de l’âge, du poids et de vos autres traitements. Demandez à votre médecin ou à votre pharmacien avant le départ, ou sur place à un médecin.',
  next: ['pharmacie', 'hopital', 'sante'],
}

const doctorOnSite: Next = {
  asks: /\b(?:fievre|malade|ou consulter|on va ou|je vais ou|medecins?|docteur|hopita\w*|cliniques?|cardiologue|dentistes?|specialistes?)\b/,
  answer: 'hopital',
}

const malariaTreatment: readonly Next[] = [
  {
    asks: /\b(?:commenc\w*|debut\w*|prend\w*|pris|s y prend)\b.*\b(?:quand|avant|combien)\b|\b(?:quand|combien)\b.*\b(?:commenc\w*|debut\w*|prend\w*|avant)\b/,
    text: 'Quand commencer le traitement contre le paludisme, et jusqu’à quand le prendre après le retour, dépend du médicament\u202f: le médecin qui le prescrit le dit. Voyez-le quatre à six semaines avant le départ.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  { asks: /\bprend\w*\b.*\b(?:truc|traitement|medicaments?|cachets?|comprimes?)\b/ },
  {
    asks: /\b(?:coute\w*|combien|prix|cher|rembours\w*|pris en charge|secu|mutuelle)\b/,
    text: 'Je n’en connais ni le prix ni le remboursement\u202f: le prix change beaucoup d’un traitement à l’autre. Demandez au médecin qui le prescrit et comparez en pharmacie.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  {
    asks: /\bvaccins?\b.*\b(?:existe|contre|palu\w*)\b|\b(?:existe|y a)\b.*\bvaccins?\b/,
    text: 'Pour un voyageur, la protection contre le paludisme est un traitement préventif, pas un vaccin, avec la moustiquaire, le répulsif et les manches longues. Demandez à votre médecin.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  doctorSays,
  { asks: /\benceinte\b|\bgrossesse\b|\ballait\w*/, answer: 'grossesse-paludisme' },
  { asks: /^(?:c est )?(?:vraiment )?obligatoires?(?: ou pas)?$/, answer: 'palu-obligatoire' },
  { asks: /\b(?:partout|quelles? (?:regions?|zones?)|cotes?|hautes? terres|hauts plateaux|capitale|altitude|toute l annee|risque)\b/, answer: 'paludisme' },
  { asks: /\b(?:la journee|de jour|le jour|dengue|chikungunya)\b/, answer: 'dengue' },
  { asks: /\b(?:repulsifs?|spray|anti ?moustiques?|quel produit)\b/, answer: 'moustiques-saison' },
  { asks: /\bmoustiquaires?\b/, answer: 'moustiquaire' },
  { asks: /\b(?:enfants?|\d+ ans)\b/, answer: 'paludisme-enfants' },
]

const vaccines: readonly Next[] = [
  {
    asks: /\b(?:rembours\w*|pris\w* en charge|secu|mutuelle|prix|combien (?:ca )?coute|chers?|coute\w*)\b/,
    text: 'Je n’en connais ni le prix ni le remboursement\u202f: demandez-les au médecin ou au centre de vaccination, et à votre mutuelle.',
    next: ['sante', 'assurance', 'pharmacie'],
  },
  {
    asks: /^(?!.*\bvisa\b).*(?:\b(?:combien de temps|longtemps|quand|delai)\b.*\b(?:avant|s y prend\w*|faire)\b|\bs y prend\w*\b|\b(?:avant|a l avance)\b)/,
    text: 'Voyez votre médecin ou un centre de vaccination quatre à six semaines avant le départ\u202f; le vaccin contre la fièvre jaune, s’il est demandé, se fait au moins dix jours avant l’arrivée.',
    next: ['sante', 'paludisme', 'pharmacie'],
  },
  { asks: /\brage\b/, answer: 'vaccin-rage' },
  { asks: /\b(?:fievre jaune|escale|transit)\b/, answer: 'fievre-jaune' },
  { asks: /\bpalu\w*\b.*\bobligatoire\b/, answer: 'palu-obligatoire' },
  { asks: /\b(?:palu\w*|malaria|malarone)\b/, answer: 'paludisme' },
  { asks: /\benceinte\b|\bgrossesse\b/, answer: 'grossesse' },
]

/** What travellers ask after answers about health and travellers with needs of their own. */
export const sante: NextByEntry = {
  sante: [
    { asks: /^(?:c est )?obligatoires?$/ },
    { asks: /\b(?:hepatite|typhoide|dtp|tetanos)\b/ },
    {
      asks: /\bseniors?\b|\bretraites?\b|\b(?:[6-8]\d ans|personnes? agees?)\b/,
      text: 'Pour un senior, les conseils sont les mêmes, mais voyez le médecin tôt\u202f: il juge le cœur, la chaleur et les traitements en cours, et certains vaccins se discutent avec l’âge. Emportez le traitement en double, avec l’ordonnance, et vérifiez que l’assurance rapatriement n’a pas de limite d’âge.',
      next: ['seniors', 'assurance', 'hopital'],
    },
    ...vaccines,
  ],
  'enfants-sante': [
    { asks: /\b(?:lits?|chaises? hautes?|poussettes?|porte bebe)\b/, answer: 'equipement-bebe' },
    { asks: /\bmoustiques?\b/, answer: 'paludisme-enfants' },
    { asks: /\b(?:manger?|repas|nourriture)\b/, answer: 'enfants-repas' },
    { asks: /\b(?:couches?|lait)\b/ },
    ...vaccines,
  ],
  'vaccin-rage': [
    ...vaccines.slice(0, 2),
    {
      asks: /\b(?:piqures?|injections?|doses?|rappel)\b/,
      text: 'Le nombre d’injections et le délai se demandent au médecin ou au centre de vaccination\u202f: prenez rendez-vous plusieurs semaines avant le départ.',
      next: ['rage', 'sante', 'enfants-sante'],
    },
    { asks: children },
  ],
  paludisme: [
    { asks: /^(?!.*\b(?:moustiq\w*|repulsifs?)\b).*\b(?:achet\w*|trouv\w*|vend\w*)\b/, ...boughtAtHome },
    {
      asks: /\bs(?:e|oit|era)? ?(?:soigne\w*|gueri\w*|traite)\b|\b(?:mortel|grave|on en meurt|danger\w*)\b/,
      text: 'Le paludisme se soigne bien s’il est pris à temps, et peut tuer s’il ne l’est pas\u202f: toute fièvre, pendant le voyage ou dans les mois qui suivent, demande un médecin et un test le jour même, en disant d’où vous venez.',
      next: ['hopital', 'paludisme', 'assurance'],
    },
    ...malariaTreatment,
  ],
  'palu-obligatoire': [
    { asks: /\b(?:achet\w*|trouv\w*|vend\w*|sur place|la bas)\b/, ...boughtAtHome },
    {
      asks: /\b(?:hautes? terres|hauts? plateaux|antsirabe|que dans le centre)\b/,
      text: 'Même là, votre médecin seul en décide\u202f: sur les Hautes Terres, le paludisme est bien plus rare que sur les côtes, mais pas absent, en juillet aussi. Voyez-le quatre à six semaines avant, avec l’itinéraire, et protégez-vous des moustiques le soir.',
      next: ['paludisme', 'sante', 'enfants-sante'],
    },
    { asks: /\b(?:hautes? terres|hauts plateaux|m en passe\w*|sans traitement)\b/ },
    { asks: /\b(?:quel (?:traitement|medicament)|lequel|malarone|doxycycline)\b/, answer: 'paludisme' },
    ...malariaTreatment,
  ],
  'palu-deja-eu': [
    { asks: /\bfievre\b|\bretour\b/ },
    { asks: children, answer: 'paludisme-enfants' },
    ...malariaTreatment,
  ],
  'paludisme-enfants': [{ asks: /\b(?:sirop|poids|age|bebe|\d+ mois|repulsif)\b/ }, doctorOnSite, ...malariaTreatment],
  seniors: [
    {
      asks: /\bchaleur\b|\b(?:trop )?chaud\b|\bquelle saison\b|\bquel mois\b|\bquand\b/,
      text: 'Venez plutôt de mai à septembre, les mois les plus doux, et évitez l’Ouest d’octobre à décembre, où l’on dépasse souvent 35\u202f°C. Les marches se font tôt le matin, avec de l’eau et un chapeau\u202f; sur les Hautes Terres, les nuits sont froides de juin à août.',
      next: ['temperatures', 'circuit-par-mois', 'saison'],
    },
    ...withWheelchair,
  ],
  'fauteuil-voyage': withWheelchair,
  'fauteuil-hotels': [
    { asks: /\b(?:nom|adresse|lequel|lesquels)\b/, answer: 'hotels-lesquels' },
    { asks: /\b(?:circuits?|voitures?|vehicules?|route)\b/, answer: 'fauteuil-voyage' },
    ...withWheelchair,
  ],
  'moustiques-saison': [
    { asks: /\b(?:acheter|achete|trouve\w*|vend\w*)\b/, answer: 'repulsif' },
    { asks: /\bquels? (?:produit|repulsif|spray|marque)s?\b|\blequel\b/, says: /répulsif pour les tropiques/ },
    { asks: /^(?:en )?(?:fevrier|janvier|mars|decembre|juillet|aout)$/ },
  ],
  moustiquaire: [
    { asks: /\b(?:hotels?|chambres?|lodges?|fournie?s?|y en a|partout)\b/, answer: 'moustiquaire', says: /garantie/ },
    {
      asks: /\b(?:acheter|achete|trouve\w*|vend\w*)\b/,
      text: 'Emportez-la de chez vous, imprégnée\u202f: je ne sais pas où l’on en trouve sur place.',
      next: ['paludisme', 'valise', 'hebergement'],
    },
    { asks: /\b(?:hiver|saison|juillet|aout)\b/, answer: 'moustiques-saison' },
  ],
  repulsif: [{ asks: /\b(?:lequel|laquelle|quelle marque|enfants?|fils|fille|bebe)\b/, says: /demandez au pharmacien/ }],
  dengue: [
    {
      asks: /\bvaccin\w*\b/,
      text: 'Demandez-le à votre médecin ou à un centre de vaccination\u202f: lui seul peut dire si un vaccin vous convient. Ce qui protège tout voyageur, ce sont le répulsif, jour et soir, les manches longues et la moustiquaire.',
      next: ['sante', 'paludisme', 'pharmacie'],
    },
    { asks: /\bproteg\w*\b|\beviter?\b/, says: /répulsif dès le matin/ },
    doctorOnSite, doctorSays,
  ],
  eau: [
    {
      asks: /^(?!.*\bpar jour\b).*\b(?:prix|chere?s?|coute\w*|tarifs?|combien la bouteille)\b/,
      text: 'Non\u202f: une grande bouteille d’eau coûte 3\u202f000 à 5\u202f000\u202fAr, un peu plus à l’hôtel. Une gourde filtrante revient moins cher sur tout un voyage.',
      next: ['prix-courants', 'eau', 'budget-jour'],
    },
    {
      asks: /\bjus\b/,
      text: 'Seulement un jus pressé devant vous, sans eau ni glaçons, dans un verre propre, ou en bouteille fermée\u202f: le jus coupé à l’eau du robinet est à refuser.',
      next: ['boissons', 'cuisine', 'diarrhee'],
    },
    {
      asks: /^(?:pour )?(?:le |du |un )?(?:the|cafe|the et (?:le |du )?cafe|tisane)$/,
      text: 'Le thé et le café se boivent sans crainte si l’eau a bouilli et s’ils sont servis très chauds\u202f; évitez le lait cru.',
      next: ['boissons', 'cuisine', 'diarrhee'],
    },
    {
      asks: /\b(?:douch\w*|se laver|me lavant|visage)\b(?!.*\bdents\b)/,
      text: 'Sous la douche, l’eau du robinet ne pose pas de problème tant que vous n’en avalez pas\u202f: fermez la bouche, et veillez sur les petits. Une gorgée par mégarde n’est en général pas grave. Pour les dents, prenez de l’eau sûre.',
      next: ['diarrhee', 'pharmacie', 'enfants-sante'],
    },
    { asks: /\b(?:hotels?|robinet|dents|bouillie?|bouillir|filtr\w*|pastilles?|gourde|the|cafe)\b/ },
    { asks: /\b(?:combien|litres?)\b.*\b(?:jour|boire|boit)\b/, answer: 'eau-quantite' },
    { asks: mentionsPrice, answer: 'prix-courants' },
    { asks: /\b(?:malades?|diarrhee|tourista|ventre)\b/, answer: 'diarrhee' },
    { asks: /\b(?:fruits?|salades?|crudites|legumes)\b/, answer: 'crudites' },
    { asks: /\b(?:glacons?|glaces?)\b/, answer: 'glacons' },
    { asks: /\bbiberons?\b/, answer: 'repas-bebe' },
  ],
  diarrhee: [
    { asks: /\b(?:on|je|nous) (?:prend|prends|prenons|fait|fais|mange|boit|bois)\b|\bquoi (?:prendre|faire|manger|boire)\b|\bremede\b/ },
    { asks: /\b(?:medecins?|docteur|consulter ou|hopital|clinique)\b/, answer: 'hopital' },
    { asks: /\b(?:pay\w*|frais|consultation)\b/, answer: 'soins-payes' },
    { asks: /\b(?:eviter|prevenir)\b/, answer: 'prevention-tourista' },
    { asks: /\b\d+ jours\b|\bdure\w*\b|\bsang\b/ },
    { asks: /\b(?:trousse|emporter|emmener)\b/, answer: 'pharmacie' },
    doctorSays,
  ],
  'prevention-tourista': [
    { asks: /\bfruits?\b/ },
    { asks: /\bglacons?\b/, answer: 'glacons' },
    { asks: /\bjus\b/, answer: 'boissons' },
    doctorSays,
  ],
  grossesse: [
    {
      asks: /\bcircuits?\b/,
      text: 'Si votre médecin est d’accord, prenez le circuit Centre, 6 jours, sans la nuit au village\u202f: presque tout est goudronné, les trajets peuvent être coupés par une nuit de plus, et le paludisme y est bien plus rare que sur les côtes. Évitez les pistes, les traversées et le pic Boby.',
      next: ['hopital', 'assurance', 'circuits-proposes'],
    },
    { asks: /\b(?:palu\w*|traitement|moustiques?|repulsif|malarone)\b/, answer: 'grossesse-paludisme' },
    {
      asks: /\b(?:mois|semaines?|avion|vol|compagnie)\b/,
      text: 'Pour l’avion, tout dépend de la compagnie, qui demande souvent un certificat en fin de grossesse\u202f: lisez ses règles, et parlez d’abord du voyage à votre médecin.',
      next: ['hopital', 'assurance', 'vol-international'],
    },
    { asks: /\b(?:maternite|accouch\w*|hopital|assurance|iles?)\b/ },
    { asks: /\b(?:quel circuit|lequel|capitale|hautes terres|ou aller|route)\b/, answer: 'grossesse-circuit' },
  ],
  'grossesse-circuit': [
    { asks: /\b(?:palu\w*|traitement|moustiques?)\b/, answer: 'grossesse-paludisme' },
    {
      asks: /\b(?:plage|ile|cotes?)\b/,
      text: 'Sur les côtes et les îles, le paludisme est bien plus présent que sur les Hautes Terres, et les soins sont limités\u202f: demandez d’abord l’accord de votre médecin.',
      next: ['grossesse', 'paludisme', 'assurance'],
    },
  ],
  'coeur-et-marche': [
    doctorOnSite,
    { asks: /\bassurance\b|\bfacile\b|\btsingy\b/ },
    { asks: /\b(?:chaleur|chaud)\b/, answer: 'chaleur-cotes' },
    {
      asks: /\baltitude\b/,
      text: 'Les Hautes Terres sont entre 1\u202f200 et 1\u202f500\u202fm, et le pic Boby à 2\u202f658\u202fm\u202f: demandez à votre cardiologue ce qui vous est permis.',
      next: ['seniors', 'hopital', 'assurance'],
    },
  ],
  peste: [
    {
      asks: /\b(?:en ce moment|actuellement|cette annee|epidemie)\b/,
      text: 'Je ne suis pas l’actualité sanitaire\u202f: lisez les conseils officiels aux voyageurs juste avant le départ.',
      next: ['sante', 'hopital', 'eau'],
    },
    {
      asks: /\bvaccins?\b(?!.*\bquels?\b)(?<!\bquels? vaccins?)/,
      text: 'Pour un voyageur, la protection est l’hygiène de l’eau et des mains, et d’éviter rongeurs et animaux morts\u202f; la peste se soigne par antibiotiques pris tôt. Pour un vaccin, demandez à votre médecin.',
      next: ['sante', 'eau', 'hopital'],
    },
  ],
  soleil: [
    { asks: /\b(?:litres?|boire|eau)\b/ },
    { asks: /\b(?:creme|chapeau)\b.*\b(?:place|trouve\w*|acheter)\b|\b(?:trouve\w*|acheter)\b.*\b(?:creme|chapeau)\b/, answer: 'supermarche' },
    { asks: /\b(?:degres|chaud|temperature)\b/, answer: 'temperatures' },
  ],
}
