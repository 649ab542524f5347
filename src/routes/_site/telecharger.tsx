import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '#src/features/download/download-page.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { sharePictures } from '#src/pictures/share-pictures.ts'

export const Route = createFileRoute('/_site/telecharger')({
  head: () =>
    documentHead({
      path: '/telecharger',
      title: 'Télécharger l’application',
      description:
        'Guide GPS narré, cartes hors ligne et SOS avec votre position\u202f: l’application gratuite pour Android qui vous accompagne sur les pistes de Madagascar.',
      picture: sharePictures.download,
      keywords:
        'application Madagascar, guide GPS Madagascar, audioguide, carte hors ligne, SOS voyage, APK Android gratuit',
    }),
  component: DownloadPage,
})
