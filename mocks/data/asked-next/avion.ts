import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const missed: Next = { asks: /\b(?:rat(?:e|er|ee|es)|manqu\w*|annul\w*|supprim\w*|retard\w*)\b|\b(?:part|decolle|vole) pas\b/, answer: 'vol-annule' }
const luggage: Next = { asks: /\b(?:kilos?|kg|valises?|soute|cabine|poids)\b|(?<=\w )bagages?\b/, answer: 'bagage-international' }
const yellowFever: Next = { asks: /\b(?:vaccins?|fievre jaune)\b/, answer: 'fievre-jaune' }
const afraid: Next = { asks: /\b(?:peur|phobie|stress\w*|angoiss\w*)\b|^(?:on peut )?(?:sans|eviter) (?:prendre )?(?:l )?avions?\b/, answer: 'sans-avion' }

const domesticPrice: Next = {
  asks: new RegExp(`^(?!.*\\bdes deux\\b).*(?:${mentionsPrice.source})`),
  text: 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: les prix sont élevés et changent. Voyez-les chez Madagascar Airlines, ou demandez que le devis les comprenne.',
  next: ['vols-interieurs', 'bagages-avion', 'devis'],
}

const domestic: readonly Next[] = [
  { asks: /\b(?:en voiture|par la route)\b/, answer: 'temps-trajet' },
  domesticPrice,
  missed,
  afraid,
  { asks: /\b(?:est ce|c est|est|assez|vraiment) sur$|\b(?:fiables?|sure|surs|sures|securite|vieux|helices|crash\w*|accidents?)\b/, answer: 'avion-interieur-sur' },
  { asks: /\b(?:tous les jours|frequence|combien (?:de fois|par semaine)|souvent|quels jours)\b/, answer: 'vols-interieurs-durees' },
  { asks: /\b(?:kilos?|kg|bagages?|valises?|soute|cabine|poids)\b/, answer: 'bagages-avion' },
  { asks: /\bcompagnies?\b/, answer: 'vols-interieurs' },
  {
    asks: /\breserv\w*\b.*\b(?:avance|avant|tot|quand)\b|\b(?:avance|avant|tot|quand)\b.*\breserv\w*/,
    text: 'Réservez le vol intérieur dès que vos dates sont fixées, plus tôt encore pour juillet et août\u202f: les places sont limitées. Il peut être compté dans le devis, ou s’achète auprès de Madagascar Airlines.',
    next: ['vols-interieurs', 'devis', 'bagages-avion'],
  },
  { asks: /\b(?:reserv\w*|acheter?|prend\w* les billets|vous (?:vend\w*|reserv\w*|occup\w*))\b/, answer: 'vente-vols' },
  { asks: /\b(?:pourquoi|journee|marge|veille|meme jour)\b/, answer: 'marge-vols' },
  { asks: /\b(?:en avance|enregistr\w*|combien d heures avant|a quelle heure (?:etre|arriver))\b/, answer: 'enregistrement-vol' },
]

const international: readonly Next[] = [
  { asks: /\bdirects?\b|\bsans escale\b/, answer: 'vol-international', says: /sans escale/ },
  luggage,
  yellowFever,
  missed,
  { asks: /\b(?:combien|prix|tarifs?|cher)\b.*\b(?:billets?|vols?|avion)\b|\b(?:billets?|vols?)\b.*\b(?:combien|prix|coute\w*|chers?)\b|^(?:c est |ca coute )?(?:combien|cher|le prix)$/, answer: 'vol-international' },
  { asks: /\bmoins cher\b|\bpas cher\b|\bquand (?:acheter|reserver)\b|\bquel mois\b/, answer: 'vols-moins-chers' },
  { asks: /\bvous (?:les |me les |pouvez |nous )*(?:vend\w*|reserv\w*|pren\w*|occup\w*)\b/, answer: 'vente-vols' },
  { asks: /\b(?:minuit|la nuit|de nuit|tard|23h|1h du mat\w*)\b/, answer: 'arrivee-de-nuit' },
  { asks: /\b(?:interieurs?)\b/, answer: 'vols-interieurs' },
  { asks: /\bpar (?:la reunion|maurice|mayotte)\b|\breunion\b|\bmaurice\b/, answer: 'vols-ocean-indien' },
  {
    asks: /\b(?:lyon|marseille|toulouse|nice|nantes|bordeaux|bruxelles|geneve|zurich|montreal|province)\b/,
    text: 'Je ne connais pas de vol direct de là\u202f: comptez une escale, par Paris, Addis-Abeba, Nairobi, Istanbul, La Réunion ou Maurice. De Paris, Air France vole sans escale en 11\u202fh environ.',
    next: ['vol-international', 'sante', 'visa'],
  },
]

