/** What the weather is like, after 'le temps est', in some months. */
type Period = { months: readonly number[]; text: string }

export type Region = {
  /** 'dans le Nord'. */
  where: string
  /** When to come, after 'venez'. */
  best: string
  /** A sentence. */
  nights: string
  periods: readonly Period[]
}

export const regionsById = {
  highlands: {
    where: 'sur les Hautes Terres',
    best:
      'd’avril à novembre, au mieux en mai, en septembre et en octobre\u202f; de juin à août, les nuits sont froides',
    nights: 'Les nuits sont fraîches toute l’année, surtout de juin à août, 5 à 10\u202f°C, parfois moins à Antsirabe.',
    periods: [
      { months: [1, 2], text: 'chaud, 20 à 28\u202f°C le jour, avec un orage presque chaque après-midi' },
      { months: [3], text: 'chaud, 20 à 27\u202f°C le jour, encore orageux, mais les pluies baissent' },
      { months: [4, 5], text: 'doux et de plus en plus sec, 18 à 25\u202f°C le jour, avec des soirées fraîches' },
      {
        months: [6, 7, 8],
        text: 'sec et frais, 15 à 25\u202f°C le jour et 5 à 10\u202f°C la nuit, parfois moins à Antsirabe',
      },
      { months: [9], text: 'sec et plus chaud, 20 à 27\u202f°C le jour, avec des nuits encore fraîches' },
      { months: [10], text: 'sec et chaud, 20 à 28\u202f°C le jour, avec une brume de feux de brousse' },
      { months: [11], text: 'chaud, 20 à 28\u202f°C le jour, avec des orages possibles en fin de journée' },
      { months: [12], text: 'chaud et pluvieux, 20 à 28\u202f°C le jour, avec des après-midi orageux' },
    ],
  },
  north: {
    where: 'dans le Nord',
    best:
      'd’avril à novembre, au mieux en mai, en octobre et en novembre\u202f; de juin à septembre, le vent souffle fort',
    nights: 'Les nuits restent douces, autour de 20\u202f°C.',
    periods: [
      {
        months: [1, 2],
        text: 'chaud et humide, 25 à 32\u202f°C, avec de fortes pluies et un risque de cyclone',
      },
      { months: [3], text: 'chaud et humide, 25 à 32\u202f°C\u202f; les pluies finissent peu à peu' },
      { months: [4, 5], text: 'chaud et de plus en plus sec, 25 à 31\u202f°C' },
      {
        months: [6, 7, 8],
        text: 'sec et chaud, 25 à 30\u202f°C le jour, avec un vent d’est fort qui fait souvent annuler les sorties en mer',
      },
      { months: [9], text: 'sec et chaud, 25 à 30\u202f°C le jour, avec un vent encore soutenu sur la côte' },
      { months: [10, 11], text: 'sec et très chaud, 27 à 32\u202f°C, avec des orages possibles fin novembre' },
      { months: [12], text: 'chaud et orageux, 25 à 32\u202f°C, avec les premières fortes pluies' },
    ],
  },
  northMountain: {
    where: 'à la Montagne d’Ambre',
    best:
      'd’avril à novembre, avec un pull et un imperméable en toute saison',
    nights: 'Les nuits sont fraîches, bien plus que sur la côte\u202f: prenez un pull.',
    periods: [
      { months: [12, 1, 2, 3], text: 'doux et très humide, avec de fortes pluies et un risque de cyclone' },
      { months: [4, 5, 6, 7, 8, 9, 10, 11], text: 'doux le jour et frais le soir, plus frais et plus humide que sur la côte' },
    ],
  },
  northWest: {
    where: 'autour de Nosy Be',
    best:
      'd’avril à décembre, au mieux en mai et en octobre, quand la mer est calme',
    nights: 'Les nuits restent douces, autour de 20\u202f°C et davantage de novembre à avril.',
    periods: [
      {
        months: [1, 2, 3],
        text: 'chaud et très humide, 25 à 31\u202f°C, avec de fortes pluies et un risque de cyclone',
      },
      { months: [4, 5], text: 'chaud, 25 à 30\u202f°C\u202f; les pluies s’espacent et la mer se calme' },
      { months: [6, 7, 8], text: 'sec, ensoleillé et un peu moins chaud, 22 à 29\u202f°C' },
      { months: [9, 10], text: 'sec et chaud, 25 à 31\u202f°C, avec une mer en général calme' },
      { months: [11, 12], text: 'chaud et plus lourd, 25 à 32\u202f°C, avec de plus en plus d’orages en fin de journée' },
    ],
  },
  west: {
    where: 'dans l’Ouest',
    best:
      'de mai à novembre, au mieux de mai à septembre, avant la grosse chaleur',
    nights: 'Les nuits sont chaudes de novembre à avril et plus fraîches de juin à août, autour de 15\u202f°C.',
    periods: [
      { months: [1, 2, 3], text: 'très chaud et pluvieux, 25 à 33\u202f°C\u202f; beaucoup de pistes sont coupées' },
      { months: [4], text: 'chaud, autour de 30\u202f°C le jour\u202f; les pluies finissent et les pistes sèchent' },
      {
        months: [5, 6, 7, 8],
        text: 'sec et ensoleillé, 25 à 30\u202f°C le jour, avec des nuits plus fraîches',
      },
      { months: [9], text: 'sec et chaud, autour de 30\u202f°C' },
      {
        months: [10, 11],
        text: 'très chaud et sec\u202f; autour de Miandrivazo et dans les tsingy, on dépasse souvent 35\u202f°C',
      },
      { months: [12], text: 'très chaud, souvent plus de 32\u202f°C, avec les premières grosses pluies' },
    ],
  },
  south: {
    where: 'dans le Sud',
    best:
      'd’avril à novembre, au mieux en mai, en septembre et en octobre\u202f; de juin à août, les nuits sont froides',
    nights: 'Les nuits sont froides de juin à août, et il peut geler dans l’Andringitra.',
    periods: [
      {
        months: [1, 2],
        text: 'chaud, autour de 30\u202f°C, avec des orages souvent forts\u202f; le Sud-Ouest, vers Toliara, est le moins arrosé',
      },
      { months: [3], text: 'chaud, autour de 30\u202f°C\u202f; les pluies baissent' },
      { months: [4, 5], text: 'doux et de plus en plus sec, autour de 25\u202f°C le jour' },
      {
        months: [6, 7, 8],
        text: 'sec et ensoleillé, 20 à 25\u202f°C le jour, avec des nuits froides et du gel possible dans l’Andringitra',
      },
      { months: [9], text: 'sec et chaud le jour, autour de 28\u202f°C' },
      { months: [10], text: 'sec et chaud, autour de 30\u202f°C le jour, surtout dans l’Isalo, où il faut marcher tôt' },
      { months: [11], text: 'très chaud, souvent plus de 30\u202f°C, avec des orages possibles' },
      { months: [12], text: 'chaud, autour de 30\u202f°C, avec des orages' },
    ],
  },
  andringitra: {
    where: 'dans l’Andringitra',
    best:
      'd’avril à novembre, au mieux en mai, en septembre et en octobre\u202f; de juin à août, il peut geler la nuit',
    nights: 'Les nuits sont froides en altitude, et il peut geler au bivouac de juin à août.',
    periods: [
      { months: [12, 1, 2, 3], text: 'orageux, et la piste est exclue en saison des pluies' },
      { months: [4, 5], text: 'frais et de plus en plus sec' },
      { months: [6, 7, 8], text: 'sec et froid, avec du gel possible au bivouac' },
      { months: [9, 10], text: 'sec et plus doux' },
      { months: [11], text: 'doux, avec des orages possibles' },
    ],
  },
  southWest: {
    where: 'dans le Sud-Ouest',
    best:
      'd’avril à novembre, au mieux en mai, en juin, en septembre et en octobre\u202f; le reste de l’année, il fait très chaud, mais il pleut peu',
    nights: 'Les nuits sont fraîches de juin à août, autour de 15\u202f°C, et chaudes en été.',
    periods: [
      {
        months: [12, 1, 2, 3],
        text: 'très chaud, souvent plus de 30\u202f°C, avec quelques orages\u202f: c’est la région la moins arrosée',
      },
      { months: [4, 5], text: 'chaud, autour de 29\u202f°C, sec et ensoleillé' },
      {
        months: [6, 7, 8],
        text: 'sec et ensoleillé, autour de 25\u202f°C le jour, avec des nuits fraîches et du vent, surtout en août',
      },
      { months: [9, 10, 11], text: 'sec et de plus en plus chaud, 27 à 32\u202f°C le jour, avec du vent l’après-midi' },
    ],
  },
  east: {
    where: 'sur la côte Est',
    best:
      'de juillet à novembre, au mieux de septembre à novembre, les mois les plus secs',
    nights: 'Les nuits restent douces toute l’année, un peu plus fraîches de juin à août.',
    periods: [
      {
        months: [1, 2, 3],
        text: 'chaud et très pluvieux, autour de 30\u202f°C, avec un risque de cyclone et des traversées suspendues',
      },
      { months: [4], text: 'chaud et encore pluvieux, autour de 28\u202f°C, avec une mer incertaine' },
      { months: [5, 6], text: 'doux, autour de 26\u202f°C le jour, avec des averses fréquentes et de la houle' },
      { months: [7, 8], text: 'doux, autour de 25\u202f°C le jour, avec des ondées courtes et parfois du vent' },
      { months: [9, 10], text: 'le plus sec de l’année, et chaud sans excès, autour de 27\u202f°C le jour' },
      { months: [11], text: 'sec et chaud, autour de 28\u202f°C, avec une mer en général plus calme' },
      { months: [12], text: 'chaud, autour de 30\u202f°C\u202f; les pluies reviennent et la saison des cyclones commence' },
    ],
  },
  rainforest: {
    where: 'dans les forêts de l’Est',
    best:
      'de septembre à novembre, les mois les plus secs\u202f; d’avril à août, il fait plus frais et humide, et un imperméable suffit',
    nights: 'Les nuits sont fraîches, vers 10\u202f°C de juin à août\u202f: emportez un pull.',
    periods: [
      { months: [12, 1, 2, 3], text: 'chaud et très pluvieux, avec des sentiers glissants et des sangsues' },
      { months: [4, 5], text: 'doux et encore humide\u202f; les pluies s’espacent' },
      { months: [6, 7, 8], text: 'frais et humide, avec un crachin fréquent et des nuits vers 10\u202f°C' },
      { months: [9, 10, 11], text: 'le plus sec de l’année et plus doux\u202f; un imperméable sert pourtant' },
    ],
  },
  coasts: {
    where: 'sur les côtes',
    best:
      'd’avril à novembre, et plutôt de septembre à novembre à l’est',
    nights: 'Les nuits restent douces, plus fraîches de juin à août.',
    periods: [
      { months: [12, 1, 2, 3], text: 'chaud et humide, avec de fortes pluies et un risque de cyclone, sauf dans le Sud-Ouest' },
      { months: [4, 5], text: 'chaud, et de plus en plus sec à l’ouest et au nord\u202f; il pleut encore à l’est' },
      { months: [6, 7, 8], text: 'sec et doux à l’ouest et au nord, 25 à 30\u202f°C, avec des ondées à l’est' },
      { months: [9, 10, 11], text: 'sec et chaud presque partout, 25 à 32\u202f°C' },
    ],
  },
  southEast: {
    where: 'dans le Sud-Est',
    best:
      'de septembre à novembre, les mois les plus secs',
    nights: 'Les nuits restent douces.',
    periods: [
      { months: [12, 1, 2, 3], text: 'chaud et pluvieux, avec un risque de cyclone' },
      { months: [4, 5, 6, 7, 8], text: 'doux, avec des averses en toute saison' },
      { months: [9, 10, 11], text: 'plus sec et chaud, souvent avec beaucoup de vent' },
    ],
  },
} satisfies Record<string, Region>

