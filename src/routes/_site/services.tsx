import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#src/features/services/services-page.tsx'
import { documentHead } from '#src/layout/document-head.ts'

export const Route = createFileRoute('/_site/services')({
  head: () =>
    documentHead({
      path: '/services',
      title: 'Services',
      description:
        'Un conseil franc avant le départ, une mise en relation avec nos partenaires, un guide GPS hors ligne, une aide jour et nuit\u202f: nos services et leurs limites.',
    }),
  component: ServicesPage,
})
