/** Milliseconds in which a tab hears, as a rule, what another one has stored before it made way. */
const newsTakesMs = 500

/**
 * Does `work` when no other tab does anything of the same name, or has for `longestWaitMs`: the browser may have put it to sleep.
 * Browsers that have no locks, or refuse them, do it at once.
 */
export async function oneTabAtATime<Result>(
  name: string,
  longestWaitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  const { locks } = navigator
  let begun: Promise<Result> | undefined
  const begin = () => (begun = work())
  try {
    await locks.request(name, { ifAvailable: true }, (lock) => lock && begin())
    if (!begun) await locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, () => heardNews().then(begin))
  } catch {
    // Refused, or given up; or the work has failed, which is told below.
  }
  return begun ?? work()
}

function heardNews() {
  return new Promise((resolve) => setTimeout(resolve, newsTakesMs))
}
