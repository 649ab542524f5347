import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const region = (name: string) => page.getByRole('region', { name })

test('the services page lists the stages of a journey, each linked to its section', async () => {
  await renderApp('/services')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Avant, pendant, et à trois heures du matin')
  expect(document.title).toBe('Services – Dia Madagascar')
  const timeline = page.getByRole('navigation', { name: 'Les moments du voyage' })
  expect(linksIn(timeline).map(([, href]) => href)).toEqual(['#avant', '#reserver', '#en-route', '#sos'])
  const headings = [...document.querySelectorAll('main h2')]
  expect(headings.map(({ id, textContent }) => [`#${id}`, textContent])).toEqual([
    ['#avant', 'Vous hésitez encore'],
    ['#reserver', 'Vous vous décidez'],
    ['#en-route', 'Vous roulez'],
    ['#sos', 'Ça tourne mal'],
    ['#limites', 'Ce que nous ne faisons pas'],
  ])
})

test.each([
  ['Vous hésitez encore', /Ce conseil personnalisé est gratuit/, [['Demander des conseils', '/contact']]],
  ['Vous vous décidez', /0 %\s?de frais de service/, [['Demander un devis', '/#reservation-form']]],
  ['Vous roulez', /Français, anglais, espagnol, chinois\./, [['Télécharger l’application', '/telecharger']]],
  [
    'Ça tourne mal',
    /24\sh\/24, 7\sj\/7.*votre position précise.*En danger immédiat, appelez-les d’abord\./,
    [
      ['Appeler l’assistance', 'tel:+261202200000'],
      ['Tous les numéros d’urgence', '/contact'],
    ],
  ],
  [
    'Ce que nous ne faisons pas',
    /ne sommes pas responsables de leurs services/,
    [
      ['Commencer par une question', '/contact'],
      ['Lire les conditions d’utilisation', '/cgu'],
    ],
  ],
])('« %s » states its offer and links onward', async (name, text, links) => {
  await renderApp('/services')
  await expect.element(region(name)).toHaveTextContent(text)
  expect(linksIn(region(name))).toEqual(links)
})

test('a booking takes four steps', async () => {
  await renderApp('/services')
  const booking = region('Vous vous décidez')
  await expect.element(booking).toBeInTheDocument()
  const steps = booking.getByRole('listitem').elements()
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
    'Vous demandez',
    'Nous répondons sous 24h',
    'Vous recevez un devis',
    'Vous confirmez avec le partenaire',
  ])
})
