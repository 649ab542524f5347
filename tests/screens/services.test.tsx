import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const main = page.getByRole('main')
const moment = (name: string) => page.getByRole('region', { name })

describe('the services', () => {
  test('open with what the provider does and does not, and lead to the moments of the journey', async () => {
    await renderApp('/services')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Avant, pendant, et à trois heures du matin')
    expect(document.title).toBe('Services – Dia Madagascar')
    await expect.element(main).toHaveTextContent('Nous ne conduisons pas le 4x4')

    const course = page.getByRole('navigation', { name: 'Les moments du voyage' })
    const targets = linksIn(course).map(([, href]) => href)
    expect(targets).toEqual(['#avant', '#reserver', '#en-route', '#sos'])
    const headings = [...document.querySelectorAll('main h2')]
    expect(headings.map(({ id, textContent }) => [`#${id}`, textContent])).toEqual([
      ['#avant', 'Vous hésitez encore'],
      ['#reserver', 'Vous vous décidez'],
      ['#en-route', 'Vous roulez'],
      ['#sos', 'Ça tourne mal'],
      ['#limites', 'Ce que nous ne faisons pas'],
    ])
  })

  test('before the journey are free advice that also says no', async () => {
    await renderApp('/services')
    const before = moment('Vous hésitez encore')
    await expect.element(before).toHaveTextContent('Ce conseil personnalisé est gratuit')
    await expect.element(before.getByRole('definition').first()).toHaveTextContent(/^Non\./)
    expect(linksIn(before)).toEqual([['Demander des conseils', '/contact']])
  })

  test('cost nothing, and a request takes four steps to the partner', async () => {
    await renderApp('/services')
    const booking = moment('Vous vous décidez')
    await expect.element(booking).toHaveTextContent(/0 %\s?de frais de service/)
    const steps = booking.getByRole('listitem').elements()
    expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
      'Vous demandez',
      'Nous répondons sous 24h',
      'Vous recevez un devis',
      'Vous confirmez avec le partenaire',
    ])
    expect(linksIn(booking)).toEqual([['Demander un devis', '/#reservation-form']])
  })

  test('on the road are the app’s', async () => {
    await renderApp('/services')
    const road = moment('Vous roulez')
    const abilities = road.getByRole('listitem').elements()
    expect(abilities.map((ability) => ability.querySelector('b')?.textContent)).toEqual([
      'Guide GPS narré',
      'Mode hors ligne complet',
      'Quatre langues',
      'Gratuite, pour Android',
    ])
    await expect.element(road).toHaveTextContent('Français, anglais, espagnol, chinois.')
    expect(linksIn(road)).toEqual([['Télécharger l’application', '/telecharger']])
  })

  test('at night are support and SOS, after the emergency services', async () => {
    await renderApp('/services')
    const trouble = moment('Ça tourne mal')
    await expect.element(trouble).toHaveTextContent('24h/24, 7j/7')
    await expect.element(trouble).toHaveTextContent('votre position précise')
    await expect.element(trouble).toHaveTextContent('l’alerte, elle, a besoin d’un signal pour partir')
    await expect
      .element(trouble)
      .toHaveTextContent('En danger immédiat, appelez-les d’abord.')
    expect(linksIn(trouble)).toEqual([
      ['Appeler l’assistance', 'tel:+261202200000'],
      ['Tous les numéros d’urgence', '/contact'],
    ])
  })

  test('end with what is not done', async () => {
    await renderApp('/services')
    const limits = moment('Ce que nous ne faisons pas')
    const terms = limits.getByRole('term').elements()
    expect(terms.map((term) => term.textContent)).toEqual([
      'Nous ne sommes pas un voyagiste.',
      'Nous n’encaissons rien ici.',
      'Nous n’affichons pas de prix.',
      'Nous ne commandons ni à la pluie ni aux avions.',
    ])
    await expect.element(limits).toHaveTextContent('ne sommes pas responsables de leurs services')
    expect(linksIn(limits)).toEqual([
      ['Commencer par une question', '/contact'],
      ['Lire les conditions d’utilisation', '/cgu'],
    ])
  })
})
