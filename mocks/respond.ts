import { createMockApi } from '#mocks/mock-api.ts'

const delaysInMs = { GET: [300, 800], POST: [500, 1500] } as const

const api = createMockApi()

/** Answers inside the page (maintenance mode), as slowly as a network. Rejects when aborted, as fetch does. */
export async function respond(request: Request): Promise<Response> {
  const [min, max] = request.method === 'GET' ? delaysInMs.GET : delaysInMs.POST
  await delay(min + Math.random() * (max - min), request.signal)
  return api.answer(request)
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
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
