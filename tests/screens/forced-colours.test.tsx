import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

/** As in Windows' contrast themes, which leave out backgrounds and shadows. */
beforeEach(async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await emulate('active')
  onTestFinished(async () => {
    await emulate('none')
  })
})

test('the current slide and the current section have a background of their own', async () => {
  await renderApp('/')
  const slides = page.getByRole('group', { name: 'Diapositives' })
  await expect.element(slides).toBeVisible()
  const slide = slides.getByRole('button', { name: 'Circuit Ouest' }).element()
  await expect.poll(() => styleOf(slide).backgroundColor).toBe(systemColour('Highlight'))

  document.getElementById('circuits')?.scrollIntoView({ behavior: 'instant' })
  const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Nos Circuits' })
  await expect.element(tab).toHaveAttribute('aria-current', 'true')
  const mark = tab.element().querySelector('b')
  await expect.poll(() => mark && styleOf(mark).backgroundColor).toBe(systemColour('Highlight'))
})

test('the kilometre stones are drawn with lines', async () => {
  await renderApp('/')
  const stone = page.getByRole('listitem').filter({ hasText: 'espèces endémiques' })
  await expect.element(stone).toBeVisible()
  const { borderTopWidth, borderTopColor } = styleOf(stone.element())
  expect([borderTopWidth, borderTopColor]).toEqual(['1px', systemColour('CanvasText')])
  expect(styleOf(stone.getByText('Faune').element()).borderRightWidth).toBe('0px')
})

test('badges have a border, and the days of a circuit a line', async () => {
  await renderApp('/circuits/nord')
  const badge = page.getByText('Diana', { exact: true })
  await expect.element(badge).toBeVisible()
  const frame = badge.element().parentElement
  expect(frame && styleOf(frame).borderTopWidth).toBe('1px')
  const day = document.getElementById('jour-1')?.closest('li')
  expect(day && getComputedStyle(day, '::before').borderLeft).toBe(`3px dashed ${systemColour('CanvasText')}`)
})

const styleOf = (element: Element) => getComputedStyle(element)

function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
