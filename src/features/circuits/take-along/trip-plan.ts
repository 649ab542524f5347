import { config } from '#src/config.ts'
import { monthCaution } from '#src/features/circuits/programme/month-caution.ts'
import { formatPosition } from '#src/features/circuits/take-along/day-points.ts'
import { listText, numbersToCall, type RoadBook } from '#src/features/circuits/take-along/road-book.ts'
import { addDays, type CalendarDay, formatDay } from '#src/lib/dates.ts'
import { absoluteUrl, circuitPath } from '#src/lib/urls.ts'

/** What somebody at home needs when a traveller does not call: where they are on each date, and whom to ask. */
export function toTripPlan(
  { circuit, programme, contacts }: Pick<RoadBook, 'circuit' | 'programme' | 'contacts'>,
  start: CalendarDay,
): string {
  const itinerary = programme.itinerary ?? []
  const days = itinerary.map((day, index) => {
    const date = formatDay(addDays(start, (day?.day ?? index + 1) - 1))
    const night = day?.night && `. Nuit\u202f: ${day.night.name} (${formatPosition(day.night)})`
    return `${date}\u202f: ${day ? `${day.title}${night ?? ''}` : 'jour non détaillé'}`
  })
  const end = addDays(start, Math.max(1, circuit.estimated_duration_days ?? itinerary.length) - 1)
  return `${[
    `MON VOYAGE À MADAGASCAR\nCircuit ${circuit.name}, du ${formatDay(start)} au ${formatDay(end)}`,
    listText('Où je serai', days),
    monthCaution(start, programme.month_notes),
    'Sur la piste, il peut ne pas y avoir de réseau pendant un jour ou deux\u202f: un silence n’est pas encore une alerte.',
    listText('Si je ne donne pas de nouvelles', numbersToCall(contacts)),
    `Depuis l’étranger, appelez l’assistance de ${config.siteName}\u202f: les numéros courts ne répondent qu’à Madagascar.`,
    absoluteUrl(circuitPath(circuit.slug)),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}
