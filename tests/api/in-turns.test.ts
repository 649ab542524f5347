import { expect, test } from 'vitest'
import { inTurns } from '#src/api/in-turns.ts'

test('many items let others have their turn in between', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  const seen: number[] = []
  await inTurns([1, 2, 3, 4], (item) => {
    seen.push(item)
    work(20)
  })
  clearInterval(others)
  expect(seen).toEqual([1, 2, 3, 4])
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('what fails ends it', async () => {
  const fail = () => {
    throw new Error('gone')
  }
  await expect(inTurns([1], fail)).rejects.toThrow('gone')
})

/** Keeps the thread busy for so many milliseconds. */
function work(duration: number) {
  const end = performance.now() + duration
  while (performance.now() < end);
}
