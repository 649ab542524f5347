/** Lets the page have its turn: what was tapped meanwhile is answered first. */
export function nextTask(): Promise<void> {
  return typeof scheduler === 'undefined' || !scheduler.yield
    ? new Promise((resolve) => setTimeout(resolve))
    : scheduler.yield()
}
