import type { Reply } from '#mocks/listen.ts'
import { ask, chatIn, chatPath, inputIn, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { answerFor, expect, refused, test } from '#tests/journeys/support/site-test.ts'

test.describe('a storage that is blocked', () => {
  test('is only logged, and the chat works from memory', async ({ page, noise }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/test')
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(linesIn(page)).toHaveCount(2)
    await expect(page.getByText('L’assistant écrit…')).toBeHidden()
    await ask(page, 'Ifaty')
    await expect(linesIn(page)).toHaveCount(4)
    expect(noise.splice(0)).toEqual([
      expect.stringContaining('The stored conversation is out of reach'),
      expect.stringContaining('The conversation cannot be stored'),
    ])
  })
})

type FaultCase = { fault: string; reply: () => Reply; text: string; line: string | null }

/** One of each kind; tests/api shows all of them. */
const faults: FaultCase[] = [
  {
    fault: 'a 429 whose header says when',
    reply: () => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }),
    text: 'Trop de requêtes. Réessayez dans 7 seconds',
    line: refused(429),
  },
  {
    fault: 'a 400 with a detail',
    reply: () => Response.json({ detail: 'Trop long.' }, { status: 400 }),
    text: 'Erreur de requête: Trop long.',
    line: refused(400),
  },
  {
    fault: 'a reset connection',
    reply: () => 'reset',
    text: 'Erreur: réseau indisponible',
    line: 'Failed to load resource: net::ERR_CONNECTION_RESET',
  },
  {
    fault: 'a page of HTML',
    reply: () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    text: 'Erreur: réponse illisible',
    line: null,
  },
]

test('every fault is told, keeps the question and is got over', async ({ page, site, noise }) => {
  await page.goto('/test')
  await openChat(page)
  for (const { fault, reply, text, line } of faults) {
    await test.step(fault, async () => {
      answerFor(site, chatPath, reply)
      await ask(page, 'Isalo')
      await expect(chatIn(page).getByRole('alert')).toHaveText(text)
      await expect(inputIn(page)).toHaveValue('Isalo')
      expect(noise.splice(0)).toEqual(line === null ? [] : [line])
    })
  }
  site.inject()
  await inputIn(page).press('Enter')
  await expect(linesIn(page)).toHaveCount(2)
  await expect(chatIn(page).getByRole('alert')).toBeHidden()
})
