import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { config } from '#src/config.ts'
import { addDays } from '#src/lib/calendar-day.ts'
import { entriesUnder, eraseEntry } from '#src/storage/stored-entry.ts'
import { badStatus, goodStatus, noJson, refusal, toResponse } from '#tests/arbitraries/answers.ts'
import { anyText } from '#tests/arbitraries/hostile-texts.ts'
import { toJson } from '#tests/arbitraries/json-text.ts'
import { recordsOf, type SentRecord } from '#tests/arbitraries/records.ts'
import { renderApp } from '#tests/render-app.tsx'
import { alert, ask, input, openChat, said, sendButton } from '#tests/screens/chat-window.ts'
import { fillTraveller, send, start } from '#tests/screens/reservation-form.ts'

/** Told by fast-check when a property fails; with it the same data comes again. */
const seed = 20_261_122
let shown = 0

const ownNumbers = config.emergencyNumbers.map(({ name }) => name)

const known = { id: 'known', name: 'Connu', slug: 'connu' }

beforeEach(() => {
  vi.mocked(console.warn).mockImplementation(() => {})
})

afterAll(() => {
  // oxlint-disable-next-line no-console -- how many there were belongs to the report
  console.info(`Property suite, screens: ${shown} generated answers on pages of their own`)
})

describe('any records, whole and broken ones', { timeout: 300_000 }, () => {
  test('show as circuits every one that is whole, and no other', async () => {
    await holds(recordsOf('circuits'), async (records) => {
      await renderApp('/', { handlers: [answering('circuits', records.map(({ sent }) => sent))] })
      const cards = page.getByRole('region', { name: 'Nos Circuits' }).getByRole('heading', { level: 3 })
      const names = whole(records).map(({ read }) => startOf(`Circuit ${firstSaid(read['name'])}`))
      const none = names.length === 0 ? ['Aucun circuit disponible'] : []
      await expect
        .poll(() => cards.elements().map(({ textContent }) => startOf(textContent)))
        .toEqual([...names, ...none])
    })
  })

  test.each([
    { list: 'places', tab: 'lieux', nameOf: (read: Read) => firstSaid(read['name_fr'], read['name']), zerosOf: () => [] },
    {
      list: 'routes',
      tab: 'routes',
      nameOf: (read: Read) => {
        const [from, to] = [firstSaid(read['start_location']), firstSaid(read['end_location'])]
        return from && to ? `${/^[aeiouœ]/i.test(from.normalize('NFD')) ? 'D’' : 'De '}${from} à ${to}` : firstSaid(read['name_fr'], read['name'])
      },
      zerosOf: (read: Read) => [
        ...(firstSaid(read['estimated_duration']) === '' && read['duration_hours'] === 0 ? ['0 h'] : []),
        ...(firstSaid(read['distance']) === '' && read['distance_km'] === 0 ? ['0 km'] : []),
        ...(read['elevation_gain'] === 0 ? ['0 m'] : []),
      ],
    },
  ] as const)('show as $list every one that is whole, count them, and no other', async ({ list, tab, nameOf, zerosOf }) => {
    await holds(recordsOf(list), async (records) => {
      // Places belong to a circuit by its id, routes by its name (section 7).
      const ofKnown = { circuit: known.id, circuit_name: known.name }
      const sent = records.map((record) => (record.read ? { ...Object(record.sent), ...ofKnown } : record.sent))
      await renderApp(`/circuits/connu/${tab}`, { handlers: [answering('circuits', [known]), answering(list, sent)] })
      const names = whole(records).map(({ read }) => normal(nameOf(read)))
      const label = list === 'places' ? 'Lieux' : 'Itinéraires'
      await expect.element(page.getByRole('link', { name: `${label} (${names.length})` })).toBeVisible()
      const cards = page.getByRole('article').getByRole('heading', { level: 3 })
      await expect
        .poll(() => cards.elements().map(({ textContent }) => normal(textContent)).toSorted())
        .toEqual(names.toSorted())
      // What there is but little of does not pass for none.
      const measures = page.getByRole('article').getByRole('definition').elements()
      const zeros = measures.map(({ textContent }) => textContent).filter((measure) => /^0 k?[hm]$/.test(measure))
      expect(zeros.toSorted()).toEqual(whole(records).flatMap(({ read }) => zerosOf(read)).toSorted())
    })
  })

  test('show everybody who can be reached, however the others are, and never nobody', async () => {
    const contacts = page.getByRole('main')
    await holds(recordsOf('emergency-contacts'), async (records) => {
      const handler = http.get('*/api/emergency/contacts/', () => new HttpResponse(toJson(records.map(({ sent }) => sent))))
      await renderApp('/contact', { handlers: [handler] })
      await expect.element(contacts.getByText('Assistance Dia Madagascar')).toBeVisible()
      const reachable = whole(records).filter(({ read }) => firstSaid(read['phone'], read['email']) !== '')
      const hasEmergencies = reachable.some(({ read }) => read['type'] === 'emergency')
      const names = [...reachable.map(({ read }) => firstSaid(read['name'])), ...(hasEmergencies ? [] : ownNumbers)]
      const seen = () => normal(contacts.element().textContent)
      await expect.poll(() => names.filter((name) => !seen().includes(normal(name)))).toEqual([])
    })
  })
})

