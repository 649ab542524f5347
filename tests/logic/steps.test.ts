import { expect, test } from 'vitest'
import { mapInSteps, runAtOnce, runWithPauses, type Steps } from '#mocks/assistant/steps.ts'

test('a long computation lets other tasks run in between', async () => {
  const other = { hasRun: false }
  function* compute(): Steps<boolean> {
    const endsAt = performance.now() + 5000
    while (!other.hasRun && performance.now() < endsAt) yield
    return other.hasRun
  }
  setTimeout(() => (other.hasRun = true))
  expect(await runWithPauses(compute())).toBe(true)
})

test('a list is mapped in its order', () => {
  expect(runAtOnce(mapInSteps([1, 2, 3], (number) => number * 2))).toEqual([2, 4, 6])
})
