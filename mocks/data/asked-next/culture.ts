import type { NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'


/** What travellers ask after answers about customs, photos and shopping. */
export const culture: NextByEntry = {
  'jours-feries': [
    {
      asks: /\b(?:magasins?|boutiques?|banques?|bureaux?|restos?|restaurants?|ferme\w*|ouvert\w*)\b/,
      text: 'Banques, bureaux et bien des boutiques ferment ce jour-là\u202f; hôtels, parcs et restaurants de voyageurs restent en général ouverts. Retirez de l’argent la veille.',
      next: ['jours-feries', 'argent', 'horaires'],
    },
  ],
  langue: [
    {
      asks: /\banglais\b(?!.*\bguides?\b)/,
      text: 'Peu, hors du tourisme\u202f: on parle malgache et français. Beaucoup de guides parlent aussi anglais\u202f: demandez-le dans le devis.',
      next: ['guide-francophone', 'langue', 'devis'],
    },
    { asks: /\b(?:anglais|allemand|espagnol)\b(?!.*\bappli\w*\b)(?<!\bappli\w* .*)/, answer: 'guide-francophone' },
    { asks: /\b(?:villages?|brousse|partout|hotels?|enfants?)\b/ },
    { asks: /\b(?:mots?|merci|bonjour|au revoir|s il vous plait|comment (?:on )?dit)\b/, answer: 'mots-malgaches' },
    { asks: /\b(?:dialectes?|meme malgache|ethnies?)\b/, answer: 'ethnies' },
  ],
  'mots-malgaches': [
    { asks: /\b(?:bonjour|merci|au revoir|oui|non|prononc\w*|combien|pardon|s il (?:vous|te) plait)\b|^(?:dit )?en malgache$/ },
    {
      asks: /\b(?:comment (?:on )?(?:dit|dire)|ca se dit|en malgache)\b/,
      text: 'Je ne connais pas ce mot\u202f: demandez-le à votre guide, qui l’écrit aussi si vous devez le montrer.',
      next: ['langue', 'politesse', 'guide-francophone'],
    },
    { asks: /\bsalu\w*\b/, answer: 'politesse' },
  ],
  fady: [
    {
      asks: /\b(?:comment (?:on )?(?:sait|savoir|les (?:connait|reconnait))|savoir|qui (?:le )?dit|prevenu\w*)\b/,
      text: 'Demandez-le\u202f: les fady varient d’un village à l’autre, et aucune liste ne les donne tous. Votre guide ou l’hôtel les connaît\u202f; dans le doute, ne montrez pas du doigt, ne photographiez pas et suivez ce que font les gens.',
      next: ['politesse', 'guide-obligatoire', 'photo'],
    },
    {
      asks: /\b(?:trompe\w*|erreur|gaffe|respecte pas|amende|puni\w*)\b/,
      text: 'Excusez-vous aussitôt d’un «\u202fazafady\u202f», sans vous fâcher, et suivez ce que dit votre guide\u202f: à un étranger qui ne savait pas, on pardonne le plus souvent. Parfois, on demande une petite offrande.',
      next: ['politesse', 'mots-malgaches', 'famadihana'],
    },
    { asks: /\b(?:photos?|tombeaux?|porc|exemples?|baign\w*)\b/ },
    { asks: /\b(?:habill\w*|short|tenue|maillot)\b/, answer: 'tenue' },
  ],
  famadihana: [
    { asks: /^(?:c est )?quand\b|\bquels? mois\b|\bquelle (?:saison|periode)\b/, says: /entre juillet/ },
    { asks: /\bcadeaux?\b|\bapporter\b/, says: /contribution/ },
    { asks: /\b(?:invit\w*|assister|argent|contribution|donner|photos?|partout|ou|quand|reserv\w*)\b/ },
    {
      asks: /^pourquoi\b/,
      text: 'Parce que le culte des ancêtres reste vivant\u202f: la famille les honore, les enveloppe d’un lamba neuf et danse avec eux. C’est une fête, pas un deuil.',
      next: ['religion', 'fady', 'ethnies'],
    },
    { asks: /\b(?:tenue|habill\w*)\b/, answer: 'tenue' },
  ],
  politesse: [
    {
      asks: /\b(?:bise|embrass\w*|serrer la main)\b/,
      text: 'On se serre la main, doucement, de la droite, souvent la gauche posée sur l’avant-bras\u202f; pour la bise, attendez que l’autre la propose. Un «\u202fsalama\u202f» et un sourire suffisent toujours.',
      next: ['mots-malgaches', 'fady', 'tenue'],
    },
    { asks: /\b(?:cadeaux?|apport\w*|offr\w*)\b/ },
    { asks: /\b(?:habill\w*|tenue)\b/, answer: 'tenue' },
  ],
  tenue: [
    { asks: /\b(?:froid|pull|soir)\b/, answer: 'habits-hautes-terres' },
    { asks: /\bmoustiques?\b/, answer: 'habits-cotes' },
    {
      asks: /\btreillis\b|\bmilitaires?\b/,
      text: 'Parce qu’on pourrait vous prendre pour un militaire\u202f: laissez treillis et motifs de camouflage chez vous.',
      next: ['politesse', 'drogues-lois', 'valise'],
    },
    { asks: /\b(?:short|maillot|debardeur|jupe|seins|plage|eglise|villages?)\b/ },
  ],
  photo: [
    { asks: /\b(?:tombeaux?|ceremonies?|policiers?|police|militaires?)\b/, says: /tombeaux/ },
    { asks: /\b(?:payer|payant)\b/, says: /payez/ },
    { asks: /\b(?:objectifs?|zoom|quel appareil|materiel)\b/, answer: 'photographe' },
    { asks: /\b(?:poussiere|humidite|pluie|etanche)\b/, answer: 'appareil-protection' },
    { asks: /\b(?:vole\w*|vol|risque|proteg\w*)\b/, answer: 'vol-appareil' },
    { asks: /\bdrones?\b/, answer: 'drones' },
    { asks: /\bflash\b/, answer: 'flash' },
  ],
  drones: [
    {
      asks: /\bparcs?\b|\breserves?\b/,
      text: 'Dans un parc, il faut en plus l’accord de son gestionnaire\u202f: demandez-le avec celui de l’Aviation Civile, bien avant le départ, et ne volez ni près des animaux ni au-dessus des gens.',
      next: ['drones', 'parcs', 'photo'],
    },
    { asks: /\b(?:avion|cabine|soute|batteries?)\b/, answer: 'bagage-international' },
    { asks: /\b(?:avant|avance|delai|temps|petit|mini|grammes?|\d+ ?g|amende|confisqu\w*)\b/ },
    {
      asks: mentionsPrice,
      text: 'Je ne connais pas le prix de l’autorisation\u202f: demandez-le à l’Aviation Civile de Madagascar, bien avant le départ.',
      next: ['photo', 'douane-entree', 'drogues-lois'],
    },
    { asks: /\bdouane\b|\bbagages?\b/, answer: 'douane-entree' },
    { asks: /\bappareil photo\b/, answer: 'photo' },
  ],
  photographe: [
    { asks: /\b(?:poussiere|proteg\w*|humidite|pluie)\b/, answer: 'appareil-protection' },
    { asks: /\bflash\b/, answer: 'flash' },
    { asks: /\bdrones?\b/, answer: 'drones' },
  ],
  flash: [
    { asks: /\b(?:objectifs?|zoom)\b/, answer: 'photographe' },
    {
      asks: /\bvideo\b|\bfilm\w*\b/,
      text: 'La vidéo sans lumière se fait sans souci\u202f; n’allumez pas la torche du téléphone sur l’animal, le guide éclaire de côté.',
      next: ['photo', 'lemuriens', 'cameleons'],
    },
  ],
  rapporter: [
    { asks: /\b(?:ou|quel magasin)\b.*\bachet\w*\b|\bachete ou\b/, answer: 'artisanat' },
    { asks: /\bvanille\b.*\b(?:quantite|combien|kilos?)\b/, answer: 'rapporter-epices' },
    { asks: /\bvanille\b/, answer: 'vanille' },
    { asks: /\b(?:2|deux) kilos?\b|\b2 kg\b|\bbois\b|\btortue\b|\bcorail\b/ },
    { asks: /\b(?:coquillages?|sable|fossiles?)\b/, answer: 'rapporter-coquillages' },
    { asks: /\bsaphirs?\b/, answer: 'saphirs' },
    { asks: /\b(?:pierres?|or|bijoux)\b/, answer: 'rapporter-pierres' },
    { asks: /\brhum\b|\balcool\b/, answer: 'rapporter-rhum' },
    { asks: /\b(?:epices?|poivre|graines?|fruits?|plantes?)\b/, answer: 'rapporter-epices' },
  ],
  'rapporter-epices': [
    { asks: /\b(?:letchis?|fruits?|graines?)\b/, says: /fruits frais/ },
    { asks: /\b(?:combien|quantite|kilos?|kg|par personne|facture|declar\w*)\b/, says: /vanille est limitée/ },
    { asks: /\brhum\b/, answer: 'rapporter-rhum' },
    { asks: /\bpierres?\b/, answer: 'rapporter-pierres' },
    {
      asks: /\bchocolat\b/,
      text: 'Le chocolat emballé se rapporte sans souci, pour vous\u202f: gardez-le au frais dans le bagage.',
      next: ['fruits-epices', 'rapporter', 'vanille'],
    },
  ],
  'rapporter-rhum': [
    { asks: /\b(?:ramen\w*|rapport\w*|emport\w*|combien|bouteilles?|avion|valise)\b/ },
    { asks: /\b(?:cabine|soute|combien|litres?|bouteilles?|suisse|canada)\b(?!.*\b(?:coute|prix)\b)/ },
    { asks: /\b(?:vanille|epices?)\b/, answer: 'rapporter-epices' },
    { asks: /\b(?:artisanal|toxique|toaka)\b/, answer: 'boissons' },
    { asks: /\bsouvenirs?\b|\bquoi d autre\b/, answer: 'rapporter' },
  ],
  'rapporter-coquillages': [
    { asks: /\b(?:ramener|rapporter|ramasser|prendre|droit|autoris\w*)\b(?!.*\bquoi\b)/ },
    { asks: /\b(?:ecaille|tortue|corail|sable|fossiles?)\b/ },
    {
      asks: /\bamendes?\b/,
      text: 'Je ne connais pas le montant de l’amende\u202f: il dépend de l’espèce et du pays d’arrivée, et la douane saisit l’objet.',
      next: ['rapporter', 'douane-entree', 'artisanat'],
    },
    {
      asks: /^pourquoi\b/,
      text: 'Parce qu’ils viennent d’animaux protégés, et que chaque ramassage abîme le récif et la plage\u202f: leur sortie du pays est interdite.',
      next: ['rapporter', 'ecotourisme', 'artisanat'],
    },
    { asks: /\b(?:ramener quoi|rapporter quoi|quoi alors|souvenirs?)\b/, answer: 'rapporter' },
  ],
  'rapporter-pierres': [
    { asks: /\b(?:facture|autorisation|fossiles?)\b/ },
    { asks: /\bsaphirs?\b/, answer: 'saphirs' },
  ],
  saphirs: [
    {
      asks: /\b(?:est ce|c est|est|assez|vraiment) sur$|\b(?:danger\w*|craint|risque\w*|sure|surs|sures|safe)\b/,
      text: 'De jour, avec votre chauffeur, on traverse Ilakaka sans souci le plus souvent\u202f: la ville vit du saphir et attire du monde. Ne montrez pas d’argent, n’achetez pas dans la rue, et ne vous y attardez pas le soir.',
      next: ['securite', 'routes-nuit', 'rn7'],
    },
    { asks: /\b(?:legale?s?|droit|autoris\w*|interdit)\b/, answer: 'rapporter-pierres' },
    { asks: /\b(?:sortir|douane|or)\b/, answer: 'rapporter-pierres' },
    {
      asks: /\b(?:bijouterie|adresse|ou acheter|vendeur)\b/,
      text: 'Je n’ai pas d’adresse de bijouterie\u202f: prenez-en une connue, que l’hôtel recommande, et qui donne facture et autorisation de sortie.',
      next: ['rapporter', 'arnaques', 'artisanat'],
    },
    {
      asks: /\b(?:faux|reconnaitre|verre|vrai)\b/,
      text: 'À l’œil, on ne les distingue pas\u202f: seul un gemmologue le dit. Payez donc peu, avec une facture qui nomme la pierre, ou n’achetez pas.',
      next: ['arnaques', 'rapporter', 'artisanat'],
    },
    { asks: /\barnaques?\b/, answer: 'arnaques' },
    {
      asks: /\bmines?\b|\bvisit\w*\b/,
      text: 'Des mines se montrent parfois autour d’Ilakaka\u202f: n’y allez qu’avec votre chauffeur-guide, de jour, sans acheter, et jamais dans un trou.',
      next: ['arnaques', 'rn7', 'securite'],
    },
  ],
  artisanat: [
    { asks: /\b(?:vanille|epices)\b/, answer: 'rapporter-epices' },
    { asks: /\b(?:ou|quelle ville)\b/ },
    { asks: /\b(?:negoci\w*|marchand\w*|prix)\b/, answer: 'marchander' },
    { asks: /\bsaphirs?\b/, answer: 'saphirs' },
    { asks: /\bpierres?\b/, answer: 'rapporter-pierres' },
    { asks: /\b(?:ateliers?|visit\w*)\b/, answer: 'ateliers' },
    { asks: /\b(?:ramener|rapporter|douane|bois)\b/, answer: 'rapporter' },
    { asks: /\b(?:envoyer|colis|poste)\b/, answer: 'poste' },
  ],
  marches: [
    { asks: /\b(?:negoci\w*|marchand\w*|prix)\b/, answer: 'marchander' },
    { asks: /\bmanger\b/, answer: 'street-food' },
    { asks: /\bpickpockets?\b/, answer: 'vol-frequence' },
    { asks: /\b(?:voler|vol|risque|danger\w*)\b/, answer: 'eviter-vol' },
    { asks: /\b(?:quels? jours?|mercredi|quand)\b/ },
  ],
  vanille: [
    {
      asks: /\b(?:plantations?|visiter)\b/,
      text: 'Je ne sais pas quelle plantation de vanille se visite\u202f: demandez-le dans la demande de devis. Au jour 7 de notre circuit Nord, on visite une plantation de cacao, près d’Ambanja.',
      next: ['devis', 'fruits-epices', 'circuits-proposes'],
    },
    { asks: /\b(?:negoci\w*|marchand\w*)\b/, answer: 'marchander' },
    { asks: /\b(?:ou|prix|cher|choisir|bonne|le kilo)\b/ },
    { asks: /\b(?:ramener|rapporter|douane|combien de kilos)\b/, answer: 'rapporter-epices' },
  ],
  zebu: [
    { asks: /\bvoleurs?\b|\bdahalo\b/, answer: 'zones-a-eviter' },
    { asks: /\bcorne\b/, answer: 'artisanat' },
    { asks: /\b(?:goute\w*|bon|manger|viande)\b/, answer: 'viande-zebu' },
    { asks: /^ou\b|\benterre\w*\b|\bsacrifi\w*\b/ },
  ],
  religion: [{ asks: /\b(?:messe|mosquees?|musulmans?|tromba|eglise)\b/ }],
  musique: [{ asks: /\b(?:quel jour|ou|foot|boxe|dimanche)\b/ }],
}
