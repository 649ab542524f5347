import { blocksOf } from '#src/api/blocks.ts'
import { readJson, recordsIn } from '#src/api/json-text.ts'

/** A piece of the text, or null at its end. */
export type Piece = Uint8Array | null

/** The records of a list, block by block, and then the body that they were taken out of. */
export type Parsed = { records: unknown[] } | { body: unknown }

const pieces: Uint8Array[] = []

addEventListener('message', ({ data: piece }: MessageEvent<Piece>) => {
  if (piece) {
    pieces.push(piece)
    return
  }
  const body = readJson(pieces)
  for (const records of blocksOf(recordsIn(body)?.splice(0) ?? [])) send({ records })
  send({ body })
})

function send(parsed: Parsed) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  globalThis.postMessage(parsed)
}
