import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { examine } from '#tests/journeys/support/examine.ts'
import { answerFor, expect, lists, refused, test } from '#tests/journeys/support/site-test.ts'
import { day, fillTraveller } from '#tests/journeys/support/traveller.ts'

const reservations = '/api/reservations/reservation-request/'

const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

for (const look of looks) {
  test.describe(`axe finds nothing in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('on the home page, from its outlines to its open menu', async ({ page, site }) => {
      const { promise, release } = held()
      answerFor(site, lists.circuits, async () => {
        await promise
        return undefined
      })
      await page.goto('/')
      await expect(page.getByText('Chargement des circuits…')).toBeAttached()
      await examine(page, 'outlines')

      release()
      await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
      await examine(page, 'list')

      const isNarrow = look.viewport.width < 1080
      await page.getByRole('button', { name: isNarrow ? 'Ouvrir le menu' : /^Langue/ }).click()
      await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible()
      await examine(page, isNarrow ? 'menu' : 'languages')
    })

    test('in the reservation form, from its messages to its receipt', async ({
      page,
      site,
      noise,
    }) => {
      await page.goto('/?circuit=nord#reservation-form')
      const send = page.getByRole('button', { name: 'Envoyer ma demande' })
      await expect(page.getByLabel('Circuit souhaité')).toHaveValue('2')
      await send.click()
      await expect(page.getByText('Le nom complet est requis')).toBeVisible()
      await examine(page, 'invalid')

      await fillTraveller(page)
      await page.getByLabel('Date de fin').fill(day(40))
      answerFor(site, reservations, () => Response.json({}, { status: 500 }))
      await send.click()
      await holdNotice(page, 'Erreur serveur. Veuillez réessayer plus tard.')
      await expect(page.getByText('Votre demande n’a pas abouti')).toBeVisible()
      await examine(page, 'failed, with its notice')
      expect(noise.splice(0)).toEqual([refused(500)])

      site.inject()
      await send.click()
      await holdNotice(page, 'Votre demande de réservation a été envoyée avec succès !')
      await expect(page.getByText(/^Référence : /)).toBeVisible()
      await examine(page, 'sent, with its notice and its receipt')
    })

    test("in a circuit's tabs and dialogs", async ({ page }) => {
      await page.goto('/circuits/nord')
      await expect(page.getByRole('heading', { name: 'Les temps forts' })).toBeVisible()
      await examine(page, 'overview')

      for (const [tab, opener] of [
        ['Lieux (9)', 'Baie de Sakalava'],
        ['Itinéraires (6)', /^Détails/],
      ] as const) {
        await page.getByRole('link', { name: tab }).click()
        const button = page.getByRole('article').getByRole('button', { name: opener }).first()
        await expect(button).toBeVisible()
        await examine(page, tab)
        await button.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await examine(page, `${tab}, dialog`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }

      await page.getByRole('link', { name: 'Réserver', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeVisible()
      await examine(page, 'reservation')
    })

    test('where something is missing', async ({ page, site, noise }) => {
      await page.goto('/nulle/part')
      await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
      await examine(page, '404')

      answerFor(site, lists.circuits, () => new Response('', { status: 400 }))
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
      await examine(page, 'list failed')

      await page.goto('/circuits/nord')
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
      await examine(page, 'circuit failed')
      expect(noise.splice(0)).toEqual([
        refused(400),
        refused(400),
        // What the circuit's error boundary has caught.
        expect.stringMatching(/^LoadError: Impossible de charger les circuits/),
      ])

      site.inject()
      await page.goto('/circuits/inconnu')
      await expect(page.getByRole('heading', { name: 'Circuit non trouvé' })).toBeVisible()
      await examine(page, 'circuit missing')
    })
  })
}

/** Points at a notice, so that it stays. */
async function holdNotice(page: Page, text: string) {
  await page.getByRole('listitem').filter({ hasText: text }).hover()
}
