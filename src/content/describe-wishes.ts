import { sights } from '#src/content/sights.ts'
import type { Wishes } from '#src/content/wishes.ts'
import { formatCount } from '#src/lib/format.ts'
import { monthNames } from '#src/lib/months.ts'

/** 'août, 10 jours, baleines, effort jusqu’à 2 sur 4'. */
export function describeWishes({ mois, jours, voir, effort }: Wishes): string {
  return [
    mois && monthNames[mois - 1],
    jours && formatCount(jours, 'jour'),
    voir && sights.find(({ id }) => id === voir)?.label.toLowerCase(),
    effort && `effort jusqu’à ${effort} sur 4`,
  ]
    .filter(Boolean)
    .join(', ')
}
