import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { reservationMutationOptions } from '#src/api/reservations.ts'
import { describeCriteria } from '#src/content/describe-criteria.ts'
import type { SubjectId } from '#src/content/subjects.ts'
import type { TripCriteria } from '#src/content/trip-criteria.ts'
import { beginMessage } from '#src/features/reservations/begin-message.ts'
import { HomeReservationFields } from '#src/features/reservations/home-reservation-fields.tsx'
import {
  emptyHomeReservation,
  type HomeReservation,
  homeReservationFields,
  homeReservationSchema,
  toHomeRequest,
  type TripChoice,
  tripChoices,
} from '#src/features/reservations/home-reservation-schema.ts'
import { emptySteps, RequestSteps } from '#src/features/reservations/request-steps.tsx'
import {
  homeForm,
  ReservationFooter,
  ReservationReceipts,
  summarizeRequest,
} from '#src/features/reservations/reservation-parts.tsx'
import { type CarnetSlugs, useCarnetText } from '#src/features/reservations/use-carnet-text.ts'
import { showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { ignoreHeldEnter } from '#src/ui/press-once.ts'

type ReservationProgressProps = {
  form: UseFormReturn<HomeReservation>
  choice: TripChoice | undefined
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
          ...(choice && { note: choice.summary }),
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
  /** Sent with a request for a custom trip, like the names of the compared circuits. */
  criteria: TripCriteria
  comparedSlugs: readonly string[]
  /** Sent with any request. */
  carnet: CarnetSlugs
  /** Called when the traveller does not want to send it. */
  onCarnetDropped: () => void
  /** What an empty message begins with. */
  subject: SubjectId | undefined
  /** Called when the traveller edits the message. */
  onSubjectDropped: () => void
}

/** The progress and the form, in two cells of the parent's grid. */
export function HomeReservationForm({
  presetSlug,
  onPresetDropped,
  criteria,
  comparedSlugs,
  carnet,
  onCarnetDropped,
  subject,
  onSubjectDropped,
}: HomeReservationFormProps) {
  const notify = useNotify()
  const circuits = useQuery(circuitsQueryOptions())
  // An edited message loses its beginning at once, while the URL still has the subject.
  const [isMessageEdited, setMessageEdited] = useState(false)
  if (isMessageEdited && !subject) setMessageEdited(false)
  const beginning = isMessageEdited ? undefined : subject
  const dropSubject = () => {
    if (!subject) return
    setMessageEdited(true)
    onSubjectDropped()
  }
  const choices = tripChoices(circuits.data ?? [])
  const preset = choices.find(({ slug }) => slug === presetSlug)
  const choiceOf = (circuitId: string) => preset ?? choices.find(({ value }) => value === circuitId)
  const compared = circuits.data?.filter(({ slug }) => comparedSlugs.includes(slug)) ?? []
  const carnetText = useCarnetText(carnet, circuits.data, criteria.jours)
  const searched = describeCriteria(
    // The carnet has the days already.
    carnetText ? { ...criteria, jours: undefined } : criteria,
    compared.map(({ name }) => name),
  )
  const { form, submit, bind } = useDraftForm({
    name: homeForm,
    schema: homeReservationSchema((circuitId) => choiceOf(circuitId) !== undefined),
    fields: homeReservationFields,
    empty: emptyHomeReservation,
  })
  const { isSending, delivery, send } = useSubmit({
    form: homeForm,
    mutation: reservationMutationOptions(homeForm),
    onSent: ({ message }) => {
      dropSubject()
      notify('success', message?.trim() || 'Votre demande de réservation a été envoyée avec succès !')
    },
    onFailed: ({ message, fieldErrors }) => {
      notify('error', message || "Une erreur est survenue lors de l'envoi de votre demande.")
      showServerFieldErrors(form, homeReservationFields, fieldErrors)
    },
  })
  const [circuitId, keptCriteria, keptCarnet] = useWatch({
    control: form.control,
    name: ['circuitId', 'criteriaText', 'carnet'],
  })
  const chosen = choiceOf(circuitId)
  const sendRequest = submit((values) => {
    // Always set, because the schema requires a circuit.
    if (!chosen) return
    const fromUrl = {
      message: beginMessage(values.message, beginning),
      criteriaText: searched || values.criteriaText,
      carnet: carnetText || values.carnet,
    }
    const request = toHomeRequest({ ...values, ...fromUrl }, chosen)
    send(request, summarizeRequest(chosen.circuit, request))
  })

  /** Puts what the URL says into the draft, so that it is kept when the form is continued at another URL. */
  const keepUrl = ({ target }: FormEvent) => {
    const isChoice = target instanceof HTMLSelectElement && target.name === 'circuitId'
    if (preset && !isChoice) form.setValue('circuitId', preset.value)
    if (searched) form.setValue('criteriaText', searched)
    if (carnetText) form.setValue('carnet', carnetText)
    const isMessage = target instanceof HTMLTextAreaElement && target.name === 'message'
    if (beginning && !isMessage) form.setValue('message', beginMessage(form.getValues('message'), beginning))
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
          onInput={keepUrl}
          onKeyDown={ignoreHeldEnter}
        >
          <HomeReservationFields
            form={form}
            bind={bind}
            circuits={circuits}
            chosen={chosen}
            choices={choices}
            criteriaText={searched || keptCriteria}
            carnet={carnetText || keptCarnet}
            onCarnetDropped={() => {
              form.setValue('carnet', '')
              onCarnetDropped()
            }}
            subject={beginning}
            onMessageEdited={dropSubject}
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
