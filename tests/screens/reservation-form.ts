import { page } from 'vitest/browser'
import { addDays, toCalendarDay } from '#src/lib/calendar-day.ts'
import { answersTo } from '#tests/screens/sending.ts'

export const { answering, answeringLate } = answersTo('/reservations/reservation-request/')

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
