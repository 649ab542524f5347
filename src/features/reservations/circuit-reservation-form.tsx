import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { ApiClient } from '#src/api/client.ts'
import { reservationMutation } from '#src/api/reservations.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { BudgetOptions } from '#src/features/reservations/budget-options.tsx'
import { circuitBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import {
  circuitReservationFields,
  circuitReservationSchema,
  emptyCircuitReservation,
  endDateOf,
  mostOnACircuit,
  toCircuitRequest,
} from '#src/features/reservations/circuit-reservation-schema.ts'
import { ClientInputs } from '#src/features/reservations/client-inputs.tsx'
import { circuitForm } from '#src/features/reservations/form-names.ts'
import { PeopleInput } from '#src/features/reservations/people-input.tsx'
import { ReservationReceipts } from '#src/features/reservations/reservation-receipts.tsx'
import { SendReservation } from '#src/features/reservations/send-reservation.tsx'
import { keepReceipt } from '#src/storage/receipts.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { FieldGrid } from '#src/ui/field-grid.tsx'
import { Field } from '#src/ui/field.tsx'
import { isFocusFree } from '#src/ui/is-focus-free.ts'
import { SendForm } from '#src/forms/send-form.tsx'
import { reasonOf, showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextAreaField } from '#src/ui/text-area-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSend } from '#src/forms/use-send.ts'
import { WithoutScript } from '#src/forms/without-script.tsx'
import { useToday } from '#src/ui/use-today.ts'

type CircuitReservationFormProps = {
  client: ApiClient
  circuit: Circuit
  /** After success, if the traveller is still or again here. */
  onSent: () => void
}

/** Asks for a quote for the circuit whose page this is on. */
export function CircuitReservationForm({ client, circuit, onSent }: CircuitReservationFormProps) {
  const notify = useNotify()
  const today = useToday()
  const name = circuitForm(circuit.slug)
  const endDateInput = useRef<HTMLInputElement>(null)
  const { form, submit, words, bind, finish } = useDraftForm({
    draft: name,
    schema: circuitReservationSchema,
    fields: circuitReservationFields,
    empty: emptyCircuitReservation,
    onArrived: onSent,
  })
  const { sending, failure, send } = useSend(reservationMutation(client, name), {
    draft: name,
    words,
    onSent: ({ reference, sentAt }, sent) => {
      finish(sent)
      keepReceipt(name, { sentAt, reference })
      notify(
        'success',
        `Demande de réservation envoyée pour "${circuit.name}" ! Nous vous contacterons bientôt.`,
      )
    },
    onFailed: ({ fieldErrors }) => {
      // No field of the form, since nobody types it; the server may have something to say of it all the same.
      const endDate = reasonOf(fieldErrors['end_date'])
      if (endDate) {
        form.setError('root.endDate', { type: 'server', message: endDate })
        if (isFocusFree()) endDateInput.current?.focus()
      }
      notify(
        'error',
        "Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer.",
      )
      showServerFieldErrors(form, circuitReservationFields, fieldErrors)
    },
  })
  const endDateFault = form.formState.errors.root?.['endDate']?.message
  const startDate = useWatch({ control: form.control, name: 'startDate' })
  const sendRequest = submit((values) => send(toCircuitRequest(values, circuit)))

  return (
    <>
      <ReservationReceipts form={name} />
      <WithoutScript />
      <SendForm onSubmit={(event) => void sendRequest(event)}>
        <FieldGrid>
          <ClientInputs bind={bind} />
          <TextField
            label="Date de début"
            required
            type="date"
            min={today}
            {...bind('startDate')}
          />
          <Field label="Date de fin" hint={endDateHint(circuit)} error={endDateFault}>
            {(control) => (
              <input
                {...control}
                ref={endDateInput}
                type="date"
                readOnly
                value={endDateOf(startDate, circuit)}
              />
            )}
          </Field>
          <PeopleInput binding={bind('numberOfPeople')} most={mostOnACircuit} />
          <SelectField label="Budget" {...bind('budgetRange')}>
            <BudgetOptions ranges={circuitBudgetRanges} />
          </SelectField>
          <TextAreaField
            label="Demandes particulières"
            placeholder="Régime, santé, rythme, enfants…"
            {...bind('specialRequests')}
          />
        </FieldGrid>
        <SendReservation sending={sending} failure={failure} />
      </SendForm>
    </>
  )
}

function endDateHint({ estimated_duration_days: days }: Circuit): string {
  return days
    ? 'Calculée d’après la durée du circuit.'
    : 'La durée de ce circuit reste à convenir : nous fixerons la fin ensemble.'
}
