import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice, months } from '#mocks/data/asked-next/short-questions.ts'

const guidePrice: Next = { asks: /\bguides?\b.*\b(?:combien|prix|cher|coute\w*)\b|\b(?:combien|prix|coute\w*|paye|payer)\b.*\b(?:guides?|entrees?)\b|^(?:on|il faut|faut) (?:le|les) pay\w*(?: combien| en plus)?$|\bpay\w* en plus\b|^(?:l |les )?entrees?$/, answer: 'parcs-tarifs' }
const parkHours: Next = { asks: /\b(?:ouvr\w*|ouverts?|ferme\w*|horaires?|dimanche|a quelle heure|jours? feries?)\b/, answer: 'horaires-parcs' }
const nightWalks: Next = { asks: /\b(?:la nuit|de nuit|nocturnes?)\b/, answer: 'sorties-nuit' }
const leeches: Next = { asks: /\bsangsues?\b/, answer: 'sangsues' }
const easier: Next = { asks: /\b(?:plus facile|moins dur|facile|accessible|peu de marche|sans marcher|petite balade|tranquille|debutante?s?|pas sporti\w*)\b/, answer: 'sans-marche' }
const bootsAndShoes: Next = { asks: /\b(?:chaussures?|baskets?|bottes)\b/, answer: 'chaussures' }
const freshWater: Next = { asks: /\b(?:baign\w*|piscines? naturelles?|cascades?|nager)\b/, answer: 'eau-douce' }
const cold: Next = { asks: /\b(?:froid|gele\w*|degres|la nuit)\b/, answer: 'froid-pic-boby' }
const peak: Next = { asks: /\b(?:sommet|pic)\b/, answer: 'pic-boby-effort' }
const porters: Next = { asks: /\bporteurs?\b|\bporter (?:le|les|nos|mon) sacs?\b/, answer: 'porteurs' }
const byCard: Next = {
  asks: /\b(?:cartes?|cb)\b(?!.*\b(?:guide|identite|sim)\b)/,
  text: 'Non, payez en espèces, à l’accueil du parc, en ariary, et gardez le reçu\u202f: près des parcs, il n’y a pas de distributeur.',
  next: ['argent', 'carte', 'guide-obligatoire'],
}

const walkLevels: Next = {
  asks: /\bniveaux?\b|\b(?:dure?s?|difficiles?|physiques?|sporti\w*|en forme|entrain\w*)\b/,
  text: 'Il y en a pour tous\u202f: facile à Andasibe et à Anja, deux à trois heures\u202f; moyen à Ranomafana, à l’Isalo, à la Montagne d’Ambre et dans l’Ankarana, quatre à six heures\u202f; plus long en pays zafimaniry, avec une nuit au village\u202f; difficile au pic Boby, deux jours avec bivouac.',
  next: ['randonnee', 'aventure', 'seniors'],
}
const walkDays: Next = {
  asks: /\bcombien de (?:jours|nuits|temps)\b|\b(?:dure|prend) combien\b/,
  text: 'De quelques heures à deux jours de marche\u202f: deux à six heures dans la plupart des parcs, deux jours avec un bivouac au pic Boby, deux jours avec une nuit au village en pays zafimaniry. Plus long se demande sur mesure.',
  next: ['randonnee', 'aventure', 'sur-mesure'],
}

