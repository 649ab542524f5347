import { createStore, keys, set } from 'idb-keyval'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { ask, chat, input, messageTexts, opener, sentQuestions } from '#tests/screens/chat-window.ts'

// The only test that knows the keys of the site's storage.
const keysOf = {
  language: 'dia-madagascar/language',
  appPopup: 'dia-madagascar/app-popup',
  messages: 'dia-madagascar/chat-messages',
  session: 'dia-madagascar/chat-session',
  receipts: 'dia-madagascar/receipts',
  offlineCircuits: 'dia-madagascar/offline-circuits',
}

const storedData = page.getByRole('region', { name: 'Gardé en ce moment sur cet appareil' })
const title = storedData.getByRole('heading')
const rows = storedData.getByRole('listitem')
const row = (name: string) => rows.filter({ hasText: name })
const eraseButton = (name: string) => storedData.getByRole('button', { name: `Effacer\u202f: ${name}`, exact: true })
const eraseAllButton = storedData.getByRole('button', { name: 'Tout effacer' })
const nothing = storedData.getByText('Rien n’est gardé sur cet appareil.')
const picker = page.getByRole('banner').getByRole('button', { name: /^Langue/ })

const contactDraft = 'Brouillon\u202f: message de contact'
const conversation = 'Conversation avec l’assistant'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = new Date(2027, 4, 20, 12)
const ago = (milliseconds: number) => now.getTime() - milliseconds

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of stored data', () => {
  test('gives the name, lifetime, age and size of every item', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    storeDraft('home', { message: 'x'.repeat(600) }, ago(5 * minute))
    sessionStorage.setItem(keysOf.appPopup, new Date(ago(hour)).toISOString())
    storeConversation(new Date(ago(50 * hour)).toISOString())
    localStorage.setItem(keysOf.session, 's-1')
    localStorage.setItem(keysOf.language, `EN ${new Date(ago(30 * day)).toISOString()}`)
    localStorage.setItem(keysOf.receipts, JSON.stringify([{ form: 'contact', sentAt: ago(20_000) }]))
    storeOfflineCircuit(ago(2 * minute))
    await storeList('circuits', ago(3 * hour), [{ name: 'x'.repeat(2500) }])
    await open()

    expect(listed().toSorted()).toEqual([
      'Accusés d’envoi',
      'Annonce de l’application refusée',
      'Brouillon\u202f: demande de réservation',
      'Circuit gardé\u202f: Nord',
      conversation,
      'Copie des circuits',
      'Langue choisie',
    ])
    await expect
      .element(row('Brouillon'))
      .toHaveTextContent(/jusqu’à l’envoi ou à la fermeture de cet onglet.*il y a 5 minutes.*1,3 ko/)
    await expect
      .element(row('Annonce'))
      .toHaveTextContent(
        /jusqu’à la fermeture de cet onglet.*une fois ce refus effacé, l’annonce revient.*il y a 1 heure/,
      )
    await expect.element(row('Conversation')).toHaveTextContent(/jusqu’à ce que vous l’effaciez.*il y a 2 jours/)
    const bytes = 2 * (keysOf.language.length + 'EN 2027-04-20T00:00:00.000Z'.length)
    await expect
      .element(row('Langue'))
      .toHaveTextContent(new RegExp(`jusqu’à ce que vous l’effaciez.*le 20 avril 2027.*${bytes} octets`))
    await expect.element(row('Accusés')).toHaveTextContent(/passé 30 jours, effacés à l’envoi suivant.*à l’instant/)
    await expect
      .element(row('Circuit gardé'))
      .toHaveTextContent(
        /jusqu’à ce que vous l’effaciez ou que le navigateur manque de place.*il y a 2 minutes.*environ 2 Mo/,
      )
    await expect
      .element(row('Copie'))
      .toHaveTextContent(/passé 30 jours, jetée à la visite suivante.*il y a 3 heures.*environ 2,5 ko/)
    await expect.element(storedData.getByText(/^7 éléments, environ/)).toBeVisible()
  })

  test.each([
    ['/#reservation-form', 'Nom complet', 'demande de réservation'],
    ['/circuits/nord/reserver', 'Nom complet', 'réservation du circuit Nord'],
    ['/contact', 'Nom', 'message de contact'],
    ['/test', 'Email', 'adresse pour la newsletter'],
  ])('names the draft of the form on %s', async (url, field, name) => {
    const { router } = await renderApp(url)
    await page.getByLabelText(field).first().fill('Une voyageuse')
    await router.navigate({ to: '/confidentialite' })
    await expect.element(row(`Brouillon\u202f: ${name}`)).toHaveTextContent('à l’instant')
  })

  test('names each stored list, and copies of another version', async () => {
    for (const list of ['places', 'routes', 'emergency-contacts', 'cities']) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      await storeList(list, Date.now())
    }
    await open()
    expect(listed().toSorted()).toEqual([
      'Copie des contacts d’urgence',
      'Copie des itinéraires',
      'Copie des lieux',
      'Copie d’une autre version du site',
    ])
  })

  test.each([
    ['a draft', sessionStorage, 'draft/contact', '{"name":'],
    ['a conversation', localStorage, keysOf.messages, '[{"timestamp":7}]'],
    ['a session without messages', localStorage, keysOf.session, 's-1'],
    ['saved circuits', localStorage, keysOf.offlineCircuits, '{'],
    ['receipts', localStorage, keysOf.receipts, 'null'],
    ['a dismissed popup', sessionStorage, keysOf.appPopup, 'dismissed'],
  ])('includes %s that cannot be read, and erases it', async (_, storage, key, text) => {
    vi.mocked(console.warn).mockImplementation(() => {})
    storage.setItem(key, text)
    await open()
    await expect.element(rows).toHaveTextContent('date inconnue')
    await storedData.getByRole('button', { name: /^Effacer/ }).click()
    await expect.element(nothing).toBeVisible()
    expect(storage.getItem(key)).toBeNull()
    vi.mocked(console.warn).mockClear()
  })

  test('includes unknown keys of the site, but not those of others', async () => {
    sessionStorage.setItem('draft/survey', '{}')
    localStorage.setItem('dia-madagascar/theme', 'dark')
    sessionStorage.setItem('tanstack_router_reload:x', '1')
    localStorage.setItem('someone-else', 'x')
    await open()
    expect(listed().toSorted()).toEqual(['Autre brouillon', 'Autre donnée du site', 'Autre donnée du site'])
    await expect.element(row('dia-madagascar/theme')).toHaveTextContent('sur cet appareil')
    await expect.element(row('tanstack_router_reload:x')).toHaveTextContent('dans cet onglet')
  })

  test('shows changes of other tabs, and a button to erase everything from two items on', async () => {
    await open()
    await expect.element(nothing).toBeVisible()
    storeInAnotherTab(keysOf.language, 'EN')
    await expect.element(eraseButton('Langue choisie')).toBeVisible()
    await expect.element(nothing).not.toBeInTheDocument()
    await expect.element(eraseAllButton).not.toBeInTheDocument()
    storeInAnotherTab('dia-madagascar/theme', 'dark')
    await expect.element(eraseAllButton).toBeVisible()
  })

  test('shows what is stored later, and updates its age every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now, shouldAdvanceTime: true })
    await open()
    await picker.click()
    await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click()
    await expect.element(row('Langue')).toHaveTextContent('à l’instant')
    await opener.click()
    await input.fill('Je tape')
    await expect.element(row('question à l’assistant')).toHaveTextContent('à l’instant')
    await vi.advanceTimersByTimeAsync(3 * minute)
    await expect.element(row('Langue')).toHaveTextContent('il y a 3 minutes')
  })
})

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
    expect(await storedLists()).toEqual(['list-circuits'])
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
    expect(await sentQuestions(requests)).toEqual([{ message: 'Isalo', language: 'fr' }])
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
    await storeList('circuits', Date.now())
    await open()
    expect(listed()).toHaveLength(6)
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
    replaceMethod(IDBObjectStore.prototype, 'delete', refuse)
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

