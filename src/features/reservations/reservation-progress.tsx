import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Circuit } from '#src/contract/circuit.ts'
import type { HomeReservation } from '#src/features/reservations/home-reservation-schema.ts'
import { frenchCount } from '#src/lib/french-count.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Stop } from '#src/ui/stop.tsx'

type Leg = {
  title: string
  /** What to read while nothing is wrong. */
  note: string
  required: readonly (keyof HomeReservation)[]
}

const clientLeg: Leg = {
  title: 'Vous',
  note: 'Pour vous répondre',
  required: ['clientName', 'clientEmail', 'clientPhone'],
}
const travelLeg: Leg = {
  title: 'Vos dates et envies',
  note: 'Nous nous adaptons',
  required: ['startDate', 'endDate', 'numberOfPeople'],
}

type ReservationProgressProps = {
  form: UseFormReturn<HomeReservation>
  circuit: Circuit | undefined
}

/** How far the request has come, as stops of the route line. */
export function ReservationProgress({ form, circuit }: ReservationProgressProps) {
  const { errors } = form.formState
  const values = useWatch({ control: form.control })
  const circuitLeg: Leg = { title: 'Votre circuit', note: describe(circuit), required: ['circuitId'] }
  const legs = [circuitLeg, clientLeg, travelLeg].map((leg) => {
    const faults = leg.required.filter((field) => errors[field]).length
    const filled = leg === circuitLeg ? circuit !== undefined : leg.required.every((field) => values[field])
    return { ...leg, faults, done: filled && faults === 0 }
  })

  return (
    <ol className="mt-8.5 grid">
      {legs.map(({ title, note, faults, done }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[44px_1fr] gap-4 pb-6.5 font-semibold not-last:before:absolute not-last:before:top-11.5 not-last:before:bottom-0.5 not-last:before:left-[20.5px] not-last:before:route-y not-last:before:text-route not-last:before:content-['']"
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

function describe(circuit: Circuit | undefined): string {
  if (!circuit) return 'Celui qui vous appelle'
  const days = circuit.estimated_duration_days
  return days == null ? circuit.name : `${circuit.name}, ${frenchCount(days, 'jour')}`
}
