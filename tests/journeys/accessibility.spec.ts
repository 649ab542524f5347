import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { expectAccessible, looks } from '#tests/journeys/support/expect-accessible.ts'
import { answerFor, expect, httpErrorMessage, lists, test } from '#tests/journeys/support/site-test.ts'
import { day, fillTraveller } from '#tests/journeys/support/traveller.ts'

const reservations = '/api/reservations/reservation-request/'

for (const look of looks) {
  test.describe(`axe finds nothing wrong in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test('on the home page, from its skeletons to its open menu', async ({ page, site }) => {
      const { promise, release } = held()
      answerFor(site, lists.circuits, async () => {
        await promise
        return undefined
      })
      await page.goto('/')
      await expect(page.getByText('Chargement des circuits…')).toBeAttached()
      await expectAccessible(page, 'skeletons')

      release()
      await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()

      const isNarrow = look.viewport.width < 1080
      await page.getByRole('button', { name: isNarrow ? 'Ouvrir le menu' : /^Langue/ }).click()
      await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible()
      await expectAccessible(page, isNarrow ? 'menu' : 'languages')
    })

    test('in the reservation form, from its messages to its receipt', async ({ page, site, noise }) => {
      await page.goto('/?circuit=nord#reservation-form')
      const send = page.getByRole('button', { name: 'Envoyer ma demande' })
      await expect(page.getByLabel('Circuit souhaité')).toHaveValue('2')
      await send.click()
      await expect(page.getByText('Le nom complet est requis')).toBeVisible()
      await expectAccessible(page, 'invalid')

      await fillTraveller(page)
      await page.getByLabel('Date de fin').fill(day(40))
      answerFor(site, reservations, () => Response.json({}, { status: 500 }))
      await send.click()
      await holdNotice(page, 'Erreur serveur. Veuillez réessayer plus tard.')
      await expect(page.getByText('Votre demande n’a pas abouti')).toBeVisible()
      await expectAccessible(page, 'failed, with its notice')
      expect(noise.splice(0)).toEqual([httpErrorMessage(500)])

      site.inject()
      await send.click()
      await holdNotice(page, 'Votre demande de réservation a été envoyée avec succès !')
      await expect(page.getByText(/^Référence : /)).toBeVisible()
      await expectAccessible(page, 'sent, with its notice and its receipt')
    })

    test('on the SOS page, with a case and the position', async ({ page, context }) => {
      await context.setGeolocation({ latitude: -18.9, longitude: 47.5, accuracy: 30 })
      await context.grantPermissions(['geolocation'])
      await page.goto('/sos')
      await page.getByRole('link', { name: 'Vol ou agression' }).click()
      await expect(page.getByText('D’abord')).toBeVisible()
      await expectAccessible(page, 'case')
      // The host's headers have to allow it.
      await page.getByRole('button', { name: 'Afficher ma position' }).click()
      await expect(page.getByText('Latitude 18,90000 sud')).toBeVisible()
      await expectAccessible(page, 'position')
    })

    // pages.spec.ts checks the tabs themselves.
    test('in the dialogs of a circuit', async ({ page }) => {
      for (const [tab, opener] of [
        ['lieux', 'Baie de Sakalava'],
        ['routes', /^Détails/],
      ] as const) {
        await page.goto(`/circuits/nord/${tab}`)
        await page.getByRole('article').getByRole('button', { name: opener }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, tab)
      }
    })
  })
}

/** Hovers a notice, so that it stays. */
async function holdNotice(page: Page, text: string) {
  await page.getByRole('listitem').filter({ hasText: text }).hover()
}
