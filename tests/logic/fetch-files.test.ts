import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fetchFiles } from '#src/features/keeping/fetch-files.ts'

const pages = ['/circuits/nord', '/faq']

const pictureOf = (body: BodyInit | null) => new Response(body, { headers: { 'Content-Type': 'image/png' } })

const documentOf = (path: string) =>
  new Response(`<script data-page='{"path":"${path}"}'></script>`, { headers: { 'Content-Type': 'text/html' } })

/** Aborts as a network does; what is not answered otherwise is a document of the site. */
function answering(answers: Record<string, (signal: AbortSignal) => Response | Promise<Response>>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (typeof path !== 'string' || !init?.signal) throw new Error('Files are asked for by their path, with a signal')
    return answers[path]?.(init.signal) ?? documentOf(path)
  })
  onTestFinished(() => {
    fetched.mockRestore()
  })
}

const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** One piece at a time, each so many milliseconds after the other. */
function slowly(pieces: number, pause: number) {
  return (signal: AbortSignal) => {
    let left = pieces
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      pull: async (stream) => {
        await new Promise((resolve) => {
          setTimeout(resolve, pause)
        })
        if (signal.aborted) return
        if (left === 0) return stream.close()
        stream.enqueue(new Uint8Array(10))
        left -= 1
      },
    })
    return pictureOf(body)
  }
}

async function pathsOf(files: ReturnType<typeof fetchFiles>) {
  return (await files).map(({ path }) => path)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the files of a circuit', () => {
  test('are its documents and pictures, with their sizes', async () => {
    answering({ '/a.png': () => pictureOf('12345') })
    const files = await fetchFiles(pages, ['/a.png'])
    expect(files.map(({ path }) => path)).toEqual([...pages, '/a.png'])
    expect(files.at(-1)?.bytes).toBe(5)
    expect(files.at(-1)?.response.headers.get('Content-Type')).toBe('image/png')
    expect(await files.at(-1)?.response.text()).toBe('12345')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('are asked for a hundred at a time, since a browser refuses thousands at once', async () => {
    const pictures = Array.from({ length: 300 }, (_, index) => `/${index}.png`)
    let underWay = 0
    let most = 0
    const answer = async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return pictureOf('1')
    }
    answering(Object.fromEntries(pictures.map((path) => [path, answer])))
    expect(await fetchFiles(pages, pictures)).toHaveLength(302)
    expect(most).toBe(100)
  })

  test.each([400, 401, 403, 404, 410])('are without a picture that the host answers with %i', async (status) => {
    answering({ '/a.png': () => new Response(null, { status }), '/b.png': () => pictureOf('x') })
    expect(await pathsOf(fetchFiles(pages, ['/a.png', '/b.png']))).toEqual([...pages, '/b.png'])
  })

  test.each([429, 500, 503])('do not come when the host answers a picture with %i, which may come later', async (status) => {
    answering({ '/a.png': () => new Response(null, { status }) })
    await expect(fetchFiles(pages, ['/a.png'])).rejects.toMatchObject({ name: 'HttpError', status })
  })

  test.each([404, 410])('are without a document that the host answers with %i', async (status) => {
    answering({ '/faq': () => new Response(null, { status }) })
    expect(await pathsOf(fetchFiles(pages, []))).toEqual(['/circuits/nord'])
  })

  test.each([403, 429, 500])('do not come when the host answers a document with %i', async (status) => {
    answering({ '/faq': () => new Response(null, { status }) })
    await expect(fetchFiles(pages, [])).rejects.toMatchObject({ name: 'HttpError', status })
  })

  test('do not come when the network fails for one', async () => {
    const fail = () => {
      throw new TypeError('Failed to fetch')
    }
    answering({ '/a.png': fail })
    await expect(fetchFiles(pages, ['/a.png'])).rejects.toMatchObject({ name: 'NetworkError' })
  })
})

describe('the patience', () => {
  test('is enough for pictures that take minutes, and for those that wait for them', async () => {
    const later = (signal: AbortSignal) =>
      new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(pictureOf('x')), 150_000)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    answering({ '/a.png': slowly(4, 50_000), '/b.png': later })
    const files = pathsOf(fetchFiles(pages, ['/a.png', '/b.png']))
    await vi.advanceTimersByTimeAsync(250_000)
    expect(await files).toEqual([...pages, '/a.png', '/b.png'])
  })

  test.each([
    { picture: 'of which nothing comes', answer: hang, after: 60_000 },
    { picture: 'that breaks off', answer: slowly(2, 100_000), after: 60_000 },
    { picture: 'that comes drop by drop', answer: slowly(1000, 50_000), after: 300_000 },
  ])('ends for a picture $picture, and the others are there', async ({ answer, after }) => {
    answering({ '/a.png': answer, '/b.png': () => pictureOf('x') })
    const files = pathsOf(fetchFiles(pages, ['/a.png', '/b.png']))
    await vi.advanceTimersByTimeAsync(after)
    expect(await files).toEqual([...pages, '/b.png'])
  })

  test('ends with the network', async () => {
    answering({ '/a.png': hang, '/faq': hang })
    await Promise.all([
      expect(fetchFiles(pages, ['/a.png'])).rejects.toMatchObject({ name: 'NetworkError' }),
      vi.advanceTimersByTimeAsync(120_000),
    ])
  })
})
