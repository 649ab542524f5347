import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '#src/features/legal/privacy-policy.tsx'
import { StoredData } from '#src/features/privacy/stored-data.tsx'
import { documentHead } from '#src/layout/document-head.ts'

export const Route = createFileRoute('/_site/confidentialite')({
  head: () =>
    documentHead({
      path: '/confidentialite',
      title: 'Confidentialité',
      description:
        'Quelles données nous recevons, pour quoi faire et pour combien de temps, ce que le site garde sur votre appareil, et comment l’effacer.',
    }),
  component: () => <PrivacyPolicy storedData={<StoredData />} />,
})
