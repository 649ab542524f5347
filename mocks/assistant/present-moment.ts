const now = new RegExp(
  `\\b(aujourd hui|maintenant|en ce moment|actuellement|demain|hier|ce soir|ce matin|cette semaine|du jour)\\b`,
  'g',
)

/** What is another from one day to the next. */
const changing = new RegExp(
  [
    'meteo|pluie|pleut|fait il|cyclone',
    'taux|change|euro|prix|essence',
    'vols?|avions?|bateaux?|routes?|ouverte?|fermee?|place',
    'heure|horaire|situation|manifestations?',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
)

const notice = [
  'Je ne connais pas le présent\u202f: ni la météo, ni les cours, ni les vols du jour.',
  'Voici ce qui vaut en général.',
].join(' ')

/** Says that today's answer is not known, when that is what is asked. */
export function noticeOfNow(plain: string): string | undefined {
  return plain.search(now) >= 0 && changing.test(plain) ? notice : undefined
}

/** What is asked, whenever it is asked. */
export function withoutNow(plain: string): string {
  return plain.replace(now, ' ')
}
