import type { LinkProps } from '@tanstack/react-router'

type SiteLink = { to: NonNullable<LinkProps['to']>; label: string }

export const navigation: readonly SiteLink[] = [
  { to: '/', label: 'Accueil' },
  { to: '/services', label: 'Services' },
  { to: '/a-propos', label: 'À propos' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
  { to: '/telecharger', label: 'Télécharger' },
]

/** The call to action of the header and the mobile menu. */
export const callToAction: SiteLink & { short: string } = {
  to: '/contact',
  label: 'Demander des conseils',
  short: 'Conseils',
}

export const footerNavigation: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Le site',
    links: [
      { to: '/', label: 'Accueil' },
      { to: '/services', label: 'Services' },
      { to: '/a-propos', label: 'À propos' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'Légal',
    links: [
      { to: '/mentions-legales', label: 'Mentions légales' },
      { to: '/confidentialite', label: 'Confidentialité' },
      { to: '/cgu', label: 'CGU' },
    ],
  },
]
