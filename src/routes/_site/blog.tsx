import { createFileRoute } from '@tanstack/react-router'
import { type CategoryId, categoryIds } from '#src/features/blog/article.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { blog } from '#src/features/blog/blog-structured-data.ts'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData } from '#src/layout/structured-data.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

export const Route = createFileRoute('/_site/blog')({
  validateSearch: ({ categorie }): { categorie?: CategoryId | undefined } => ({
    categorie: categoryIds.find((id) => id === categorie),
  }),
  head: () =>
    documentHead({
      path: '/blog',
      title: 'Blog',
      description:
        'La RN7 halte par halte, les Tsingy, les saisons, le téléphone sans réseau, les secours et l’argent\u202f: six articles à lire avant de partir à Madagascar.',
    }),
  component: BlogRoute,
})

function BlogRoute() {
  const { categorie } = Route.useSearch()
  const category = useIsHydrating() ? undefined : categorie
  const navigate = Route.useNavigate()
  return (
    <>
      <StructuredData thing={blog} />
      <BlogPage
        category={category}
        onCategory={(chosen) => void navigate({ search: { categorie: chosen }, replace: true, resetScroll: false })}
      />
    </>
  )
}
