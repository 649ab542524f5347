import { http, HttpResponse } from 'msw'
import { held } from '#tests/held.ts'

export type List = 'circuits' | 'places' | 'routes' | 'emergency-contacts'

const endpoint = (list: List) =>
  list === 'emergency-contacts' ? '*/api/emergency/contacts/' : `*/api/geography/${list}/`

/** Answers a list endpoint with these records. */
export function listOf(list: List, results: object[]) {
  return http.get(endpoint(list), () =>
    HttpResponse.json({ results, count: results.length, next: null, previous: null }),
  )
}

/** A list endpoint that can fail with 404, at first or when `fail` is called, until `recover` is called. */
export function failingList(list: List, { failsAtFirst = true } = {}) {
  let failure = failsAtFirst ? Promise.resolve() : null
  return {
    handler: http.get(endpoint(list), async () => {
      if (!failure) return undefined
      await failure
      return new HttpResponse(null, { status: 404 })
    }),
    /** Answers with the failure once `moment` has resolved. */
    fail: (moment: Promise<void>) => {
      failure = moment
    },
    recover: () => {
      failure = null
    },
  }
}

/** A list endpoint that answers when `release` is called. */
export function heldList(list: List) {
  const { promise, release } = held()
  return { handler: http.get(endpoint(list), () => promise), release }
}
