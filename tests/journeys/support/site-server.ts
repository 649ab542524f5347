import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type Fault, listen, type Listener, type Reply } from '#mocks/listen.ts'
import { createMockApi, type MockApi } from '#mocks/mock-api.ts'
import { readHostHeaders } from '#scripts/deploy/host-headers.ts'

type LoggedRequest = { method: string; path: string; search: string; body: string }

export type SiteServer = Listener & {
  api: MockApi
  /** All requests in order, pages and files included. */
  requests: readonly LoggedRequest[]
  /** The number of requests for this path, with any query. */
  count: (path: string) => number
  /** Lets `fault` answer requests first, pages and files included. Without an argument it removes the last one. */
  inject: (fault?: Fault) => void
  /** Serves another build instead of the first. */
  deploy: (dist: string) => void
}

/**
 * Serves a build as a static host does, with the mock API under /api/. Paths without a file get `index.html`.
 */
export async function startSiteServer(firstDist: string, firstFault?: Fault): Promise<SiteServer> {
  const api = createMockApi()
  const requests: LoggedRequest[] = []
  let fault = firstFault
  let dist = firstDist

  async function answer(request: Request): Promise<Reply> {
    const { pathname, search } = new URL(request.url)
    const body = await request.clone().text()
    requests.push({ method: request.method, path: pathname, search, body })
    const reply = await fault?.(request.clone())
    if (reply) return reply
    return pathname.startsWith('/api/') ? api.answer(request) : serveFile(dist, pathname)
  }

  return {
    ...(await listen(answer)),
    api,
    requests,
    count: (path) => requests.filter((request) => request.path === path).length,
    inject: (next) => {
      fault = next
    },
    deploy: (next) => {
      dist = next
    },
  }
}

export const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

async function serveFile(dist: string, pathname: string): Promise<Response> {
  const name = normalize(decoded(pathname))
  const headers = await readHostHeaders(dist, name)
  const file = await readFile(join(dist, name)).catch(() => undefined)
  if (file) return fileResponse(file, name, headers)
  const page = await readFile(join(dist, `${name}.html`)).catch(() => undefined)
  return fileResponse(page ?? (await readFile(join(dist, 'index.html'))), 'index.html', headers)
}

function fileResponse(content: BodyInit, name: string, hostHeaders: [name: string, value: string][]): Response {
  const headers = new Headers({
    'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
    // As scripts/deploy/README.md recommends.
    'Cache-Control': 'no-cache',
  })
  for (const [header, value] of hostHeaders) headers.set(header, value)
  return new Response(content, { headers })
}

/** Static hosts treat a path that cannot be decoded like any other path without a file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
