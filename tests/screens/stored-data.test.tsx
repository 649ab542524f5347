import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { silenceWarnings, takeWarnings } from '#tests/fail-on-console-noise.ts'
import { renderApp } from '#tests/render-app.tsx'
import { input, opener } from '#tests/screens/chat-window.ts'
import { refuse } from '#tests/screens/refuse-storage.ts'
import {
  ago,
  conversation,
  day,
  eraseAllButton,
  eraseButton,
  hour,
  keysOf,
  listed,
  minute,
  nothing,
  now,
  open,
  picker,
  row,
  rows,
  storeConversation,
  storedData,
  storeDraft,
  storeInAnotherTab,
  storeKeptPlace,
  storeList,
  storeOfflineCircuit,
} from '#tests/screens/stored-data.ts'

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
    storeKeptPlace(ago(4 * minute))
    await storeList('circuits', ago(3 * hour), [{ name: 'x'.repeat(2500) }])
    await open()

    expect(listed().toSorted()).toEqual([
      'Accusés d’envoi',
      'Annonce de l’application refusée',
      'Brouillon\u202f: demande de devis',
      'Circuit gardé\u202f: Nord',
      conversation,
      'Copie des circuits',
      'Langue choisie',
      'Lieux gardés',
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
      .element(row('Lieux gardés'))
      .toHaveTextContent(/Anakao.*jusqu’à ce que vous les effaciez.*il y a 4 minutes/)
    await expect
      .element(row('Copie'))
      .toHaveTextContent(/passé 30 jours, jetée à la visite suivante.*il y a 3 heures.*environ 2,5 ko/)
    await expect.element(storedData.getByText(/^8 éléments, environ/)).toBeVisible()
  })

  test.each([
    ['/#reservation-form', 'Nom complet', 'demande de devis'],
    ['/circuits/nord/reserver', 'Nom complet', 'demande de devis, circuit Nord'],
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
    ['kept places', localStorage, keysOf.keptPlaces, '[{"slug":7}]'],
    ['receipts', localStorage, keysOf.receipts, 'null'],
    ['a dismissed popup', sessionStorage, keysOf.appPopup, 'dismissed'],
  ])('includes %s that cannot be read, and erases it', async (_, storage, key, text) => {
    silenceWarnings()
    storage.setItem(key, text)
    await open()
    await expect.element(rows).toHaveTextContent('date inconnue')
    await storedData.getByRole('button', { name: /^Effacer/ }).click()
    await expect.element(nothing).toBeVisible()
    expect(storage.getItem(key)).toBeNull()
    takeWarnings()
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

describe('storage that cannot be read', () => {
  test('is not reported as empty', async () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(globalThis, area, 'get').mockImplementation(refuse)
    }
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
    await open()
    await expect.element(storedData).toHaveTextContent('nous ne pouvons ni le montrer ni l’effacer')
    await expect.element(nothing).not.toBeInTheDocument()
  })

  test('is left out, and the list says that it may be incomplete', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
    await open()
    expect(listed()).toEqual(['Langue choisie'])
    await expect.element(storedData).toHaveTextContent('cette liste est peut-être incomplète')
  })

  test('is not awaited for longer than 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    localStorage.setItem(keysOf.language, 'EN')
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue(Object.create(null))
    await renderApp('/confidentialite')
    await expect.element(storedData.getByText('Lecture en cours…')).toBeVisible()
    await vi.advanceTimersByTimeAsync(2000)
    await expect.element(row('Langue')).toBeVisible()
    await expect.element(storedData).toHaveTextContent('cette liste est peut-être incomplète')
  })
})
