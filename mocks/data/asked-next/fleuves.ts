import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { jackets, wetBags } from '#mocks/data/asked-next/mer.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const onTheRiver: readonly Next[] = [
  {
    asks: /\b(?:dure?s?|difficile|physique|fatigante?|sporti\w*|facile)\b(?! combien)/,
    text: 'On marche peu\u202f: en chaland, on est assis, à l’ombre, et l’équipage fait tout. Ce qui fatigue, c’est la chaleur et deux nuits sous la tente, sans douche ni toilettes\u202f; en pirogue, on reste des heures assis, souvent au soleil.',
    next: ['camping', 'soleil', 'pirogue'],
  },
  {
    asks: /^(?:en |c est )?(?:quelles? (?:saisons?|periodes?)|quels? mois|quand)(?: (?:c est )?(?:le )?mieux)?$|\bmeilleure? (?:saison|periode|mois|moment)\b/,
    text: 'La descente de la Tsiribihina se fait en saison sèche, de mai à novembre\u202f; en crue, le fleuve est fermé aux bateaux. De mai à août, il fait le moins chaud.',
    next: ['saison-ouest', 'circuit-par-mois', 'temperatures'],
  },
  {
    asks: mentionsPrice,
    text: 'Je n’ai pas de prix pour la descente seule\u202f: dans notre circuit Ouest, le devis la compte avec le chaland, l’équipage et les repas\u202f; demandez ce qu’il comprend. La pirogue coûte moins que le chaland.',
    next: ['prix-circuit', 'devis', 'inclus'],
  },
  {
    asks: /\b(?:baign\w*|nager|nage)\b/,
    text: 'Non, pas dans la Tsiribihina\u202f: on y risque les crocodiles et la bilharziose. Ne vous baignez qu’à la cascade ou à l’endroit que le guide indique.',
    next: ['baignade', 'pirogue', 'sante'],
  },
  { asks: /\bcombien de (?:jours|temps|nuits)\b/ },
  { asks: /\b(?:dort|dormir|dormons)\b/, answer: 'chaland-pirogue', says: /on dort sous la tente/ },
  {
    asks: /\b(?:lave|laver|douches?|toilettes?|wc)\b/,
    text: 'Il n’y a ni douche ni toilettes pendant la descente de la Tsiribihina\u202f: on dort sous la tente, sur un banc de sable, et les toilettes sont dans la nature. Emportez lingettes, gel, papier et sachets.',
    next: ['camping', 'toilettes', 'valise'],
  },
  { asks: /\b(?:confort|tentes?|bivouac)\b/, answer: 'chaland-pirogue' },
  { asks: /\bcrocodiles?\b/, answer: 'crocodiles' },
  { asks: /\bmoustiques?\b/, answer: 'moustiques-saison' },
  { asks: /\b(?:enfants?|petits?|bebe|fils|fille|\d+ ans)\b/, answer: 'tsiribihina-enfants' },
  { asks: /\b(?:reseau|internet|telephone)\b/, answer: 'reseau-pistes' },
  {
    asks: /\b(?:mal de mer|secou\w*|bouge)\b/,
    text: 'Non, l’eau du fleuve et du canal est calme\u202f: c’est la chaleur et le soleil qui fatiguent. Emportez chapeau, crème et eau.',
    next: ['pirogue', 'soleil', 'valise'],
  },
  { asks: /\b(?:laquelle|lequel|chaland|mieux|plus confortable)\b/, answer: 'chaland-pirogue' },
  { asks: /\b(?:duvets?|sacs? de couchage|matelas)\b/, answer: 'couchage' },
  jackets, wetBags,
]

/** What travellers ask after answers about rivers and canals. */
export const fleuves: NextByEntry = {
  fleuves: onTheRiver,
  pirogue: onTheRiver,
  'chaland-pirogue': onTheRiver,
  pangalanes: [
    {
      asks: /\b(?:dort|dormir|dormons|loge\w*|hotels?)\b(?!.*\bbateau\b)/,
      text: 'À Ankanin’ny Nofy, en bungalow au bord du lac Ampitabe, et, sur notre circuit Est, à Manambato la veille\u202f: très simple. On ne dort pas sur le bateau.',
      next: ['hebergement', 'aye-aye', 'pirogue'],
    },
    {
      asks: /\bcombien de (?:jours?|nuits)\b/,
      text: 'Deux jours, avec une nuit à Ankanin’ny Nofy\u202f: 1\u202fh à 1\u202fh\u202f30 de bateau depuis Manambato, puis 2\u202fh à 3\u202fh\u202f30 jusqu’à Toamasina.',
      next: ['aye-aye', 'pirogue', 'cote-est-pluie'],
    },
    {
      asks: /\bcombien (?:de temps|d heures)\b|\b(?:dure|met) combien\b|^(?:c est )?longs?$/,
      text: 'De 3 à 5\u202fh de bateau, pour les 80\u202fkm de Manambato à Toamasina, la plus belle partie\u202f: on la coupe volontiers d’une nuit à Ankanin’ny Nofy, à 1\u202fh à 1\u202fh\u202f30 de Manambato.',
      next: ['aye-aye', 'pirogue', 'cote-est-pluie'],
    },
    {
      asks: /\bon dort sur le bateau\b|\bbateau\b.*\bdort\b/,
      text: 'Non, on ne dort pas sur le bateau\u202f: la nuit se passe volontiers à Ankanin’ny Nofy, en bungalow au bord du lac Ampitabe.',
      next: ['hebergement', 'aye-aye', 'pirogue'],
    },
    { asks: /\baye aye\b/, answer: 'aye-aye' },
    { asks: /\b(?:baign\w*|nager)\b/, answer: 'eau-douce' },
    { asks: mentionsPrice, answer: 'prix-circuit' },
    {
      asks: /^(?:en |c est )?(?:quelles? (?:saisons?|periodes?)|quels? mois|quand)\b|\bmeilleure? (?:saison|periode|mois|moment)\b/,
      answer: 'cote-est-pluie',
      says: /les plus secs/,
    },
    ...onTheRiver.slice(4).filter(({ answer }) => answer !== 'tsiribihina-enfants' && answer !== 'chaland-pirogue'),
  ],
  'tsiribihina-enfants': [
    { asks: /\b(?:1\d|1[0-9]|dix|douze|quinze) ans\b/ },
    { asks: /\b(?:douches?|toilettes?)\b/, answer: 'chaland-pirogue' },
    { asks: /\bmoustiques?\b/, answer: 'paludisme-enfants' },
    { asks: /\bquel circuit\b/, answer: 'enfants-circuit' },
  ],
}
