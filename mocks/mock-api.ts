import { createAssistant } from '#mocks/endpoints/chat.ts'
import { listCircuits } from '#mocks/endpoints/circuits.ts'
import { createMailbox } from '#mocks/endpoints/contact-messages.ts'
import { listEmergencyContacts } from '#mocks/endpoints/emergency-contacts.ts'
import type { Answer, Endpoint } from '#mocks/endpoints/endpoint.ts'
import { listPlaces } from '#mocks/endpoints/places.ts'
import { refuse } from '#mocks/endpoints/refusals.ts'
import { createReservationDesk } from '#mocks/endpoints/reservations.ts'
import { listRoutes } from '#mocks/endpoints/routes.ts'
import type { ReservationRequest } from '#src/contract/reservation.ts'

export type MockApi = {
  endpoints: readonly Endpoint[]
  /** Finds the endpoint of a request and answers at once: 404 for a path that the API does not have, 405 for a method. */
  answer: Answer
  /** What was taken so far, by request_id. */
  reservations: ReadonlyMap<string, ReservationRequest>
}

/** A whole API of its own: two of them share the fixtures and nothing that is sent. */
export function createMockApi(): MockApi {
  const reservations = new Map<string, ReservationRequest>()
  const endpoints: Endpoint[] = [
    { method: 'GET', path: '/geography/circuits/', answer: listCircuits },
    { method: 'GET', path: '/geography/places/', answer: listPlaces },
    { method: 'GET', path: '/geography/routes/', answer: listRoutes },
    { method: 'GET', path: '/emergency/contacts/', answer: listEmergencyContacts },
    {
      method: 'POST',
      path: '/reservations/reservation-request/',
      answer: createReservationDesk(reservations),
    },
    { method: 'POST', path: '/reservations/contact/', answer: createMailbox() },
    { method: 'POST', path: '/chatbot/message/', answer: createAssistant() },
  ]
  return { endpoints, answer: (request) => answerBy(endpoints, request), reservations }
}

/** By the end of the path, so that any base address will do. */
async function answerBy(endpoints: readonly Endpoint[], request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const endpoint = endpoints.find(({ path }) => pathname.endsWith(path))
  if (!endpoint) return refuse(404, 'Cette adresse n’existe pas.')
  if (endpoint.method !== request.method) {
    return refuse(405, `Méthode « ${request.method} » non autorisée.`, {}, { Allow: endpoint.method })
  }
  return endpoint.answer(request)
}
