import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/layout/not-found-screen.tsx'
import { pageTitle } from '#src/lib/page-title.ts'

export const Route = createFileRoute('/_site/$')({
  head: () => ({
    meta: [{ title: pageTitle('Page non trouvée') }, { name: 'robots', content: 'noindex' }],
  }),
  component: NotFoundScreen,
})
