import { timeout } from '#src/lib/async.ts'

/** A long computation that may pause at each `yield`. */
export type Steps<Result> = Generator<undefined, Result>

/** In milliseconds. */
const maxStep = 50

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Pauses every few milliseconds, so that the page stays responsive. */
export async function runWithPauses<Result>(steps: Steps<Result>): Promise<Result> {
  let startedAt = performance.now()
  let step = steps.next()
  while (step.done !== true) {
    if (performance.now() - startedAt > maxStep) {
      // oxlint-disable-next-line no-await-in-loop -- lets the page react
      await timeout(0)
      startedAt = performance.now()
    }
    step = steps.next()
  }
  return step.value
}

const itemsOfStep = 20

/** Maps a list, with a pause after every few items. */
export function* mapInSteps<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Steps<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    results.push(map(item))
    if (index % itemsOfStep === 0) yield
  }
  return results
}
