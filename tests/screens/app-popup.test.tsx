import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveReceipt } from '#src/storage/receipts.ts'
import { renderApp } from '#tests/render-app.tsx'
import { chat, opener } from '#tests/screens/chat-window.ts'
import { refuseStorage } from '#tests/screens/refuse-storage.ts'

const popup = page.getByRole('complementary', { name: 'Application mobile' })
const closeButton = popup.getByRole('button', { name: /^Fermer/ })
const download = popup.getByRole('link', { name: 'Télécharger l’application' })
const pageButton = page.getByRole('button', { name: 'Trois à la fois' })
const heading = page.getByRole('heading', { level: 1 })

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** An assertion that is tried again moves the clock, too. */
const passUntil = (time: number) => pass(time - Date.now())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

describe('the app popup', () => {
  test('appears 10 s after the site was opened, whatever pages were visited meanwhile', async () => {
    const openedAt = Date.now()
    const { router } = await open('/nulle-part')
    await passUntil(openedAt + 6000)
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.element(heading).toHaveTextContent('Nord')
    await passUntil(openedAt + 9999)
    await expect.element(popup).not.toBeInTheDocument()
    await pass(1)
    await expect.element(popup).toHaveTextContent('Dia Madagascar')
  })

  test('appears 3 s after the test page was opened, and takes no focus', async () => {
    const { router } = await open('/nulle-part')
    await pass(2000)
    const openedAt = Date.now()
    await router.navigate({ to: '/test' })
    await expect.element(heading).toHaveTextContent('Test')
    await passUntil(openedAt + 2999)
    await expect.element(popup).not.toBeInTheDocument()
    await pass(1)
    await expect.element(popup).toBeVisible()
    await expect.element(heading).toHaveFocus()
  })

  test.each([
    ['the download page', '/telecharger', 'Téléchargez'],
    ['the reservation tab of a circuit', '/circuits/nord/reserver', 'Nord'],
    ['the SOS page', '/sos', 'SOS'],
  ])('is hidden on %s', async (_, to, title) => {
    const { router } = await openPopup()
    await router.navigate({ to })
    await expect.element(heading).toHaveTextContent(title)
    await expect.element(popup).not.toBeInTheDocument()
    await router.navigate({ to: '/services' })
    await expect.element(popup).toBeVisible()
  })

  test.each([
    ['it was closed', () => closeButton.click()],
    ['the download was chosen', clickWithoutNavigating],
  ])('does not return in this session after %s', async (_, dismiss) => {
    const { screen } = await openPopup()
    await dismiss()
    await expect.element(popup).not.toBeInTheDocument()
    await screen.unmount()
    await open('/test')
    await pass(60_000)
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('closes with Escape and moves the focus to the page', async () => {
    await openPopup()
    closeButton.element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('gives the focus back to the element that had it', async () => {
    await openPopup()
    pageButton.element().focus()
    closeButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(pageButton).toHaveFocus()
  })

  test('stays closed until it is requested when storage is blocked', async () => {
    refuseStorage('getItem', 'setItem', 'removeItem')
    await openPopup()
    await closeButton.click()
    await pass(60_000)
    await expect.element(popup).not.toBeInTheDocument()
    await showAgain()
    await pass(3000)
    await expect.element(popup).toBeVisible()
  })

  test.each([
    ['shown', async () => {}],
    ['dismissed', () => closeButton.click()],
  ])('can be shown again by the test page when it is %s', async (_, prepare) => {
    await openPopup()
    await prepare()
    await showAgain()
    await expect.element(popup).not.toBeInTheDocument()
    await pass(3000)
    await expect.element(popup).toBeVisible()
  })

  test('is hidden while the assistant is open', async () => {
    await openPopup()
    await opener.click()
    await expect.element(chat).toBeVisible()
    await expect.element(popup).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).toBeVisible()
  })

  test('is hidden once a form was sent, for as long as the site is open', async () => {
    await openPopup()
    saveReceipt({ form: 'contact', sentAt: Date.now(), reference: null })
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('is hidden in a low window, and while a field has the focus', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await openPopup()
    await page.getByLabelText('Email').click()
    await expect.element(popup).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    await expect.element(popup).toBeVisible()
    await page.viewport(1280, 470)
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('is hidden in a narrow window while the keyboard is on a control of the page', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(360, 740)
    await openPopup()
    await userEvent.keyboard('{Tab}')
    pageButton.element().focus()
    await expect.element(popup).not.toBeInTheDocument()
    pageButton.element().blur()
    await expect.element(popup).toBeVisible()
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

const showAgain = () => page.getByRole('button', { name: /^Réafficher/ }).click()

/** Clicks the download link without opening a tab. */
async function clickWithoutNavigating() {
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  await download.click()
  removeEventListener('click', stay)
}
