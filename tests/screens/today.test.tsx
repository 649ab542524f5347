import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fillTraveller, send } from '#tests/screens/reservation-form.ts'
import { renderApp } from '#tests/render-app.tsx'

const startDate = page.getByLabelText('Date de début')

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date(2027, 4, 10, 12),
    // The page loads by timers too.
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('today', () => {
  test('turns over at local midnight, in the calendar and in the check', async () => {
    await renderApp('/circuits/nord/reserver')
    await expect.element(startDate).toHaveAttribute('min', '2027-05-10')
    await fillTraveller()
    await startDate.fill('2027-05-10')

    await vi.advanceTimersByTimeAsync(12 * 60 * 60_000)
    await expect.element(startDate).toHaveAttribute('min', '2027-05-11')
    await send()
    await expect
      .element(startDate)
      .toHaveAccessibleDescription('La date de début doit être dans le futur')

    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    await expect.element(startDate).toHaveAttribute('min', '2027-05-12')
  })

  test('is right in a tab that slept through midnight, as soon as it is looked at', async () => {
    await renderApp('/')
    await expect.element(startDate).toHaveAttribute('min', '2027-05-10')
    vi.setSystemTime(new Date(2027, 4, 13, 9))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(startDate).toHaveAttribute('min', '2027-05-13')
    await expect.element(page.getByLabelText('Date de fin')).toHaveAttribute('min', '2027-05-13')
  })
})
