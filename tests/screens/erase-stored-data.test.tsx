import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { ask, chat, input, messageTexts, opener } from '#tests/screens/chat-window.ts'
import { postedBodies } from '#tests/screens/form-helpers.ts'
import { refuse } from '#tests/screens/refuse-storage.ts'
import {
  clickBehindChat,
  contactDraft,
  conversation,
  eraseAllButton,
  eraseButton,
  keysOf,
  listed,
  nothing,
  open,
  picker,
  row,
  storeConversation,
  storedData,
  storedLists,
  storeDraft,
  storeKeptPlace,
  storeList,
  storeOfflineCircuit,
  title,
} from '#tests/screens/stored-data.ts'

describe('erasing one item', () => {
  test('is announced, and moves the focus to the next row, at last to the heading', async () => {
    storeDraft('contact', { name: 'Une voyageuse' })
    localStorage.setItem(keysOf.language, 'EN')
    await open()
    eraseButton(contactDraft).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status').getByText(`Effacé : ${contactDraft}`)).toBeVisible()
    await expect.element(row('Langue')).toHaveFocus()
    expect(Object.keys(sessionStorage)).toEqual([])

    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(title).toHaveFocus()
    await expect.element(nothing).toBeVisible()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('with a double click does not erase the next one', async () => {
    localStorage.setItem('dia-madagascar/a', '')
    localStorage.setItem('dia-madagascar/b', '')
    await open()
    await userEvent.dblClick(storedData.getByRole('button', { name: /^Effacer/ }).first())
    await expect.poll(listed).toHaveLength(1)
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  test('the draft of a form empties the form', async () => {
    const { router } = await renderApp('/contact')
    const name = page.getByLabelText('Nom')
    await name.fill('Une voyageuse')
    await router.navigate({ to: '/confidentialite' })
    await eraseButton(contactDraft).click()
    await router.navigate({ to: '/contact' })
    await expect.element(name).toHaveValue('')
  })

  test('the language shows FR again', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    await open()
    await expect.element(picker).toHaveTextContent(/EN$/)
    await eraseButton('Langue choisie').click()
    await expect.element(picker).toHaveTextContent(/FR$/)
  })

  test('the dismissal of the app popup shows the popup again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    sessionStorage.setItem(keysOf.appPopup, 'dismissed')
    await open()
    await eraseButton('Annonce de l’application refusée').click()
    await expect.element(nothing).toBeVisible()
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.element(page.getByRole('complementary', { name: 'Application mobile' })).toBeVisible()
  })

  test('a stored list keeps the others', async () => {
    await storeList('places', Date.now())
    await storeList('circuits', Date.now())
    await open()
    await eraseButton('Copie des lieux').click()
    await expect.poll(listed).toEqual(['Copie des circuits'])
    expect(await storedLists()).toEqual(['circuits'])
  })

  test('a saved circuit also erases its pictures', async () => {
    const cache = await caches.open('offline-circuits')
    await cache.put('/nord.avif', new Response('picture'))
    storeOfflineCircuit(Date.now())
    await open()
    await eraseButton('Circuit gardé\u202f: Nord').click()
    await expect.element(nothing).toBeVisible()
    expect(await cache.keys()).toEqual([])
  })

  test('the conversation empties the open assistant, and forgets the session', async () => {
    storeConversation(new Date().toISOString())
    localStorage.setItem(keysOf.session, 's-1')
    const { requests } = await open()
    await opener.click()
    await expect.poll(messageTexts).toEqual(['Bonjour'])
    await clickBehindChat(eraseButton(conversation))
    await expect.poll(messageTexts).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
    await ask('Isalo')
    await expect.poll(messageTexts).toHaveLength(2)
    expect(await postedBodies(requests)).toEqual([{ message: 'Isalo', language: 'fr' }])
  })

  test('a question to the assistant empties its input', async () => {
    await open()
    await opener.click()
    await expect.element(chat).toBeVisible()
    await input.fill('Je tape')
    await clickBehindChat(eraseButton('Brouillon\u202f: question à l’assistant'))
    await expect.element(input).toHaveValue('')
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('erasing everything', () => {
  test('leaves nothing, and moves the focus to the heading', async () => {
    storeDraft('contact', { name: 'Une voyageuse' })
    storeConversation(new Date().toISOString())
    localStorage.setItem(keysOf.session, 's-1')
    localStorage.setItem(keysOf.language, 'EN')
    localStorage.setItem(keysOf.receipts, JSON.stringify([{ form: 'contact', sentAt: Date.now() }]))
    storeOfflineCircuit(Date.now())
    storeKeptPlace(Date.now())
    await storeList('circuits', Date.now())
    await open()
    expect(listed()).toHaveLength(7)
    await eraseAllButton.click()
    await expect.element(page.getByRole('status').getByText('Tout est effacé.')).toBeVisible()
    await expect.element(nothing).toBeVisible()
    await expect.element(title).toHaveFocus()
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
    expect(await storedLists()).toEqual([])
  })

  test('names what the browser did not erase, and keeps it in the list', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    await storeList('circuits', Date.now())
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse)
    await open()
    await eraseAllButton.click()
    await expect
      .element(
        page.getByRole('alert').getByText('Pas effacé : Copie des circuits. Votre navigateur ne l’a pas permis.'),
      )
      .toBeVisible()
    await expect.poll(listed).toEqual(['Copie des circuits'])
    expect(Object.keys(localStorage)).toEqual([])
  })
})
