import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { listOf } from '#tests/screens/lists.ts'

const list = page.getByRole('region', { name: 'Nos Circuits' })
const finder = page.getByRole('search', { name: 'Trouver un circuit' })
const status = finder.getByRole('status')
const month = finder.getByLabelText('Mois')
const days = finder.getByLabelText('Jours disponibles')
const sight = finder.getByLabelText('À voir')
const clear = finder.getByRole('button', { name: 'Tout effacer' })

const order = () =>
  list
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)
const inOrder = ['Circuit Centre', 'Circuit Nord', 'Circuit Sud', 'Circuit Est', 'Circuit Ouest']

describe('the search for a circuit', () => {
  test('changes nothing before something is chosen', async () => {
    await renderApp('/#circuits')
    await expect.poll(order).toEqual(inOrder)
    await expect.element(status).toBeEmptyDOMElement()
    await expect.element(clear).not.toBeInTheDocument()
  })

  test('orders all circuits, gives reasons, and says how many fit', async () => {
    const { router } = await renderApp('/#circuits')
    await month.selectOptions('Août')
    await days.selectOptions('10 jours')
    await expect.element(status).toHaveTextContent('4 circuits conviennent sur 5')
    await expect.poll(order).toEqual(['Circuit Nord', 'Circuit Ouest', 'Circuit Est', 'Circuit Centre', 'Circuit Sud'])
    await expect.element(list.getByText('8 jours, ouvert en août')).toBeVisible()
    await expect.element(list.getByText('Avril à novembre, niveau 2, 12 à 18 h de route')).toBeVisible()
    await expect.element(list.getByText('12 jours\u202f: plus que vos 10')).toBeVisible()
    expect(router.state.location.search).toEqual({ mois: 8, jours: 10 })
  })

  test('starts with what the URL has, and ignores what is invalid', async () => {
    await renderApp('/?mois=8&jours=35&voir=baleines&effort=9#circuits')
    await expect.element(month).toHaveDisplayValue('Août')
    await expect.element(days).toHaveDisplayValue('35 jours')
    await expect.element(sight).toHaveDisplayValue('Baleines')
    await expect.element(finder.getByLabelText('Effort maximal')).toHaveDisplayValue('Au choix')
    await expect.element(status).toHaveTextContent('1 circuit convient sur 5')
  })

  test('is undone as a whole by Back, and what was cleared comes back', async () => {
    const { router } = await renderApp('/?circuit=sud#circuits')
    await month.selectOptions('Août')
    await days.selectOptions('10 jours')
    await expect.element(status).toHaveTextContent('4 circuits')
    await clear.click()
    await expect.element(status).toBeEmptyDOMElement()
    await expect.element(month).toHaveFocus()
    await expect.poll(order).toEqual(inOrder)
    expect(router.state.location.search).toEqual({ circuit: 'sud' })

    router.history.back()
    await expect.element(days).toHaveDisplayValue('10 jours')
    router.history.back()
    await expect.element(month).toHaveDisplayValue('Au choix')
    await expect.element(days).toHaveDisplayValue('Au choix')
  })

  test('greys the picture and softens the text of circuits that do not fit, which stay readable', async () => {
    await renderApp('/?jours=10')
    const misfit = list.getByRole('listitem').filter({ hasText: 'plus que vos 10' })
    await expect.element(misfit).toBeVisible()
    const styleOf = (element: Element | null | undefined) => getComputedStyle(element ?? document.body)
    const fitting = list.getByRole('listitem').filter({ hasText: 'Circuit Nord' })
    expect(styleOf(misfit.element()).color).not.toBe(styleOf(fitting.element()).color)
    expect(styleOf(misfit.element()).opacity).toBe('1')
    expect(styleOf(misfit.element().querySelector('img')?.closest('[class*=opacity]')).opacity).toBe('0.6')
    await expect.element(misfit.getByRole('link', { name: 'Réserver ce circuit' })).toBeVisible()
  })

  test('shows two of its fields on a phone, and the others on request or when they are used', async () => {
    await page.viewport(360, 740)
    const { router } = await renderApp('/#circuits')
    await expect.element(month).toBeVisible()
    await expect.element(sight).not.toBeVisible()
    await finder.getByRole('button', { name: 'Plus de critères' }).click()
    await expect.element(sight).toBeVisible()
    await finder.getByRole('button', { name: 'Moins de critères' }).click()
    await expect.element(sight).not.toBeVisible()
    await router.navigate({ to: '/', search: { effort: 2 } })
    await expect.element(sight).toBeVisible()
    await page.viewport(1280, 900)
  })

  test('is not shown where there are no circuits to search', async () => {
    await renderApp('/', { handlers: [listOf('circuits', [])] })
    await expect.element(list.getByText('Aucun circuit disponible')).toBeVisible()
    await expect.element(finder).not.toBeInTheDocument()
  })
})
