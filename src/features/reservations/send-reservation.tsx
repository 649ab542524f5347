import { config } from '#src/config.ts'
import { SendRow } from '#src/forms/send-row.tsx'
import type { SendFailure } from '#src/forms/use-send.ts'

/** The end of both reservation forms. */
export function SendReservation(progress: { sending: boolean; failure: SendFailure | undefined }) {
  return (
    <SendRow
      label="Envoyer ma demande"
      notSent="Votre demande n’a pas abouti"
      inDoubt="Votre demande est peut-être arrivée"
      {...progress}
    >
      {config.siteName} utilise vos réponses pour préparer votre devis, les partage avec les seuls
      prestataires concernés et les garde le temps de l’échange. Vous pouvez les consulter, les
      corriger ou les faire effacer.
    </SendRow>
  )
}
