import { circuits } from '#mocks/data/circuits.ts'
import type { Answer } from '#mocks/endpoints/endpoint.ts'
import { brokenRules, day, email, filled } from '#mocks/endpoints/field-rules.ts'
import { readBody } from '#mocks/endpoints/read-body.ts'
import { refuse, refuseFields, refuseTooMany } from '#mocks/endpoints/refusals.ts'
import { createThrottle } from '#mocks/endpoints/throttle.ts'
import { type ReservationRequest, reservationRequestSchema } from '#src/contract/reservation.ts'

/** Takes reservation requests and keeps them in `book`, under the request_id that it gives them. */
export function createReservationDesk(book: Map<string, ReservationRequest>): Answer {
  const throttle = createThrottle()

  return async (request) => {
    const wait = throttle()
    if (wait !== undefined) return refuseTooMany(wait)
    const { body, refusal } = await readBody(request, reservationRequestSchema)
    if (refusal) return refusal
    const errors = brokenRules(rulesFor(body))
    if (Object.keys(errors).length > 0) return refuseFields(errors)
    if (!circuits.some(({ id }) => String(id) === String(body.circuit_id))) {
      return refuse(404, 'Ce circuit n’existe pas.')
    }
    const requestId = freeNumber(book)
    book.set(requestId, body)
    const answer = {
      success: true,
      message: 'Votre demande de réservation a été envoyée avec succès !',
      request_id: requestId,
      data: { id: book.size, status: 'pending', created_at: new Date().toISOString() },
    }
    return Response.json(answer, { status: 201 })
  }
}

function rulesFor(body: ReservationRequest) {
  const startsLate = body.end_date < body.start_date
  return {
    client_name: filled(body.client_name),
    client_email: email(body.client_email),
    client_phone: filled(body.client_phone),
    start_date: day(body.start_date),
    end_date:
      day(body.end_date) ??
      (startsLate ? 'La date de fin ne peut pas précéder la date de début.' : undefined),
    number_of_people: body.number_of_people < 1 ? 'Il faut au moins 1 personne.' : undefined,
  }
}

/** Random, since a page that is loaded anew starts with an empty book and must not give the same number twice. */
function freeNumber(book: ReadonlyMap<string, ReservationRequest>): string {
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    const number = `DM-${String(random % 1_000_000).padStart(6, '0')}`
    if (!book.has(number)) return number
  }
}