describe('storage that cannot be read', () => {
  test('is not reported as empty', async () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      const blocked = vi.spyOn(globalThis, area, 'get').mockImplementation(refuse)
      onTestFinished(() => blocked.mockRestore())
    }
    replaceMethod(IDBDatabase.prototype, 'transaction', refuse)
    await open()
    await expect.element(storedData).toHaveTextContent('nous ne pouvons ni le montrer ni l’effacer')
    await expect.element(nothing).not.toBeInTheDocument()
  })

  test('is left out, and the list says that it may be incomplete', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    replaceMethod(IDBDatabase.prototype, 'transaction', refuse)
    await open()
    expect(listed()).toEqual(['Langue choisie'])
    await expect.element(storedData).toHaveTextContent('cette liste est peut-être incomplète')
  })

  test('is not awaited for longer than 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    localStorage.setItem(keysOf.language, 'EN')
    replaceMethod(IDBObjectStore.prototype, 'getAll', () => new EventTarget())
    await renderApp('/confidentialite')
    await expect.element(storedData.getByText('Lecture en cours…')).toBeVisible()
    await vi.advanceTimersByTimeAsync(2000)
    await expect.element(row('Langue')).toBeVisible()
    await expect.element(storedData).toHaveTextContent('cette liste est peut-être incomplète')
  })
})

async function open() {
  const app = await renderApp('/confidentialite')
  await expect.element(storedData).toBeVisible()
  await expect.element(storedData.getByText('Lecture en cours…')).not.toBeInTheDocument()
  return app
}

function listed(): string[] {
  return rows.elements().map((element) => element.querySelector('p')?.textContent ?? '')
}

function storeDraft(form: string, values: object, savedAt = Date.now()) {
  sessionStorage.setItem(`draft/${form}`, JSON.stringify({ values, savedAt }))
}

function storeConversation(timestamp: string) {
  localStorage.setItem(keysOf.messages, JSON.stringify([{ id: '1', type: 'user', content: 'Bonjour', timestamp }]))
}

function storeOfflineCircuit(savedAt: number) {
  const circuit = { slug: 'nord', name: 'Nord', savedAt, bytes: 2_000_000, pictures: ['/nord.avif'] }
  localStorage.setItem(keysOf.offlineCircuits, JSON.stringify([circuit]))
}

function storeInAnotherTab(key: string, newValue: string) {
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}

const lists = createStore('dia-madagascar-lists', 'queries')

function storeList(name: string, dataUpdatedAt: number, data: unknown = []) {
  return set(
    `list-${name}`,
    { buster: '1.0', queryHash: name, queryKey: [name], state: { data, dataUpdatedAt } },
    lists,
  )
}

function storedLists() {
  return keys<string>(lists)
}

/** For a button that the open assistant may cover. */
async function clickBehindChat(button: typeof eraseAllButton) {
  await expect.element(button).toBeInTheDocument()
  const element = button.element()
  if (element instanceof HTMLElement) element.click()
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

/** Replaces a method until the test ends. */
function replaceMethod(owner: object, method: string, replacement: () => unknown) {
  const original: unknown = Reflect.get(owner, method)
  Reflect.set(owner, method, replacement)
  onTestFinished(() => {
    Reflect.set(owner, method, original)
  })
}
