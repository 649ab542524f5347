import * as z from 'zod/mini'
import { idSchema, optionalText, referenceSchema } from '#src/contract/values.ts'

/** Section 9 of the specification; the first is the default. */
export const messageTypes = ['general', 'information', 'support', 'partnership'] as const

/** Body of POST /reservations/contact/. */
export const contactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  message_type: z.enum(messageTypes),
  subject: z.string(),
  message: z.string(),
  circuit_id: z.nullable(idSchema),
  start_date: z.nullable(z.string()),
  number_of_people: z.nullable(z.int()),
  source: z.enum(['website', 'home_contact_form']),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

/**
 * The answer to a message that was taken: an object that says so or has a number, or says neither `success: false` nor what was
 * wrong. Whatever else it says: a message that was taken is taken.
 */
export const contactReceiptSchema = z
  .object({
    success: z.optional(z.literal(true)),
    message: z.catch(optionalText, null),
    /** Not promised by section 7. */
    request_id: z.catch(z.nullish(referenceSchema), null),
    error: z.optional(z.unknown()),
    errors: z.optional(z.unknown()),
  })
  .check(
    z.refine(
      ({ success, request_id, error, errors }) =>
        success === true || request_id != null || (isNothing(error) && isNothing(errors)),
    ),
  )
export type ContactReceipt = z.infer<typeof contactReceiptSchema>

/** As servers say that there was no error. */
function isNothing(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}