const heights: readonly Next[] = [
  {
    asks: /\b(?:vertige|peur du vide|haut\w*|vide)\b/,
    text: 'Avec le vertige, évitez le parcours à baudrier des Grands Tsingy, ses échelles et son pont suspendu. L’Ankarana, dans le Nord, a des sentiers plus faciles, et les Tsingy Rouge se voient sans effort.',
    next: ['tsingy', 'tsingy-rouge', 'circuits-proposes'],
  },
  {
    asks: /\b(?:baudriers?|harnais|casques?|cordes?|attach\w*|equipement|securise\w*)\b/,
    text: 'Au parcours des Grands Tsingy, on s’attache avec un baudrier à un câble\u202f; demandez au bureau du parc, où il se prend avec le guide, s’il en a à votre taille ou à celle d’un enfant. Sur les Tsingy Rouge, il n’en faut pas.',
    next: ['tsingy', 'guide-obligatoire', 'tsingy-rouge'],
  },
  { asks: /\b(?:plus faciles?|moins durs?|version|accessibles?|debutante?s?|lesquels|lequel|autres tsingy)\b/, answer: 'tsingy-lesquels' },
  { asks: /\b(?:ados?|1[2-7] ans)\b/, answer: 'ados' },
  { asks: /\b(?:enfants?|petits?|fils|fille|age|\d ans)\b/, answer: 'tsingy-enfants' },
  { asks: /\b(?:quand|ouverts?|ferme\w*|saison|pluies?|en (?:decembre|janvier|fevrier|mars|avril))\b/, answer: 'saison-ouest' },
  { asks: /\b(?:chaud|chaleur|degres)\b/, answer: 'chaleur-ouest' },
  bootsAndShoes,
]

