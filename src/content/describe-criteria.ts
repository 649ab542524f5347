import { sights } from '#src/content/sights.ts'
import { highestLevel, type TripCriteria } from '#src/content/trip-criteria.ts'
import { formatCount } from '#src/lib/format.ts'
import { monthNames } from '#src/lib/months.ts'

const list = new Intl.ListFormat('fr')

/** 'août, 10 jours, baleines, effort jusqu’à 2 sur 4, circuits comparés : Nord et Sud'. */
export function describeCriteria(
  { mois, jours, voir, effort }: TripCriteria,
  comparedNames: readonly string[],
): string {
  return [
    mois && monthNames[mois - 1],
    jours && formatCount(jours, 'jour'),
    voir && sights.find(({ id }) => id === voir)?.label.toLowerCase(),
    effort && `effort jusqu’à ${effort} sur ${highestLevel}`,
    comparedNames.length > 0 && `circuits comparés\u202f: ${list.format(comparedNames)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
