import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSiteServer } from '#tests/journeys/support/site-server.ts'

async function startWithBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'dia-site-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(dist, 'index.html'), '<!doctype html>site')
  await writeFile(join(dist, 'assets', 'main.js'), 'export {}')
  await writeFile(join(dist, 'services.html'), '<!doctype html>services')
  await writeFile(join(dist, '_headers'), '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n')
  const server = await startSiteServer(dist)
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  return server
}

test.each([
  ['/', 'text/html; charset=utf-8', '<!doctype html>site'],
  ['/circuits/nord?x=1', 'text/html; charset=utf-8', '<!doctype html>site'],
  ['/assets/', 'text/html; charset=utf-8', '<!doctype html>site'],
  ['/services', 'text/html; charset=utf-8', '<!doctype html>services'],
  ['/assets/main.js', 'text/javascript; charset=utf-8', 'export {}'],
  ['/..%2fsecret.txt', 'text/html; charset=utf-8', '<!doctype html>site'],
])('serves %s as a static host does', async (path, type, content) => {
  const { url } = await startWithBuild()
  const response = await fetch(`${url}${path}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe(type)
  expect(await response.text()).toBe(content)
})

test.each([
  ['/services', 'no-cache'],
  ['/assets/main.js', 'immutable'],
])('sends with %s the headers that the build gives its host, and no-cache where it says nothing of that', async (path, caching) => {
  const { url } = await startWithBuild()
  const { headers } = await fetch(`${url}${path}`)
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Cache-Control')).toBe(caching)
})

test('answers the API beside it, with next addresses that lead back to it', async () => {
  const { url } = await startWithBuild()
  const response = await fetch(`${url}/api/geography/places/`)
  expect(await response.json()).toMatchObject({ next: `${url}/api/geography/places/?page=2` })
  expect((await fetch(`${url}/api/nothing/`)).status).toBe(404)
})

test('keeps a log of what came', async () => {
  const { url, count, requests } = await startWithBuild()
  await fetch(`${url}/api/geography/places/?page=2`)
  await fetch(`${url}/api/geography/places/`)
  await fetch(`${url}/api/chatbot/message/`, { method: 'POST', body: 'x' })
  expect(count('/api/geography/places/')).toBe(2)
  expect(requests.at(-1)).toEqual({
    method: 'POST',
    path: '/api/chatbot/message/',
    search: '',
    body: 'x',
  })
})

test('fails as it is told, and mends when told so', async () => {
  const { url, inject } = await startWithBuild()
  const circuits = `${url}/api/geography/circuits/`
  inject(({ url: asked }) => (asked === circuits ? Response.json({}, { status: 503 }) : undefined))
  expect((await fetch(circuits)).status).toBe(503)
  expect((await fetch(url)).status).toBe(200)
  inject(() => 'reset')
  await expect(fetch(circuits)).rejects.toThrow('fetch failed')
  inject(() => 'hang')
  await expect(fetch(circuits, { signal: AbortSignal.timeout(50) })).rejects.toThrow('aborted')
  inject()
  expect((await fetch(circuits)).status).toBe(200)
})

test('closes at once, also while somebody waits', async () => {
  const { url, inject, close } = await startWithBuild()
  const asked = new Promise<void>((resolve) => {
    inject(() => {
      resolve()
      return 'hang'
    })
  })
  const waiting = fetch(url).catch(() => 'cut')
  await asked
  await close()
  expect(await waiting).toBe('cut')
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
