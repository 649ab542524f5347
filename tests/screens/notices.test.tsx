import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeList, NoticeProvider, useNotify } from '#src/ui/notices.tsx'
import type { NoticeType } from '#src/ui/notice-item.tsx'
import '#src/app/styles.css'

const closeButtons = page.getByRole('button', { name: 'Fermer la notification' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Teller({ type, text }: { type: NoticeType; text: string }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={() => notify(type, text)}>
      {`Dire ${text}`}
    </button>
  )
}

async function renderTellers() {
  await render(
    <NoticeProvider>
      <main tabIndex={-1}>
        <Teller type="success" text="Envoyé" />
        <Teller type="error" text="Raté" />
        <Teller type="info" text="Bientôt" />
      </main>
      <NoticeList />
    </NoticeProvider>,
  )
}

const tell = (text: string) => page.getByRole('button', { name: `Dire ${text}` }).click()
const notice = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('notices', () => {
  test('are announced: an error at once, the others when there is time', async () => {
    await renderTellers()
    await expect.element(page.getByRole('alert')).toBeInTheDocument()
    await expect.element(page.getByRole('status')).toBeInTheDocument()
    await tell('Envoyé')
    await expect.element(page.getByRole('status')).toHaveTextContent('Envoyé')
    await tell('Raté')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Raté')
  })

  test('hide after 5000 ms, in 300 ms', async () => {
    await renderTellers()
    await tell('Bientôt')
    await expect.element(notice('Bientôt')).not.toHaveAttribute('inert')
    await pass(4999)
    await expect.element(notice('Bientôt')).not.toHaveAttribute('inert')
    await pass(1)
    await expect.element(page.getByText('Bientôt', { exact: true })).toBeInTheDocument()
    await pass(299)
    await expect.element(page.getByText('Bientôt', { exact: true })).toBeInTheDocument()
    await pass(1)
    await expect.element(page.getByText('Bientôt', { exact: true })).not.toBeInTheDocument()
  })

  test('wait while they are pointed at', async () => {
    await renderTellers()
    await tell('Bientôt')
    await pass(3000)
    await notice('Bientôt').hover()
    await pass(60_000)
    await expect.element(notice('Bientôt')).toBeVisible()
    await page.getByRole('button', { name: 'Dire Bientôt' }).hover()
    await pass(1999)
    await expect.element(notice('Bientôt')).not.toHaveAttribute('inert')
    await pass(301)
    await expect.element(page.getByText('Bientôt', { exact: true })).not.toBeInTheDocument()
  })

  test('wait while they hold the focus', async () => {
    await renderTellers()
    await tell('Bientôt')
    await userEvent.keyboard('{Tab}')
    await expect.element(closeButtons).toHaveFocus()
    await pass(60_000)
    await expect.element(notice('Bientôt')).toBeVisible()
  })

  test('hand the focus on when they are closed: to the next one, then to where it came from', async () => {
    await renderTellers()
    await tell('Envoyé')
    await tell('Raté')
    await tell('Bientôt')
    await userEvent.keyboard('{Tab}')
    await expect.element(notice('Raté').getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(notice('Envoyé').getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(notice('Bientôt').getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Dire Bientôt' })).toHaveFocus()
    await pass(300)
    await expect.element(closeButtons).not.toBeInTheDocument()
  })

  test('say the same thing once', async () => {
    await renderTellers()
    await tell('Raté')
    await pass(4000)
    await tell('Raté')
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
    await pass(4000)
    await expect.element(notice('Raté')).toBeVisible()
  })
})
