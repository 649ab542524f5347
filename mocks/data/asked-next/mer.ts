import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const sharks: Next = { asks: /\brequins?\b(?!.*\bbaleines?\b)/, answer: 'requins-lagon' }
const lifeguards: Next = { asks: /\b(?:surveill\w*|maitres? nageurs?|drapeaux?|secours|courants?)\b/, answer: 'plages-surveillees' }
const jellyfish: Next = { asks: /\b(?:meduses?|oursins?|poissons? pierres?|rascasses?|corail|piqu\w*)\b/, answer: 'poissons-pierres' }
const rays: Next = { asks: /\braies?\b(?! manta)/, answer: 'raies' }
const seaTemperature: Next = { asks: /\b(?:l eau|la mer|elle) (?:est|etait|a) (?:chaude|froide|bonne|combien|quelle temperature)\b|\btemperature de (?:l eau|la mer)\b|\bcombien de degres\b/, answer: 'mer-temperature' }
const freshWater: Next = { asks: /\b(?:rivieres?|lacs?|cascades?|piscines? naturelles?|eau douce|fleuves?)\b/, answer: 'eau-douce' }
const crowd: Next = { asks: /\b(?:monde|bondees?|touristes?|calme|tranquille)\b/, answer: 'monde-touristes' }
export const seaSick: Next = { asks: /\bmal de mer\b|\bnausees?\b/, answer: 'mal-de-mer' }
const rough: Next = { asks: /\b(?:secou\w*|bouge|agitee?|vagues|houle|remue)\b/, answer: 'traversee-agitee' }
export const jackets: Next = { asks: /\bgilets?\b|\bsai[st] pas nager\b|\bsavoir nager\b/, answer: 'gilet' }
export const wetBags: Next = { asks: /\b(?:sacs?|valises?|bagages?|mouille\w*|trempe\w*)\b/, answer: 'bagages-bateau' }
const islandMoves: Next = { asks: /\b(?:circule|bouge comment|se deplace\w*|scooters?(?!.*\bpermis\b)|tuk tuk|sur l ile|une fois (?:sur place|la bas))\b/, answer: 'se-deplacer-ile' }
const cancelled: Next = { asks: /\b(?:annul\w*|rembours\w*)\b/, answer: 'sortie-annulee' }
const compareIslands: Next = { asks: /\b(?:laquelle|quelle ile|mieux|ou alors)\b/, answer: 'nosy-be-ou-sainte-marie' }
const divingPrice: Next = { asks: mentionsPrice, answer: 'sorties-mer-prix' }

const boatPrice: Next = {
  asks: /\b(?:bateau|vedette|traversee|ferry)\b.*\b(?:prix|combien|coute\w*|cher)\b|\b(?:prix|combien|coute\w*|cher|tarif)\b.*\b(?:bateau|vedette|traversee)\b/,
  text: 'Je ne connais pas le prix du bateau\u202f: demandez-le à l’hôtel, à la compagnie ou à l’embarcadère, ou faites-le chiffrer dans le devis.',
  next: ['vols-interieurs', 'devis', 'sainte-marie-acces'],
}

const stayLength = /\bcombien de (?:jours|nuits|temps)\b/

const wayPrice: Next = {
  asks: mentionsPrice,
  text: 'Je ne connais ni le prix du bateau ni celui du vol, nettement plus cher\u202f: voyez la compagnie, ou faites-les chiffrer dans le devis.',
  next: ['vols-interieurs', 'devis', 'transport'],
}

const boatBooking: Next = {
  asks: /\breserv\w*\b/,
  text: 'Oui, réservez la traversée ou la sortie la veille, par l’hôtel ou le club, et plus tôt en juillet et en août\u202f; dans un circuit, le partenaire s’en charge si le devis la comprend.',
  next: ['devis', 'sainte-marie-acces', 'nosy-be-acces'],
}

