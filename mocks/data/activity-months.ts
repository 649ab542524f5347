/** The months of something that travellers do or want to see, by the question that it is about. */
export type Activity = {
  /** 'En février, ce n’est pas la meilleure saison pour …'. */
  name: string
  months: readonly number[]
  /** Whether there is nothing of it in other months. */
  onlyThen?: true
  /** Patterns of messages that name it after a month, written as in `safety/patterns.ts`. */
  words?: string
  /** Sentences that say why. */
  why: string
}

const months = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const activities: Readonly<Record<string, Activity>> = {
  plongee: {
    name: 'la plongée',
    months: months(4, 12),
    words: 'plongee|plonger|snorkeling|palmes',
    why: 'Autour de Nosy Be, elle se pratique au mieux d’avril à décembre\u202f; de janvier à mars, les pluies troublent l’eau et des cyclones peuvent passer. À Sainte-Marie, la mer est la plus calme de septembre à novembre.',
  },
  baleines: {
    name: 'les baleines',
    months: months(7, 9),
    onlyThen: true,
    words: 'baleine*|megapteres !requin*',
    why: 'Les baleines à bosse passent à Sainte-Marie de juillet à septembre.',
  },
  'requins-baleines': {
    name: 'les requins-baleines',
    months: months(9, 12),
    onlyThen: true,
    words: 'requin*_baleine*',
    why: 'Ils se montrent autour de Nosy Be surtout de septembre à décembre\u202f; les tortues, presque toute l’année.',
  },
  kitesurf: {
    name: 'le kitesurf',
    months: months(4, 11),
    words: 'kite*|planche_a_voile',
    why: 'À la baie de Sakalava, l’alizé souffle d’avril à novembre, très fort de juin à septembre\u202f; il tombe en été, quand viennent les pluies.',
  },
  lemuriens: {
    name: 'les lémuriens',
    months: months(4, 12),
    words: 'lemurien*|maki*',
    why: 'On en voit toute l’année\u202f; les jeunes naissent de septembre à novembre. En juin et juillet, certains petits lémuriens dorment, à Kirindy surtout\u202f; de janvier à mars, les sentiers sont boueux.',
  },
  indri: {
    name: 'l’indri',
    months: months(4, 12),
    words: 'indri*',
    why: 'On l’entend toute l’année à Andasibe, surtout entre 7\u202fh et 11\u202fh\u202f; de janvier à mars, les sentiers sont boueux.',
  },
  'aye-aye': {
    name: 'l’aye-aye',
    months: months(4, 12),
    why: 'Il se montre de nuit toute l’année, près d’Ankanin’ny Nofy\u202f; de janvier à mars, les cyclones rendent le voyage incertain.',
  },
  cameleons: {
    name: 'les caméléons',
    months: [10, 11, 12, 1, 2, 3, 4],
    words: 'cameleon*',
    why: 'Ils sont surtout actifs d’octobre ou novembre à avril\u202f; dans les forêts humides, les guides en trouvent toute l’année.',
  },
  'oiseaux-plantes': {
    name: 'les oiseaux',
    months: months(9, 12),
    words: 'oiseaux|oiseau',
    why: 'Ils se voient au mieux de septembre à décembre, à la saison des nids.',
  },
  baobabs: {
    name: 'l’allée des Baobabs',
    months: months(4, 11),
    words: 'baobab*',
    why: 'D’avril à novembre, la piste est sèche et le ciel clair\u202f; la lumière est la plus belle au coucher du soleil et tôt le matin. Depuis Morondava, on y va aussi le reste de l’année, mais la boue complique tout de janvier à mars.',
  },
  randonnee: {
    name: 'la randonnée',
    months: months(4, 11),
    words: 'rando*|trek*|marcher|randonnee*',
    why: 'On marche au mieux en saison sèche, d’avril à novembre\u202f; ensuite les sentiers glissent, et la piste de l’Andringitra est exclue.',
  },
  tsingy: {
    name: 'les Grands Tsingy',
    months: months(5, 11),
    onlyThen: true,
    words: 'tsingy*',
    why: 'Ils se visitent de mai à novembre en général\u202f: le reste de l’année, la piste est coupée et le parc fermé. L’Ankarana, dans le Nord, se visite d’avril à novembre.',
  },
  'saison-ouest': {
    name: 'les Grands Tsingy et la Tsiribihina',
    months: months(5, 11),
    onlyThen: true,
    why: 'La piste et le fleuve ne se font qu’en saison sèche, en général de mai à novembre.',
  },
  pirogue: {
    name: 'la descente de la Tsiribihina',
    months: months(5, 11),
    onlyThen: true,
    words: 'tsiribihina|fleuve',
    why: 'Elle se fait en saison sèche, de mai à novembre\u202f; en crue, le fleuve est fermé aux bateaux.',
  },
  camping: {
    name: 'le camping',
    months: months(4, 11),
    words: 'camping|camper|bivouac*',
    why: 'Il se pratique en saison sèche, d’avril à novembre\u202f; de juin à août, il peut geler dans l’Andringitra.',
  },
  train: {
    name: 'le train de la jungle',
    months: months(4, 11),
    why: 'Il circule irrégulièrement toute l’année, et les pluies de décembre à mars coupent souvent la ligne\u202f: renseignez-vous la veille.',
  },
  'lune-de-miel': {
    name: 'un voyage de noces au bord de la mer',
    months: months(4, 11),
    why: 'Venez à Nosy Be d’avril à décembre, à Sainte-Marie de juillet à novembre, avec les baleines jusqu’en septembre.',
  },
  plages: {
    name: 'les plages',
    months: months(4, 12),
    words: 'plage|plages|mer|lagon',
    why: 'Venez à Nosy Be d’avril à décembre, à Sainte-Marie de juillet à novembre\u202f; vers Ifaty et Anakao, il fait beau presque toute l’année.',
  },
  baignade: {
    name: 'la baignade',
    months: months(4, 12),
    words: 'baigner|baignade|nager',
    why: 'La mer va de 23\u202f°C en hiver austral, de juin à août, à 29\u202f°C en été\u202f; de janvier à mars, les cyclones et les rivières en crue peuvent la rendre mauvaise.',
  },
}
