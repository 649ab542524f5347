/** More than any person sends, and than a suite that asks the assistant everything. */
const perMinute = 300
const minute = 60_000

/** Counts the calls of a client: seconds to wait for one that calls too often, else undefined. */
export function createThrottle(): () => number | undefined {
  let recent: number[] = []
  return () => {
    const now = Date.now()
    recent = recent.filter((time) => now - time < minute)
    const [oldest = now] = recent
    if (recent.length >= perMinute) return Math.ceil((oldest + minute - now) / 1000)
    recent.push(now)
    return undefined
  }
}
