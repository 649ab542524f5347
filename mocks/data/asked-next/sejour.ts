import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

const whichHotels: Next = { asks: /\b(?:lesquels|conseill\w*|recommand\w*|adresses?|noms?|quels hotels|bons? hotels?|quel quartier)\b/, answer: 'hotels-lesquels' }
const rooms: Next = { asks: /\b(?:lits?|triple|familiale?|famille|double|jumeaux|chambres? (?:pour|de|a) \w+|on est (?:3|4|5))\b/, answer: 'chambres' }
const equipment: Next = { asks: /\b(?:clim\w*|ventil\w*|frigo|refrigerateur|seche cheveux|bouilloire|tele|chauffage)\b/, answer: 'chambre-equipement' }
const hotWater: Next = { asks: /\b(?:eau chaude|douches?)\b/, answer: 'eau-chaude' }
const safeBox: Next = { asks: /\b(?:coffre|vole\w*|valeurs?|laisser (?:mes|nos|les) affaires)\b/, answer: 'coffre' }
const pool: Next = { asks: /\bpiscines?\b/, answer: 'piscine' }
const nets: Next = { asks: /\bmoustiquaires?\b|\bmoustiques?\b/, answer: 'moustiquaire' }
const wifi: Next = { asks: /\b(?:wifi|internet|reseau)\b/, answer: 'internet' }
const breakfast: Next = { asks: /\bpetits? dej\w*/, answer: 'petit-dejeuner' }
const sheets: Next = { asks: /\b(?:draps?|serviettes?|savon)\b/, answer: 'draps-serviettes' }
const power: Next = { asks: /\b(?:prises?|courant|electricite|recharg\w*|coupures?)\b/, answer: 'electricite' }
const luxury: Next = {
  asks: /\b(?:luxe|luxueux|haut de gamme|chic|5 etoiles|spa)\b/,
  text: 'Il y a quelques adresses de luxe, et des lodges confortables près des parcs et au bord de la mer\u202f; loin des villes, le choix est mince. Nous ne classons pas les hôtels\u202f: dites le confort voulu dans le devis.',
  next: ['hebergement', 'devis', 'prix-courants'],
}

