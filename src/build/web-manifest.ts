import { callToAction } from '#src/layout/navigation.ts'

/** `--vanilla` in src/app/tokens.css. */
const colour = '#fbf4e6'

export function webManifest(siteName: string): string {
  const icon = { type: 'image/png', purpose: 'any' }
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: launcherName(siteName),
    description: 'Des circuits à Madagascar, un conseil personnel avant le départ et une aide à toute heure en chemin.',
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    categories: ['travel'],
    icons: [
      { ...icon, src: '/icons/icon-192.png', sizes: '192x192' },
      { ...icon, src: '/icons/icon-512.png', sizes: '512x512' },
      { ...icon, src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Nos circuits', url: '/#circuits' },
      { name: callToAction.label, short_name: callToAction.short, url: callToAction.to },
      { name: 'Télécharger l’application', short_name: 'L’application', url: '/telecharger' },
    ],
  })
}

/** The first words of the name that fit under a launcher icon. */
function launcherName(siteName: string): string {
  return /^.{1,12}(?= |$)/u.exec(siteName)?.[0] ?? siteName.split(' ')[0] ?? siteName
}
