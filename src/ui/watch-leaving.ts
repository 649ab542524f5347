/** Tells whether the page has begun to be left. To be stopped soon: some browsers put no page aside for 'Back' that listens. */
export function watchLeaving() {
  let hasBegun = false
  const onLeaving = () => {
    hasBegun = true
  }
  const stop = new AbortController()
  addEventListener('beforeunload', onLeaving, { signal: stop.signal })
  // Not every browser asks whether to leave.
  addEventListener('pagehide', onLeaving, { signal: stop.signal })
  return {
    hasBegun: () => hasBegun,
    stop: () => stop.abort(),
  }
}
