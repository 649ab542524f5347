import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { circuitMonths } from '#src/content/circuit-months.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { currencies } from '#src/contract/reservation.ts'
import { homeBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import {
  type Choice,
  choiceId,
  type HomeReservation,
  maxPeopleFromHome,
} from '#src/features/reservations/home-reservation-schema.ts'
import { monthWarning } from '#src/features/reservations/month-warning.tsx'
import { BudgetInput, ClientInputs, PeopleInput } from '#src/features/reservations/reservation-parts.tsx'
import { formatCount } from '#src/lib/format.ts'
import { customTrip } from '#src/lib/urls.ts'
import { Field, type FieldBinding, FieldGrid, Select, SelectField, TextAreaField, TextField } from '#src/ui/fields.tsx'
import { useToday } from '#src/ui/hooks/use-now.ts'

type CircuitChoiceProps = {
  form: UseFormReturn<HomeReservation>
  circuits: UseQueryResult<Circuit[]>
  chosen: Choice | undefined
  /** Called when the traveller makes a choice. */
  onCircuitChosen: () => void
  /** Sent with a request for a custom trip. */
  wishes: string
}

/** The choice of a circuit or a custom trip, with a retry button when the list could not be loaded. */
function CircuitChoice({ form, circuits, chosen, onCircuitChosen, wishes }: CircuitChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'circuitId' })
  const unavailable = circuits.isError && !circuits.data
  const retry = () => {
    // The button disappears with the hint, and would take the focus with it.
    document.getElementsByName(field.name)[0]?.focus()
    void circuits.refetch()
  }
  return (
    <Field
      label="Circuit souhaité"
      required
      wide
      error={fieldState.error?.message}
      hint={
        chosen === customTrip
          ? wishes && `Joint à votre message\u202f: «\u202f${wishes}\u202f»`
          : unavailable && <RetryHint onRetry={retry} />
      }
    >
      {(control) => (
        <Select
          {...control}
          {...field}
          // Shows the circuit in the URL once the list is loaded.
          value={chosen ? choiceId(chosen) : ''}
          onChange={(event) => {
            field.onChange(event)
            form.clearErrors('circuitId')
            onCircuitChosen()
          }}
        >
          <option value="">Sélectionnez un circuit</option>
          {circuits.data?.map((circuit) => (
            <option key={circuit.id} value={String(circuit.id)}>
              {`Circuit ${circuitSummary(circuit)}`}
            </option>
          ))}
          <option value={customTrip}>Sur mesure</option>
        </Select>
      )}
    </Field>
  )
}

function RetryHint({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      La liste des circuits n’a pas pu être chargée.{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-link underline">
        Recharger la liste
      </button>
    </>
  )
}

/** 'Nord, 9 jours'. */
export function circuitSummary({ name, estimated_duration_days: days }: Circuit): string {
  return days == null ? name : `${name}, ${formatCount(days, 'jour')}`
}

type HomeReservationFieldsProps = CircuitChoiceProps & {
  bind: (name: keyof HomeReservation, ...dependents: (keyof HomeReservation)[]) => FieldBinding
}

export function HomeReservationFields({ bind, ...choice }: HomeReservationFieldsProps) {
  const { form, chosen } = choice
  const today = useToday()
  const startDate = useWatch({ control: form.control, name: 'startDate' })
  const months = chosen && chosen !== customTrip ? circuitMonths(chosen) : null
  return (
    <FieldGrid>
      <CircuitChoice {...choice} />
      <ClientInputs bind={bind} />
      <TextField label="Adresse" wide autoComplete="street-address" {...bind('clientAddress')} />
      <TextField
        label="Date de début"
        required
        type="date"
        min={today}
        hint={monthWarning(startDate, months)}
        {...bind('startDate', 'endDate')}
      />
      <TextField label="Date de fin" required type="date" min={today} {...bind('endDate')} />
      <div className="col-span-full grid grid-cols-1 gap-x-5 gap-y-5.5 @lg:grid-cols-[4fr_6fr_3fr]">
        <PeopleInput max={maxPeopleFromHome} {...bind('numberOfPeople')} />
        <BudgetInput ranges={homeBudgetRanges} {...bind('budgetRange')} />
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
      <TextAreaField label="Message" placeholder="Ce que vous aimeriez voir, goûter, éviter…" {...bind('message')} />
    </FieldGrid>
  )
}