const beforeFlight: Next = {
  asks: /\b(?:avions?|vols?|voler|decoll\w*|24 ?h)\b/,
  text: 'Pas le lendemain matin\u202f: après une plongée, laissez au moins 24\u202fh avant de prendre un avion, et plus si le club ou un médecin le demande. Plongez au début du séjour, pas à la fin.',
  next: ['vols-interieurs', 'assurance', 'sante'],
}

/** What travellers ask after answers about the sea, islands and rivers. */
export const mer: NextByEntry = {
  baignade: [
    sharks,
    jellyfish,
    lifeguards,
    rays,
    seaTemperature,
    freshWater,
    { asks: /\bcrocodiles?\b/, answer: 'crocodiles' },
    jackets,
  ],
  'baignade-enfants': [seaTemperature, sharks, jellyfish, { asks: /\b(?:brassards?|surveill\w*|marees?)\b/ }],
  'plages-surveillees': [{ asks: /\b(?:laquelle|moins danger\w*|courants?|lagon)\b/ }, sharks, jellyfish],
  'requins-lagon': [
    { asks: /\b(?:nuit|soir|crepuscule|tuba|plong\w*|danger\w*)\b/ },
    {
      asks: /\bsurf\w*\b/,
      text: 'Sur les récifs d’Ifaty et d’Anakao, le risque est faible\u202f: évitez l’aube, le crépuscule et l’eau trouble, et demandez à l’hôtel ou au club. Sur la côte Est ouverte, renoncez.',
      next: ['kitesurf', 'baignade', 'plongee'],
    },
    {
      asks: /\b(?:attaques?|accidents?|morts?)\b/,
      text: 'Je n’ai pas de relevé d’attaques\u202f: demandez à l’hôtel ou au club de plongée. Le risque se trouve surtout sur la côte Est ouverte, à Toamasina, pas dans les lagons.',
      next: ['baignade', 'plages', 'plongee'],
    },
  ],
  'poissons-pierres': [
    { asks: /\boursins?\b|\bmeduses?\b/ },
    {
      asks: /\b(?:acheter|trouve\w*|sur place)\b/,
      text: 'Mettez les chaussures d’eau dans la valise\u202f: je ne sais pas où l’on en achète sur place.',
      next: ['valise', 'supermarche', 'baignade'],
    },
    sharks, rays,
    { asks: /\b(?:medecins?|hopital)\b/, answer: 'hopital' },
  ],
  raies: [
    { asks: /\bmantas?\b/, answer: 'requins-baleines' },
    { asks: /\b(?:piqu\w*|plongee|danger\w*)\b/ },
    { asks: /\b(?:hopital|medecin)\b/, answer: 'hopital' },
  ],
  plages: [
    { asks: /\bquels? circuits?\b/ },
    sharks, lifeguards, jellyfish, seaTemperature, crowd,
    { asks: /\b(?:lune de miel|noces|amoureux|couple)\b/, answer: 'lune-de-miel' },
    { asks: /\b(?:snorkel\w*|tuba|plongee|poissons)\b/, answer: 'plongee' },
    { asks: /\b(?:enfants?|petits?|famille)\b/, answer: 'baignade-enfants' },
    { asks: /\b(?:quand|quel mois|saison|en (?:janvier|fevrier|mars|juillet|aout|decembre))\b/, answer: 'plages-par-mois' },
  ],
  'plages-par-mois': [{ asks: /\bplus belles?\b/, answer: 'plages' }, sharks, seaTemperature, crowd],
  plongee: [
    {
      asks: /\b(?:enfants?|petits?|fils|filles?|\d+ ans|ados?)\b(?!.*\b(?:bapteme|bouteilles?|brevet)\b)/,
      text: 'Au tuba, oui, s’il nage bien\u202f: dans un lagon calme, avec un gilet, à Nosy Tanikely, à l’île aux Nattes ou à Ifaty. Pour la bouteille, je ne connais pas d’âge minimum\u202f: le club le dit, avec l’avis du médecin.',
      next: ['plongee', 'baignade', 'enfants-circuit'],
    },
    { asks: /\b(?:certificats?|brevets?|niveau|medical)\b/ },
    { asks: /\b(?:debutants?|bapteme|jamais plonge|premiere fois|quel age|apprendre|formation|padi)\b/, answer: 'plongee-brevet' },
    beforeFlight,
    sharks,
    { asks: /\bmantas?\b|\brequins? baleines?\b|\btortues?\b/, answer: 'requins-baleines' },
    { asks: /\b(?:combis?|combinaisons?|l eau|degres|temperature)\b/, answer: 'mer-temperature' },
    { asks: /\bassurance\b/, answer: 'assurance' },
    {
      asks: /\b(?:materiel|louer|bouteilles?|equipement|masque)\b/,
      text: 'Les clubs prêtent ou louent le matériel de plongée\u202f: demandez-leur l’état, la taille et si c’est compris. Emportez votre masque si vous y tenez.',
      next: ['plongee', 'requins-baleines', 'assurance'],
    },
    boatBooking, divingPrice,
  ],
  'plongee-brevet': [
    { asks: /\b(?:quel age|age minimum|\d+ ans|enfants?)\b/ },
    beforeFlight,
    {
      asks: /\bcertificat\b/,
      text: 'Apportez le certificat médical de chez vous, fait par un médecin avant le départ, avec votre carte de niveau.',
      next: ['plongee', 'assurance', 'nosy-be-iles'],
    },
    { asks: /\bassurance\b/, answer: 'assurance' },
    sharks, boatBooking, divingPrice,
  ],
  'plongee-vol': [
    { asks: /\b(?:tuba|masque|route|altitude|matin)\b/ },
    {
      asks: /^pourquoi\b/,
      text: 'Parce que la pression baisse en avion\u202f: l’azote que la plongée a dissous dans le corps y ferait des bulles, l’accident de décompression. D’où les 24\u202fh au moins.',
      next: ['plongee', 'vols-interieurs', 'assurance'],
    },
  ],
  'sorties-mer-prix': [
    jackets, boatBooking, seaSick, cancelled,
    {
      asks: /\b(?:materiel|equipement|masque)\b/,
      text: 'Demandez au club si le matériel est compris dans le prix, et dans quel état il est. Emportez votre masque si vous y tenez.',
      next: ['plongee', 'nosy-be-iles', 'baleines'],
    },
  ],
  'mal-de-mer': [
    { asks: /\b(?:medicaments?|quoi prendre|enceinte|enfants?)\b/ },
    { asks: /\b(?:moins|calme|quels mois)\b/, answer: 'traversee-agitee' },
    { asks: /\bavions?\b/, answer: 'vols-interieurs-durees' },
    {
      asks: /\b(?:fleuve|tsiribihina|canal|riviere)\b/,
      text: 'Sur la Tsiribihina et les Pangalanes, l’eau est calme\u202f: le mal de mer n’y est pas à craindre.',
      next: ['pirogue', 'pangalanes', 'pharmacie'],
    },
  ],
  'traversee-agitee': [
    seaSick,
    wetBags,
    jackets,
    boatPrice,
    cancelled,
    { asks: /\bavions?\b/, answer: 'vols-interieurs-durees' },
    { asks: /\b(?:part d ou|d ou part)\b/, answer: 'sainte-marie-acces' },
  ],
  'sortie-annulee': [
    { asks: /\b(?:moi|nous|je|on) (?:qui )?annul\w*\b|\bsi j annule\b/, answer: 'annulation' },
    { asks: /\bcalme\b|\bquel mois\b/, answer: 'traversee-agitee' },
  ],
  'sainte-marie-acces': [{ asks: /\bcombien de (?:jours|nuits)\b/, answer: 'sainte-marie', says: /Trois à cinq/ }, rough, seaSick, islandMoves, wetBags, jackets, boatPrice, wayPrice, cancelled, boatBooking],
  'nosy-be-acces': [
    wetBags,
    jackets,
    boatPrice,
    wayPrice,
    cancelled,
    islandMoves,
    compareIslands,
    { asks: /\b(?:direct|paris|international)\b/, answer: 'aeroport-nosy-be' },
  ],
  'anakao-traversee': [
    { asks: /\b(?:apres midi|matin)\b/, says: /part le matin/ },
    { asks: /\b(?:gilets?|mouille\w*)\b/ },
    seaSick,
    wetBags,
    cancelled,
    boatBooking,
    boatPrice,
  ],
  'nosy-be-iles': [
    { asks: /^(?=.*\b(?:excursions?|sorties?|bateau|iles?)\b).*\b(?:prix|cher|coute\w*|tarifs?|combien (?:ca |c est |est )?(?:coute|l |une |les ))/, answer: 'sorties-mer-prix' },
    { asks: /\b(?:combien|dure\w*|longue?)\b.*\b(?:bateau|vedette|traversee|grande terre)\b|\b(?:bateau|vedette|traversee)\b.*\b(?:combien|dure\w*|longue?)\b/, answer: 'nosy-be-acces', says: /vedette/ },
    {
      asks: /\b(?:lemuriens?|makis?)\b/,
      text: 'Oui\u202f: les makis macaco de Nosy Komba, à 25 à 45\u202fmin de vedette, habitués aux visiteurs, et ceux de la forêt de Lokobe, à Nosy Be même, où l’on va en pirogue avec un guide.',
      next: ['nosy-be-iles', 'lemuriens', 'pirogue'],
    },
    { asks: stayLength, says: /Comptez quatre/ },
    { asks: /\bautour\b|\bquelles iles\b|\bles (?:autres )?iles\b/, says: /En bateau/ },
    islandMoves,
    crowd,
    boatBooking,
    { asks: /\bdistributeurs?\b|\bargent\b/, answer: 'distributeurs-villes' },
    { asks: /\baeroport\b/, answer: 'aeroport-nosy-be' },
  ],
  'sainte-marie': [
    { asks: /\b(?:combien|dure\w*|longue?)\b.*\b(?:bateau|vedette|traversee)\b|\b(?:bateau|vedette|traversee)\b.*\b(?:combien|dure\w*|longue?)\b/, answer: 'sainte-marie-acces', says: /Le bateau part/ },
    { asks: /\b(?:bateau|vedette|traversee)\b.*\b(?:dure\w*|temps|longue?)\b|\bcombien de temps\b.*\b(?:bateau|traversee)\b/, answer: 'sainte-marie-acces', says: /Le bateau part/ },
    { asks: stayLength, says: /Trois à cinq/ },
    { asks: /\b(?:bateau|vedette)\b.*\bd ou\b|\bd ou\b.*\b(?:bateau|vedette)\b/, answer: 'sainte-marie-acces', says: /Le bateau part/ },
    { asks: /\bdistributeurs?\b/, answer: 'distributeurs-villes' },
    { asks: /\bpirates?\b/, answer: 'cimetiere-pirates' },
    { asks: /^(?!.*\b(?:quoi|que) (?:faire|on fait)\b|.*\bfait quoi\b).*(?:\bpleu\w*\b|\bpluie\b)/, answer: 'cote-est-pluie' },
  ],
  'nosy-be-ou-sainte-marie': [
    { asks: /\bbaleines?\b/, answer: 'baleines-plages' },
    { asks: /\bles deux\b/, answer: 'combiner' },
    { asks: /\b(?:noces|lune de miel|amoureux)\b/, answer: 'lune-de-miel' },
    { asks: /\b(?:avion|vols?|heures)\b/, answer: 'vols-interieurs-durees' },
    {
      asks: /^pour y aller$|^on y va comment$|\bacces\b/,
      text: 'Les deux se rejoignent en avion depuis Antananarivo, Sainte-Marie en une heure environ, Nosy Be en un peu plus. Par la mer, une vedette va d’Ankify à Nosy Be en 30\u202fmin à 1\u202fh, et de Soanierana Ivongo à Sainte-Marie en 1\u202fh\u202f30 à 2\u202fh\u202f30\u202f; la route jusque-là est longue.',
      next: ['nosy-be-acces', 'sainte-marie-acces', 'vols-interieurs'],
    },
    rough, sharks,
  ],
  'se-deplacer-ile': [
    {
      asks: /\b(?:prix|combien|cher|tuk tuk)\b/,
      text: 'Je n’ai pas de prix sûr\u202f: convenez-en avant de monter, et demandez à l’hôtel ce qu’il faut payer.',
      next: ['nosy-be-iles', 'sainte-marie', 'marchander'],
    },
    { asks: /\bnuit\b|\bcasque\b/ },
    { asks: /\bpermis\b/, answer: 'permis-moto' },
    { asks: /\baeroport\b/, answer: 'aeroport-nosy-be' },
    compareIslands,
  ],
  'aeroport-nosy-be': [
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix sûr pour ce trajet\u202f: convenez-en avant de monter, ou demandez le transfert à l’hôtel.',
      next: ['nosy-be-iles', 'marchander', 'nosy-be-acces'],
    },
    { asks: /\bvisa\b/, answer: 'visa' },
  ],
  'ifaty-acces': [
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix sûr\u202f: convenez-en avant de monter, ou demandez le transfert à l’hôtel.',
      next: ['plages', 'marchander', 'plongee'],
    },
    {
      asks: /\b(?:laquelle|mieux|lequel)\b/,
      text: 'Ifaty se rejoint par la route, en une petite heure, et se prête mieux à un court séjour ou à des enfants\u202f; Anakao, en vedette le matin, est plus isolée. Les deux sont derrière une barrière de corail.',
      next: ['plages', 'plongee', 'baignade'],
    },
  ],
  kitesurf: [
    {
      asks: /\bdebutante?s?\b/,
      text: 'En kitesurf, oui, plutôt en avril, en mai, en octobre ou en novembre, quand l’alizé est moins fort\u202f; en surf, non, les vagues cassent sur le récif et sont pour surfeurs avertis. Je n’ai ni adresse ni prix d’école\u202f: demandez-les dans le devis ou à l’hôtel.',
      next: ['plages', 'bagages-avion', 'assurance'],
    },
    {
      asks: /\b(?:lou\w*|cours|ecole|moniteurs?|matos|materiel|debutants?)\b/,
      text: 'Je n’ai ni adresse ni prix d’école ou de location\u202f: demandez-les dans le devis ou à l’hôtel, à Ramena et à la baie de Sakalava, et apportez votre matériel si vous le pouvez.',
      next: ['plages', 'bagages-avion', 'assurance'],
    },
    { asks: /\b(?:vent|saison|mois)\b/ },
    { asks: /\bbaign\w*\b/, answer: 'plages-surveillees' },
    sharks,
  ],
  'eau-douce': [
    { asks: /\b(?:ou|cascades?|rivieres?|isalo|lesquelles)\b/ },
    { asks: /\b(?:pay\w*|prix|combien)\b/, answer: 'parcs-tarifs' },
    {
      asks: /\b(?:bilharziose|soigne|maladie)\b/,
      text: 'La bilharziose se soigne\u202f: si vous vous êtes baigné dans une eau qui dort, dites-le à votre médecin au retour, même sans signe, il fera une analyse quelques semaines après.',
      next: ['baignade', 'hopital', 'sante'],
    },
    {
      asks: /\b(?:froide|chaude|temperature)\b/,
      text: 'Je n’ai pas de température\u202f: l’eau des piscines naturelles reste fraîche, surtout de juin à août, après les nuits froides.',
      next: ['temperatures', 'baignade', 'randonnee'],
    },
  ],
  'mer-temperature': [
    { asks: /\bcombis?\b|\bcombinaisons?\b|\blycra\b/, says: /lycra/ },
    { asks: /\bcombis?|combinaisons?\b|\blycra\b/ },
    {
      asks: /\bpiscines? naturelles?\b/,
      text: 'Je n’ai pas de température\u202f: l’eau des piscines naturelles reste fraîche, surtout de juin à août, après les nuits froides.',
      next: ['temperatures', 'baignade', 'randonnee'],
    },
  ],
}
