import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { type Fault, listenMockApi } from '#mocks/listen.ts'
import { mockHandlers } from '#mocks/msw.ts'
import { type ApiClient, createApiClient } from '#src/api/client.ts'

/** What the server's side of the wire has seen. */
export type Received = { method: string; path: string; search: string; headers: Headers; body: string }

type Wire = { client: ApiClient; received: Received[] }

export const wires = ['MSW', 'loopback HTTP'] as const

/** A client that talks to the mock API over a wire of this kind; `fault` answers first. Closed when the test ends. */
export async function openWire(
  kind: (typeof wires)[number],
  fault: Fault = () => undefined,
): Promise<Wire> {
  const received: Received[] = []

  async function recordingFault(request: Request) {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = await request.clone().text()
    received.push({ method, path: pathname, search, headers, body })
    return fault(request.clone())
  }

  const baseUrl = kind === 'MSW' ? openMsw(recordingFault) : await openHttp(recordingFault)
  return { client: createApiClient((request) => fetch(request), baseUrl), received }
}

function openMsw(fault: Fault): string {
  const server = setupServer(
    http.all('https://api.test/*', async ({ request }) => {
      const reply = await fault(request)
      if (reply === 'hang') return new Promise(() => {})
      return reply === 'reset' ? HttpResponse.error() : reply
    }),
    ...mockHandlers,
  )
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return 'https://api.test/api'
}

async function openHttp(fault: Fault): Promise<string> {
  const { url, close } = await listenMockApi(fault)
  onTestFinished(close)
  return `${url}/api`
}

/** A client whose transport is the test itself, for what no server of ours would do. */
export function scriptedClient(
  answer: (request: Request) => Response | Promise<Response>,
  baseUrl = 'https://api.test/api',
) {
  const requests: Request[] = []
  const client = createApiClient(async (request) => {
    requests.push(request)
    return answer(request)
  }, baseUrl)
  return { client, requests }
}

/** An answer that is no JSON, as a proxy or a broken server sends it. */
export function brokenAnswer(body: string, init?: ResponseInit): Response {
  return new Response(body, { headers: { 'Content-Type': 'text/html' }, ...init })
}
