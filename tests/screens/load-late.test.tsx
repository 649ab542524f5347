import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadLate, MissingCode } from '#src/lib/load-late.ts'

const answer = vi.fn<(path: string) => Promise<Response>>()
const preloadError = vi.fn<() => void>()
const load = vi.fn<() => Promise<string>>(async () => 'code')

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockImplementation(async () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript' } }))
  addEventListener('vite:preloadError', preloadError)
})

afterEach(() => {
  removeEventListener('vite:preloadError', preloadError)
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('late code', () => {
  test.each([
    ['does not answer', () => Promise.reject(new TypeError('Nobody there'))],
    ['answers with an error', async () => new Response('', { status: 503 })],
    ['sends the page that stands in for what is gone', async () => new Response('', { headers: { 'Content-Type': 'text/html' } })],
  ])('is not imported while the host %s, and is asked for again', async (what, bad) => {
    const path = `assets/${what}.js`
    answer.mockImplementationOnce(bad)
    await expect(loadLate(load, [path])).rejects.toBeInstanceOf(MissingCode)
    expect(load).not.toHaveBeenCalled()
    expect(preloadError).toHaveBeenCalledOnce()
    await expect(loadLate(load, [path])).resolves.toBe('code')
    expect(answer).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['Failed to fetch dynamically imported module: https://x/a.js', true],
    ['error loading dynamically imported module: https://x/a.js', true],
    ['Importing a module script failed.', true],
    ["Cannot read properties of undefined (reading 'a')", false],
  ])('that fails with %j is missing: %s', async (message, isMissing) => {
    const failure: unknown = await loadLate(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error)
    expect(failure instanceof MissingCode).toBe(isMissing)
  })

  test('asks once for a file that two need, and not for one that the document has asked for', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="modulepreload" href="/assets/linked.js">')
    await Promise.all([loadLate(load, ['assets/a.js', 'assets/linked.js']), loadLate(load, ['assets/a.js'])])
    expect(answer.mock.calls.map(([path]) => path)).toEqual(['/assets/a.js'])
    expect(load).toHaveBeenCalledTimes(2)
    document.querySelector('[href="/assets/linked.js"]')?.remove()
  })

  test('waits for its styles, and asks for them again when they did not come', async () => {
    const gone = loadLate(load, ['gone.css'])
    const link = document.querySelector('[href="/gone.css"]')
    link?.dispatchEvent(new Event('error'))
    await expect(gone).rejects.toThrow('/gone.css did not come')
    const again = loadLate(load, ['gone.css'])
    expect(load).not.toHaveBeenCalled()
    document.querySelector('[href="/gone.css"]')?.dispatchEvent(new Event('load'))
    await expect(again).resolves.toBe('code')
    document.querySelector('[href="/gone.css"]')?.remove()
  })

  test('gives up styles that neither come nor fail', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const hanging = loadLate(load, ['hanging.css'])
    const link = document.querySelector('[href="/hanging.css"]')
    // Whatever the test's own server says of it.
    for (const event of ['load', 'error']) link?.addEventListener(event, (told) => told.stopImmediatePropagation(), { capture: true })
    const outcome = hanging.catch(String)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toContain('/hanging.css did not come')
    expect(document.querySelector('[href="/hanging.css"]')).toBeNull()
  })
})
