import { falseAfter } from '#src/lib/false-after.ts'
import { alive, areYouAlive } from '#src/lib/worker-messages.ts'

/** Milliseconds in which the app of a page comes and answers, on a slow phone too, and between two questions. */
const timeoutMs = 20_000
const pauseMs = 2000

/** From the start, since browsers want it so. */
const answered = new Promise<true>((resolve) => {
  addEventListener('message', ({ data }) => {
    if (data === alive) resolve(true)
  })
})

/**
 * A newer worker waits for the pages of the version before. What a broken one has answered in their place would never ask for it,
 * and a reload keeps the broken one: where no page says that it lives, the newer starts at once. A page that cannot answer, such as a
 * frozen one, is told of the newer version when it goes on.
 */
export async function startWhereNoPageLives(): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    // Pages come and go meanwhile.
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pages.length === 0) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the worker's own pages
    for (const page of pages) page.postMessage(areYouAlive)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await Promise.race([answered, falseAfter(pauseMs)])) return
  }
  await skipWaiting()
}
