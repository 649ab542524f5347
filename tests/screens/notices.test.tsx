import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import { page, userEvent } from 'vitest/browser'
import { NoticeList, NoticeProvider, type NoticeType, useNotify } from '#src/ui/notices.tsx'
import '#src/app/styles.css'

const closeButtons = page.getByRole('button', { name: 'Fermer la notification' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

function Sender({ type, text }: { type: NoticeType; text: string }) {
  const showNotice = useNotify()
  return (
    <button type="button" onClick={() => showNotice(type, text)}>
      {`Dire ${text}`}
    </button>
  )
}

async function renderSenders() {
  await render(
    <NoticeProvider>
      <main tabIndex={-1}>
        <Sender type="success" text="Envoyé" />
        <Sender type="error" text="Raté" />
        <Sender type="info" text="Bientôt" />
      </main>
      <NoticeList />
    </NoticeProvider>,
  )
}

const notify = (text: string) => page.getByRole('button', { name: `Dire ${text}` }).click()
const notice = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('notices', () => {
  test('are announced, errors as alerts', async () => {
    await renderSenders()
    await expect.element(page.getByRole('alert')).toBeInTheDocument()
    await expect.element(page.getByRole('status')).toBeInTheDocument()
    await notify('Envoyé')
    await expect.element(page.getByRole('status')).toHaveTextContent('Envoyé')
    await notify('Raté')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Raté')
  })

  test('hide after 5000 ms, in 300 ms', async () => {
    await renderSenders()
    await notify('Bientôt')
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

  test('stay while they are hovered', async () => {
    await renderSenders()
    await notify('Bientôt')
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

  test('stay while they are focused', async () => {
    await renderSenders()
    await notify('Bientôt')
    await userEvent.keyboard('{Tab}')
    await expect.element(closeButtons).toHaveFocus()
    await pass(60_000)
    await expect.element(notice('Bientôt')).toBeVisible()
  })

  test('move the focus to the next notice when closed, and finally back', async () => {
    await renderSenders()
    await notify('Envoyé')
    await notify('Raté')
    await notify('Bientôt')
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

  test('replace an earlier one with the same text', async () => {
    await renderSenders()
    await notify('Raté')
    await pass(4000)
    await notify('Raté')
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
    await pass(4000)
    await expect.element(notice('Raté')).toBeVisible()
  })
})
