import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Handler } from '#mocks/endpoints/endpoint.ts'
import type { Certificate } from '#tests/bench/certificate.ts'
import { brotli, type StoredFiles } from '#tests/bench/stored-files.ts'

export type Host = {
  /** For example https://127.0.0.1:40001, without a trailing slash. */
  origin: string
  /** Returns the body bytes sent since the last call, to pages and service workers. */
  takeSentBytes: () => number
  /** Simulates a lost network. */
  stop: () => Promise<void>
  /** Serves on the same port again. */
  start: () => Promise<void>
}

type Reply = { status: number; headers: Record<string, string>; body: Buffer }

/** Starts a static HTTP/2 host on a free loopback port, with an API under /api/. It treats every request as a GET. */
export async function openHost(certificate: Certificate, files: StoredFiles, api: Handler): Promise<Host> {
  const sockets = new Set<Socket>()
  const apiReplies = new Map<string, Promise<Reply>>()
  let sentBytes = 0
  let port = 0

  const server = createSecureServer({ ...certificate, allowHTTP1: true })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    void serve(request, response).catch(() => response.stream.destroy())
  })

  async function serve(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { pathname, href } = new URL(request.url, origin())
    const reply = pathname.startsWith('/api/')
      ? await cachedApiReply(href)
      : fileReply(files, pathname, request.headers['if-none-match'])
    sentBytes += reply.body.length
    response.writeHead(reply.status, reply.headers)
    response.end(reply.body)
  }

  /** The lists do not change while the bench runs. */
  function cachedApiReply(href: string): Promise<Reply> {
    const reply = apiReplies.get(href) ?? apiReply(api, href)
    apiReplies.set(href, reply)
    return reply
  }

  const origin = () => `https://127.0.0.1:${port}`
  const start = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  await start()
  port = portOf(server.address())
  return {
    origin: origin(),
    takeSentBytes: () => {
      const bytes = sentBytes
      sentBytes = 0
      return bytes
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    start,
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return address.port
}

/** As scripts/deploy/README.md recommends: a page's own document, else the shell. The minimal app only has an index.html. */
function fileReply(files: StoredFiles, pathname: string, ifNoneMatch: string | undefined): Reply {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`
  const file = files.get(pathname) ?? files.get(page) ?? files.get('/shell.html') ?? files.get('/index.html')
  if (!file) throw new Error('The build has no fallback document')
  const headers = { ...file.headers, ETag: file.etag }
  return ifNoneMatch === file.etag
    ? { status: 304, headers, body: Buffer.alloc(0) }
    : { status: 200, headers, body: file.body }
}

async function apiReply(api: Handler, href: string): Promise<Reply> {
  const response = await api(new Request(href))
  const body = await brotli(Buffer.from(await response.arrayBuffer()), 5)
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'Content-Encoding': 'br', 'Cache-Control': 'no-store' },
    body,
  }
}
