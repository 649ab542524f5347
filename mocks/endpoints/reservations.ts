import { circuits } from '#mocks/data/circuits.ts'
import { errorResponse, type Handler } from '#mocks/endpoints/endpoint.ts'
import { checkDate, checkEmail, checkText, createPostHandler, rejectInvalid } from '#mocks/endpoints/post.ts'
import { type ReservationRequest, reservationRequestSchema } from '#src/contract/reservation.ts'

/** Accepts reservation requests and adds them to `reservations` under a new request_id. */
export function createReservationHandler(reservations: Map<string, ReservationRequest>): Handler {
  return createPostHandler(reservationRequestSchema, (body) => {
    const rejection = rejectInvalid(checkReservation(body))
    if (rejection) return rejection
    // The contract also allows ids as text.
    if (body.circuit_id !== null && !circuits.some(({ id }) => String(id) === String(body.circuit_id))) {
      return errorResponse(404, 'Ce circuit n’existe pas.')
    }
    const requestId = newRequestId(reservations)
    reservations.set(requestId, body)
    const answer = {
      success: true,
      message: 'Votre demande de réservation a été envoyée avec succès !',
      request_id: requestId,
      data: { id: reservations.size, status: 'pending', created_at: new Date().toISOString() },
    }
    return Response.json(answer, { status: 201 })
  })
}

function checkReservation(body: ReservationRequest) {
  const endsBeforeStart = body.end_date < body.start_date
  return {
    client_name: checkText(body.client_name),
    client_email: checkEmail(body.client_email),
    client_phone: checkText(body.client_phone),
    start_date: checkDate(body.start_date),
    end_date:
      checkDate(body.end_date) ??
      (endsBeforeStart ? 'La date de fin ne peut pas précéder la date de début.' : undefined),
    number_of_people: body.number_of_people < 1 ? 'Il faut au moins 1 personne.' : undefined,
  }
}

/** Random, since a counter would restart with every page load and repeat references. */
function newRequestId(taken: ReadonlyMap<string, ReservationRequest>): string {
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    const id = `DM-${String(random % 1_000_000).padStart(6, '0')}`
    if (!taken.has(id)) return id
  }
}
