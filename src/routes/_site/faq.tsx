import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#src/features/faq/faq-page.tsx'
import { faqPage } from '#src/features/faq/faq-structured-data.ts'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData } from '#src/layout/structured-data.tsx'
import { searchParamText } from '#src/lib/urls.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

export const Route = createFileRoute('/_site/faq')({
  validateSearch: ({ q }): { q?: string | undefined } => ({ q: searchParamText(q) }),
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
  const { q } = Route.useSearch()
  const query = useIsHydrating() ? '' : (q ?? '')
  const navigate = Route.useNavigate()
  return (
    <>
      <StructuredData thing={faqPage} />
      <FaqPage
        query={query}
        onQuery={(text) => void navigate({ search: { q: text || undefined }, replace: true, resetScroll: false })}
      />
    </>
  )
}
