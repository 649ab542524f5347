import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { reservationMutationOptions } from '#src/api/reservations.ts'
import { describeWishes } from '#src/content/describe-wishes.ts'
import type { Wishes } from '#src/content/wishes.ts'
import { circuitSummary, HomeReservationFields } from '#src/features/reservations/home-reservation-fields.tsx'
import {
  type Choice,
  choiceId,
  emptyHomeReservation,
  type HomeReservation,
  homeReservationFields,
  homeReservationSchema,
  toHomeRequest,
} from '#src/features/reservations/home-reservation-schema.ts'
import { emptySteps, RequestSteps } from '#src/features/reservations/request-steps.tsx'
import { homeForm, ReservationFooter, ReservationReceipts } from '#src/features/reservations/reservation-parts.tsx'
import { showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { customTrip } from '#src/lib/urls.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { ignoreHeldEnter } from '#src/ui/press-once.ts'

type ReservationProgressProps = {
  form: UseFormReturn<HomeReservation>
  choice: Choice | undefined
}

function ReservationProgress({ form, choice }: ReservationProgressProps) {
  const { errors } = form.formState
  const values = useWatch({ control: form.control })
  const progress = (required: (keyof HomeReservation)[], isFilled = required.every((field) => values[field])) => {
    const invalidFields = required.filter((field) => errors[field]).length
    return { invalidFields, done: isFilled && invalidFields === 0 }
  }

  return (
    <RequestSteps
      steps={[
        {
          ...emptySteps.circuit,
          ...(choice && { note: choice === customTrip ? 'Sur mesure' : circuitSummary(choice) }),
          ...progress(['circuitId'], choice !== undefined),
        },
        { ...emptySteps.client, ...progress(['clientName', 'clientEmail', 'clientPhone']) },
        { ...emptySteps.travel, ...progress(['startDate', 'endDate', 'numberOfPeople']) },
      ]}
    />
  )
}

type HomeReservationFormProps = {
  /** The circuit or `customTrip` in the URL, which overrides the draft's until another one is chosen. */
  presetSlug: string | undefined
  /** Called when another circuit is chosen than the one in the URL. */
  onPresetDropped: () => void
  /** Sent with a request for a custom trip. */
  wishes: Wishes
}

/** The progress and the form, in two cells of the parent's grid. */
export function HomeReservationForm({ presetSlug, onPresetDropped, wishes: search }: HomeReservationFormProps) {
  const notify = useNotify()
  const wishes = describeWishes(search)
  const circuits = useQuery(circuitsQueryOptions())
  const choices: Choice[] = [customTrip, ...(circuits.data ?? [])]
  const preset = choices.find((choice) => (choice === customTrip ? choice : choice.slug) === presetSlug)
  const choiceOf = (circuitId: string) => preset ?? choices.find((choice) => choiceId(choice) === circuitId)
  const { form, submit, bind } = useDraftForm({
    name: homeForm,
    schema: homeReservationSchema((circuitId) => choiceOf(circuitId) !== undefined),
    fields: homeReservationFields,
    empty: emptyHomeReservation,
  })
  const { isSending, delivery, send } = useSubmit({
    form: homeForm,
    mutation: reservationMutationOptions(homeForm),
    onSent: ({ message }) =>
      notify('success', message?.trim() || 'Votre demande de réservation a été envoyée avec succès !'),
    onFailed: ({ message, fieldErrors }) => {
      notify('error', message || "Une erreur est survenue lors de l'envoi de votre demande.")
      showServerFieldErrors(form, homeReservationFields, fieldErrors)
    },
  })
  const chosen = choiceOf(useWatch({ control: form.control, name: 'circuitId' }))
  const sendRequest = submit((values) => {
    // Always set, because the schema requires a circuit.
    if (chosen) send(toHomeRequest(values, chosen, wishes))
  })

  /** Puts the circuit in the URL into the draft, so that it is kept when the form is continued at another URL. */
  const keepPreset = ({ target }: FormEvent) => {
    const isChoice = target instanceof HTMLSelectElement && target.name === 'circuitId'
    if (preset && !isChoice) form.setValue('circuitId', choiceId(preset))
  }

  return (
    <>
      <div>
        <ReservationProgress form={form} choice={chosen} />
      </div>
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <ReservationReceipts form={homeForm} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its own fields */}
        <form
          noValidate
          data-draft={homeForm}
          onSubmit={(event) => void sendRequest(event)}
          onInput={keepPreset}
          onKeyDown={ignoreHeldEnter}
        >
          <HomeReservationFields
            form={form}
            bind={bind}
            circuits={circuits}
            chosen={chosen}
            wishes={wishes}
            onCircuitChosen={() => {
              if (presetSlug !== undefined) onPresetDropped()
            }}
          />
          <ReservationFooter isSending={isSending} delivery={delivery} />
        </form>
      </div>
    </>
  )
}
