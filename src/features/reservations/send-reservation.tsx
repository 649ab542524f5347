import { config } from '#src/config.ts'
import { SendRow } from '#src/ui/send-row.tsx'

/** The end of both reservation forms. */
export function SendReservation(progress: { sending: boolean; failed: boolean }) {
  return (
    <SendRow label="Envoyer ma demande" failure="Votre demande n’est pas partie" {...progress}>
      {config.siteName} utilise vos réponses pour préparer votre devis, les partage avec les seuls
      prestataires concernés et les garde le temps de l’échange. Vous pouvez les consulter, les
      corriger ou les faire effacer.
    </SendRow>
  )
}
