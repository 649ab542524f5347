import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { storedRefusal } from '#src/features/app-promotion/app-offer.ts'
import { storedConversation } from '#src/features/assistant/stored-conversation.ts'
import { storedCircuits } from '#src/features/keeping/stored-circuits.ts'
import { PrivacyPolicy } from '#src/features/legal/privacy-policy.tsx'
import { draftLabel, receiptName } from '#src/features/privacy/form-labels.ts'
import { StoredData } from '#src/features/privacy/stored-data.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { storedLanguage } from '#src/layout/language.ts'
import { storedDrafts } from '#src/storage/draft.ts'
import { storedReceipts } from '#src/storage/receipts.ts'
import { storedSends } from '#src/storage/sends.ts'

export const Route = createFileRoute('/_site/confidentialite')({
  head: () =>
    documentHead({
      path: '/confidentialite',
      title: 'Confidentialité',
      description: 'Quelles données nous recevons, pour quoi faire et pour combien de temps, ce que le site garde sur votre appareil, et comment l’effacer.',
    }),
  component: Privacy,
})

function Privacy() {
  const { queryClient, storedLists, keptCircuits } = Route.useRouteContext()
  const keepers = useMemo(
    () => [
      () => storedDrafts(draftLabel),
      () => storedReceipts(receiptName),
      storedSends,
      () => storedConversation(queryClient),
      () => storedCircuits(queryClient, keptCircuits),
      storedLists,
      storedLanguage,
      storedRefusal,
    ],
    [queryClient, storedLists, keptCircuits],
  )
  return <PrivacyPolicy storedData={<StoredData keepers={keepers} />} />
}
