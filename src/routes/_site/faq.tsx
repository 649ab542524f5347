import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FaqPage } from '#src/features/faq/faq-page.tsx'
import { faqPage } from '#src/features/faq/faq-structured-data.ts'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData } from '#src/ui/structured-data.tsx'

export const Route = createFileRoute('/_site/faq')({
  // The router reads a number where only digits are searched for.
  validateSearch: z.object({ q: z.catch(z.optional(z.coerce.string()), undefined) }),
  head: () =>
    documentHead({
      path: '/faq',
      title: 'Questions fréquentes',
      description:
        'Visa, saisons, santé, argent, transports, nature\u202f: les réponses aux questions que se posent les voyageurs avant de partir pour Madagascar.',
    }),
  component: Faq,
})

function Faq() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <StructuredData thing={faqPage} />
      <FaqPage
        query={q}
        onQuery={(query) =>
          void navigate({ search: { q: query || undefined }, replace: true, resetScroll: false })
        }
      />
    </>
  )
}
