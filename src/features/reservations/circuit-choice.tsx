import type { UseQueryResult } from '@tanstack/react-query'
import type { UseControllerReturn } from 'react-hook-form'
import type { Circuit } from '#src/contract/circuit.ts'
import type { HomeReservation } from '#src/features/reservations/home-reservation-schema.ts'
import { frenchCount } from '#src/lib/french-count.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'

type CircuitChoiceProps = {
  choice: UseControllerReturn<HomeReservation, 'circuitId'>
  circuits: UseQueryResult<Circuit[]>
  chosen: Circuit | undefined
  onChosen: () => void
}

/** The list of circuits to choose from; says so, with a way back, when it could not be loaded. */
export function CircuitChoice({ choice, circuits, chosen, onChosen }: CircuitChoiceProps) {
  const { field, fieldState } = choice
  const unavailable = circuits.isError && !circuits.data
  const retry = () => {
    // The button goes with the hint; the focus must not be lost with it.
    document.getElementsByName(field.name)[0]?.focus()
    void circuits.refetch()
  }
  return (
    <Field
      label="Circuit souhaité"
      required
      wide
      error={fieldState.error?.message}
      hint={unavailable && <RetryHint onRetry={retry} />}
    >
      {(control) => (
        <Select
          {...control}
          {...field}
          // The circuit that the page's address names is chosen as soon as the list is here.
          value={chosen ? String(chosen.id) : ''}
          onChange={(event) => {
            field.onChange(event)
            onChosen()
          }}
        >
          <option value="">Sélectionnez un circuit</option>
          {circuits.data?.map((circuit) => (
            <option key={circuit.id} value={String(circuit.id)}>
              {optionText(circuit)}
            </option>
          ))}
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

function optionText({ name, estimated_duration_days: days }: Circuit): string {
  return days == null ? `Circuit ${name}` : `Circuit ${name}, ${frenchCount(days, 'jour')}`
}
