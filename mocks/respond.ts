import { createMockApi } from '#mocks/mock-api.ts'

/** Milliseconds, from and to (section 9). */
const delays = { read: [300, 800], write: [500, 1500] } as const

const api = createMockApi()

/** Answers inside the page, after a wait like the network's. Rejects with the signal's reason when aborted meanwhile. */
export async function respond(request: Request): Promise<Response> {
  const [from, to] = request.method === 'GET' ? delays.read : delays.write
  await wait(from + Math.random() * (to - from), request.signal)
  return api.answer(request)
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
