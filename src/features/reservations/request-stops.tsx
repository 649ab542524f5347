import { frenchCount } from '#src/lib/french-count.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Stop } from '#src/ui/stop.tsx'

type RequestStop = {
  title: string
  /** What to read while nothing is wrong. */
  note: string
  /** Fields to be corrected. */
  faults?: number
  done?: boolean
}

/** The parts of a request before anything is filled in. */
export const emptyStops = {
  circuit: { title: 'Votre circuit', note: 'Celui qui vous appelle' },
  client: { title: 'Vous', note: 'Pour vous répondre' },
  travel: { title: 'Vos dates et envies', note: 'Nous nous adaptons' },
}

/** The parts of a request as stops of the route line. */
export function RequestStops({ stops }: { stops: readonly RequestStop[] }) {
  return (
    <ol className="mt-8.5 grid">
      {stops.map(({ title, note, faults = 0, done = false }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[max(44px,2.75rem)_1fr] gap-4 pb-6.5 font-semibold not-last:before:absolute not-last:before:top-11.5 not-last:before:bottom-0.5 not-last:before:left-[calc(max(22px,1.375rem)-1.5px)] not-last:before:route-y not-last:before:text-route not-last:before:content-['']"
        >
          <Stop filled={done}>{done ? <Icon name="check" /> : index + 1}</Stop>
          <span className="pt-2 leading-snug">
            {title}
            {done && <span className="sr-only"> : complet</span>}
            <small className="block text-small font-normal text-soft">
              {faults > 0 ? `${frenchCount(faults, 'champ')} à corriger` : note}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}
