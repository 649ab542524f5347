import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { readSettings } from '#src/settings.ts'

// Vite puts the settings into what it builds. In Node the assistant finds them here (src/config.ts).
Object.assign(globalThis, { SITE_SETTINGS: readSettings({}) })

/** 'reset' closes the connection, 'hang' never answers. A body stream that fails cuts the response short. */
export type Reply = Response | 'reset' | 'hang'

/** Replaces the API's response; undefined leaves it as it is. */
export type Fault = (request: Request) => Reply | undefined | Promise<Reply | undefined>

export type Listener = {
  /** http://127.0.0.1:{port} */
  url: string
  /** Closes open connections too. May be called twice. */
  close: () => Promise<void>
}

/** Starts an HTTP server on a free loopback port. */
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
