import { HttpError, NetworkError } from '#src/api/errors.ts'
import { readBootPage } from '#src/lib/boot-page.ts'
import { isHtml } from '#src/lib/is-html.ts'
import type { KeptFile } from '#src/lib/kept-files.ts'

/** Milliseconds for all files of a circuit. */
const patience = 60_000

type FetchedFile = KeptFile & { bytes: number }

/**
 * The documents and pictures with their sizes. What the host does not have is left out: the app draws a page by itself, and a
 * picture of its own for one that is missing. Rejects with a NetworkError when the network fails, an HttpError when the host
 * refuses.
 */
export async function fetchFiles(pages: readonly string[], pictures: readonly string[]): Promise<FetchedFile[]> {
  const signal = AbortSignal.timeout(patience)
  try {
    const files = await Promise.all([
      ...pages.map((path) => fetchFile(path, signal, (_, text) => readBootPage(text)?.path === path)),
      ...pictures.map((path) => fetchFile(path, signal, (response) => !isHtml(response))),
    ])
    return files.flat()
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new NetworkError('A file of the circuit did not come', { cause: error, mayHaveArrived: false })
  }
}

async function fetchFile(
  path: string,
  signal: AbortSignal,
  isIt: (response: Response, text: string) => boolean,
): Promise<FetchedFile[]> {
  const response = await fetch(path, { signal })
  if ([404, 410].includes(response.status)) return []
  if (!response.ok) throw new HttpError(response.status, null, undefined)
  const body = await response.blob()
  const text = isHtml(response) ? await body.text() : ''
  if (response.redirected || !isIt(response, text)) return []
  // The host's policy belongs to a document wherever it comes from. The body is no longer compressed.
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return [{ path, response: new Response(body, { headers }), bytes: body.size }]
}
