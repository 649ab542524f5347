import { http, type RequestHandler } from 'msw'
import { createMockApi } from '#mocks/mock-api.ts'

const api = createMockApi()

/** The mock API for MSW, without delay. A path that the API does not have stays unhandled, so that tests notice it. */
export const mockHandlers: RequestHandler[] = api.endpoints.map(({ path }) =>
  http.all(`*/api${path}`, ({ request }) => api.answer(request)),
)