/** What travellers ask after answers about hotels, the network, the app and daily life. */
export const sejour: NextByEntry = {
  hebergement: [
    {
      asks: /^(?:c est |ca coute |ca fait )?(?:combien|chere?s?|quel prix)(?: (?:la nuit|une nuit|la chambre|ca coute|par nuit))*$|^(?:et )?(?:le|les) prix$/,
      text: 'Une chambre simple et propre coûte 60\u202f000 à 120\u202f000\u202fAr, un hôtel confortable 150\u202f000 à 350\u202f000\u202fAr\u202f; Nosy Be et les lodges isolés sont nettement plus chers.',
      next: ['budget-jour', 'hebergement', 'prix-circuit'],
    },
    whichHotels, luxury, rooms, hotWater, equipment, pool, nets, safeBox, wifi, breakfast, sheets, power],
  'hotels-lesquels': [
    { asks: /\b(?:nous memes|moi meme|soi meme|sans vous)\b/ },
    luxury, pool, rooms, equipment, hotWater, breakfast,
  ],
  chambres: [
    { asks: /\b(?:on est|a) (?:3|4|5|trois|quatre|cinq)\b|\bmeme chambre\b|\blits? d appoint\b/ },
    whichHotels, equipment,
    { asks: /\b(?:seule?|supplement)\b/, answer: 'chambre-seule' },
  ],
  'chambre-seule': [
    { asks: /\b(?:partag\w*|autre voyageur|quelqu un d autre)\b/, answer: 'groupe' },
    { asks: /\b(?:femme|fille)\b/, answer: 'femme-seule' },
    {
      asks: /\bdortoirs?\b|\bauberges?\b/,
      text: 'Je ne connais pas de dortoir ni d’auberge de jeunesse à indiquer\u202f: demandez dans le devis une chambre simple, ou une chambre à deux lits si vous voyagez avec quelqu’un.',
      next: ['hebergement', 'prix-courants', 'devis'],
    },
  ],
  'chambre-equipement': [breakfast, hotWater, nets, power, safeBox, wifi, pool],
  piscine: [
    { asks: /\b(?:enfants?|surveill\w*|villes?|ou)\b/ },
    { asks: /\bprix\b|\bcher\b/, answer: 'changer-devis' },
    {
      asks: /\bchauff\w*\b/,
      text: 'Je ne sais pas\u202f: demandez-le dans le devis pour les hôtels où elle compte. De juin à août, les soirées sont fraîches sur les Hautes Terres.',
      next: ['hebergement', 'temperatures', 'devis'],
    },
    whichHotels,
  ],
  'eau-chaude': [
    { asks: /\bclim\w*\b|\bventil\w*\b|\bseche cheveux\b/, answer: 'chambre-equipement' },
    { asks: /\b(?:bivouac|camp|tente|habitant)\b/ },
    { asks: /\bchauffage\b|\bchauffe\w*\b/, answer: 'habits-hautes-terres' },
    { asks: /\bfroid\b/, answer: 'temperatures' },
  ],
  'petit-dejeuner': [
    { asks: /^(?:pour )?(?:le |les )?(?:diners?|dejeuners?|autres repas|repas(?: du soir| de midi)?|soir|midi)\b|\bdemi pension\b/, answer: 'inclus', says: /repas/ },
    { asks: /\b(?:tot|aube|[3-6] ?h|emporter)\b/ },
    { asks: /\bmofo gasy\b/, answer: 'plats-malgaches' },
  ],
  'chez-lhabitant': [
    { asks: /\b(?:douches?|salle de bain|sanitaires|laver?|toilettes?|lits?|draps?|cadeaux?|apport\w*|offr\w*|circuit|confort|electricite)\b/ },
    {
      asks: /\b(?:mange\w*|repas|dine\w*)\b/,
      text: 'Le repas chez l’habitant se prépare avec le guide\u202f: en général du riz avec des légumes ou un peu de viande. Dites dans la demande ce que vous ne mangez pas.',
      next: ['cuisine', 'politesse', 'hebergement'],
    },
    { asks: /\b(?:se comporter|polite\w*|regles?|usages?)\b/, answer: 'politesse' },
  ],
  camping: [
    {
      asks: /^(?:c est |est ce )?(?:sur|sure|safe|dangereux|risque)$|\b(?:en securite|danger\w*)\b/,
      text: 'On y est en sécurité dans les emplacements des parcs et en bivouac avec un guide\u202f; le camping sauvage, sans l’accord du village, est à éviter. Gardez papiers, argent et téléphone sur vous, dans la tente fermée.',
      next: ['camping', 'securite', 'guide-obligatoire'],
    },
    { asks: /^(?:dans|pres d) (?:les|un|des) parcs?\b/, says: /parcs/ },
    { asks: /\b(?:duvets?|sacs? de couchage|(?<!lou\w+ des )tentes?|matelas|materiel|prete\w*|fourni\w*|douches?)\b/, answer: 'couchage' },
    { asks: /\b(?:froid|gele|temperature)\b/ },
    {
      asks: /\b(?:prix|combien|emplacement|payant)\b/,
      text: 'Je ne connais pas le prix d’un emplacement\u202f: il se demande au bureau du parc, en plus de l’entrée et du guide. Dans un circuit, le bivouac est prévu dans le devis.',
      next: ['parcs-tarifs', 'camping', 'devis'],
    },
    { asks: /\btoilettes?\b/, answer: 'toilettes' },
    { asks: /\b(?:scorpions?|betes?|serpents?|insectes?)\b/, answer: 'scorpions' },
  ],
  couchage: [
    { asks: /\b(?:toilettes?|douches?|tente|seule?|matelas)\b/ },
    {
      asks: /\blou\w*\b/,
      text: 'Je ne sais pas si un duvet se loue\u202f: demandez dans le devis si l’organisateur en fournit un, sinon apportez le vôtre.',
      next: ['camping', 'valise', 'devis'],
    },
    { asks: /\b(?:froid|chaud|degres)\b/, answer: 'froid-pic-boby' },
  ],
  'froid-pic-boby': [
    { asks: /\b(?:octobre|septembre|avril|mai|duvet|gants|bonnet)\b/ },
    { asks: /\b(?:tentes?|matelas|douches?)\b/, answer: 'couchage' },
  ],
  'draps-serviettes': [
    { asks: /\b(?:bivouac|habitant|plage)\b/ },
    {
      asks: /\b(?:savon|shampoing|gel douche)\b/,
      text: 'Je ne peux pas le promettre\u202f: emportez un savon, et de quoi vous laver au bivouac.',
      next: ['valise', 'hebergement', 'supermarche'],
    },
  ],
  electricite: [
    { asks: /\b(?:adaptateurs?|suisse|belgique|quebec|canada|anglaises?)\b/, answer: 'adaptateur' },
    { asks: /\b(?:bivouac|camp|bateau)\b/, answer: 'couchage' },
    {
      asks: /\bvoiture\b/,
      text: 'Souvent, sur la prise de l’allume-cigare\u202f: apportez l’adaptateur USB et le câble, et demandez au chauffeur. Une batterie externe reste plus sûre.',
      next: ['electricite', 'valise', 'voiture-chauffeur'],
    },
    { asks: /\b(?:seche cheveux|bouilloire|clim)\b/, answer: 'chambre-equipement' },
    { asks: /\b(?:batteries?|powerbank)\b.*\b(?:avion|soute|cabine)\b/, answer: 'bagage-international' },
    { asks: /\b(?:coupures?|souvent|batterie|powerbank)\b(?!.*\b(?:soute|cabine)\b)/ },
    { asks: /\b(?:cpap|apnee|appareil medical)\b/, answer: 'appareil-medical' },
  ],
  adaptateur: [
    { asks: /\b(?:suisse|belgique|canada|anglais\w*|multiprise)\b/ },
    { asks: /\bcoupures?\b/, answer: 'electricite' },
    {
      asks: /\bvoiture\b/,
      text: 'Souvent, sur la prise de l’allume-cigare\u202f: apportez l’adaptateur USB et le câble, et demandez au chauffeur. Une batterie externe reste plus sûre.',
      next: ['electricite', 'valise', 'voiture-chauffeur'],
    },
    { asks: /\bbivouac\b/, answer: 'couchage' },
  ],
  toilettes: [
    { asks: /\b(?:bateau|pirogue|chaland)\b/, answer: 'chaland-pirogue' },
    { asks: /\bbivouac\b/, answer: 'couchage' },
    {
      asks: /\b(?:arret\w*|pauses?)\b/,
      text: 'Oui, avec une voiture et un chauffeur, on s’arrête quand on veut\u202f: dites-le-lui. En taxi-brousse, les arrêts ne se choisissent pas.',
      next: ['voiture-chauffeur', 'taxi-brousse', 'toilettes'],
    },
    { asks: /\b(?:tourista|diarrhee)\b/, answer: 'diarrhee' },
    {
      asks: /\b(?:bebe|couches?|langer)\b/,
      text: 'Je ne connais pas de table à langer sur la route\u202f: emportez un tapis, des lingettes et des sacs, et changez-le dans la voiture.',
      next: ['enfants-sante', 'enfants-circuit', 'supermarche'],
    },
    { asks: /\b(?:tampons?|serviettes?|regles)\b/, answer: 'regles' },
    { asks: /\b(?:papier|payante?s?)\b/ },
  ],
  laverie: [
    { asks: /\bseche cheveux\b|\bclim\w*\b/, answer: 'chambre-equipement' },
    { asks: /\b(?:combien de (?:temps|jours)|rendu|prete?s?|lendemain|sech\w*(?! cheveux)|repass\w*|prix|piece|lessive)\b/ },
    { asks: /\b(?:combien d habits|combien de (?:vetements|tenues)|quantite)\b/, answer: 'quantite-habits' },
  ],
  supermarche: [
    { asks: /\bcouches?\b|\blait\b/, answer: 'repas-bebe' },
    { asks: /\b(?:cher|creme|piles|repulsif|produits?)\b/ },
    { asks: /\bmedicaments?\b/, answer: 'medicaments-oublies' },
    { asks: /\bdimanche\b/, answer: 'dimanche' },
    { asks: /\b(?:horaires?|ouvert\w*)\b/, answer: 'horaires' },
  ],
  poste: [
    {
      asks: /\b(?:timbres?|prix|combien|cher)\b(?!.*\btemps\b)/,
      text: 'Je n’ai pas le prix d’un timbre ou d’un colis\u202f: demandez-le au bureau de poste, Paositra Malagasy, qu’il y a dans chaque ville.',
      next: ['rapporter', 'artisanat', 'horaires'],
    },
    { asks: /\b(?:arrive\w*|combien de temps|delai)\b/ },
    { asks: /\b(?:bois|sculpture|vanille|epices)\b/, answer: 'rapporter' },
  ],
  decalage: [
    { asks: /^(?:c est pareil |pareil |meme )?(?:en )?(?:hiver|ete)\b(?! d)/, says: /hiver/ },
    { asks: /\bappel\w*\b.*\bfrance\b/, answer: 'telephone', says: /la France/ },
    { asks: /\bquelle heure\b.*\b(?:nuit|soleil)\b|\bnuit\b.*\bquelle heure\b|\bsoleil\b/, answer: 'coucher-soleil' },
    { asks: /\bvol\b|\bheures? d avion\b/, answer: 'vol-international' },
    { asks: /\bappel\w*\b|\bbureau\b/, answer: 'joindre-week-end' },
    { asks: /\b(?:belgique|suisse|quebec|canada|reunion|maurice|luxembourg)\b/, answer: 'decalage-ailleurs' },
  ],
  'decalage-ailleurs': [
    { asks: /\b(?:france|change\w*|telephone|tel)\b/ },
    { asks: /\bnuit\b.*\bheure\b/, answer: 'horaires' },
  ],
  'bureau-ou': [
    { asks: /\b(?:horaires?|heures?|ouvert\w*|ouvre\w*|ferme\w*|quand)\b/, answer: 'joindre-week-end', says: /du lundi au vendredi/ },
    { asks: /\b(?:telephon\w*|appel\w*|numero|joindre)\b/, answer: 'contact' },
    { asks: /\b(?:dimanche|le soir)\b/, answer: 'joindre-week-end' },
    { asks: /\bpay\w*\b/, answer: 'paiement' },
    { asks: /\b(?:samedi|rendez vous|rdv|passer|adresse)\b/ },
  ],
  reparations: [
    { asks: /\blunettes\b|\btelephone\b/ },
    {
      asks: /\bassurance\b/,
      text: 'Cela dépend de votre contrat\u202f: lisez s’il couvre la casse et pas seulement le vol, et gardez la facture de l’appareil.',
      next: ['assurance', 'photo', 'telephone'],
    },
  ],
  fumer: [
    { asks: /\bplage\b|\bdehors\b|\bvoiture\b|\bvapot\w*\b/ },
    {
      asks: /\bchambre\b|\bhotel\b/,
      text: 'Demandez à l’hôtel\u202f: on ne fume pas dans les lieux publics fermés, et beaucoup de bungalows sont en bois. Fumez dehors, avec un cendrier.',
      next: ['hebergement', 'drogues-lois', 'securite'],
    },
  ],
  horaires: [
    {
      asks: /\b(?:samedis?|week ?end)\b/,
      text: 'Pour une banque, n’y comptez pas\u202f: elles ouvrent en semaine. Beaucoup de boutiques ouvrent le samedi et ferment le dimanche\u202f; parcs, hôtels et restaurants de voyageurs restent ouverts.',
      next: ['argent', 'jours-feries', 'marches'],
    },
    { asks: /\bparcs?\b/, answer: 'horaires-parcs' },
    { asks: /\bbureau\b|\bvous\b/, answer: 'contact' },
    { asks: /\b(?:banques?|magasins?|boutiques?|restos?|nuit)\b/ },
    { asks: /\bdimanche\b/, answer: 'dimanche' },
  ],
  dimanche: [
    {
      asks: /\bsupermarches?\b|\bpharmacies?\b/,
      text: 'Beaucoup de boutiques ferment le dimanche\u202f; je n’ai pas l’horaire des supermarchés et des pharmacies\u202f: l’hôtel les connaît.',
      next: ['horaires', 'supermarche', 'pharmacie'],
    },
    { asks: /\bmesse\b/, answer: 'religion' },
    { asks: /\bhira gasy\b/, answer: 'musique' },
    { asks: /\b(?:souci|probleme|joindre|urgence)\b/, answer: 'joindre-week-end' },
    { asks: /\bjours? feries?\b/, answer: 'jours-feries' },
  ],
}
