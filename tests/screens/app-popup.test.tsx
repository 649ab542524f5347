import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { chat, opener } from '#tests/screens/chat-window.ts'

const popup = page.getByRole('complementary', { name: 'Application mobile' })
const closeButton = popup.getByRole('button', { name: /^Fermer/ })
const download = popup.getByRole('link', { name: 'Télécharger l’application' })
const heading = page.getByRole('heading', { level: 1 })

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the offer of the app', () => {
  test('comes when the site has been open for 10 s, whatever page is opened meanwhile', async () => {
    const { router } = await open('/nulle-part')
    await pass(6000)
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.element(heading).toHaveTextContent('Nord')
    await pass(3999)
    await expect.element(popup).not.toBeInTheDocument()
    await pass(1)
    await expect.element(popup).toBeVisible()
    await expect.element(popup).toHaveTextContent('Dia Madagascar')
  })

  test('comes 3 s after the test page was opened', async () => {
    const { router } = await open('/nulle-part')
    await pass(2000)
    await router.navigate({ to: '/test' })
    await expect.element(heading).toHaveTextContent('Test')
    await pass(2999)
    await expect.element(popup).not.toBeInTheDocument()
    await pass(1)
    await expect.element(popup).toBeVisible()
  })

  test('keeps off the page that it leads to', async () => {
    const { router } = await openPopup()
    await router.navigate({ to: '/telecharger' })
    await expect.element(heading).toHaveTextContent('Téléchargez')
    await expect.element(popup).not.toBeInTheDocument()
    await router.navigate({ to: '/services' })
    await expect.element(popup).toBeVisible()
  })

  test('takes no focus', async () => {
    await open('/test')
    const button = page.getByRole('button', { name: 'Trois à la fois' })
    button.element().focus()
    await pass(3000)
    await expect.element(popup).toBeVisible()
    await expect.element(button).toHaveFocus()
  })

  test('links to the APK, in a new tab', async () => {
    await openPopup()
    await expect
      .element(download)
      .toHaveAttribute('href', 'https://cdn.dia-madagascar.example/dia-madagascar.apk')
    await expect.element(download).toHaveAttribute('target', '_blank')
    await expect.element(download).toHaveAttribute('rel', 'noopener')
  })

  test.each([
    ['closed', () => closeButton.click()],
    ['taken', takeWithoutLeaving],
  ])('does not come again in this session once it is %s', async (_, answer) => {
    const { screen } = await openPopup()
    await answer()
    await expect.element(popup).not.toBeInTheDocument()
    await pass(60_000)
    await expect.element(popup).not.toBeInTheDocument()

    await screen.unmount()
    await open('/test')
    await pass(60_000)
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('closes by Escape from within, and leaves the focus with the page', async () => {
    await openPopup()
    closeButton.element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('gives the focus back to where it came from', async () => {
    await openPopup()
    const button = page.getByRole('button', { name: 'Trois à la fois' })
    button.element().focus()
    closeButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('stays closed, and can be had again, where storage is blocked', async () => {
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      }),
    )
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore()
    })
    await openPopup()
    await closeButton.click()
    await pass(60_000)
    await expect.element(popup).not.toBeInTheDocument()
    await offerAgain()
    await pass(3000)
    await expect.element(popup).toBeVisible()
  })

  test.each([
    ['shown', async () => {}],
    ['dismissed', () => closeButton.click()],
  ])('comes back 3 s after the test page asked for it when it is %s', async (_, answer) => {
    await openPopup()
    await answer()
    await offerAgain()
    await expect.element(popup).not.toBeInTheDocument()
    await pass(2999)
    await expect.element(popup).not.toBeInTheDocument()
    await pass(1)
    await expect.element(popup).toBeVisible()
  })

  test('makes room for the open assistant', async () => {
    await openPopup()
    await opener.click()
    await expect.element(chat).toBeVisible()
    await expect.element(popup).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).toBeVisible()
  })

  test('makes room for who types in a small window, and comes to no low one', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await openPopup()
    await page.getByLabelText('Email').click()
    await expect.element(popup).toBeVisible()
    await page.viewport(360, 740)
    await expect.element(popup).not.toBeInTheDocument()
    await page.viewport(1280, 600)
    await expect.element(popup).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    await expect.element(popup).toBeVisible()
    await page.viewport(1280, 470)
    await expect.element(popup).not.toBeInTheDocument()
  })
})

async function open(url: string) {
  const app = await renderApp(url)
  await expect.element(heading).toBeVisible()
  return app
}

async function openPopup() {
  const app = await open('/test')
  await pass(3000)
  await expect.element(popup).toBeVisible()
  return app
}

const offerAgain = () => page.getByRole('button', { name: /^Réafficher/ }).click()

/** Follows the link but for its last step, which would open a tab. */
async function takeWithoutLeaving() {
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  await download.click()
  removeEventListener('click', stay)
}
