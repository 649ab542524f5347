import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering, ask, chat, openChat } from '#tests/screens/chat-window.ts'
import {
  eraseAllButton,
  eraseButton,
  keysOf,
  listed,
  luggage,
  luggageTitle,
  news,
  nothing,
  openLuggage,
  press,
  row,
  storeConversation,
  storedLists,
  storeList,
} from '#tests/screens/luggage.ts'
import { renderApp } from '#tests/render-app.tsx'

const contactDraft = JSON.stringify({ name: 'Une voyageuse' })
const hello = { content: 'Bonjour', timestamp: '2027-01-01T00:00:00Z' }

afterEach(() => {
  vi.useRealTimers()
})

describe('deleting one thing', () => {
  test('takes one press, is announced, and hands the focus on: to the next row, at last to the heading', async () => {
    sessionStorage.setItem('draft/contact', contactDraft)
    localStorage.setItem(keysOf.language, 'EN')
    await openLuggage()
    eraseButton('Brouillon\u202f: message de contact').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(news.getByText('Effacé : Brouillon : message de contact')).toBeVisible()
    await expect.element(row('Langue')).toHaveFocus()
    await expect.poll(listed).toEqual(['Langue choisie'])
    expect(Object.keys(sessionStorage)).toEqual([])

    await userEvent.keyboard('{Tab}')
    await expect.element(eraseButton('Langue choisie')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(luggageTitle).toHaveFocus()
    await expect.element(nothing).toBeVisible()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('by a double click does not delete the next one too', async () => {
    localStorage.setItem('dia-madagascar/a', '')
    localStorage.setItem('dia-madagascar/b', '')
    await openLuggage()
    const button = luggage.getByRole('button', { name: /^Effacer/ }).first()
    await button.click()
    await expect.poll(listed).toHaveLength(1)
    // The second click, after the next row has moved up.
    button.element().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))
    // A way to the browser and back is time enough for it to have its effect.
    await userEvent.keyboard('{Shift}')
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  test('that is a form’s draft leaves the form empty', async () => {
    const { router } = await renderApp('/contact')
    const name = page.getByLabelText('Nom')
    await name.fill('Une voyageuse')
    await router.navigate({ to: '/confidentialite' })
    await eraseButton('Brouillon\u202f: message de contact').click()
    await expect.element(nothing).toBeVisible()
    await router.navigate({ to: '/contact' })
    await expect.element(name).toHaveValue('')
  })

  test('that is the language shows FR again at once, also a choice that storage had refused', async () => {
    const picker = page.getByRole('banner').getByRole('button', { name: /^Langue/ })
    localStorage.setItem(keysOf.language, 'EN')
    await openLuggage()
    await expect.element(picker).toHaveTextContent(/EN$/)
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    onTestFinished(() => setItem.mockRestore())
    await picker.click()
    await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click()
    await expect.element(picker).toHaveTextContent(/DE$/)
    await eraseButton('Langue choisie').click()
    await expect.element(picker).toHaveTextContent(/FR$/)
    expect(localStorage.getItem(keysOf.language)).toBeNull()
  })

  test('that is the refusal of the app brings its offer back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    sessionStorage.setItem(keysOf.refusal, 'dismissed')
    await openLuggage()
    const popup = page.getByRole('complementary', { name: 'Application mobile' })
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.element(popup).not.toBeInTheDocument()
    await eraseButton('Annonce de l’application refusée').click()
    await expect.element(nothing).toBeVisible()
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.element(popup).toBeVisible()
    await popup.getByRole('button', { name: /^Fermer/ }).click()
    await expect.element(row('Annonce')).toHaveTextContent('à l’instant')
  })

  test('that is a copy of a list forgets the list, and leaves the others', async () => {
    const { router, queryClient } = await renderApp('/circuits/nord/lieux')
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await storeList('test/places', Date.now())
    await storeList('test/circuits', Date.now())
    await storeList('0.9/places', Date.now())
    await router.navigate({ to: '/confidentialite' })
    await eraseButton('Copie des lieux').click()
    await expect.poll(listed).not.toContain('Copie des lieux')
    expect(await storedLists()).toEqual(['0.9/places', 'test/circuits'])
    expect(queryClient.getQueryData(['places'])).toBeUndefined()
    expect(queryClient.getQueryData(['circuits'])).toBeDefined()

    await eraseButton('Copie d’une autre version du site').click()
    await expect.poll(storedLists).toEqual(['test/circuits'])
    await router.navigate({ to: '/circuits/$slug/lieux', params: { slug: 'nord' } })
    await expect.element(page.getByRole('article').first()).toBeVisible()
  })

  test('that the open assistant shows does not load it again by itself', async () => {
    const places = [{ name: 'Isalo', description: 'Un massif.' }]
    const { router, requests, queryClient } = await openChat({ handlers: [answering({ related_places: places })] })
    await ask('Isalo')
    await expect.element(chat.getByRole('list', { name: 'Lieux recommandés' })).toBeVisible()
    await storeList('test/places', Date.now())
    await router.navigate({ to: '/confidentialite' })
    const asked = () => requests.filter(({ url }) => url.includes('/places/')).length
    // Every page of it.
    await expect.poll(() => queryClient.getQueryData(['places'])).toBeDefined()
    const before = asked()
    await press(eraseButton('Copie des lieux'))
    await expect.poll(listed).not.toContain('Copie des lieux')
    expect(asked()).toBe(before)
    expect(await storedLists()).toEqual([])
  })
})

describe('deleting everything', () => {
  test('takes one press, leaves nothing, and puts the focus on the heading', async () => {
    sessionStorage.setItem('draft/contact', contactDraft)
    storeConversation(hello)
    await storeList('test/circuits', Date.now())
    localStorage.setItem(keysOf.language, 'EN')
    sessionStorage.setItem(keysOf.refusal, 'dismissed')
    localStorage.setItem('dia-madagascar/theme', 'dark')
    await openLuggage()
    expect(listed()).toHaveLength(6)
    await eraseAllButton.click()
    await expect.element(news.getByText('Tout est effacé.')).toBeVisible()
    await expect.element(nothing).toBeVisible()
    await expect.element(luggageTitle).toHaveFocus()
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
    expect(await storedLists()).toEqual([])
  })

  test('says what storage did not let go of, and keeps it in the list', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    await storeList('test/circuits', Date.now())
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    onTestFinished(() => remove.mockRestore())
    await openLuggage()
    await eraseAllButton.click()
    const fault = page.getByRole('alert').getByText('Pas effacé : Langue choisie. Votre navigateur ne l’a pas permis.')
    await expect.element(fault).toBeVisible()
    await expect.poll(listed).toEqual(['Langue choisie'])
    expect(localStorage.getItem(keysOf.language)).toBe('EN')
    expect(await storedLists()).toEqual([])
  })
})

function refuse() {
  throw new DOMException('refused', 'SecurityError')
}
