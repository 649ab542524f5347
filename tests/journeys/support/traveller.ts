import type { Page } from '@playwright/test'

/** Fills in the fields that both reservation forms require. */
export async function fillTraveller(page: Page) {
  await page.getByLabel('Nom complet').fill('Une voyageuse')
  await page.getByLabel('Email').fill('voyage@exemple.fr')
  await page.getByLabel('Téléphone').fill('0600000000')
  await page.getByLabel('Date de début').fill(day(30))
}

/** The calendar day `days` from now in the time zone of the tests. */
export function day(days: number): string {
  const later = new Date(Date.now() + days * 86_400_000)
  return later.toLocaleDateString('sv-SE', { timeZone: 'Indian/Antananarivo' })
}
