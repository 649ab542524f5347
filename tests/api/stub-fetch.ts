import { onTestFinished, vi } from 'vitest'
import { type Fault, listen } from '#mocks/listen.ts'
import { createMockApi } from '#mocks/mock-api.ts'
import { apiBaseUrl } from '#src/api/http.ts'

/** Answers `fetch` with a function until the test ends. Returns the requests that it got. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return answer(request)
  })
  return requests
}

/** A request as the server received it. */
type Received = { method: string; path: string; headers: Headers; body: string }

/** Sends every call to the mock API on a loopback port until the test ends; `fault` answers first. Returns what the server received. */
export async function startServer(fault: Fault = () => undefined): Promise<Received[]> {
  const received: Received[] = []
  const api = createMockApi()
  const { url, close } = await listen(async (incoming) => {
    const body = await incoming.text()
    // The API builds its links from the request's URL, so that needs the origin that the site uses.
    const request = withOrigin(new URL(apiBaseUrl).origin, incoming, body)
    const { pathname, search } = new URL(request.url)
    received.push({ method: request.method, path: pathname + search, headers: request.headers, body })
    return (await fault(request)) ?? api.answer(request)
  })
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => realFetch(withOrigin(url, request, await request.text())))
  onTestFinished(close)
  return received
}

function withOrigin(origin: string, { method, url, headers, redirect, signal }: Request, body: string): Request {
  const { pathname, search } = new URL(url)
  return new Request(origin + pathname + search, { method, headers, redirect, signal, ...(body && { body }) })
}

/** An answer with a status and a JSON body. */
export function respondWith(status: number, body: unknown = {}, headers: Record<string, string> = {}): () => Response {
  return () => Response.json(body, { status, headers })
}

/** A page of HTML, as a proxy or a broken server sends it. */
export function respondWithHtml(status = 200): () => Response {
  return () => new Response('<!doctype html><title>Proxy</title>', { status, headers: { 'Content-Type': 'text/html' } })
}

/** Never answers, and rejects when the call is aborted, as fetch does. */
export function hang({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** A good status with a body that does not come; it fails when the call is aborted, as in fetch. */
export function hangAfterHeaders({ signal }: Request): Response {
  const body = new ReadableStream({
    start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
  })
  return new Response(body)
}

/** A body that breaks off after its beginning. */
export function cutBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"results": [')),
    pull: async (stream) => {
      // Waits until the first part has been sent.
      await new Promise((resolve) => setTimeout(resolve, 20))
      stream.error(new TypeError('cut'))
    },
  })
}
