import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { fillTraveller, sendRequest } from '#tests/screens/form-helpers.ts'

const startDate = page.getByLabelText('Date de début')

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date(2027, 4, 10, 23, 58),
    // Loading the page uses timers too.
    shouldAdvanceTime: true,
  })
})

describe('the earliest start date', () => {
  test('changes at local midnight, in the calendar and in the validation', async () => {
    await renderApp('/circuits/nord/reserver')
    await expect.element(startDate).toHaveAttribute('min', '2027-05-10')
    await fillTraveller()
    await startDate.fill('2027-05-10')

    await vi.advanceTimersByTimeAsync(2 * 60_000)
    await expect.element(startDate).toHaveAttribute('min', '2027-05-11')
    await sendRequest.click()
    await expect.element(startDate).toHaveAccessibleDescription('La date de début doit être dans le futur')
  })

  test('is updated when a tab is shown again that was hidden at midnight', async () => {
    await renderApp('/#reservation-form')
    await expect.element(startDate).toHaveAttribute('min', '2027-05-10')
    vi.setSystemTime(new Date(2027, 4, 13, 9))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(startDate).toHaveAttribute('min', '2027-05-13')
    await expect.element(page.getByLabelText('Date de fin')).toHaveAttribute('min', '2027-05-13')
  })
})
