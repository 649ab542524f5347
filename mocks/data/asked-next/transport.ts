import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const fuel: Next = { asks: /\b(?:essence|carburant|gasoil|gazole|diesel|plein)\b/, answer: 'carburant' }
const speed: Next = { asks: /\b(?:vite|prudent\w*|conduisent bien|conduit bien|fou|dangereusement)\b/, answer: 'chauffeur-prudent' }
const driverLodging: Next = { asks: /\b(?:il|chauffeur)\b(?!.*\bvolant\b).*\b(?:dort|dormir|loge|logement|hotel|mange|repas)\b/, answer: 'chauffeur-logement' }
const fourWheels: Next = { asks: /\b(?:4x4|4 x 4|berline|voiture normale|petite voiture|quelle voiture)\b/, answer: 'voiture-chauffeur' }
const rains: Next = { asks: /\b(?:pluies?|saison (?:humide|des pluies)|en (?:janvier|fevrier|mars)|quand il pleut|s il pleut)\b/, answer: 'saison-des-pluies' }
const motorbike: Next = { asks: /\b(?:motos?|scooters?|quads?)\b/, answer: 'moto-velo' }
const bushTaxi: Next = { asks: /\btaxis? brousses?\b(?!.* ou )|\btransports? en commun\b|\ben bus\b|\bun bus\b/, answer: 'taxi-brousse' }
const byPlane: Next = { asks: /^(?:en |par |l |prendre l |avec l |on peut prendre l )*avions?\b(?!.*\b(?:cher|combien|prix)\b)|\bvols? interieurs?\b/, answer: 'vols-interieurs' }
const hoursADay: Next = { asks: /\b(?:heures?|km|kilometres?)\b.*\b(?:par jour|jour)\b|\bbeaucoup de (?:route|voiture)\b/, answer: 'heures-de-route' }
const whySlow: Next = { asks: /^pourquoi (?:c est |ca prend |ca met )?(?:(?:si |aussi |tellement )?(?:long|lent|longtemps)|autant|tant d heures)\b/, answer: 'routes-etat' }
const atNight: Next = { asks: /^(?:meme )?(?:de |la |rouler (?:de |la )?)nuit\b|^le soir$/, answer: 'routes-nuit' }
const breakdown: Next = { asks: /\b(?:panne|accident|creve\w*|creva\w*)\b/, answer: 'panne-voiture' }
const seatbelts: Next = { asks: /\b(?:ceintures?|clim|climatisation|confort|combien de places|minibus|quel modele)\b/, answer: 'vehicule-confort' }
const frenchSpeaking: Next = { asks: /\b(?:parle\w*|francais|anglais|langue)\b/, answer: 'guide-francophone' }
const sicknessOnRoad: Next = { asks: /\b(?:mal (?:au coeur|des transports|en voiture)|nausees?|vomi\w*)\b/, answer: 'mal-des-transports' }

const bushTaxiPrice: Next = {
  asks: mentionsPrice,
  text: 'Le taxi-brousse est bon marché, mais je n’ai pas de tarif sûr\u202f: la compagnie dit celui du trajet, à la gare routière, et l’on paie en ariary.',
  next: ['taxi-brousse', 'temps-trajet', 'budget-jour'],
}

