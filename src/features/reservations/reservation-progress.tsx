import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Circuit } from '#src/contract/circuit.ts'
import type { HomeReservation } from '#src/features/reservations/home-reservation-schema.ts'
import { emptyStops, RequestStops } from '#src/features/reservations/request-stops.tsx'
import { frenchCount } from '#src/lib/french-count.ts'

const clientFields = ['clientName', 'clientEmail', 'clientPhone'] as const
const travelFields = ['startDate', 'endDate', 'numberOfPeople'] as const

type ReservationProgressProps = {
  form: UseFormReturn<HomeReservation>
  circuit: Circuit | undefined
}

/** How far the request has come. */
export function ReservationProgress({ form, circuit }: ReservationProgressProps) {
  const { errors } = form.formState
  const values = useWatch({ control: form.control })
  const state = (required: readonly (keyof HomeReservation)[], filled: boolean) => {
    const faults = required.filter((field) => errors[field]).length
    return { faults, done: filled && faults === 0 }
  }
  const areFilled = (required: readonly (keyof HomeReservation)[]) => required.every((field) => values[field])

  return (
    <RequestStops
      stops={[
        {
          ...emptyStops.circuit,
          ...(circuit && { note: describe(circuit) }),
          ...state(['circuitId'], circuit !== undefined),
        },
        { ...emptyStops.client, ...state(clientFields, areFilled(clientFields)) },
        { ...emptyStops.travel, ...state(travelFields, areFilled(travelFields)) },
      ]}
    />
  )
}

function describe({ name, estimated_duration_days: days }: Circuit): string {
  return days == null ? name : `${name}, ${frenchCount(days, 'jour')}`
}
