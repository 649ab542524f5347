import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FaqPage } from '#src/features/faq/faq-page.tsx'
import { pageTitle } from '#src/lib/page-title.ts'

export const Route = createFileRoute('/_site/faq')({
  // The router reads a number where only digits are searched for.
  validateSearch: z.object({ q: z.catch(z.optional(z.coerce.string()), undefined) }),
  head: () => ({
    meta: [
      { title: pageTitle('Questions fréquentes') },
      {
        name: 'description',
        content:
          'Visa, saisons, santé, argent, transports, nature : les réponses aux questions que se posent les voyageurs avant Madagascar.',
      },
    ],
  }),
  component: Faq,
})

function Faq() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FaqPage
      query={q}
      onQuery={(query) =>
        void navigate({ search: { q: query || undefined }, replace: true, resetScroll: false })
      }
    />
  )
}
