import { createFileRoute } from '@tanstack/react-router'
import { notFoundHead } from '#src/layout/document-head.ts'
import { NotFoundScreen } from '#src/layout/not-found-screen.tsx'

export const Route = createFileRoute('/_site/$')({
  head: () =>
    notFoundHead(
      'Page non trouvée',
      'Cette page n’existe pas, mais Madagascar regorge de merveilles à découvrir\u202f!',
    ),
  component: NotFoundScreen,
})
