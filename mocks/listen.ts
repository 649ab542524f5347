import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createMockApi, type MockApi } from '#mocks/mock-api.ts'

/** `reset` cuts the connection, `hang` never answers. A Response whose body stream fails is cut in the middle. */
export type Reply = Response | 'reset' | 'hang'

/** Answers in the endpoint's place; with undefined the endpoint answers as always. */
export type Fault = (request: Request) => Reply | undefined | Promise<Reply | undefined>

export type Listener = {
  /** Such as http://127.0.0.1:40001, without a slash at its end. */
  url: string
  /** Cuts what is still open; closing twice does no harm. */
  close: () => Promise<void>
}

/** A mock API of its own on a free loopback port, under any base path. */
export async function listenMockApi(fault?: Fault): Promise<Listener & { api: MockApi }> {
  const api = createMockApi()
  const listener = await listen(async (request) => (await fault?.(request)) ?? api.answer(request))
  return { ...listener, api }
}

/** Puts `answer` behind HTTP on a free loopback port. */
export async function listen(answer: (request: Request) => Promise<Reply>): Promise<Listener> {
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const reply = await answer(await toRequest(incoming))
    if (reply === 'hang') return
    if (reply === 'reset') incoming.socket.resetAndDestroy()
    else await send(reply, outgoing)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The listener has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers, rawHeaders } = incoming
  const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
  )
  const body = await buffer(incoming)
  return new Request(new URL(url, `http://${headers.host ?? '127.0.0.1'}`), {
    method,
    headers: pairs,
    ...(body.length > 0 && { body }),
  })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body) await pipeline(response.body, outgoing)
  else outgoing.end()
}
