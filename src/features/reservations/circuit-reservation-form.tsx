import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { reservationMutationOptions } from '#src/api/reservations.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { MonthNote } from '#src/contract/programme.ts'
import { circuitBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import {
  circuitReservationFields,
  circuitReservationSchema,
  emptyCircuitReservation,
  endDateOf,
  maxPeopleOnCircuit,
  toCircuitRequest,
} from '#src/features/reservations/circuit-reservation-schema.ts'
import { monthWarning } from '#src/features/reservations/month-warning.tsx'
import {
  BudgetInput,
  circuitForm,
  ClientInputs,
  PeopleInput,
  ReservationFooter,
  ReservationReceipts,
  summarizeRequest,
} from '#src/features/reservations/reservation-parts.tsx'
import { NoScriptNotice } from '#src/forms/form-footer.tsx'
import { joinMessages, showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { monthOf } from '#src/lib/dates.ts'
import { readDraft } from '#src/storage/drafts.ts'
import { Field, FieldGrid, TextAreaField, TextField } from '#src/ui/fields.tsx'
import { canMoveFocus } from '#src/ui/focus.ts'
import { useToday } from '#src/ui/hooks/use-now.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { SeasonCalendar } from '#src/ui/season-strip.tsx'
import { ignoreHeldEnter } from '#src/ui/press-once.ts'

type CircuitReservationFormProps = {
  circuit: Circuit
  /** The state of each month, if it is known. */
  monthNotes: readonly MonthNote[]
  /** Called when the request has arrived, even if the traveller has left the form meanwhile. */
  onSent: () => void
}

/** Requests a quote for this circuit. */
export function CircuitReservationForm({ circuit, monthNotes, onSent }: CircuitReservationFormProps) {
  const notify = useNotify()
  const today = useToday()
  const name = circuitForm(circuit.slug)
  const endDateInput = useRef<HTMLInputElement>(null)
  const { form, submit, bind } = useDraftForm({
    name,
    schema: circuitReservationSchema,
    fields: circuitReservationFields,
    empty: emptyCircuitReservation,
  })
  const { isSending, delivery, send } = useSubmit({
    form: name,
    mutation: reservationMutationOptions(name),
    onSent: () => {
      notify('success', `Demande de réservation envoyée pour "${circuit.name}" ! Nous vous contacterons bientôt.`)
      // A draft means that the traveller has started another request meanwhile.
      if (!readDraft(name)) onSent()
    },
    onFailed: ({ fieldErrors }) => {
      notify('error', "Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer.")
      // The end date is computed and not part of the schema, but the server may still reject it.
      const endDateReason = joinMessages(fieldErrors['end_date'])
      if (endDateReason) {
        form.setError('root.endDate', { type: 'server', message: endDateReason })
        if (canMoveFocus()) endDateInput.current?.focus()
      }
      showServerFieldErrors(form, circuitReservationFields, fieldErrors)
    },
  })
  const endDateError = form.formState.errors.root?.['endDate']?.message
  const [startDate, budgetRange] = useWatch({ control: form.control, name: ['startDate', 'budgetRange'] })
  const sendRequest = submit((values) => {
    const request = toCircuitRequest(values, circuit)
    send(request, summarizeRequest(circuit, request))
  })

  return (
    <>
      <ReservationReceipts form={name} />
      <NoScriptNotice />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its own fields */}
      <form noValidate data-draft={name} onSubmit={(event) => void sendRequest(event)} onKeyDown={ignoreHeldEnter}>
        <FieldGrid>
          <ClientInputs bind={bind} />
          <TextField
            label="Date de début"
            required
            type="date"
            min={today}
            hint={monthWarning(startDate, monthNotes)}
            {...bind('startDate')}
          />
          <Field label="Date de fin" hint={endDateHint(circuit)} error={endDateError}>
            {(control) => (
              <input {...control} ref={endDateInput} type="date" readOnly value={endDateOf(startDate, circuit)} />
            )}
          </Field>
          {monthNotes.length > 0 && (
            <div className="col-span-full">
              <SeasonCalendar notes={monthNotes} chosen={monthOf(startDate)} />
            </div>
          )}
          <PeopleInput max={maxPeopleOnCircuit} {...bind('numberOfPeople')} />
          <BudgetInput ranges={circuitBudgetRanges} chosen={budgetRange} currency="MGA" {...bind('budgetRange')} />
          <TextAreaField
            label="Demandes particulières"
            placeholder="Régime, santé, rythme, enfants…"
            {...bind('specialRequests')}
          />
        </FieldGrid>
        <ReservationFooter isSending={isSending} delivery={delivery} />
      </form>
    </>
  )
}

function endDateHint({ estimated_duration_days: days }: Circuit): string {
  return days
    ? 'Calculée d’après la durée du circuit.'
    : 'La durée de ce circuit reste à convenir : nous fixerons la fin ensemble.'
}
