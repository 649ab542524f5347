import { readdir, readFile } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readHostHeaders } from '#scripts/deploy/host-headers.ts'

const contentTypes: Record<string, RegExp> = {
  '.css': /^text\/css\b/,
  '.html': /^text\/html\b/,
  '.ico': /^image\//,
  '.js': /^(?:text|application)\/javascript\b/,
  '.json': /^application\/json\b/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain\b/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:text|application)\/xml\b/,
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Call = { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string>; body?: string }

/** Asks a server for every file and page of the build, for unknown paths and for the API, and tells what is not as the README wants it. */
export async function checkSite(url: string, dist: string): Promise<{ requests: number; differences: string[] }> {
  const agent = new Agent({ keepAlive: true })
  const differences: string[] = []
  let requests = 0

  async function call(path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
    requests += 1
    return new Promise((resolve, reject) => {
      request(url + path, { agent, method, headers }, (response) => {
        buffer(response).then(
          (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
          reject,
        )
      })
        .on('error', reject)
        .end(body)
    })
  }

  function expectEqual(what: string, actual: unknown, expected: unknown) {
    const fits = expected instanceof RegExp ? expected.test(String(actual)) : actual === expected
    if (!fits) differences.push(`${what}: ${String(actual)} instead of ${String(expected)}`)
  }

  async function expectHeaders(path: string, headers: IncomingHttpHeaders) {
    const expected = new Map([['Cache-Control', 'no-cache'], ...(await readHostHeaders(dist, path))])
    for (const [name, value] of expected) expectEqual(`${path} ${name}`, headers[name.toLowerCase()], value)
  }

  /** Expects that `path` is answered with a file of the build. */
  async function expectFile(path: string, file: string, accepted = 'br, gzip') {
    const { status, headers, body } = await call(path, { headers: { 'Accept-Encoding': accepted } })
    const content = await readFile(join(dist, file))
    const isCompressed = files.has(`${file}.br`)
    const encoding = isCompressed ? /br|gzip/.exec(accepted)?.[0] : undefined
    expectEqual(`${path} status`, status, 200)
    expectEqual(`${path} Content-Encoding`, headers['content-encoding'], encoding)
    if (isCompressed) expectEqual(`${path} Vary`, headers.vary, /accept-encoding/i)
    expectEqual(`${path} Content-Type`, headers['content-type'], contentTypes[extname(file)] ?? /./)
    await expectHeaders(path, headers)
    if (!decoded(body, headers['content-encoding']).equals(content)) differences.push(`${path} is not ${file}`)
  }

  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length)),
  )
  for (const file of files) {
    if (/\.(?:br|gz)$|^_headers/.test(file)) continue
    await expectFile(`/${file}`, file)
    if (file.endsWith('.html')) await expectFile(`/${file.replace(/^index\.html$|\.html$/, '')}`, file)
  }
  for (const accepted of ['gzip', 'identity']) {
    await expectFile('/', 'index.html', accepted)
    await expectFile('/services', 'services.html', accepted)
    await expectFile('/sw.js', 'sw.js', accepted)
  }

  for (const path of ['/nulle-part', '/circuits', '/circuits/', '/circuits/inconnu/lieux', '/services/', '/blog/a.b']) {
    await expectFile(path, 'shell.html')
  }

  const missing = await call('/assets/missing-00000000.js')
  expectEqual('a missing asset', missing.status, 404)
  expectEqual('a missing asset Cache-Control', missing.headers['cache-control'], undefined)
  expectEqual('a missing asset X-Content-Type-Options', missing.headers['x-content-type-options'], 'nosniff')

  const { headers: first } = await call('/services', { headers: { 'Accept-Encoding': 'br' } })
  const again = await call('/services', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.etag ?? '' } })
  expectEqual('an unchanged page', again.status, 304)
  await expectHeaders('/services', again.headers)

  expectEqual('the connectivity probe', (await call('/robots.txt', { method: 'HEAD' })).status, 200)

  const list = await call('/api/geography/places/')
  expectEqual('a list', list.status, 200)
  const [, next] = /"next":"(.*?)"/.exec(list.body.toString()) ?? []
  expectEqual('the next page of a list', next, `${url}/api/geography/places/?page=2`)
  expectEqual('a list Cache-Control', list.headers['cache-control'], undefined)
  expectEqual('an unknown path of the API', (await call('/api/x/')).headers['content-type'], /^application\/json/)
  const post: Call = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  const form = await call('/api/reservations/contact/', post)
  expectEqual('an invalid form', form.status, 400)
  expectEqual('a form Connection', form.headers.connection, 'close')
  expectEqual(
    'a chat question Connection',
    (await call('/api/chatbot/message/', post)).headers.connection,
    /^(?!close)/,
  )

  agent.destroy()
  return { requests, differences }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
