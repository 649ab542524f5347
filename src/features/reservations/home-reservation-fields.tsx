import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { circuitMonths } from '#src/content/circuit-months.ts'
import type { SubjectId } from '#src/content/subjects.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { currencies } from '#src/contract/reservation.ts'
import { beginMessage } from '#src/features/reservations/begin-message.ts'
import { homeBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import {
  type HomeReservation,
  maxPeopleFromHome,
  type TripChoice,
} from '#src/features/reservations/home-reservation-schema.ts'
import { monthWarning } from '#src/features/reservations/month-warning.tsx'
import { BudgetInput, ClientInputs, PeopleInput } from '#src/features/reservations/reservation-parts.tsx'
import { Field, type FieldBinding, FieldGrid, Select, SelectField, TextAreaField, TextField } from '#src/ui/fields.tsx'
import { useToday } from '#src/ui/hooks/use-now.ts'

type CircuitSelectProps = {
  form: UseFormReturn<HomeReservation>
  circuits: UseQueryResult<Circuit[]>
  choices: readonly TripChoice[]
  chosen: TripChoice | undefined
  /** Sent with a request for a custom trip. */
  criteriaText: string
  /** Sent with any request. */
  carnet: string
  /** Called when the traveller does not want to send the carnet. */
  onCarnetDropped: () => void
  /** Called when the traveller makes a choice. */
  onCircuitChosen: () => void
}

/** The choice of a circuit or a custom trip, with a retry button when the list could not be loaded. */
function CircuitSelect({
  form,
  circuits,
  choices,
  chosen,
  criteriaText,
  carnet,
  onCarnetDropped,
  onCircuitChosen,
}: CircuitSelectProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'circuitId' })
  const unavailable = circuits.isError && !circuits.data
  const attachedCriteria = chosen?.circuit === null ? criteriaText : ''
  const canRetry = unavailable && chosen?.circuit !== null
  // The button disappears with its hint, and would take the focus with it.
  const focusField = () => document.getElementsByName(field.name)[0]?.focus()
  const retry = () => {
    focusField()
    void circuits.refetch()
  }
  const dropCarnet = () => {
    focusField()
    onCarnetDropped()
  }
  return (
    <Field
      label="Circuit souhaité"
      required
      wide
      error={fieldState.error?.message}
      hint={
        (attachedCriteria || carnet || canRetry) && (
          <>
            {attachedCriteria && <Attached text={attachedCriteria} />}
            {carnet && <Attached text={carnet} onDrop={dropCarnet} />}
            {canRetry && <RetryHint onRetry={retry} />}
          </>
        )
      }
    >
      {(control) => (
        <Select
          {...control}
          {...field}
          // Shows the circuit in the URL once the list is loaded.
          value={chosen?.value ?? ''}
          onChange={(event) => {
            field.onChange(event)
            form.clearErrors('circuitId')
            onCircuitChosen()
          }}
        >
          <option value="">Sélectionnez un circuit</option>
          {choices.map(({ value, summary, circuit }) => (
            <option key={value} value={value}>
              {circuit ? `Circuit ${summary}` : summary}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const hintButton = 'min-h-11 font-semibold text-link underline'

function Attached({ text, onDrop }: { text: string; onDrop?: () => void }) {
  return (
    <p>
      {`Joint à votre message\u202f: «\u202f${text}\u202f» `}
      {onDrop && (
        <button type="button" onClick={onDrop} className={hintButton}>
          Ne pas joindre
        </button>
      )}
    </p>
  )
}

function RetryHint({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      La liste des circuits n’a pas pu être chargée.{' '}
      <button type="button" onClick={onRetry} className={hintButton}>
        Recharger la liste
      </button>
    </>
  )
}

type MessageFieldProps = {
  form: UseFormReturn<HomeReservation>
  /** What an empty message begins with. */
  subject: SubjectId | undefined
  /** Called when the traveller edits the message. */
  onMessageEdited: () => void
}

function MessageField({ form, subject, onMessageEdited }: MessageFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'message' })
  return (
    <TextAreaField
      label="Message"
      placeholder="Ce que vous aimeriez voir, goûter, éviter…"
      error={fieldState.error?.message}
      registration={{
        ...field,
        value: beginMessage(field.value, subject),
        onChange: (event) => {
          field.onChange(event)
          form.clearErrors('message')
          onMessageEdited()
        },
      }}
    />
  )
}

type HomeReservationFieldsProps = CircuitSelectProps &
  MessageFieldProps & {
    bind: (name: keyof HomeReservation, ...dependents: (keyof HomeReservation)[]) => FieldBinding
  }

export function HomeReservationFields({ bind, subject, onMessageEdited, ...choice }: HomeReservationFieldsProps) {
  const { form, chosen } = choice
  const today = useToday()
  const [startDate, budgetRange, currency] = useWatch({
    control: form.control,
    name: ['startDate', 'budgetRange', 'currency'],
  })
  const months = chosen?.circuit ? circuitMonths(chosen.circuit) : null
  return (
    <FieldGrid>
      <CircuitSelect {...choice} />
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
        <BudgetInput ranges={homeBudgetRanges} chosen={budgetRange} currency={currency} {...bind('budgetRange')} />
        <SelectField label="Devise" {...bind('currency')}>
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Demandes particulières"
        placeholder="Régime, santé, rythme, enfants…"
        {...bind('specialRequests')}
      />
      <MessageField form={form} subject={subject} onMessageEdited={onMessageEdited} />
    </FieldGrid>
  )
}