/** What travellers ask after answers about sights, parks and walks. */
export const nature: NextByEntry = {
  'guide-obligatoire': [
    {
      asks: /\b(?:toute la journee|avec nous|tout le (?:temps|long)|reste|accompagne)\b/,
      text: 'Le guide du parc vous accompagne pendant la visite, selon le parcours choisi\u202f; le chauffeur-guide, lui, du début à la fin du circuit.',
      next: ['guide-francophone', 'parcs-tarifs', 'voiture-chauffeur'],
    },
    {
      asks: /\b(?:devis|inclus|compris|en plus|sur place)\b/,
      text: 'Les guides des parcs se fixent dans le devis, compris ou à payer sur place\u202f: demandez que ce soit écrit. Sur place, ils se paient au bureau d’accueil, en espèces, à un tarif affiché, selon la durée et le nombre de visiteurs.',
      next: ['parcs-tarifs', 'inclus', 'pourboire'],
    },
    guidePrice,
    { asks: /\bchauffeurs?\b|\bmeme guide\b|\bcarte\b/ },
    { asks: /\b(?:francais|anglais|langues?|parle\w*)\b/, answer: 'guide-francophone' },
    { asks: /\bpourboires?\b/, answer: 'pourboire' },
    {
      asks: /\b(?:hors|en dehors|ailleurs|villages?|reserves?)\b/,
      text: 'Hors des parcs nationaux, un guide n’est pas toujours exigé, mais il reste utile, pour les animaux, les fady et ne pas se perdre\u202f; les sites des villages, comme Anja, ont leurs propres guides.',
      next: ['fady', 'randonnee', 'parcs-tarifs'],
    },
  ],
  'guide-francophone': [
    { asks: /\b(?:groupes?|combien (?:on est|de personnes|est on|serons|on sera))\b/, answer: 'groupe' },
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix\u202f: un guide qui parle une autre langue que le français ou l’anglais est rare, et son prix se fixe dans le devis. Demandez-le tôt.',
      next: ['devis', 'prix-circuit', 'guide-obligatoire'],
    },
    {
      asks: /\b(?:femme|guide femme|une guide)\b/,
      text: 'Je ne sais pas si un partenaire a une femme guide\u202f: demandez-le dans la demande de devis, il vous répondra.',
      next: ['devis', 'femme-seule', 'guide-obligatoire'],
    },
    { asks: /\b(?:meme guide|tout le (?:voyage|circuit))\b/, answer: 'guides-qui' },
    guidePrice,
    { asks: /\bcadeaux?\b/, answer: 'cadeau-guide' },
    { asks: /\bpourboires?\b/, answer: 'pourboire' },
    { asks: /\b(?:allemand|italien|espagnol|anglais|chinois|neerlandais)\b/ },
  ],
  'guides-qui': [
    {
      asks: /\b(?:femme|une guide)\b/,
      text: 'Je ne sais pas si un partenaire a une femme guide\u202f: demandez-le dans la demande de devis, il vous répondra.',
      next: ['devis', 'femme-seule', 'guide-francophone'],
    },
    guidePrice,
    { asks: /\b(?:chang\w*|colle pas|entend\w* pas|aime pas)\b/, answer: 'changements-en-route' },
    { asks: /\b(?:tout le (?:voyage|circuit)|reste avec nous|meme)\b/ },
    { asks: /\b(?:francais|anglais|langues?)\b/, answer: 'guide-francophone' },
    { asks: /\bsecouris\w*\b|\bpremiers secours\b/, answer: 'secouriste' },
  ],
  parcs: [
    guidePrice, parkHours,
    { asks: /\blemuriens?\b/, answer: 'lemuriens' },
    { asks: /\bguides?\b/, answer: 'guide-obligatoire' },
    nightWalks, leeches, easier, freshWater,
  ],
  'parcs-tarifs': [
    { asks: /\b(?:guide|par personne|par groupe|piscines?|supplement|anja)\b(?!.*\bfrancais\b)/ },
    {
      asks: /\b(?:etudiants?|reduc\w*|seniors?|enfants?|petits?|fils|filles?|bebes?|ados?)\b/,
      text: 'Pour un enfant, l’entrée peut coûter moins, selon le parc\u202f: demandez à l’accueil\u202f; je ne connais pas de tarif réduit pour les étudiants ou les seniors.',
      next: ['guide-obligatoire', 'budget-jour', 'prix-circuit'],
    },
    {
      asks: /^pourquoi\b/,
      text: 'Je ne sais pas pourquoi le tarif augmente\u202f: le gestionnaire des parcs le fixe, et une part revient aux villages voisins et à la protection de la forêt.',
      next: ['guide-obligatoire', 'ecotourisme', 'budget-jour'],
    },
    {
      asks: /\b(?:compris\w*|inclus\w*|devis)\b/,
      text: 'Les entrées des parcs se fixent dans le devis, comprises ou à payer sur place\u202f: demandez que ce soit écrit.',
      next: ['inclus', 'devis', 'guide-obligatoire'],
    },
    byCard, parkHours,
  ],
  'horaires-parcs': [guidePrice, nightWalks, byCard],
  'reserver-parcs': [
    byCard, guidePrice,
    { asks: /\b(?:compris\w*|inclus\w*|devis)\b/ },
    { asks: /\b(?:la nuit|de nuit)\b/ },
  ],
  'temps-de-visite': [parkHours, guidePrice, { asks: /\b(?:heures de marche|marche)\b/, answer: 'heures-de-marche' }],
  'heures-de-marche': [easier, guidePrice, bootsAndShoes],
  randonnee: [
    { asks: months, says: /saison sèche/ },
    walkDays, peak, cold, porters, easier, walkLevels, bootsAndShoes, leeches,
    { asks: /\b(?:guides?|tout seul|sans guide)\b/, answer: 'guide-obligatoire' },
    { asks: /\b(?:douches?|toilettes?|se laver)\b/, answer: 'couchage', says: /ni douche/ },
    { asks: /\b(?:duvets?|tentes?|couchage|bivouac)\b/, answer: 'couchage' },
    { asks: /\b(?:2|deux|plusieurs|3|trois) jours\b|\btreks?\b/, answer: 'aventure' },
    freshWater,
    { asks: /\b(?:perdre|balis\w*|seule?)\b/, answer: 'se-perdre' },
  ],
  aventure: [
    walkDays, peak, porters, cold, walkLevels,
    { asks: /\b(?:duvets?|sacs? de couchage|tentes?)\b/, answer: 'couchage' },
    { asks: /\b(?:vertige|vide)\b/, answer: 'tsingy-lesquels' },
    { asks: /\b(?:pirogue|chaland|fleuve|riviere|bateau)\b(?!.*\b(?:petits?|enfants?|fils|fille|ans)\b)/, answer: 'chaland-pirogue' },
    easier,
  ],
  'pic-boby-effort': [
    { asks: /\b(?:equip\w*|materiel|emporter|prendre|prevoir)\b/, answer: 'froid-pic-boby' },
    { asks: /\b(?:genoux?|plus court|s arreter|entrain\w*|batons?|altitude)\b/ },
    porters,
    { asks: /\b(?:duvets?|tentes?|douches?|toilettes?)\b/, answer: 'couchage' },
    cold,
  ],
  sommet: [
    { asks: /\b(?:escalade|(?<!sans |pas )grimper|corde)\b/ },
    {
      asks: /\b(?:vous|maromokotro|avec vous)\b/,
      text: 'Le Maromokotro est loin de tout et peu fréquenté\u202f: décrivez-le dans une demande sur mesure, un conseiller dira ce qui est possible.',
      next: ['sur-mesure', 'randonnee', 'contact'],
    },
    { asks: /\b(?:tentes?|duvets?|douches?)\b/, answer: 'couchage' },
    porters, cold,
  ],
  porteurs: [
    peak,
    { asks: /\b(?:combien|prix|payer|tarif)\b(?!.*\bkilos?\b)/ },
    {
      asks: /\b(?:kilos?|kg|poids)\b/,
      text: 'Le poids se fixe avec les porteurs et le guide avant de partir\u202f: un sac raisonnable chacun\u202f; je n’ai pas de limite à donner. Prenez un sac souple, pas une valise.',
      next: ['randonnee', 'valise', 'pourboire'],
    },
    { asks: /\baeroport\b/, answer: 'arnaques' },
    cold,
  ],
  baobabs: [
    {
      asks: /^(?!.*\b(?:reponses?|devis)\b).*\b(?:rest\w*|sur place|combien de temps|dure\w*)\b(?!.*\b(?:route|trajet|aller|depuis)\b)/,
      text: 'Une heure ou deux suffisent à l’allée des Baobabs\u202f: arrivez une heure avant le coucher du soleil, et comptez près d’une heure de piste depuis Morondava, dans chaque sens.',
      next: ['baobabs', 'photo', 'saison-ouest'],
    },
    { asks: /\bloin\b.*\ballee\b|\bde l allee\b|\bamoureux\b/, says: /amoureux/ },
    {
      asks: /\b(?:retour|rentrer|revenir|rouler|conduire|route)\b.*\b(?:nuit|noir|noire)\b/,
      text: 'Il fait nuit noire une demi-heure après le coucher du soleil, et le retour à Morondava prend près d’une heure\u202f: sa fin se fait dans le noir, sur une piste sans lumière. Ne le faites qu’avec un chauffeur qui la connaît\u202f; sinon, partez avant le coucher, ou venez tôt le matin.',
      next: ['routes-nuit', 'morondava-acces', 'voiture-chauffeur'],
    },
    {
      asks: /\bquelle heure\b(?!.*\b(?:soleil|couche)\b)|\blumiere\b/,
      text: 'Venez dans l’heure qui précède le coucher du soleil, vers 17\u202fh\u202f30 en juin et 18\u202fh\u202f40 en janvier, ou juste après son lever, avec moins de monde.',
      next: ['photo', 'morondava-acces', 'saison-ouest'],
    },
    { asks: /\b(?:coucher|couche|lever|leve)\b/, answer: 'coucher-soleil' },
    { asks: /\bailleurs\b|\bamoureux\b/ },
    { asks: /\bvaut\b|\bpeine\b|\bdetour\b/, answer: 'baobabs-valeur' },
    { asks: /\bmonde\b|\btouristes?\b|\bfoule\b/, answer: 'monde-touristes' },
    { asks: /\bdrones?\b/, answer: 'drones' },
    { asks: /\btsingy\b/, answer: 'tsingy-baobabs-jours' },
  ],
  'baobabs-valeur': [
    { asks: /\b(?:monde|touristes?|foule|joindre|combien de temps)\b/ },
    { asks: /\b(?:quelle heure|coucher|lever|soleil)\b/, answer: 'coucher-soleil' },
    { asks: /\b(?:vols?|avions?)\b/, answer: 'morondava-acces' },
  ],
  'coucher-soleil': [
    { asks: /\b(?:rentr\w*|retour|nuit)\b/, answer: 'baobabs' },
    { asks: /\b(?:tana|capitale)\b/ },
    {
      asks: /\b(?:payante?|entree|prix)\b/,
      text: 'Je ne connais pas de droit d’entrée à l’allée des Baobabs\u202f: demandez sur place, et gardez de petits billets.',
      next: ['baobabs', 'photo', 'argent'],
    },
  ],
  tsingy: heights,
  'tsingy-lesquels': heights.filter(({ answer }) => answer !== 'tsingy-lesquels'),
  'tsingy-acces': [
    {
      asks: /\bnovembre\b/,
      text: 'En novembre, en général oui, mais il fait très chaud, et la piste ferme dès les premières grosses pluies\u202f: venez plutôt au début du mois, et demandez avant de partir si elle passe encore.',
      next: ['saison-ouest', 'tsingy', 'routes-etat'],
    },
    { asks: /\b(?:4x4|voiture)\b.*\b(?:combien|prix)\b|\b(?:combien|prix)\b.*\b(?:4x4|voiture)\b/, answer: 'voiture-chauffeur' },
    { asks: /\b(?:dur|difficile|parcours)\b/, answer: 'tsingy' },
    ...heights,
  ],
  'saison-ouest': heights.filter(({ answer }) => answer !== 'saison-ouest'),
  'tsingy-enfants': [
    {
      asks: /\b(?:baudriers?|harnais|taille)\b/,
      text: 'Je ne sais pas s’il y a un baudrier à leur taille\u202f: cela se demande au bureau du parc, comme un parcours plus court.',
      next: ['tsingy', 'enfants-circuit', 'tsingy-rouge'],
    },
    { asks: /\b1[2-7] ans\b|\bados?\b|\bmon grand\b/, answer: 'ados' },
    { asks: /\bquel circuit\b/, answer: 'enfants-circuit' },
  ],
  ados: [
    ...heights.slice(1, 2),
    {
      asks: /\bquel circuit\b|\blequel\b/,
      text: 'Pour des ados, le Nord réunit la mer, l’Ankarana et Nosy Be, le Sud les canyons et les piscines de l’Isalo, l’Ouest le fleuve et les Grands Tsingy, plus rude. Dites leur âge et leurs envies dans la demande de devis.',
      next: ['circuits-proposes', 'duree', 'devis'],
    },
    { asks: /\b(?:plongee|bapteme)\b.*\b(?:combien|prix)\b|\b(?:combien|prix)\b.*\b(?:plongee|bapteme)\b/, answer: 'sorties-mer-prix' },
    { asks: /\bplongee\b|\bbapteme\b/, answer: 'plongee-brevet' },
    { asks: /\bkite\w*\b/, answer: 'kitesurf' },
    { asks: /\b(?:wifi|reseau|internet)\b/, answer: 'internet' },
  ],
  'tsingy-rouge': [
    { asks: /\b(?:quelle heure|lumiere|loin)\b/ },
    { asks: /^pourquoi\b.*\brouges?\b/, answer: 'terre-rouge' },
  ],
  'andasibe-mantadia': [
    { asks: /\bjour(?:nee)?s?\b(?!.*\bdepuis\b)/, answer: 'andasibe-mantadia', says: /une journée entière/ },
    {
      asks: /\b4x4\b/,
      text: 'On rejoint Mantadia par une piste, plus au nord\u202f: un 4x4 y passe mieux, surtout quand il pleut. Demandez-le dans le devis\u202f; pour Andasibe, une berline suffit.',
      next: ['indri', 'voiture-chauffeur', 'guide-obligatoire'],
    },
    { asks: /\bloin\b|\ba combien\b/, answer: 'indri' },
    guidePrice, nightWalks, leeches,
  ],
  grottes: [
    {
      asks: /\b(?:lampe|frontale)\b/,
      text: 'Emportez votre lampe frontale\u202f: on y va avec un guide et une lampe, et je ne sais pas s’il en prête.',
      next: ['parcs', 'tsingy', 'valise'],
    },
    { asks: /\b(?:pluies?|janvier|fevrier|mars|inond\w*)\b/ },
    guidePrice,
  ],
  'trois-baies': [
    { asks: /\ba pied\b|\bmarche\w*\b/ },
    { asks: /\bguide\b|\bombre\b|\bdur\b|\beau\b/ },
    {
      asks: /\b(?:droit|prix|combien|payant)\b(?!.*\btemps\b)/,
      text: 'Je ne connais pas le montant du droit de passage, qui se paie au camp d’Orangea\u202f: prenez de petits billets.',
      next: ['randonnee', 'argent', 'plages'],
    },
  ],
  'cimetiere-pirates': [
    {
      asks: mentionsPrice,
      text: 'Je ne connais pas le prix de la visite ni du guide\u202f: demandez-le à l’hôtel, et convenez-en avant.',
      next: ['sainte-marie', 'argent', 'guide-obligatoire'],
    },
    {
      asks: /\bmaree\b/,
      text: 'L’heure de la marée basse change chaque jour\u202f: l’hôtel et les piroguiers la connaissent.',
      next: ['sainte-marie', 'sainte-marie-acces', 'baleines'],
    },
  ],
  'tana-visite': [
    { asks: /\b(?:danger\w*|craint|risque\w*|securite|peur)\b/, answer: 'tana-nuit' },
    { asks: /\b(?:deplac\w*|taxis?|bus)\b/, answer: 'taxi-ville' },
    { asks: /\b(?:souvenirs?|achet\w*|shopping|marches?)\b/, answer: 'marches' },
    { asks: /\b(?:le soir|la nuit|sortir|bars?|restos?)\b/, answer: 'sortir-le-soir' },
    {
      asks: /^(?!.*\b(?:soir|nuit)\b).*\b(?:a pied|marche|marcher)\b/,
      text: 'De jour, oui, dans la haute ville\u202f: montez au Rova en voiture et redescendez à pied, en 45\u202fmin à 1\u202fh\u202f10, avec un guide et le sac devant soi. Ambohimanga est à 21\u202fkm, en voiture. Dès la nuit, prenez un taxi commandé par l’hôtel.',
    },
    { asks: /\b(?:securite|sur|voler)\b/, answer: 'tana-nuit' },
    { asks: /\bmusees?\b/, answer: 'musees' },
    { asks: /\blemuriens?\b/, answer: 'lemuriens-pres-tana' },
  ],
  'rova-visite': [
    {
      asks: /\b(?:prix|combien|payant|entree)\b(?!.*\btemps\b)/,
      text: 'Je ne connais pas le prix de l’entrée\u202f: demandez-le sur place, et si l’intérieur des palais est ouvert, avant de payer.',
      next: ['tana-visite', 'histoire', 'argent'],
    },
  ],
  musees: [
    {
      asks: /\b(?:prix|combien|entree|payant)\b/,
      text: 'Je n’ai pas le prix des musées\u202f: prenez des espèces, en petits billets, et demandez à l’hôtel la veille.',
      next: ['tana-visite', 'argent', 'horaires'],
    },
    { asks: /\bdimanche\b/ },
    { asks: /\bautre\b/, answer: 'tana-visite' },
    { asks: /\btaxis?\b/, answer: 'taxi-ville' },
  ],
  volcans: [
    { asks: /\b(?:reveill\w*|actifs?|eruption|danger\w*|nord)\b/ },
    { asks: /\bcircuit\b/, answer: 'hautes-terres' },
  ],
  'hautes-terres': [
    { asks: /\b(?:habits|vetements|habill\w*|pull)\b/, answer: 'habits-hautes-terres' },
    { asks: /\broutes?\b/, answer: 'routes-etat' },
    { asks: /\bpalu\w*\b/, answer: 'paludisme' },
  ],
}
