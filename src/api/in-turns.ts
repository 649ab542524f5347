import { nextTask } from '#src/lib/next-task.ts'

/** Milliseconds at a stretch: a phone that is several times slower still answers a finger at once. */
const stretch = 8

/** Does the same to every item, and lets the page have its turn in between when there are many. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let end = performance.now() + stretch
  for (const item of items) {
    work(item)
    if (performance.now() < end) continue
    // oxlint-disable-next-line no-await-in-loop -- to wait between the items is what it is for
    await nextTask()
    end = performance.now() + stretch
  }
}
