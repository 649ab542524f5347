import { dayPoints, formatPosition } from '#src/features/circuits/take-along/day-points.ts'
import { numbersToCall, type RoadBook } from '#src/features/circuits/take-along/road-book.ts'

/** What the paper has and the screen shows on other pages: where the places and nights of each day are, and the numbers to call. */
export function PrintedPositions({ programme, places, contacts }: Omit<RoadBook, 'circuit'>) {
  const days = dayPoints(programme.itinerary, places).filter(({ stops }) => stops.length > 0)
  return (
    <section className="wrap hidden break-inside-avoid print:block">
      <h2>Positions et numéros</h2>
      <table className="mt-4 w-full border-b border-line text-left text-small/snug">
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Lieu</th>
            <th scope="col">Latitude, longitude</th>
          </tr>
        </thead>
        {days.map(({ day, stops }) => (
          <tbody key={day.day} className="break-inside-avoid border-t border-line">
            {stops.map((stop, index) => (
              <tr key={stop.name}>
                <td>{index === 0 && day.day}</td>
                <td>{stop.isNight ? `${stop.name} (nuit)` : stop.name}</td>
                <td>{formatPosition(stop)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <h3 className="mt-6 text-[1.25rem]/tight">En cas d’urgence</h3>
      <ul className="mt-2">
        {numbersToCall(contacts).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