export type RegionId = keyof typeof regionsById

/** What the weather of some months adds to the luggage, after 'En mai, '. */
export const packing: readonly Period[] = [
  {
    months: [12, 1, 2, 3],
    text: 'il fait chaud et il pleut souvent\u202f: prenez un imperméable, des chaussures et des habits qui sèchent vite, et un sac étanche.',
  },
  {
    months: [4, 5],
    text: 'les journées sont douces ou chaudes et les soirées fraîches sur les Hautes Terres\u202f: prenez une polaire, et un imperméable pour l’Est.',
  },
  {
    months: [6, 7, 8],
    text: 'les nuits sont froides sur les Hautes Terres, 5 à 10\u202f°C, et les côtes restent chaudes le jour\u202f: prenez un pull chaud, un coupe-vent et de quoi dormir au chaud.',
  },
  {
    months: [9, 10, 11],
    text: 'il fait chaud et sec presque partout\u202f: prenez des habits légers, un chapeau, un pull fin pour les soirées des Hautes Terres, et un imperméable pour l’Est et les premiers orages, fin novembre.',
  },
]

const regionsOfCircuits: Readonly<Record<string, RegionId>> = {
  centre: 'highlands',
  nord: 'north',
  sud: 'south',
  est: 'east',
  ouest: 'west',
}

/** By the circuit's slug. */
export function regionOf(slug = ''): RegionId | undefined {
  return regionsOfCircuits[slug]
}
