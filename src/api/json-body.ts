import { inTurns } from '#src/api/in-turns.ts'
import { readJson, recordsIn } from '#src/api/json-text.ts'
import type { Parsed, Piece } from '#src/api/json-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it
import JsonWorker from '#src/api/json-worker.ts?worker&inline'

/** Bytes; less than that is parsed within a few milliseconds, on a slow phone too. */
const long = 200_000
/** Bytes; a list of 10,000 records has a tenth of it. A body that does not end must not fill the memory. */
const most = 64_000_000

/**
 * What a response says in JSON; undefined when it is none, or longer than any of ours. A long one is read beside the page, which
 * goes on meanwhile.
 */
export async function readJsonBody({ body }: Response): Promise<unknown> {
  const pieces = body ? await piecesOf(body) : []
  if (!pieces) return undefined
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  if (size < long || typeof Worker === 'undefined') return readJson(pieces)
  return readBeside(pieces).catch(() => readJson(pieces))
}

/** As they come: to have it all in one piece would take the browser long. Undefined if there are too many. */
async function piecesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array[] | undefined> {
  const pieces: Uint8Array[] = []
  const reader = body.getReader()
  for (let size = 0; size <= most; ) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
    const { value } = await reader.read()
    if (!value) return pieces
    pieces.push(value)
    size += value.length
  }
  // Nothing to wait for, and whatever it comes to, no more of it is read.
  reader.cancel().catch(() => {})
  return undefined
}

/** Rejects where a worker cannot be had. */
async function readBeside(pieces: Uint8Array[]): Promise<unknown> {
  const worker = new JsonWorker()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const send = (piece: Piece) => worker.postMessage(piece)
  const answer = new Promise((resolve, reject) => {
    const records: unknown[] = []
    worker.addEventListener('error', reject)
    worker.addEventListener('message', ({ data }: MessageEvent<Parsed>) => {
      if ('records' in data) {
        records.push(...data.records)
        return
      }
      const list = recordsIn(data.body)
      for (const record of records) list?.push(record)
      resolve(data.body)
    })
  })
  const feed = async () => {
    await inTurns(pieces, send)
    send(null)
  }
  try {
    // Both at once: a worker may fail before it has all.
    const [body] = await Promise.all([answer, feed()])
    return body
  } finally {
    worker.terminate()
  }
}
