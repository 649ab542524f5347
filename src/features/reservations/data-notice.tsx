import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'

const privacyPage: string = '/confidentialite'

/** Who uses the answers, what for, how long, and the traveller's rights. */
export function DataNotice() {
  return (
    <p className="flex-[1_1_16rem] text-[0.875rem]/normal text-soft">
      {config.siteName} utilise vos réponses pour préparer votre devis, les partage avec les seuls
      prestataires concernés et les garde le temps de l’échange. Vous pouvez les consulter, les
      corriger ou les faire effacer. <Link to={privacyPage}>Confidentialité</Link>
    </p>
  )
}