describe('any answer to what was typed', { timeout: 300_000 }, () => {
  const answers = fc.oneof(
    fc.tuple(badStatus, refusal).map(([status, { body }]) => ({ status, body, arrived: false })),
    fc.tuple(goodStatus, noJson).map(([status, body]) => ({ status, body, arrived: false })),
    fc.tuple(goodStatus, anyText, fc.boolean()).map(([status, { sent }, arrived]) => ({
      status,
      body: toJson({ response: sent, message: sent, ...(arrived && { success: true }) }),
      arrived,
    })),
  )

  test('of the assistant leaves the question in the log with an answer, or in the input', async () => {
    await holds(answers, async (answer) => {
      await openChat({ handlers: [http.post('*/api/chatbot/message/', () => toResponse(answer))] })
      await ask('Isalo')
      await expect.element(sendButton).toBeEnabled()
      const failed = alert.query() !== null
      expect(said()).toHaveLength(failed ? 0 : 2)
      await expect.element(input).toHaveValue(failed ? 'Isalo' : '')
    })
  })

  test.each([
    {
      form: 'the home form',
      url: '/',
      fill: async () => {
        await page.getByLabelText('Circuit souhaité').selectOptions('Circuit Nord, 9 jours')
        await page.getByLabelText('Date de fin').fill(addDays(start, 8))
      },
    },
    { form: "a circuit's form", url: '/circuits/nord/reserver', fill: async () => {} },
  ])('of $form empties it if the request has arrived, and leaves the words if not', async ({ url, fill }) => {
    // A circuit's form is left when the request has arrived.
    const name = () => page.getByLabelText('Nom complet').query()?.closest('input')?.value ?? ''
    await holds(answers, async (answer) => {
      await renderApp(url, { handlers: [http.post('*/api/reservations/reservation-request/', () => toResponse(answer))] })
      await fill()
      await fillTraveller()
      await send()
      const refusals = page.getByRole('alert').getByRole('listitem')
      const successes = page.getByRole('status').getByRole('listitem')
      await expect.poll(() => refusals.elements().length + successes.elements().length).toBe(1)
      expect(successes.query() !== null).toBe(answer.arrived)
      await expect.poll(name).toBe(answer.arrived ? '' : 'Une voyageuse')
    }, 20)
  })

  test('of the contact form leaves a receipt, or the words', async () => {
    await holds(answers, async (answer) => {
      await renderApp('/contact', { handlers: [http.post('*/api/reservations/contact/', () => toResponse(answer))] })
      await page.getByLabelText('Nom').fill('Une voyageuse')
      await page.getByLabelText('Email').fill('voyage@exemple.fr')
      await page.getByLabelText('Sujet').fill('Ouest')
      const message = page.getByRole('textbox', { name: /^Message/ })
      await message.fill('Bonjour')
      await page.getByRole('button', { name: 'Envoyer le message' }).click()
      const refusals = page.getByRole('alert').getByRole('listitem')
      const receipts = page.getByRole('region', { name: 'Accusés d’envoi' }).getByRole('listitem')
      await expect.poll(() => refusals.elements().length + receipts.elements().length).toBe(1)
      await expect.element(message).toHaveValue(receipts.query() ? '' : 'Bonjour')
    })
  })
})

type Read = Record<string, unknown>

/** Holds for every case on a page of its own, which stays a page: with a heading, with no script and no code for words. */
async function holds<Case>(cases: fc.Arbitrary<Case>, property: (one: Case) => Promise<void>, numRuns = 40): Promise<void> {
  const onPage = fc.asyncProperty(cases, async (one) => {
    await property(one)
    shown += 1
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelector('main script:not([type="application/ld+json"]), [onerror], [onload]')).toBe(null)
    expect(document.querySelector('[href^="javascript:" i], [src^="javascript:" i], [href^="data:text" i]')).toBe(null)
    expect(document.body.textContent).not.toMatch(/undefined|Invalid Date/)
    expect('hacked' in window).toBe(false)
  })
  const nextPage = async () => {
    await cleanup()
    // As the privacy page does, so that nobody remembers any.
    for (const entry of entriesUnder('session', '')) eraseEntry(entry)
    localStorage.clear()
  }
  await fc.assert(onPage.afterEach(nextPage), { seed, numRuns, endOnFailure: true })
  // A broken record is reported.
  vi.mocked(console.warn).mockClear()
}

function answering(list: 'circuits' | 'places' | 'routes', records: unknown[]) {
  return http.get(`*/api/geography/${list}/`, () => new HttpResponse(toJson(records)))
}

function whole(records: SentRecord[]): { read: Read }[] {
  return records.flatMap(({ read }) => (read ? [{ read }] : []))
}

function firstSaid(...texts: unknown[]): string {
  return texts.filter((text) => typeof text === 'string').find((text) => text.trim() !== '') ?? ''
}

/** As it is seen: any white space is a blank. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** As much of a name as no card cuts off. */
function startOf(name: string): string {
  return normal(name).slice(0, 60)
}
