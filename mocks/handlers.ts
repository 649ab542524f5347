import { http, type RequestHandler } from 'msw'
import { createMockApi } from '#mocks/mock-api.ts'

const api = createMockApi()

/** The mock API as MSW handlers for tests, without delays. Unknown paths stay unhandled, so that tests fail on them. */
export const handlers: RequestHandler[] = api.endpoints.map(({ path }) =>
  http.all(`*/api${path}`, ({ request }) => api.answer(request)),
)
