/** Milliseconds for what is more urgent, where the browser does not tell when it is idle (Safari). */
const courtesy = 300

/** Resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, courtesy)
    else requestIdleCallback(resolve)
  })
}
