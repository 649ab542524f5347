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

/** `bytes` are those on the wire, headers included. */
type Transfer = { kind: Kind; pieces: { at: number; bytes: number }[]; running: boolean }

export type Traffic = {
  /** Bytes that came until `time`, of one kind or all. */
  bytes: (kind?: Kind, time?: number) => number
  /** Whether nothing is on its way, and since when (milliseconds since 1970). */
  idleSince: () => number | undefined
}

/** Everything that the page itself asks for; what a service worker fetches is not among it. */
export function recordTraffic(cdp: CDPSession): Traffic {
  const transfers = new Map<string, Transfer>()
  /** Chromium's clock of the network counts from its own start. */
  let clockStart = 0
  let lastEvent = Date.now()

  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp, wallTime, request }) => {
    lastEvent = Date.now()
    clockStart = (wallTime - timestamp) * 1000
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return
    transfers.set(requestId, { kind: kindOf.get(type ?? '') ?? 'other', pieces: [], running: true })
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What the document before it had asked for is dropped, and not every end is told.
    if (type === 'Document') for (const [id, transfer] of transfers) transfer.running &&= id === requestId
    if (response.fromServiceWorker) transfers.delete(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    lastEvent = Date.now()
    transfers.get(requestId)?.pieces.push({ at: clockStart + timestamp * 1000, bytes: encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    const received = transfer?.pieces.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
    transfer?.pieces.push({ at: clockStart + timestamp * 1000, bytes: encodedDataLength - received })
    end(requestId)
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId))

  function end(requestId: string) {
    lastEvent = Date.now()
    const transfer = transfers.get(requestId)
    if (transfer) transfer.running = false
  }

  return {
    bytes: (kind, time = Infinity) =>
      [...transfers.values()]
        .filter((transfer) => kind === undefined || transfer.kind === kind)
        .flatMap(({ pieces }) => pieces)
        .filter(({ at }) => at <= time)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    idleSince: () => ([...transfers.values()].some(({ running }) => running) ? undefined : lastEvent),
  }
}
