import type { Answer } from '#mocks/endpoints/endpoint.ts'
import { brokenRules, email, filled } from '#mocks/endpoints/field-rules.ts'
import { readBody } from '#mocks/endpoints/read-body.ts'
import { refuseFields, refuseTooMany } from '#mocks/endpoints/refusals.ts'
import { createThrottle } from '#mocks/endpoints/throttle.ts'
import { contactMessageSchema } from '#src/contract/contact-message.ts'

/** Takes contact messages, and keeps none. */
export function createMailbox(): Answer {
  const throttle = createThrottle()

  return async (request) => {
    const wait = throttle()
    if (wait !== undefined) return refuseTooMany(wait)
    const { body, refusal } = await readBody(request, contactMessageSchema)
    if (refusal) return refusal
    const errors = brokenRules({
      name: filled(body.name),
      email: email(body.email),
      message: filled(body.message),
    })
    if (Object.keys(errors).length > 0) return refuseFields(errors)
    const answer = {
      success: true,
      message:
        'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
    }
    return Response.json(answer, { status: 201 })
  }
}