const excess: Next = {
  asks: /\b(?:depass\w*|exced\w*|supplement|trop lourd|(?:en|de) trop|kilos? de plus)\b/,
  text: 'L’excédent se paie à la compagnie et peut partir par l’avion suivant\u202f; je n’en connais pas le tarif. Le surplus se laisse volontiers dans un hôtel de la capitale, pendant le circuit.',
  next: ['bagages-avion', 'valise', 'vols-interieurs'],
}

const gear: Next = {
  asks: /\b(?:planches?|kite|surf|skis?|velos?|vtt|instruments?|guitare|poussettes?|fauteuil|materiel|palmes)\b/,
  text: 'Cela se demande à la compagnie avant de payer le billet\u202f: les avions intérieurs sont petits, et un objet long, comme une planche ou un vélo, peut être refusé ou payant. Dites-le aussi dans la demande de devis, pour la voiture.',
  next: ['bagages-avion', 'vols-interieurs', 'devis'],
}

/** Whether somebody waits when the plane is late. */
const latePlane: Next = {
  asks: /\b(?:retard\w*|decal\w*|attend\w*)\b/,
  text: 'Donnez le numéro du vol à l’hôtel ou dans la demande de devis, pour que le chauffeur suive son heure\u202f; en cas de retard, prévenez-le, ou l’assistance, joignable jour et nuit au +261\u202f20\u202f22\u202f000\u202f00.',
  next: ['aeroport', 'contact', 'taxi-ville'],
}

const arrival: readonly Next[] = [
  { asks: /\b(?:retour|depart|repartir|dernier jour)\b(?!.*\bmeme\b)/, answer: 'enregistrement-vol' },
  { asks: /\b(?:la nuit|de nuit|en pleine nuit|minuit|tard|\d{1,2} ?h(?:eures?)? (?:du|le) matin|2[0-3] ?h)\b/, answer: 'arrivee-de-nuit' },
  latePlane,
  { asks: /\b(?:hotels?|dormir|dort)\b/, answer: 'arrivee-de-nuit' },
  { asks: /\b(?:cherch\w*|attend|accueil\w*|pancarte|chauffeur|qui vient|quelqu un)\b/, answer: 'accueil-aeroport' },
  { asks: /\b(?:distributeurs?|retirer|argent|sous|change|changer|liquide|ariary)\b/, answer: 'argent-a-larrivee' },
  { asks: /\b(?:sim|puce|internet)\b/, answer: 'sim' },
  { asks: /\bvisa\b/, answer: 'visa-demande' },
  { asks: /\b(?:manger|diner|repas|restos?|restaurants?|boire)\b/, answer: 'manger-a-larrivee' },
  {
    asks: /\b(?:bus|navettes?)\b/,
    text: 'Je ne connais pas de bus ni de navette pour le centre\u202f: le plus simple est le transfert réservé par l’hôtel, sinon un taxi, prix convenu avant de monter.',
    next: ['taxi-ville', 'aeroport', 'tana-nuit'],
  },
  {
    asks: /\bpar personne\b|\bla voiture\b|\bpour (?:2|deux|tous|la course)\b/,
    text: 'Le prix du taxi se convient pour la course, pas par personne\u202f: 15 à 20\u202f€ environ d’Ivato au centre. Fixez-le avant de monter, bagages compris.',
    next: ['taxi-ville', 'change', 'tana-nuit'],
  },
  {
    asks: /\b(?:porteurs?|bagagistes?)\b/,
    text: 'Portez vos bagages ou convenez d’un petit billet avant\u202f: les porteurs trop empressés sont une arnaque courante à l’aéroport. Je n’ai pas de tarif sûr.',
    next: ['arnaques', 'aeroport', 'pourboire'],
  },
  { asks: /\b(?:nuit|minuit|tard|soir)\b/, answer: 'arrivee-de-nuit' },
  { asks: /\b(?:avance|avant le vol)\b/, answer: 'enregistrement-vol' },
  { asks: /\b(?:taxis?|combien (?:ca )?coute|prix|euros?|en ville|centre|rejoin\w*|y va|transferts?)\b/, answer: 'aeroport' },
]

