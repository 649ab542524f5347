import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

/** What a doctor or a pharmacist has to say. */
const doctorSays: Next = {
  asks: /\b(?:quels? (?:medicaments?|medocs?|traitement|cachets?)(?! (?:emporter|emmener|prendre avec))|effets secondaires|doses?|prendre quoi|aspirine|probiotiques?|imodium|smecta|avec mes? (?:medicaments?|traitements?)|incompatible)\b/,
  text: 'Je ne donne ni nom ni dose de médicament\u202f: ils dépendent de l’âge, du poids et de vos autres traitements. Demandez à votre médecin ou à votre pharmacien avant le départ, ou sur place à un médecin.',
  next: ['pharmacie', 'hopital', 'sante'],
}

const refund: Next = {
  asks: /\b(?:rembours\w*|pris\w* en charge|secu|mutuelle|carte vitale)\b/,
  answer: 'soins-payes',
}

/** What travellers ask after answers about care, insurance and bites. */
export const soins: NextByEntry = {
  pharmacie: [
    {
      asks: /^(?:c est |ca coute |les medicaments )*(?:chere?s?|combien|les prix|le prix)\b/,
      text: 'Je n’ai pas de prix sûr pour les médicaments\u202f: demandez-les au comptoir, et payez en ariary. Emportez de chez vous ce dont vous avez besoin, et gardez les factures pour votre assureur.',
      next: ['pharmacie', 'assurance', 'hopital'],
    },
    { asks: /\binsuline\b/, answer: 'insuline' },
    { asks: /\b(?:asthm\w*|cardiaque|coeur|epilep\w*|maladie|chronique)\b/, answer: 'maladie-chronique' },
    { asks: /\b(?:oubli\w*|perd\w*|manque)\b/, answer: 'medicaments-oublies' },
    {
      asks: /\b(?:de garde|la nuit|dimanche|ouvertes?|horaires?)\b/,
      text: 'Je ne connais ni les horaires ni les pharmacies de garde\u202f: l’hôtel les connaît. Elles sont correctes dans les villes, rares ailleurs\u202f; emportez ce qu’il vous faut.',
      next: ['hopital', 'pharmacie', 'horaires'],
    },
    {
      asks: /\b(?:sur place|trouve\w*|acheter|la bas)\b/,
      text: 'Oui, dans les pharmacies des villes, qui sont correctes\u202f; elles sont rares ailleurs. Emportez l’essentiel et votre traitement, et n’achetez jamais de médicaments dans la rue, où ils sont souvent faux.',
      next: ['hopital', 'pharmacie', 'supermarche'],
    },
    doctorSays,
  ],
  'medicaments-oublies': [
    { asks: /\b(?:brousse|villages?|campagne)\b/ },
    {
      asks: /\b(?:dimanche|la nuit|de garde|ouvert\w*)\b/,
      text: 'Beaucoup de boutiques ferment le dimanche, et je n’ai pas les horaires des pharmacies\u202f: l’hôtel sait laquelle est de garde.',
      next: ['pharmacie', 'hopital', 'horaires'],
    },
  ],
  insuline: [
    { asks: /\b(?:manque|perd\w*|oubli\w*|casse\w*|plus assez)\b/, answer: 'medicaments-oublies' },
    { asks: /\b(?:avion|cabine|soute|aiguilles?|seringues?|stylos?)\b/ },
    { asks: /\b(?:chaud|chaleur)\b/, answer: 'chaleur-ouest' },
    { asks: /\bassurance\b/, answer: 'maladie-chronique' },
  ],
  diabete: [
    { asks: /\b(?:avion|cabine|soute|frais|frigo|conserv\w*|aiguilles?|seringues?|je la mets)\b/, answer: 'insuline' },
    { asks: /\bquel circuit\b|\blequel\b/ },
    { asks: /\bassurance\b/, answer: 'maladie-chronique' },
    { asks: /\b(?:perd\w*|oubli\w*)\b/, answer: 'medicaments-oublies' },
    { asks: /\b(?:repas|manger?|riz|sucre)\b/ },
  ],
  'maladie-chronique': [
    { asks: /\bquel circuit\b|\bplus (?:doux|facile|tranquille)\b/ },
    { asks: /\b(?:perd\w*|oubli\w*)\b/, answer: 'medicaments-oublies' },
    {
      asks: /\bassurance\b.*\b(?:combien|prix|cout\w*)\b|\b(?:combien|prix)\b.*\bassurance\b/,
      text: 'Je ne connais pas le prix d’une assurance\u202f: demandez plusieurs devis, en déclarant la maladie, et vérifiez qu’elle couvre les soins, l’évacuation et le rapatriement.',
      next: ['assurance', 'hopital', 'pharmacie'],
    },
    doctorSays,
  ],
  hopital: [
    {
      asks: /\b(?:brousse|campagne|loin|iles?|province|villages?|ailleurs)\b/,
      text: 'Loin d’Antananarivo, les moyens sont limités et les distances longues\u202f: l’hôtel ou le chauffeur connaît le dispensaire le plus proche, et les cas graves sont évacués vers la capitale, La Réunion ou l’Europe. Appelez d’abord votre assureur et l’assistance, jour et nuit.',
      next: ['assurance', 'urgence', 'sos'],
    },
    { asks: /\b(?:avanc\w*|pay\w*|paie|frais|cher|combien|prix)\b/, answer: 'soins-payes' },
    {
      asks: /\b(?:dentistes?|kine|ophtalmo|lunettes|specialistes?)\b/,
      text: 'Je n’ai pas d’adresse\u202f: à Antananarivo, des cliniques privées et des cabinets soignent, et votre assureur ou l’hôtel dit lequel. Ailleurs, les moyens sont limités\u202f: faites voir vos dents avant le départ.',
      next: ['assurance', 'urgence', 'pharmacie'],
    },
    { asks: /\b(?:enceinte|grossesse|accouch\w*)\b/, answer: 'grossesse' },
    { asks: /\brapatri\w*|\bevacu\w*/ },
    refund,
  ],
  'soins-payes': [
    { asks: /\b(?:carte bleue|cb|carte bancaire|papiers?|factures?)\b/ },
    { asks: /\b(?:evacu\w*|rapatri\w*)\b/, answer: 'assurance' },
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix de consultation\u202f: demandez-le avant les soins, gardez tous les reçus, et appelez l’assistance de votre assurance avant une hospitalisation.',
      next: ['assurance', 'hopital', 'urgence'],
    },
  ],
  assurance: [
    {
      asks: mentionsPrice,
      text: 'Je ne connais pas le prix d’une assurance\u202f: il dépend de l’âge, de la durée et des garanties. Comparez-en plusieurs, et regardez d’abord si votre carte bancaire suffit.',
      next: ['hopital', 'annulation', 'urgence'],
    },
    { asks: /\bvous\b.*\b(?:vend\w*|propos\w*|fourni\w*|avez)\b|\bcompris\w*\b|\binclus\w*\b|\bdans le prix\b/, answer: 'assurance-comprise' },
    {
      asks: /\b(?:laquelle|lesquelles|conseill\w*|recommand\w*|quelle (?:assurance|compagnie))\b/,
      text: 'Je n’ai pas d’assurance à recommander\u202f: regardez les frais médicaux, l’évacuation, le rapatriement et si possible l’annulation, puis les exclusions, comme la plongée ou le trek.',
      next: ['hopital', 'annulation', 'urgence'],
    },
    { asks: /\b\d\d ans\b|\bage\b|\bsenior\b/, answer: 'age-limite' },
    { asks: /\bcartes?\b.*\b(?:gold|premier|platinum|infinite|visa|mastercard|bancaire|bleue)\b|\bma (?:cb|carte)\b/ },
    { asks: /\b(?:plongee|trek|rando|escalade|exclusions?|plafonds?)\b/ },
    { asks: /\b(?:scooter|moto|quad)\b/, answer: 'permis-moto' },
    { asks: /\benceinte\b|\bgrossesse\b/, answer: 'grossesse' },
    refund,
  ],
  'assurance-comprise': [
    {
      asks: /\bcouvr\w*\b|\b(?:la|de) votre\b|\bgaranti\w*\b/,
      text: 'Nous n’avons pas d’assurance à nous\u202f: notre assistance jour et nuit et le SOS aident sur place, mais ne paient pas les soins. La vôtre doit couvrir les frais médicaux, l’évacuation et le rapatriement, et si possible l’annulation.',
      next: ['assurance', 'annulation', 'hopital'],
    },
    {
      asks: mentionsPrice,
      text: 'Je ne connais pas le prix d’une assurance\u202f: il dépend de l’âge, de la durée et des garanties. Comparez-en plusieurs, et regardez d’abord si votre carte bancaire suffit.',
      next: ['assurance', 'annulation', 'hopital'],
    },
    { asks: /\b(?:carte|visa premier|gold|mastercard)\b/ },
    {
      asks: /\b(?:laquelle|conseill\w*|recommand\w*)\b/,
      text: 'Je n’ai pas d’assurance à recommander\u202f: regardez les frais médicaux, l’évacuation, le rapatriement et si possible l’annulation.',
      next: ['assurance', 'annulation', 'hopital'],
    },
    { asks: /\b(?:vous|c est vous)\b.*\bvend\w*\b|\bobligatoire\b/ },
  ],
  rage: [
    { asks: /\bvaccin\w*\b.*\b(?:avant|faut|utile)\b|\bfaut\b.*\bvaccin\w*\b/, answer: 'vaccin-rage' },
    { asks: /\b(?:payants?|gratuits?|prix|cout\w*)\b/ },
    {
      asks: /\b(?:chats?|chauves? souris|singes?|griff\w*|lech\w*)\b/,
      text: 'Oui, prudence avec tout animal à poils\u202f: chiens surtout, mais aussi chats, lémuriens ou chauves-souris. Après une morsure, une griffure ou une léchure sur une plaie, lavez un quart d’heure à l’eau et au savon et allez le jour même dans un centre antirabique.',
      next: ['sante', 'hopital', 'urgence'],
    },
    { asks: /\b(?:loin|brousse|ou (?:sont|est)|centres?|ctar)\b/ },
    { asks: /\bassurance\b/, answer: 'soins-payes' },
  ],
  'chiens-errants': [
    { asks: /\b(?:mordu\w*|morsure|griff\w*|enfants?|main|courir)\b/ },
    { asks: /\b(?:centres?|payant|gratuit|chats?|vaccine)\b/, answer: 'rage' },
  ],
}
