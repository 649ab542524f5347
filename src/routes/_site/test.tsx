import { createFileRoute } from '@tanstack/react-router'
import { renewAppOffer } from '#src/features/app-promotion/app-offer.ts'
import { NewsletterBox } from '#src/features/blog/newsletter-box.tsx'
import { TestPage } from '#src/features/floating-elements/test-page.tsx'
import { pageTitle } from '#src/lib/page-title.ts'

export const Route = createFileRoute('/_site/test')({
  head: () => ({
    meta: [
      { title: pageTitle('Test des éléments flottants') },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: () => <TestPage onOfferApp={renewAppOffer} newsletter={<NewsletterBox />} />,
})
