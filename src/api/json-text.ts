/** What a text of JSON says that came in pieces; undefined when it is none. */
export function readJson(pieces: Uint8Array[]): unknown {
  const decoder = new TextDecoder()
  try {
    const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('')
    return JSON.parse(text + decoder.decode())
  } catch {
    return undefined
  }
}

/** The records of a list's answer, bare or as `results`; undefined for any other body. */
export function recordsIn(body: unknown): unknown[] | undefined {
  if (typeof body === 'object' && body !== null && 'results' in body) return recordsIn(body.results)
  return Array.isArray(body) ? body : undefined
}
