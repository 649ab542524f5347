import { createFileRoute } from '@tanstack/react-router'
import { renewAppOffer } from '#src/features/app-promotion/app-promotion.tsx'
import { NewsletterForm } from '#src/features/blog/newsletter.tsx'
import { TestPage } from '#src/features/floating-elements/test-page.tsx'
import { documentHead } from '#src/layout/document-head.ts'

export const Route = createFileRoute('/_site/test')({
  head: () =>
    documentHead({
      path: '/test',
      title: 'Test des éléments flottants',
      description: 'Page d’essai des éléments qui s’affichent par-dessus les pages du site.',
      indexed: false,
    }),
  component: () => <TestPage onOfferApp={renewAppOffer} newsletter={<NewsletterForm />} />,
})
