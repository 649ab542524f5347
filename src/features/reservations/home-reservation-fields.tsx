import type { UseQueryResult } from '@tanstack/react-query'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { Circuit } from '#src/contract/circuit.ts'
import { currencies } from '#src/contract/reservation.ts'
import { BudgetOptions } from '#src/features/reservations/budget-options.tsx'
import { homeBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import { CircuitChoice } from '#src/features/reservations/circuit-choice.tsx'
import { ClientInputs } from '#src/features/reservations/client-inputs.tsx'
import { type HomeReservation, mostFromHome } from '#src/features/reservations/home-reservation-schema.ts'
import type { FieldBinding } from '#src/ui/field.tsx'
import { PeopleInput } from '#src/features/reservations/people-input.tsx'
import { FieldGrid } from '#src/ui/field-grid.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextAreaField } from '#src/ui/text-area-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useToday } from '#src/ui/use-today.ts'

type HomeReservationFieldsProps = {
  form: UseFormReturn<HomeReservation>
  bind: (name: keyof HomeReservation, ...dependents: (keyof HomeReservation)[]) => FieldBinding
  circuits: UseQueryResult<Circuit[]>
  chosen: Circuit | undefined
  onCircuitChosen: () => void
}

/** The thirteen fields of the home form. */
export function HomeReservationFields({
  form,
  bind,
  circuits,
  chosen,
  onCircuitChosen,
}: HomeReservationFieldsProps) {
  const today = useToday()
  const choice = useController({ control: form.control, name: 'circuitId' })

  return (
    <FieldGrid>
      <CircuitChoice
        choice={choice}
        circuits={circuits}
        chosen={chosen}
        onChosen={() => {
          form.clearErrors('circuitId')
          onCircuitChosen()
        }}
      />
      <ClientInputs bind={bind} />
      <TextField label="Adresse" wide autoComplete="street-address" {...bind('clientAddress')} />
      <TextField
        label="Date de début"
        required
        type="date"
        min={today}
        {...bind('startDate', 'endDate')}
      />
      <TextField label="Date de fin" required type="date" min={today} {...bind('endDate')} />
      <div className="col-span-full grid grid-cols-1 gap-x-5 gap-y-5.5 @lg:grid-cols-[4fr_6fr_3fr]">
        <PeopleInput binding={bind('numberOfPeople')} most={mostFromHome} />
        <SelectField label="Budget" {...bind('budgetRange')}>
          <BudgetOptions ranges={homeBudgetRanges} />
        </SelectField>
        <SelectField label="Devise" {...bind('currency')}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Demandes particulières"
        placeholder="Régime, santé, rythme, enfants…"
        {...bind('specialRequests')}
      />
      <TextAreaField
        label="Message"
        placeholder="Ce que vous aimeriez voir, goûter, éviter…"
        {...bind('message')}
      />
    </FieldGrid>
  )
}
