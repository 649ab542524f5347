import { HttpError, NetworkError } from '#src/api/errors.ts'
import { readBootPage } from '#src/lib/boot-page.ts'
import { isHtml } from '#src/lib/is-html.ts'
import type { KeptFile } from '#src/storage/kept-files.ts'

/** Milliseconds in which nothing comes of any file. */
const longestSilence = 60_000
/** Milliseconds, for files that come drop by drop. */
const longestWait = 300_000

/** A circuit may have thousands of pictures, and Chromium refuses more than about a thousand requests at once. Few would wait for those that hang. */
const filesAtOnce = 100

type FetchedFile = KeptFile & { bytes: number }

/**
 * The documents and pictures with their sizes. What the host does not have is left out: the app draws a page by itself, and a
 * picture of its own for one that is missing, refused or hangs. Rejects with a NetworkError when the network fails, an HttpError
 * when the host refuses a document or has to be asked later.
 */
export async function fetchFiles(pages: readonly string[], pictures: readonly string[]): Promise<FetchedFile[]> {
  try {
    // Pages last: where it is the network that hangs, and not a picture, they tell.
    const fetchedPictures = await withPatience(pictures, fetchPicture)
    const fetchedPages = await withPatience(pages, fetchPage)
    return [...fetchedPages, ...fetchedPictures]
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new NetworkError('A file of the circuit did not come', { cause: error, mayHaveArrived: false })
  }
}

/** Tells what a host has to say, and when it is no longer waited for. */
type Patience = { signal: AbortSignal; hear: () => void }

type FetchOne = (path: string, patience: Patience) => Promise<FetchedFile[]>

/** They share one silence, since a slow network lets some wait for the others. */
async function withPatience(paths: readonly string[], fetchOne: FetchOne): Promise<FetchedFile[]> {
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  const end = setTimeout(giveUp, longestWait)
  let silence = setTimeout(giveUp, longestSilence)
  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, longestSilence)
  }
  try {
    const queue = paths.values()
    const fetchEach = async () => {
      const files: FetchedFile[] = []
      // oxlint-disable-next-line no-await-in-loop -- a hundred of these are at it at once
      for (const path of queue) files.push(...(await fetchOne(path, { signal: waiting.signal, hear })))
      return files
    }
    return (await Promise.all(Array.from({ length: filesAtOnce }, fetchEach))).flat()
  } finally {
    clearTimeout(end)
    clearTimeout(silence)
    // After a failure nobody needs the others.
    giveUp()
  }
}

async function fetchPage(path: string, patience: Patience): Promise<FetchedFile[]> {
  const response = await fetch(path, { signal: patience.signal })
  if ([404, 410].includes(response.status)) return []
  if (!response.ok) throw refusal(response)
  if (response.redirected || !isHtml(response)) return []
  const body = await wholeBody(response, patience)
  return readBootPage(await body.text())?.path === path ? [toFile(path, response, body)] : []
}

async function fetchPicture(path: string, patience: Patience): Promise<FetchedFile[]> {
  try {
    // Where another host has the picture, nobody may read it.
    const response = await fetch(path, { signal: patience.signal, redirect: 'manual' })
    // It may be there later; any other refusal is how a host says that it is missing, as some do by a 403.
    if (response.status === 429 || response.status >= 500) throw refusal(response)
    if (!response.ok || isHtml(response)) return []
    return [toFile(path, response, await wholeBody(response, patience))]
  } catch (error) {
    if (patience.signal.aborted) return []
    throw error
  }
}

function refusal({ status }: Response): HttpError {
  return new HttpError(status, null, undefined)
}

async function wholeBody(response: Response, { hear }: Patience): Promise<Blob> {
  hear()
  const listening = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, stream) => {
      hear()
      stream.enqueue(piece)
    },
  })
  return new Response(response.body?.pipeThrough(listening) ?? null).blob()
}

function toFile(path: string, response: Response, body: Blob): FetchedFile {
  // The host's policy belongs to a document wherever it comes from. The body is no longer compressed.
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return { path, response: new Response(body, { headers }), bytes: body.size }
}
