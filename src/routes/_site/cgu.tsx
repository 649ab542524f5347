import { createFileRoute } from '@tanstack/react-router'
import { TermsOfUse } from '#src/features/legal/terms-of-use.tsx'
import { documentHead } from '#src/layout/document-head.ts'

export const Route = createFileRoute('/_site/cgu')({
  head: () =>
    documentHead({
      path: '/cgu',
      title: 'Conditions générales d’utilisation',
      description: 'Les onze articles des conditions générales d’utilisation du site, en vigueur depuis janvier 2025.',
    }),
  component: TermsOfUse,
})
