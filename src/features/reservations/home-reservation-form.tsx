import { useQuery } from '@tanstack/react-query'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { ApiClient } from '#src/api/client.ts'
import { reservationMutation } from '#src/api/reservations.ts'
import { homeForm } from '#src/features/reservations/form-names.ts'
import { HomeReservationFields } from '#src/features/reservations/home-reservation-fields.tsx'
import {
  emptyHomeReservation,
  homeReservationFields,
  homeReservationSchema,
  toHomeRequest,
} from '#src/features/reservations/home-reservation-schema.ts'
import { ReservationProgress } from '#src/features/reservations/reservation-progress.tsx'
import { ReservationReceipts } from '#src/features/reservations/reservation-receipts.tsx'
import { SendReservation } from '#src/features/reservations/send-reservation.tsx'
import { keepReceipt } from '#src/storage/receipts.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { SendForm } from '#src/forms/send-form.tsx'
import { showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSend } from '#src/forms/use-send.ts'

type HomeReservationFormProps = {
  client: ApiClient
  /** The circuit that the page's address names; it wins over the draft's until another one is chosen. */
  presetSlug: string | undefined
  /** Another circuit was chosen than the one that the address names. */
  onPresetDropped: () => void
}

/** The stops of the request and its form: two cells of the section's grid. */
export function HomeReservationForm({
  client,
  presetSlug,
  onPresetDropped,
}: HomeReservationFormProps) {
  const notify = useNotify()
  const circuits = useQuery(circuitsQuery(client))
  const preset = circuits.data?.find((circuit) => circuit.slug === presetSlug)
  const circuitOf = (circuitId: string) =>
    preset ?? circuits.data?.find((circuit) => String(circuit.id) === circuitId)
  const { form, submit, words, bind, finish } = useDraftForm({
    draft: homeForm,
    schema: homeReservationSchema((circuitId) => circuitOf(circuitId) !== undefined),
    fields: homeReservationFields,
    empty: emptyHomeReservation,
  })
  const { sending, failure, send } = useSend(reservationMutation(client, homeForm), {
    draft: homeForm,
    words,
    onSent: ({ reference, message, sentAt }, sent) => {
      finish(sent)
      keepReceipt(homeForm, { sentAt, reference })
      notify('success', message?.trim() || 'Votre demande de réservation a été envoyée avec succès !')
    },
    onFailed: ({ message, fieldErrors }) => {
      notify('error', message || "Une erreur est survenue lors de l'envoi de votre demande.")
      showServerFieldErrors(form, homeReservationFields, fieldErrors)
    },
  })
  const chosen = circuitOf(useWatch({ control: form.control, name: 'circuitId' }))
  const sendRequest = submit((values) => {
    // The schema lets nothing pass without a circuit.
    if (chosen) send(toHomeRequest(values, chosen.id))
  })

  /** What is typed beside the circuit that the address names is meant for it, also when another address shows the draft. */
  const takePresetAlong = ({ target }: FormEvent) => {
    const isChoice = target instanceof HTMLSelectElement && target.name === 'circuitId'
    if (preset && !isChoice) form.setValue('circuitId', String(preset.id))
  }

  return (
    <>
      <div>
        <ReservationProgress form={form} circuit={chosen} />
      </div>
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <ReservationReceipts form={homeForm} />
        <SendForm onSubmit={(event) => void sendRequest(event)} onInput={takePresetAlong}>
          <HomeReservationFields
            form={form}
            bind={bind}
            circuits={circuits}
            chosen={chosen}
            onCircuitChosen={() => {
              if (presetSlug !== undefined) onPresetDropped()
            }}
          />
          <SendReservation sending={sending} failure={failure} />
        </SendForm>
      </div>
    </>
  )
}
