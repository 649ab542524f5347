import type { IncomingHttpHeaders } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readHostHeaders } from '#scripts/deploy/host-headers.ts'
import { createProbe, type Probe } from '#scripts/deploy/probe.ts'
import { listEnvelopeSchema } from '#src/contract/list.ts'

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

/** In order of preference. */
const bothEncodings = ['br', 'gzip'] as const
type Encoding = (typeof bothEncodings)[number]

type Build = { folder: string; files: ReadonlySet<string> }

/**
 * Requests every file and page of the build, unknown paths and the API, and returns the differences from the rules in the README,
 * 'What the host has to do'.
 */
export async function checkSite(url: string, dist: string): Promise<{ requests: number; differences: string[] }> {
  const build = { folder: dist, files: await listFiles(dist) }
  const probe = createProbe(url)
  await checkFiles(probe, build)
  await checkUnknownPaths(probe, build)
  await checkMissingAsset(probe)
  await checkConditionalRequest(probe, build)
  await checkConnectivityRequest(probe)
  await checkApiProxy(probe)
  return probe.close()
}

async function checkFiles(probe: Probe, build: Build) {
  for (const file of build.files) {
    if (/\.(?:br|gz)$|^_headers/.test(file)) continue
    await expectFile(probe, build, `/${file}`, file)
    if (file.endsWith('.html')) await expectFile(probe, build, `/${file.replace(/^index\.html$|\.html$/, '')}`, file)
  }
  for (const accepted of [['gzip'], []] as const) {
    await expectFile(probe, build, '/', 'index.html', accepted)
    await expectFile(probe, build, '/services', 'services.html', accepted)
    await expectFile(probe, build, '/sw.js', 'sw.js', accepted)
  }
}

async function checkUnknownPaths(probe: Probe, build: Build) {
  for (const path of ['/nulle-part', '/circuits', '/circuits/', '/circuits/inconnu/lieux', '/services/', '/blog/a.b']) {
    await expectFile(probe, build, path, 'shell.html')
  }
}

async function checkMissingAsset({ call, expectEqual }: Probe) {
  const { status, headers } = await call('/assets/missing-00000000.js')
  expectEqual('status of a missing asset', status, 404)
  expectEqual('Cache-Control of a missing asset', headers['cache-control'], undefined)
  expectEqual('X-Content-Type-Options of a missing asset', headers['x-content-type-options'], 'nosniff')
}

async function checkConditionalRequest(probe: Probe, build: Build) {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await probe.call('/services', { headers })
  const second = await probe.call('/services', {
    headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' },
  })
  probe.expectEqual('status of an unchanged page', second.status, 304)
  await expectHeaders(probe, build, '/services', second.headers)
}

/** The request by which browsers find out whether they are online. */
async function checkConnectivityRequest({ call, expectEqual }: Probe) {
  const { status } = await call('/robots.txt', { method: 'HEAD' })
  expectEqual('status of HEAD /robots.txt', status, 200)
}

async function checkApiProxy({ url, call, expectEqual, report }: Probe) {
  const list = await call('/api/geography/places/')
  expectEqual('status of a list', list.status, 200)
  expectEqual('Cache-Control of a list', list.headers['cache-control'], undefined)
  const isJson = list.headers['content-type']?.startsWith('application/json')
  const page = listEnvelopeSchema.safeParse(isJson ? JSON.parse(list.body.toString()) : undefined)
  expectEqual('next page of a list', page.data?.next, `${url}/api/geography/places/?page=2`)

  const unknown = await call('/api/x/')
  expectEqual('Content-Type of an unknown path of the API', unknown.headers['content-type'], /^application\/json/)

  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' } as const
  const form = await call('/api/reservations/contact/', post)
  expectEqual('status of an invalid form', form.status, 400)
  expectEqual('Connection header of a form', form.headers.connection, 'close')
  const chat = await call('/api/chatbot/message/', post)
  if (chat.headers.connection === 'close') report('Connection header of a chat message: close')
}

/** Expects that `path` is answered with a file of the build, in the first accepted encoding that the build has. */
async function expectFile(
  probe: Probe,
  build: Build,
  path: string,
  file: string,
  accepted: readonly Encoding[] = bothEncodings,
) {
  const { status, headers, body } = await probe.call(path, {
    headers: { 'Accept-Encoding': accepted.join(', ') || 'identity' },
  })
  const content = await readFile(join(build.folder, file))
  const isCompressed = build.files.has(`${file}.br`)
  const encoding = headers['content-encoding']
  probe.expectEqual(`${path} status`, status, 200)
  probe.expectEqual(`${path} Content-Encoding`, encoding, isCompressed ? accepted[0] : undefined)
  if (isCompressed) probe.expectEqual(`${path} Vary`, headers.vary, /accept-encoding/i)
  probe.expectEqual(`${path} Content-Type`, headers['content-type'], contentTypes[extname(file)] ?? /./)
  await expectHeaders(probe, build, path, headers)
  if (!decoded(body, encoding).equals(content)) probe.report(`${path} is not ${file}`)
}

async function expectHeaders(probe: Probe, { folder }: Build, path: string, headers: IncomingHttpHeaders) {
  const expected = new Map([['Cache-Control', 'no-cache'], ...(await readHostHeaders(folder, path))])
  for (const [name, value] of expected) probe.expectEqual(`${path} ${name}`, headers[name.toLowerCase()], value)
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
