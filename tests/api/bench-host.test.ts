import { once } from 'node:events'
import { connect, constants } from 'node:http2'
import { brotliDecompressSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createMockApi } from '#mocks/mock-api.ts'
import { createCertificate } from '#tests/bench/certificate.ts'
import { openHost } from '#tests/bench/host.ts'
import { scaledApi } from '#tests/bench/scale-lists.ts'
import { storedFile } from '#tests/bench/stored-files.ts'

const certificate = createCertificate()

async function startHost(api = createMockApi().answer) {
  const names = ['/index.html', '/circuits/nord.html', '/assets/main.js', '/assets/font.woff2']
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await storedFile(name, Buffer.from(name))] as const)),
  )
  const host = await openHost(certificate, files, api)
  onTestFinished(() => host.stop())
  return host
}

/** Asks as a browser that trusts this very certificate. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const session = connect(origin, { ca: certificate.cert, checkServerIdentity: () => undefined })
  await once(session, 'connect')
  const stream = session.request({ ':path': path, ...headers })
  const [head] = await once(stream, 'response')
  const body = await buffer(stream)
  session.close()
  const text = head['content-encoding'] === 'br' && body.length > 0 ? brotliDecompressSync(body) : body
  return { status: head[constants.HTTP2_HEADER_STATUS], head, text: text.toString() }
}

test.each([
  ['/', '/index.html'],
  ['/circuits/nord', '/circuits/nord.html'],
  ['/circuits/nord?x=1', '/circuits/nord.html'],
  ['/circuits/sud', '/index.html'],
  ['/assets/main.js', '/assets/main.js'],
  ['/assets/font.woff2', '/assets/font.woff2'],
])('answers %s with %s over HTTP/2', async (path, name) => {
  const { origin } = await startHost()
  expect(await ask(origin, path)).toMatchObject({ status: 200, text: name })
})

test('lets files with a hash be kept, and pages be asked for again', async () => {
  const { origin } = await startHost()
  const script = await ask(origin, '/assets/main.js')
  expect(script.head).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const page = await ask(origin, '/')
  expect(page.head['cache-control']).toBe('no-cache')
  const again = await ask(origin, '/', { 'if-none-match': String(page.head['etag']) })
  expect(again).toMatchObject({ status: 304, text: '' })
})

test('counts what it sent', async () => {
  const { origin, takeSentBytes } = await startHost()
  await ask(origin, '/assets/font.woff2')
  expect(takeSentBytes()).toBe('/assets/font.woff2'.length)
  expect(takeSentBytes()).toBe(0)
})

test('goes away and comes back on the same port', async () => {
  const { origin, stop, start } = await startHost()
  await stop()
  await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED')
  await start()
  expect(await ask(origin, '/')).toMatchObject({ status: 200 })
})

test.each([
  [10, 10],
  [100, 20],
  [1000, 200],
])('has lists of %d records, %d of them the measured circuit’s', async (size, own) => {
  const { origin } = await startHost(scaledApi(size))
  const places = JSON.parse((await ask(origin, '/api/geography/places/')).text)
  const routes = JSON.parse((await ask(origin, '/api/geography/routes/')).text)
  expect(places).toMatchObject({ count: size, next: null })
  expect(new Set(places.results.map(({ id }: { id: number }) => id)).size).toBe(size)
  expect(places.results.filter(({ circuit }: { circuit: number }) => circuit === 2)).toHaveLength(own)
  expect(routes.results.filter(({ circuit_name }: { circuit_name: string }) => circuit_name === 'Nord')).toHaveLength(own)
  expect(JSON.parse((await ask(origin, '/api/geography/circuits/')).text)).toMatchObject({ count: 5 })
})
