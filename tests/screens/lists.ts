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

/** A list endpoint that refuses until it is mended, or from when it is broken; then it answers as always. */
export function brittleList(list: List, { broken = true } = {}) {
  let refusal = broken ? Promise.resolve() : null
  return {
    handler: http.get(endpoint(list), async () => {
      if (!refusal) return undefined
      await refusal
      return new HttpResponse(null, { status: 404 })
    }),
    /** From now on it refuses, each time when `moment` has come. */
    breakDown: (moment: Promise<void>) => {
      refusal = moment
    },
    mend: () => {
      refusal = null
    },
  }
}

/** A list endpoint that answers as always, but not before it is released. */
export function heldList(list: List) {
  const { promise, release } = held()
  return { handler: http.get(endpoint(list), () => promise), release }
}
