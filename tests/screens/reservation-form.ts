import { http, HttpResponse, type JsonBodyType } from 'msw'
import { page } from 'vitest/browser'
import { addDays, toCalendarDay } from '#src/lib/calendar-day.ts'
import { held } from '#tests/held.ts'

const endpoint = '*/api/reservations/reservation-request/'

export const today = toCalendarDay(new Date())
export const start = addDays(today, 30)

/** Fills what both reservation forms ask of everybody. */
export async function fillTraveller() {
  await page.getByLabelText('Nom complet').fill('Une voyageuse')
  await page.getByLabelText('Email').fill('voyage@exemple.fr')
  await page.getByLabelText('Téléphone').fill('0600000000')
  await page.getByLabelText('Date de début').fill(start)
}

export async function send() {
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
}

/** The bodies of the reservation requests that went out. */
export function sent(requests: Request[]) {
  return Promise.all(
    requests.filter(({ method }) => method === 'POST').map((request) => request.json()),
  )
}

/** What the API answers to a reservation request. */
export function answering(body: JsonBodyType, status = 200) {
  return http.post(endpoint, () => HttpResponse.json(body, { status }))
}

/** The same, but not before it is released. */
export function answeringLate(body: JsonBodyType, status = 200) {
  const { promise, release } = held()
  const handler = http.post(endpoint, async () => {
    await promise
    return HttpResponse.json(body, { status })
  })
  return { handler, release }
}
