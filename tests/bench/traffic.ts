import type { CDPSession } from '@playwright/test'

export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other'

const kindOf = new Map<string, Kind>([
  ['Document', 'document'],
  ['Script', 'script'],
  ['Stylesheet', 'style'],
  ['Font', 'font'],
  ['Image', 'image'],
  ['Fetch', 'data'],
  ['XHR', 'data'],
])

/** `bytes` are those on the wire, including headers. */
type Transfer = { kind: Kind; chunks: { at: number; bytes: number }[]; isPending: boolean }

export type Traffic = {
  /** The bytes received until `time`, of one kind or of all. */
  bytes: (kind?: Kind, time?: number) => number
  /** The time of the last event (milliseconds since 1970), or undefined while a request is pending. */
  idleSince: () => number | undefined
}

/** Records the requests of the page itself, not those of its service worker. */
export function recordTraffic(cdp: CDPSession): Traffic {
  const transfers = new Map<string, Transfer>()
  /** Chromium's network timestamps count from an arbitrary time. This is that time, in milliseconds since 1970. */
  let clockStart = 0
  let lastEvent = Date.now()

  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp, wallTime, request }) => {
    lastEvent = Date.now()
    clockStart = (wallTime - timestamp) * 1000
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return
    transfers.set(requestId, { kind: kindOf.get(type ?? '') ?? 'other', chunks: [], isPending: true })
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A new document cancels the requests of the last one, and Chromium does not report the end of each.
    if (type === 'Document') for (const [id, transfer] of transfers) transfer.isPending &&= id === requestId
    if (response.fromServiceWorker) transfers.delete(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    lastEvent = Date.now()
    transfers.get(requestId)?.chunks.push({ at: clockStart + timestamp * 1000, bytes: encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    const received = transfer?.chunks.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
    transfer?.chunks.push({ at: clockStart + timestamp * 1000, bytes: encodedDataLength - received })
    end(requestId)
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId))

  function end(requestId: string) {
    lastEvent = Date.now()
    const transfer = transfers.get(requestId)
    if (transfer) transfer.isPending = false
  }

  return {
    bytes: (kind, time = Infinity) =>
      [...transfers.values()]
        .filter((transfer) => kind === undefined || transfer.kind === kind)
        .flatMap(({ chunks }) => chunks)
        .filter(({ at }) => at <= time)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    idleSince: () => ([...transfers.values()].some(({ isPending }) => isPending) ? undefined : lastEvent),
  }
}
