import type { Handler } from '#mocks/endpoints/endpoint.ts'
import { checkEmail, checkText, createPostHandler, rejectInvalid } from '#mocks/endpoints/post.ts'
import { contactMessageSchema } from '#src/contract/contact-message.ts'

/** Accepts contact messages and stores none. */
export function createContactHandler(): Handler {
  return createPostHandler(contactMessageSchema, ({ name, email, message }) => {
    const rejection = rejectInvalid({
      name: checkText(name),
      email: checkEmail(email),
      message: checkText(message),
    })
    if (rejection) return rejection
    const answer = {
      success: true,
      message: 'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
    }
    return Response.json(answer, { status: 201 })
  })
}
