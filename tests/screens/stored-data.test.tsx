import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ask, chat, heldAnswer, input, opener } from '#tests/screens/chat-window.ts'
import {
  eraseAllButton,
  eraseButton,
  keysOf,
  listed,
  luggage,
  nothing,
  openLuggage,
  row,
  storeConversation,
  storeList,
} from '#tests/screens/luggage.ts'
import { renderApp } from '#tests/render-app.tsx'

const now = new Date(2027, 4, 20, 12)
const minute = 60_000
const hour = 60 * minute
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of what is stored', () => {
  test('says of each thing what it is, since when, how long, and how much room it takes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    sessionStorage.setItem('draft/home', JSON.stringify({ message: 'x'.repeat(600), '@savedAt': ago(5 * minute) }))
    storeConversation(
      { content: 'Bonjour', timestamp: ago(80 * hour) },
      { content: 'Isalo', timestamp: ago(50 * hour) },
    )
    await storeList('test/circuits', now.getTime() - 3 * hour, [{ name: 'x'.repeat(2500) }])
    localStorage.setItem(keysOf.language, `EN ${ago(30 * 24 * hour)}`)
    sessionStorage.setItem(keysOf.refusal, ago(hour))
    await openLuggage()

    expect(listed()).toEqual([
      'Brouillon\u202f: demande de réservation',
      'Conversation avec l’assistant',
      'Copie des circuits',
      'Langue choisie',
      'Annonce de l’application refusée',
    ])
    const draft = row('Brouillon')
    await expect.element(draft).toHaveTextContent('il y a 5 minutes')
    await expect.element(draft).toHaveTextContent('jusqu’à l’envoi ou à la fermeture de cet onglet')
    await expect.element(draft).toHaveTextContent('1,3 ko')
    await expect.element(row('Conversation')).toHaveTextContent('il y a 2 jours')
    await expect.element(row('Conversation')).toHaveTextContent('jusqu’à ce que vous l’effaciez')
    await expect.element(row('Copie')).toHaveTextContent('il y a 3 heures')
    await expect.element(row('Copie')).toHaveTextContent('passé 30 jours, jetée à la visite suivante')
    await expect.element(row('Copie')).toHaveTextContent('environ 2,6 ko')
    await expect.element(row('Langue')).toHaveTextContent('le 20 avril 2027')
    await expect.element(row('Annonce')).toHaveTextContent('il y a 1 heure')
    await expect.element(row('Annonce')).toHaveTextContent('une fois ce refus effacé, l’annonce revient')
    await expect.element(luggage.getByText('5 éléments, environ')).toBeVisible()
  })

  test('counts two bytes for each character of key and text', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    await openLuggage()
    const bytes = 2 * (keysOf.language.length + 2)
    await expect.element(row('Langue')).toHaveTextContent(`${bytes} octets`)
  })

  test('knows the names of all lists, and copies of other versions', async () => {
    for (const key of ['test/places', 'test/routes', 'test/emergency-contacts', '0.9/circuits']) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      await storeList(key, Date.now())
    }
    await openLuggage()
    expect(listed().toSorted()).toEqual([
      'Copie des contacts d’urgence',
      'Copie des itinéraires',
      'Copie des lieux',
      'Copie d’une autre version du site',
    ])
  })

  test('reads what earlier versions have stored, without a date', async () => {
    sessionStorage.setItem('draft/contact', JSON.stringify({ name: 'Une voyageuse' }))
    sessionStorage.setItem('draft/circuit/nord', '{"clientName":')
    sessionStorage.setItem(keysOf.refusal, 'dismissed')
    localStorage.setItem(keysOf.language, 'EN')
    localStorage.setItem(keysOf.session, 's-1')
    await openLuggage()
    expect(listed()).toHaveLength(5)
    for (const name of listed()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other says which one fails
      await expect.element(row(name)).toHaveTextContent('date inconnue')
    }
    await expect.element(page.getByRole('banner').getByRole('button', { name: /^Langue/ })).toHaveTextContent(/EN$/)
  })

  test.each(['{', '[]', 'null', '[{"timestamp":7}]'])(
    'lists a conversation that reads %s',
    async (broken) => {
      localStorage.setItem(keysOf.messages, broken)
      await openLuggage()
      await expect.element(row('Conversation')).toHaveTextContent('date inconnue')
    },
  )

  test('also names what no part of the site knows, and leaves out what is not the site’s', async () => {
    sessionStorage.setItem('draft/survey', '{}')
    localStorage.setItem('dia-madagascar/theme', 'dark')
    sessionStorage.setItem(keysOf.refusal, 'dismissed')
    localStorage.setItem(keysOf.refusal, 'in the wrong place')
    sessionStorage.setItem('tanstack_router_reload:x', '1')
    localStorage.setItem('someone-else', 'x')
    await openLuggage()
    expect(listed()).toEqual([
      'Autre brouillon',
      'Annonce de l’application refusée',
      ...Array.from({ length: 3 }, () => 'Autre donnée du site'),
    ])
    await expect.element(row('dia-madagascar/theme')).toHaveTextContent('sur cet appareil')
    await expect.element(row('tanstack_router_reload:x')).toHaveTextContent('dans cet onglet')
    expect(luggage.element().textContent).not.toContain('someone-else')
  })

  test('says so when there is nothing, and offers to delete all only when there is more than one', async () => {
    await openLuggage()
    await expect.element(nothing).toBeVisible()
    await expect.element(eraseAllButton).not.toBeInTheDocument()

    elsewhere(keysOf.language, 'EN')
    await expect.element(eraseButton('Langue choisie')).toBeVisible()
    await expect.element(nothing).not.toBeInTheDocument()
    await expect.element(eraseAllButton).not.toBeInTheDocument()

    elsewhere('dia-madagascar/theme', 'dark')
    await expect.element(eraseAllButton).toBeVisible()
    await expect.element(luggage.getByText('2 éléments,')).toBeVisible()
  })

  test('follows what is stored while it is looked at, and grows older', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'Date'],
      now,
      // The page loads by timers too.
      shouldAdvanceTime: true,
    })
    await openLuggage()
    const picker = page.getByRole('banner').getByRole('button', { name: /^Langue/ })
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

