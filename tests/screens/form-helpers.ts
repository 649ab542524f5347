import { http, HttpResponse, type JsonBodyType } from 'msw'
import { page } from 'vitest/browser'
import { addDays, toCalendarDay } from '#src/lib/dates.ts'
import { held } from '#tests/held.ts'

/** MSW handlers for what a form posts to `path`. */
export function answersTo(path: string) {
  const endpoint = `*/api${path}`
  return {
    answering: (body: JsonBodyType, status = 200) => http.post(endpoint, () => HttpResponse.json(body, { status })),

    /** Gives one answer per request, and repeats the last one. */
    answeringInTurn: (...answers: [status: number, body: JsonBodyType][]) => {
      const waiting = [...answers]
      return http.post(endpoint, () => {
        const [status, body] = waiting.length > 1 ? (waiting.shift() ?? [500, {}]) : (waiting[0] ?? [500, {}])
        return HttpResponse.json(body, { status })
      })
    },

    /** Answers when `release` is called. */
    answeringLate: (body: JsonBodyType, status = 200) => {
      const { promise, release } = held()
      const handler = http.post(endpoint, async () => {
        await promise
        return HttpResponse.json(body, { status })
      })
      return { handler, release }
    },
  }
}

export const reservationAnswers = answersTo('/reservations/reservation-request/')
export const contactAnswers = answersTo('/reservations/contact/')

/** The bodies of the requests that were posted. */
export function postedBodies(requests: Request[]): Promise<unknown[]> {
  return Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.clone().json()))
}

export const today = toCalendarDay(new Date())
export const start = addDays(today, 30)

/** Fills in what both reservation forms require. */
export async function fillTraveller() {
  await page.getByLabelText('Nom complet').fill('Une voyageuse')
  await page.getByLabelText('Email').fill('voyage@exemple.fr')
  await page.getByLabelText('Téléphone').fill('0600000000')
  await page.getByLabelText('Date de début').fill(start)
}

/** Fills in what the contact form requires. */
export async function fillContactForm(message = 'Bonjour') {
  await page.getByLabelText('Nom').fill('Une voyageuse')
  await page.getByLabelText('Email').fill('voyage@exemple.fr')
  await page.getByRole('textbox', { name: /^Message/ }).fill(message)
}

export async function sendContactForm(message?: string) {
  await fillContactForm(message)
  await sendMessage.click()
}

export const sendRequest = page.getByRole('button', { name: 'Envoyer ma demande' })
export const sendMessage = page.getByRole('button', { name: 'Envoyer le message' })
export const sending = page.getByRole('button', { name: 'Envoi en cours...' })
