import { falseAfter } from '#src/lib/false-after.ts'
import { areYouAlive } from '#src/lib/worker-messages.ts'

/** Milliseconds in which a page answers, on a slow phone too. */
const timeoutMs = 5000

/**
 * A newer worker waits for the pages of the version before. What a broken one has answered in their place would never ask for it,
 * and a reload keeps the broken one: where no page says that it lives, the newer starts at once.
 */
export async function startWhereNoPageLives(): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 0) return
  const anyAlive = Promise.race(pages.map(isAlive))
  if (!(await Promise.race([anyAlive, falseAfter(timeoutMs)]))) await skipWaiting()
}

/** Never resolves for a page that is none of ours. */
function isAlive(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true })
    port1.start()
    page.postMessage(areYouAlive, [port2])
  })
}