describe('a draft', () => {
  test.each([
    ['/', 'Nom complet', 'demande de réservation'],
    ['/circuits/nord/reserver', 'Nom complet', 'réservation du circuit nord'],
    ['/contact', 'Nom', 'message de contact'],
    ['/test', 'Email', 'adresse pour la newsletter'],
  ])('of the form on %s is listed with its name and age', async (url, field, content) => {
    const { router } = await renderApp(url)
    await page.getByLabelText(field).first().fill('Une voyageuse')
    await router.navigate({ to: '/confidentialite' })
    await expect.element(row(`Brouillon\u202f: ${content}`)).toHaveTextContent('à l’instant')
  })

  test('that storage has lost is listed, and goes for good', async () => {
    const { router } = await renderApp('/contact')
    await page.getByLabelText('Nom').fill('Une voyageuse')
    sessionStorage.clear()
    await router.navigate({ to: '/confidentialite' })
    await eraseButton('Brouillon\u202f: message de contact').click()
    await router.navigate({ to: '/contact' })
    await expect.element(page.getByLabelText('Nom')).toHaveValue('')
  })

  test('of a question does not grow younger because the assistant is opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const draft = JSON.stringify({ typed: 'Je tape', asked: '', '@savedAt': ago(2 * hour), '@id': '1' })
    sessionStorage.setItem('draft/chat', draft)
    await openLuggage()
    await opener.click()
    await expect.element(input).toHaveValue('Je tape')
    await expect.element(row('question')).toHaveTextContent('il y a 2 heures')
    expect(sessionStorage.getItem('draft/chat')).toBe(draft)
  })

  test('of a question that is on its way is listed until its answer has come', async () => {
    const { handler, release } = heldAnswer()
    await openLuggage({ handlers: [handler] })
    await opener.click()
    await expect.element(chat).toBeVisible()
    await ask('Isalo')
    await expect.element(row('question')).toBeInTheDocument()
    release()
    await expect.element(row('Conversation')).toBeInTheDocument()
    await expect.element(row('question')).not.toBeInTheDocument()
  })
})

describe('storage that is out of reach', () => {
  test('is not called empty', async () => {
    refuse(Storage.prototype, 'getItem')
    refuse(IDBFactory.prototype, 'open')
    const complaints = expectComplaints()
    await openLuggage()
    await expect.element(luggage).toHaveTextContent('nous ne pouvons ni le montrer ni l’effacer')
    await expect.element(nothing).not.toBeInTheDocument()
    expect(complaints()).toEqual(new Set(['Some of what is stored cannot be read']))
  })

  test('for files, as at an insecure address, has nothing to say', async () => {
    vi.stubGlobal('caches', undefined)
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    await openLuggage()
    await expect.element(nothing).toBeVisible()
  })

  test('in part leaves the rest, and the list says that there may be more', async () => {
    localStorage.setItem(keysOf.language, 'EN')
    refuse(IDBFactory.prototype, 'open')
    const complaints = expectComplaints()
    await openLuggage()
    expect(listed()).toEqual(['Langue choisie'])
    await expect.element(luggage).toHaveTextContent('cette liste est peut-être incomplète')
    expect(complaints()).toEqual(new Set(['Some of what is stored cannot be read']))
  })

  test('for it never answers is not waited for longer than 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    localStorage.setItem(keysOf.language, 'EN')
    replace(IDBFactory.prototype, 'open', () => new EventTarget())
    const complaints = expectComplaints()
    await renderApp('/confidentialite')
    await expect.element(luggage.getByText('Lecture en cours…')).toBeVisible()
    await vi.advanceTimersByTimeAsync(1900)
    await expect.element(row('Langue')).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(row('Langue')).toBeVisible()
    await expect.element(luggage).toHaveTextContent('cette liste est peut-être incomplète')
    expect(complaints()).toEqual(new Set(['Some of what is stored cannot be read']))
  })
})

/** Another tab stores this. */
function elsewhere(key: string, newValue: string) {
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}

function refuse(owner: object, method: string) {
  replace(owner, method, () => {
    throw new DOMException('refused', 'SecurityError')
  })
}

function replace(owner: object, method: string, standIn: () => unknown) {
  const original: unknown = Reflect.get(owner, method)
  Reflect.set(owner, method, standIn)
  onTestFinished(() => {
    Reflect.set(owner, method, original)
  })
}

/** From now on warnings are taken, to be asserted: what each of them says. */
function expectComplaints() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => {
    const complaints = new Set(warn.mock.calls.map(([complaint]) => String(complaint)))
    warn.mockClear()
    return complaints
  }
}
