import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { LegalDocument } from '#src/features/legal/legal-document.tsx'
import { OnThisDevice } from '#src/features/legal/on-this-device.tsx'
import { externalServices, received, retention, sharing, uses } from '#src/features/legal/privacy-data.tsx'
import { changes, contact, controller, rights, security } from '#src/features/legal/privacy-rights.tsx'

type PrivacyPolicyProps = {
  /** What the site keeps on this device at the moment. */
  storedData: ReactNode
}

const demonstration =
  'Mode démonstration\u202f: rien de ce que vous envoyez d’ici n’est transmis. Le site vous répond lui-même, dans votre navigateur.'

export function PrivacyPolicy({ storedData }: PrivacyPolicyProps) {
  return (
    <LegalDocument
      title="Politique de confidentialité"
      lead="Ce que nous savons de vous, pourquoi, et comment reprendre la main."
      since={'Dernière mise à jour\u202f:'}
      month="janvier 2025"
      summary={[
        'Nous recevons ce que vous nous envoyez, pour préparer votre voyage et vous répondre.',
        'Vos données ne vont qu’aux prestataires de votre voyage, sauf si la loi l’exige ou si vous y consentez.',
        'Pas de cookie, pas de traceur, pas de mesure d’audience. Vos brouillons restent sur votre appareil.',
        'Un e-mail suffit pour consulter, corriger, récupérer ou effacer vos données.',
        ...(config.maintenanceMode ? [demonstration] : []),
      ]}
      sections={[
        { id: 'responsable', title: 'Qui répond de vos données', body: controller },
        { id: 'donnees', title: 'Les données que nous recevons', body: received },
        { id: 'usages', title: 'À quoi elles servent', body: uses },
        { id: 'partage', title: 'Avec qui nous les partageons', body: sharing },
        { id: 'conservation', title: 'Combien de temps nous les gardons', body: retention },
        { id: 'securite', title: 'Comment nous les protégeons', body: security },
        {
          id: 'sur-votre-appareil',
          title: 'Ce que le site garde sur votre appareil',
          body: <OnThisDevice storedData={storedData} />,
        },
        { id: 'services-exterieurs', title: 'Les services extérieurs', body: externalServices },
        { id: 'droits', title: 'Vos droits', body: rights },
        { id: 'modifications', title: 'Si cette page change', body: changes },
        { id: 'contact', title: 'Nous écrire', body: contact },
      ]}
    />
  )
}
