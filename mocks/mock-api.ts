import { createChatHandler } from '#mocks/endpoints/chat.ts'
import { createContactHandler } from '#mocks/endpoints/contact-messages.ts'
import { type Endpoint, errorResponse, type Handler } from '#mocks/endpoints/endpoint.ts'
import { listCircuits, listEmergencyContacts, listPlaces, listRoutes } from '#mocks/endpoints/lists.ts'
import { createReservationHandler } from '#mocks/endpoints/reservations.ts'
import type { ReservationRequest } from '#src/contract/reservation.ts'

export type MockApi = {
  endpoints: readonly Endpoint[]
  /** Answers any request at once: 404 for an unknown path, 405 for the wrong method. */
  answer: Handler
  /** The accepted reservations by request_id. */
  reservations: ReadonlyMap<string, ReservationRequest>
}

/** Creates an API with its own reservations. All instances share the fixtures. */
export function createMockApi(): MockApi {
  const reservations = new Map<string, ReservationRequest>()
  const endpoints: Endpoint[] = [
    { method: 'GET', path: '/geography/circuits/', answer: listCircuits },
    { method: 'GET', path: '/geography/places/', answer: listPlaces },
    { method: 'GET', path: '/geography/routes/', answer: listRoutes },
    { method: 'GET', path: '/emergency/contacts/', answer: listEmergencyContacts },
    { method: 'POST', path: '/reservations/reservation-request/', answer: createReservationHandler(reservations) },
    { method: 'POST', path: '/reservations/contact/', answer: createContactHandler() },
    { method: 'POST', path: '/chatbot/message/', answer: createChatHandler() },
  ]
  return { endpoints, answer: (request) => answerRequest(endpoints, request), reservations }
}

async function answerRequest(endpoints: readonly Endpoint[], request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  // Any base URL is allowed.
  const endpoint = endpoints.find(({ path }) => pathname.endsWith(path))
  if (!endpoint) return errorResponse(404, 'Cette adresse n’existe pas.')
  if (endpoint.method !== request.method) {
    return errorResponse(405, `Méthode « ${request.method} » non autorisée.`, {}, { Allow: endpoint.method })
  }
  return endpoint.answer(request)
}