/** What travellers ask after answers about flights, arrival and luggage. */
export const avion: NextByEntry = {
  'vols-interieurs': domestic,
  'vols-interieurs-durees': domestic,
  'avion-interieur-sur': domestic.filter(({ answer }) => answer !== 'avion-interieur-sur'),
  'marge-vols': [
    { asks: /\bassurance\b/, answer: 'assurance' },
    missed,
    { asks: /\b(?:voiture|route)\b/, answer: 'temps-trajet' },
    { asks: /\bpourquoi\b|\bmeme jour\b/ },
  ],
  'vol-international': [
    { asks: /^(?:et )?(?:depuis|en partant de|de) (?:bruxelles|geneve|lyon|marseille|montreal|toulouse|nantes|nice|zurich)$/ },
    { asks: /\bescales?\b(?!.*\bvaccin)|\blong\b/ },
    { asks: /^(?:c est |est ce |y a (?:des|un) )?(?:vols? )?directs?$/, says: /sans escale/ },
    { asks: /\bheures?\b.*\b(?:chez nous|en france|en belgique|en suisse)\b|\bdecalage\b/, answer: 'decalage' },
    {
      asks: /\bquelle heure\b|(?<!\bdecalage )\bhoraires?\b/,
      text: 'Je n’ai pas l’heure d’arrivée de chaque vol\u202f: elle est sur le billet. S’il se pose tard, dormez à Antananarivo et partez le lendemain matin.',
      next: ['aeroport', 'vol-international', 'decalage'],
    },
    ...international,
  ],
  'vols-moins-chers': [
    { asks: /\b(?:addis|nairobi)\b/, answer: 'fievre-jaune' },
    { asks: /\bvous\b|\bnoel\b|\bescale\b/ },
    ...international,
  ],
  'vente-vols': [
    {
      asks: /\b(?:avant ou apres|avant le devis|apres le devis|quand)\b/,
      text: 'Demandez d’abord le devis, gratuit et sans engagement, pour fixer les dates\u202f; prenez ensuite les billets, plusieurs mois avant le départ.',
      next: ['devis', 'vol-international', 'annulation'],
    },
    { asks: /\binterieurs?\b/ },
    ...international,
  ],
  'vols-ocean-indien': [
    yellowFever,
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix pour ces vols\u202f: voyez les compagnies\u202f; nous ne vendons pas de vols internationaux.',
      next: ['vol-international', 'vols-interieurs', 'visa'],
    },
    {
      asks: /\b(?:combien de temps|heures|duree)\b/,
      text: 'Je n’ai pas la durée de ces vols\u202f: la compagnie la donne. Par La Réunion ou Maurice, le trajet depuis l’Europe prend 15 à 20\u202fh en tout.',
      next: ['vol-international', 'sante', 'visa'],
    },
  ],
  'vol-annule': [
    { asks: /\bassurance\b/, answer: 'assurance' },
    { asks: /\bsouvent\b/, answer: 'vols-interieurs' },
    { asks: /\b(?:voiture|route)\b/, answer: 'sans-avion' },
    {
      asks: /\bcircuit\b|\bjours? perdus?\b/,
      text: 'Les jours de circuit perdus dépendent des conditions du partenaire, écrites dans son devis, et de votre assurance\u202f: prévenez les deux tout de suite.',
      next: ['annulation', 'assurance', 'contact'],
    },
  ],
  aeroport: arrival,
  'accueil-aeroport': [{ asks: /\b(?:compris|d office|inclus)\b/ }, ...arrival],
  'arrivee-de-nuit': [
    {
      asks: /\b(?:compris\w*|inclus\w*|dans le prix)\b/,
      text: 'Non, en général\u202f: la nuit avant le circuit reste à votre charge, et le transfert se fixe dans le devis. Demandez les deux au partenaire.',
      next: ['inclus', 'devis', 'aeroport'],
    },
    { asks: /\b(?:quel hotel|nom|conseill\w*|danger\w*|risque)\b/ }, ...arrival],
  'manger-a-larrivee': [
    { asks: /\ba pied\b/, answer: 'tana-nuit' },
    {
      asks: /\b(?:restos?|restaurants?|adresse)\b/,
      text: 'Je n’ai pas d’adresse de restaurant\u202f: demandez à l’hôtel, et allez-y en taxi commandé.',
      next: ['tana-nuit', 'taxi-ville', 'cuisine'],
    },
  ],
  'depart-le-jour-meme': [
    { asks: /\bhotels?\b/, answer: 'arrivee-de-nuit' },
    { asks: /\bdernier jour\b|\ble jour du retour\b|\bjour du depart\b/, answer: 'marge-vols' },
    { asks: /\btransferts?\b/, answer: 'aeroport' },
    { asks: /\bbagages?\b|\bvalises?\b/, answer: 'consigne' },
    { asks: /\bpourquoi\b|\bdirect\b/ },
  ],
  'enregistrement-vol': [
    { asks: /\b(?:liquides?|couteau|batteries?|powerbank|briquet)\b/, answer: 'bagage-international' },
    missed,
    {
      asks: /\ben ligne\b/,
      text: 'Je ne sais pas si l’enregistrement en ligne est ouvert sur votre vol\u202f: la compagnie le dit. Soyez de toute façon deux heures avant un vol intérieur, trois heures avant le vol international.',
      next: ['vols-interieurs', 'aeroport', 'bagages-avion'],
    },
  ],
  'bagages-avion': [
    { asks: /\b(?:interieurs?|petits? avions?|vols? sur place)\b/, answer: 'bagages-avion', says: /petits/ },
    excess,
    gear,
    { asks: /\b(?:international|paris|air france|grand vol|vol (?:de|depuis))\b/, answer: 'bagage-international' },
    { asks: /\bvoiture\b|\bcoffre\b/, answer: 'bagages-voiture' },
    { asks: /\b(?:laisser|garder|consigne|stocker)\b/, answer: 'consigne' },
    { asks: /\b(?:liquides?|batteries?|couteau)\b/, answer: 'bagage-international' },
    { asks: /\bperd\w*\b/, answer: 'bagages-perdus' },
  ],
  'bagage-international': [
    excess,
    gear,
    { asks: /\b(?:interieurs?|petits? avions?|vol(?:s)? sur place)\b/, answer: 'bagages-avion' },
    { asks: /\b(?:couteau|briquet|liquides?|batteries?)\b/ },
    { asks: /\bperd\w*\b/, answer: 'bagages-perdus' },
  ],
  'bagages-voiture': [
    { asks: /\bpoussettes?\b|\bkite\b|\bplanches?\b|\bmateriel\b/ },
    { asks: /^on est \d\b|\ba (?:4|5|6|cinq|six)\b/, answer: 'vehicule-confort' },
    { asks: /\b(?:vole\w*|visites?|craint|surveill\w*|risque)\b/, answer: 'coffre' },
    { asks: /\b(?:laisser|consigne|garder)\b/, answer: 'consigne' },
  ],
  'sac-ou-valise': [
    { asks: /\b(?:voiture|coffre|4x4)\b/, answer: 'bagages-voiture' },
    { asks: /\b(?:poids|kilos?|kg)\b/, answer: 'bagages-avion' },
    { asks: /\b(?:laisser|consigne|garder|affaires)\b/, answer: 'consigne' },
    { asks: /\b(?:hotel|roulettes|voiture|litres?|taille|volume)\b/ },
  ],
  'bagages-bateau': [{ asks: /\b(?:valises?|poids|papiers?|telephone)\b/ }],
  'bagages-perdus': [
    { asks: /\b(?:je|on|nous) (?:fait|fais|faisons) (?:quoi|comment)\b|\b(?:que|quoi) faire\b/ },
    { asks: /\bmedicaments?\b|\btraitement\b/, answer: 'medicaments-oublies' },
    { asks: /\brachet\w*\b|\bmagasins?\b/, answer: 'supermarche' },
    { asks: /\b(?:rembours\w*|declar\w*|cabine|assurance)\b/ },
    {
      asks: /\b(?:combien de temps|longtemps|quand)\b/,
      text: 'Je ne peux pas le dire\u202f: la compagnie le suit par le numéro du dossier, et le bagage revient souvent à Antananarivo. Appelez-la chaque jour, et dites-le au chauffeur.',
      next: ['assurance', 'vol-international', 'supermarche'],
    },
  ],
  consigne: [
    {
      asks: mentionsPrice,
      text: 'Je ne sais pas si l’hôtel le fait payer\u202f: demandez-le à la réservation. C’est un service courant pour ses clients.',
      next: ['bagages-avion', 'aeroport', 'hebergement'],
    },
    { asks: /\b(?:papiers?|aeroport|dors pas|sans dormir|demander|cadenas)\b/ },
    { asks: /\bvoiture\b/, answer: 'coffre' },
  ],
  valise: [
    { asks: /\b(?:kilos?|kg|poids|lourde?)\b/, answer: 'bagages-avion' },
    { asks: /\bfroid\b|\bchaud\b/, answer: 'temperatures' },
    { asks: /\b(?:pull|polaire|doudoune|manteau)\b|^(?:et )?(?:pour )?(?:le soir|les soirees|la nuit|le matin)$/, answer: 'pull' },
    { asks: /\b(?:medicaments?|trousse|pharmacie)\b/, answer: 'pharmacie' },
    { asks: /\b(?:plage|cote|mer)\b/, answer: 'habits-cotes' },
    { asks: /\b(?:hauts plateaux|hautes terres|montagne)\b/, answer: 'habits-hautes-terres' },
    { asks: /\b(?:laisser|consigne|garder)\b/, answer: 'consigne' },
    { asks: /\b(?:jumelles)\b/, answer: 'jumelles' },
    { asks: /\b(?:duvet|sac de couchage)\b/, answer: 'couchage' },
    { asks: /\b(?:combien (?:de )?(?:habits|tenues|t ?shirts?|pantalons?)|quantite)\b/, answer: 'quantite-habits' },
  ],
  'quantite-habits': [
    { asks: /\b(?:lav\w*|kilos?|lessive)\b/ },
    { asks: /\b(?:froid|pull|soir)\b/, answer: 'pull' },
    { asks: /\b(?:plage|mer)\b/, answer: 'habits-cotes' },
  ],
  chaussures: [
    { asks: /\b(?:tsingy|forets?|pic boby|randos?|trek|montagne)\b/, says: /montantes/ },
    { asks: /\bvalise\b/, answer: 'valise' },
    { asks: /\b(?:mer|plage|eau|baskets?|sandales|tongs)\b/ },
    {
      asks: /\bbatons?\b/,
      text: 'Des bâtons aident surtout au pic Boby et dans la forêt humide, où le sentier glisse\u202f; ailleurs, ils ne sont pas nécessaires. Ils voyagent en soute.',
      next: ['randonnee', 'valise', 'tsingy'],
    },
    {
      asks: /\b(?:acheter|trouve\w*|sur place)\b/,
      text: 'Prenez-les avant de partir, déjà faites à vos pieds\u202f; sur place, des sandales se trouvent sur les marchés et dans les magasins des villes.',
      next: ['supermarche', 'marches', 'valise'],
    },
  ],
  pull: [
    { asks: /\b(?:mer|plage|cotes?|novembre|decembre)\b/ },
    { asks: /\b(?:bonnet|gants|bivouac|camp)\b/, answer: 'froid-pic-boby' },
    { asks: /\b(?:pluie|impermeable|k ?way)\b/, answer: 'valise' },
  ],
  'habits-hautes-terres': [
    { asks: /\b(?:journee|jour|janvier|fevrier|decembre)\b/ },
    { asks: /\b(?:mer|plage|cotes?)\b/, answer: 'habits-cotes' },
    { asks: /\b(?:bivouac|montagne|camp)\b/, answer: 'froid-pic-boby' },
  ],
  'habits-cotes': [
    { asks: /\b(?:soir|pull|bottes)\b/ },
    { asks: /\b(?:altitude|hautes terres|plateaux|montagne)\b/, answer: 'habits-hautes-terres' },
  ],
}
