import { highestLevel } from '#src/content/trip-criteria.ts'

const meanings = new Map([
  [1, 'courtes promenades'],
  [2, 'marches de deux à six heures'],
  [3, 'chaleur, passages équipés ou bivouacs'],
  [4, 'ascension de deux jours'],
])

/** What a level of physical effort means: '2 sur 4, marches de deux à six heures'. */
export function describeLevel(level: number): string {
  const meaning = meanings.get(level)
  return `${level} sur ${highestLevel}${meaning ? `, ${meaning}` : ''}`
}
