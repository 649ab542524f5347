import { createFileRoute } from '@tanstack/react-router'
import { LegalNotice } from '#src/features/legal/legal-notice.tsx'
import { documentHead } from '#src/layout/document-head.ts'

export const Route = createFileRoute('/_site/mentions-legales')({
  head: () =>
    documentHead({
      path: '/mentions-legales',
      title: 'Mentions légales',
      description:
        'Qui publie ce site, qui l’héberge, et les règles de propriété et de responsabilité qui s’y appliquent.',
    }),
  component: LegalNotice,
})
