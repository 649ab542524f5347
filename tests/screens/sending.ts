import { http, HttpResponse, type JsonBodyType } from 'msw'
import { held } from '#tests/held.ts'

/** The bodies that were posted. */
export function sent(requests: Request[]) {
  return Promise.all(
    requests.filter(({ method }) => method === 'POST').map((request) => request.json()),
  )
}

/** What the API may answer to whatever is posted to `path`. */
export function answersTo(path: string) {
  const endpoint = `*/api${path}`
  return {
    answering: (body: JsonBodyType, status = 200) =>
      http.post(endpoint, () => HttpResponse.json(body, { status })),

    /** The same, but not before it is released. */
    answeringLate: (body: JsonBodyType, status = 200) => {
      const { promise, release } = held()
      const handler = http.post(endpoint, async () => {
        await promise
        return HttpResponse.json(body, { status })
      })
      return { handler, release }
    },
  }
}
