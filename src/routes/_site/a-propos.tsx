import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/features/about/about-page.tsx'
import { documentHead } from '#src/layout/document-head.ts'

export const Route = createFileRoute('/_site/a-propos')({
  head: () =>
    documentHead({
      path: '/a-propos',
      title: 'À propos',
      description:
        'Qui vous conseille, depuis Antananarivo, et comment\u202f: un fournisseur de produits touristiques qui met les voyageurs en relation avec des prestataires de Madagascar.',
    }),
  component: AboutPage,
})
