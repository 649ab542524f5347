/** Resolves to false after `ms`, for use in Promise.race. */
export function timeout(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}

/** Resolves when the page has loaded, two more seconds have passed and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    // A picture that never loads delays the event for good.
    await Promise.race([loaded, timeout(10_000)])
  }
  await timeout(2000)
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve))
}