const bushTaxiDetails: readonly Next[] = [
  {
    asks: /\b(?:voiture|chauffeur|4x4)\b.*\b(?:combien|prix|coute|cher|tarif)\b|\b(?:combien|prix|coute|cher|tarif)\b.*\b(?:voiture|chauffeur|4x4)\b/,
    answer: 'voiture-chauffeur',
  },
  bushTaxiPrice,
  { asks: /\b(?:valises?|bagages?|sacs?|toit)\b/, answer: 'taxi-brousse-bagages' },
  { asks: /\bseule\b|\b(?:femme|fille)\b/, answer: 'taxi-brousse-seule' },
  { asks: /^pourquoi\b.*\bnuit\b/, answer: 'routes-nuit' },
  { asks: /\b(?:nuit|danger\w*|craint|risqu\w+|accidents?|peur)\b/, answer: 'taxi-brousse', says: /départs de nuit/ },
  {
    asks: /\b(?:quelles? compagnies?|laquelle)\b/,
    text: 'Je ne recommande pas de compagnie\u202f: à la gare routière ou à l’hôtel, demandez celles qui vendent des places numérotées à heure fixe, mieux tenues, et partez de jour.',
    next: ['taxi-brousse', 'routes-nuit', 'transport'],
  },
  {
    asks: /\b(?:enfants?|bebes?|petite?s?(?! budget)|nourrisson)\b/,
    text: 'Avec de jeunes enfants, préférez une voiture avec chauffeur\u202f: un taxi-brousse n’a ni siège enfant ni place pour une poussette, il est serré et s’arrête partout. Sinon, prenez un départ du matin, une compagnie aux places numérotées et un court trajet.',
    next: ['voiture-chauffeur', 'enfants-circuit', 'taxi-brousse'],
  },
  { asks: /\b(?:combien de temps|heures|long|duree)\b(?!.*\b(?:avion|vols?)\b)/, answer: 'taxi-brousse-duree' },
  { asks: /\b(?:ou|gare routiere|part d ou|se prend|reserv\w*|quand|horaires?)\b/, answer: 'taxi-brousse' },
]

const compensation: Next = {
  asks: /\brembours\w*\b|\bindemni\w*\b|\bjours? perdus?\b/,
  text: 'Cela dépend des conditions du partenaire, écrites dans son devis, et de votre assurance\u202f: gardez reçus et messages, écrivez au partenaire, puis à nous depuis la page Contact avec votre référence.',
  next: ['annulation', 'assurance', 'contact'],
}

/** Of a car without a driver. */
const priceWithoutDriver = {
  text: 'Je n’ai pas de prix sûr sans chauffeur, ni le montant de la caution, qui est forte\u202f: demandez-les au loueur. Avec chauffeur, comptez 40 à 60\u202f€ par jour pour une voiture, 60 à 100\u202f€ pour un 4x4, souvent sans carburant.',
  next: ['voiture-chauffeur', 'routes-etat', 'assurance'],
}

/** What travellers ask after answers about roads and vehicles. */
export const transport: NextByEntry = {
  train: [
    {
      asks: /\b(?:confort\w*|propre|assis|sieges?|places assises)\b/,
      text: 'Ne comptez pas sur le confort\u202f: le train de Manakara met une journée ou davantage, avec des pannes, et je ne connais pas ses classes du moment. Demandez-les la veille à la gare de Fianarantsoa, et emportez eau et repas.',
      next: ['train', 'transport', 'rn7'],
    },
    {
      asks: /\b(?:annul\w*|supprim\w*|panne|sinon|autrement|autres? (?:facons?|moyens?|solutions?))\b(?!.*\b(?:voiture|route)\b)|^(?:on|je) (?:fait|fais|va|vais) (?:comment|quoi)(?:$| pour)|\b(?:part|roule|marche|circule) pas\b/,
      text: 'Si le train ne part pas, prenez la route\u202f: de Fianarantsoa à Manakara, 265\u202fkm et 6\u202fh\u202f15 à 9\u202fh de voiture ou de taxi-brousse, de jour, par Ranomafana. Gardez un ou deux jours de marge, et demandez la veille à la gare.',
      next: ['transport', 'taxi-brousse', 'temps-trajet'],
    },
    {
      asks: /^par la route\b|\ben voiture\b|^(?:on |je )?y (?:va|vais|aller) comment\b|^comment (?:on |y |faire pour )*(?:y )?(?:va|aller)\b/,
      text: 'Par la route, de Fianarantsoa à Manakara, comptez 265\u202fkm et 6\u202fh\u202f15 à 9\u202fh en saison sèche, par Ranomafana\u202f: en voiture avec chauffeur ou en taxi-brousse, de jour.',
      next: ['transport', 'taxi-brousse', 'temps-trajet'],
    },
    { asks: /\bcombien (?:de temps|d heures)\b(?!.*\b(?:depuis|jusqu)\b)/ },
    { asks: /\b(?:tous les jours|quels? jours?|horaires?|circule|roule|marche|en ce moment|vaut le coup|vue|beau)\b/ },
    {
      asks: /\b(?:billet|prix|combien|tarif|classe|couchettes?|wagons?|reserver)\b/,
      text: 'Je n’ai ni le prix du billet, ni les classes, ni l’horaire\u202f: demandez-les à la gare de Fianarantsoa, la veille, car le train circule irrégulièrement.',
      next: ['train', 'transport', 'rn7'],
    },
    { asks: /\b(?:ajouter|mettre|inclure|circuit|integrer)\b/, answer: 'sur-mesure' },
  ],
  transport: [
    fuel,
    { asks: mentionsPrice, answer: 'voiture-chauffeur' },
    { asks: /\bcombien (?:de temps|d heures)\b/, answer: 'temps-trajet' },
    motorbike, bushTaxi, byPlane, atNight, hoursADay, fourWheels,
    { asks: /\b(?:conduire|sans chauffeur|nous memes|soi meme|louer)\b/, answer: 'sans-chauffeur' },
  ],
  'voiture-chauffeur': [
    { asks: /\b(?:alcool|boit|boire|ivre|bourre)\b/, answer: 'chauffeur-prudent' },
    {
      asks: /\b(?:essence|carburant|gasoil|gazole)\b/,
      text: 'Le plus souvent, oui, l’essence est en plus\u202f: l’ordre de grandeur de 40 à 60\u202f€ par jour, ou 60 à 100\u202f€ en 4x4, compte le chauffeur, souvent sans le carburant. Faites écrire dans le devis s’il est compris\u202f; l’essence coûte autour d’un euro le litre.',
      next: ['prix-courants', 'inclus', 'devis'],
    },
    {
      asks: /\bmeme sur la rn ?7\b|\brn ?7\b|\bberline\b/,
      text: 'Sur la RN7, une berline suffit\u202f: elle est goudronnée, avec des tronçons abîmés. Un 4x4 est nécessaire dans l’Ouest et sur les pistes.',
      next: ['routes-etat', 'rn7', 'voiture-chauffeur'],
    },
    { asks: /\b(?:qui|c est qui|chauffeurs?)\b.*\b(?:chauffeurs?|confiance|serieux)\b/, answer: 'guides-qui' },
    { asks: /\b(?:sans (?:chauffeur|guide)|conduire (?:nous|moi|soi)|nous memes|moi meme)\b/, answer: 'sans-chauffeur' },
    { asks: /^(?:en |avec |pour )?(?:un )?4 ?x ?4$/, says: /Ordre de grandeur/ },
    { asks: /\bpermis\b/, answer: 'permis-moto' },
    { asks: /\b(?:on est|nous sommes|on sera|a|pour) (?:[5-9]|cinq|six|sept|huit)\b/, answer: 'vehicule-confort', says: /cinq voyageurs/ },
    { asks: /\bpourboires?\b/, answer: 'pourboire' },
    { asks: /\bbagages?\b|\bvalises?\b|\bcoffre\b/, answer: 'bagages-voiture' },
    driverLodging, speed, frenchSpeaking, breakdown, seatbelts, sicknessOnRoad, hoursADay, atNight,
  ],
  'sans-chauffeur': [
    { asks: /^pourquoi\b|\bdeconseill\w*/ },
    { asks: /^avec\b/, answer: 'voiture-chauffeur' },
    { asks: /\bcaution\b/, ...priceWithoutDriver },
    { asks: mentionsPrice, ...priceWithoutDriver },
    { asks: /\b(?:vous|chez vous)\b.*\blou\w*\b/ },
    { asks: /\b(?:essence|carburant)\b/, answer: 'carburant' },
    {
      asks: /\b(?:agences?|loueurs?|ou (?:louer|ca))\b/,
      text: 'Je n’ai pas de loueur à indiquer\u202f: peu d’agences louent sans chauffeur, surtout à Antananarivo, et nous ne louons rien nous-mêmes.',
      next: ['voiture-chauffeur', 'transport', 'devis'],
    },
    { asks: /\bpermis\b/, answer: 'permis-moto' },
    { asks: /\b(?:scooters?|motos?)\b/, answer: 'pas-de-location' },
    fuel, breakdown,
  ],
  'taxi-brousse-ou-voiture': [
    { asks: /\bvoiture\b.*\b(?:combien|prix|jour)\b|\b(?:prix|combien)\b.*\bvoiture\b|\b(?:essence|carburant)\b/, answer: 'voiture-chauffeur' },
    ...bushTaxiDetails,
  ],
  'taxi-brousse': bushTaxiDetails,
  'taxi-brousse-duree': [byPlane, ...bushTaxiDetails],
  'taxi-brousse-seule': [
    { asks: /\bvoiture\b/, answer: 'voiture-chauffeur' },
    { asks: /\b(?:habill\w*|tenue)\b/, answer: 'tenue' },
    { asks: /\bsoir\b|\bsortir\b/, answer: 'sortir-le-soir' },
    ...bushTaxiDetails.filter(({ answer }) => answer !== 'taxi-brousse-seule'),
  ],
  'routes-etat': [fourWheels, rains, motorbike, bushTaxi, atNight, hoursADay, sicknessOnRoad],
  'routes-danger': [
    speed,
    { asks: /\btaxis? brousses?\b/, answer: 'taxi-brousse' },
    atNight,
    { asks: /\bceintures?\b/, answer: 'vehicule-confort' },
  ],
  'routes-nuit': [
    { asks: /\bquelle heure\b|\bnuit tombe\b/ },
    { asks: /\baeroport\b/, answer: 'arrivee-de-nuit' },
    { asks: /\b(?:de jour|la journee)\b/, answer: 'routes-danger' },
    { asks: /\btaxis? brousses?\b/, answer: 'taxi-brousse' },
    { asks: /\b(?:en ville|taxi)\b/, answer: 'taxi-ville' },
    { asks: /\b(?:retard|rattrape|surpr\w*)\b/, answer: 'retard-route' },
  ],
  'temps-trajet': [
    { asks: /^(?:en |par )avions?\b/, answer: 'vols-interieurs-durees' },
    { asks: /\btaxis? brousses?\b/, answer: 'taxi-brousse-duree' },
    whySlow, hoursADay, fourWheels, sicknessOnRoad,
  ],
  'heures-de-route': [
    whySlow,
    { asks: /\bavions?\b|\bvols?\b/, answer: 'vols-interieurs-durees' },
    {
      asks: /\b(?:pause|arrets?|s arreter)\b/,
      text: 'Oui, avec une voiture et un chauffeur, on s’arrête quand on veut\u202f: dites-le-lui, et comptez les arrêts en plus des heures de route.',
      next: ['voiture-chauffeur', 'toilettes', 'temps-trajet'],
    },
    sicknessOnRoad, rains,
  ],
  'mal-des-transports': [
    { asks: /\b(?:enfants?|medicaments?|devant|enceinte)\b/ },
    byPlane,
    { asks: /\bmoins de route\b/, answer: 'heures-de-route' },
  ],
  'routes-virages': [{ asks: /\b(?:devant|assis\w*|medicaments?)\b/, answer: 'mal-des-transports' }, byPlane],
  'moto-velo': [
    { asks: /\b(?:dangereu\w*|risque\w*|craint|sur)\b/, says: /casque/ },
    { asks: /\bpistes?\b/, answer: 'moto-pistes' },
    { asks: /\b(?:ou|qui)\b.*\blou\w*\b|\blou\w* ou\b|\blouer\b/ },
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix sûr pour une moto, un scooter ou un vélo\u202f: demandez-le au loueur, à Antananarivo, Antsirabe ou Nosy Be, et vérifiez la caution.',
      next: ['moto-velo', 'assurance', 'prix-courants'],
    },
    { asks: /\bpermis\b/, answer: 'permis-moto' },
    {
      asks: /\b(?:mon velo|le mien|mon vtt|avion|amener|emmener)\b/,
      text: 'Votre vélo peut venir si la compagnie l’accepte\u202f: demandez-lui le prix et l’emballage, aussi pour un vol intérieur, où les avions sont petits. Emportez des pièces de rechange.',
      next: ['bagages-avion', 'moto-velo', 'vols-interieurs'],
    },
    { asks: /\biles?\b/, answer: 'se-deplacer-ile' },
  ],
  'permis-moto': [
    {
      asks: /\b(?:prix|combien|location)\b/,
      text: 'Je n’ai pas de prix sûr\u202f: demandez-le au loueur\u202f; les loueurs sont surtout à Antananarivo, Antsirabe et Nosy Be.',
      next: ['moto-velo', 'assurance', 'prix-courants'],
    },
    {
      asks: /\bcasques?\b/,
      text: 'Demandez le casque au loueur, et refusez de partir sans\u202f: il se porte toujours.',
      next: ['moto-velo', 'assurance', 'routes-etat'],
    },
    {
      asks: /\binternational\b.*\b(?:ou|comment|demand\w*)\b|\b(?:ou|comment)\b.*\binternational\b/,
      text: 'Le permis international se demande dans votre pays, plusieurs semaines avant le départ, et s’emporte avec le permis national.',
      next: ['moto-velo', 'voiture-chauffeur', 'assurance'],
    },
  ],
  'pas-de-location': [
    { asks: /^ou$|\bou (?:alors|ca|louer)\b/ },
    { asks: /\bsans chauffeur\b/, answer: 'sans-chauffeur' },
    { asks: /\bavec chauffeur\b/, answer: 'voiture-chauffeur' },
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix sûr\u202f: demandez-le au loueur, à Nosy Be, Antananarivo ou Antsirabe.',
      next: ['moto-velo', 'prix-courants', 'devis'],
    },
    { asks: /\btente\b/, answer: 'camping' },
    { asks: /\bpermis\b/, answer: 'permis-moto' },
  ],
  'taxi-ville': [
    {
      asks: /\b(?:uber|yango|bolt|appli\w*)\b/,
      text: 'Je ne connais pas d’application de taxi\u202f: à Antananarivo, on prend un taxi en convenant du prix avant de monter, et le soir, commandé par l’hôtel ou le restaurant.',
      next: ['tana-nuit', 'aeroport', 'marchander'],
    },
    { asks: /\b(?:vole\w*|vols?|bouchons|vitres?)\b/, answer: 'eviter-vol' },
    { asks: /\b(?:a la journee|chauffeur)\b/, answer: 'voiture-chauffeur' },
    { asks: /\biles?\b/, answer: 'se-deplacer-ile' },
    { asks: /\b(?:nuit|soir)\b/, answer: 'tana-nuit' },
    { asks: /\b(?:combien|prix|course|cher|negoci\w*)\b/ },
  ],
  'vehicule-confort': [
    { asks: /\b(?:prix|par jour|combien)\b/, answer: 'voiture-chauffeur' },
    fuel,
    { asks: /\bbagages?\b|\bcoffre\b/, answer: 'bagages-voiture' },
  ],
  'chauffeur-prudent': [
    { asks: /\bnumero\b|\bprevenir\b/, answer: 'contact' },
    { asks: /\bchanger\b/, answer: 'changements-en-route' },
    seatbelts, frenchSpeaking,
    { asks: /\bqui sont\b|\bc est qui\b/, answer: 'guides-qui' },
  ],
  'chauffeur-parti': [compensation, { asks: /\b(?:me plain\w*|reclam\w*|plainte)\b/, answer: 'reclamation' }],
  'panne-voiture': [
    { asks: /\bnumero\b/, answer: 'contact' },
    compensation,
    { asks: /\b(?:dort|nuit|hotel)\b/, answer: 'retard-route' },
  ],
  'retard-route': [
    { asks: /\bnumero\b/, answer: 'contact' },
    compensation,
    { asks: /\breseau\b/, answer: 'reseau-pistes' },
  ],
  carburant: [
    { asks: /\b(?:compris\w*|inclus\w*|chauffeur|gere|occupe)\b/ },
    { asks: /\b(?:cb|carte)\b/, answer: 'carte' },
    { asks: /\b(?:prix|litre|combien|coute)\b/, answer: 'prix-courants' },
  ],
  rn7: [
    fuel,
    { asks: /\bcombien de (?:temps|jours)\b|\bcombien d heures\b|\b(?:dure|prend|met) combien\b/, says: /Comptez deux/ },
    { asks: /\bretour\b/, answer: 'sans-avion' },
  ],
}
