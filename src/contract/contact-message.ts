import * as z from 'zod/mini'
import { isAccepted, receiptShape } from '#src/contract/receipt.ts'
import { idSchema } from '#src/contract/values.ts'

/** The first is the default. */
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
 * The response to an accepted message. The API promises little about it, so it is also a receipt when it reports no error and
 * has either a message or no unknown field. Otherwise something else than the API has answered.
 */
export const contactReceiptSchema = z.looseObject(receiptShape).check(
  z.refine((answer) => {
    if (isAccepted(answer)) return true
    const unknownFields = Object.entries(answer).filter(([field]) => !Object.hasOwn(receiptShape, field))
    const errorFields = unknownFields.filter(([field]) => field.startsWith('error'))
    const hasMessage = Boolean(answer.message?.trim())
    const hasOtherFields = unknownFields.length > errorFields.length
    return errorFields.every(([, value]) => isEmpty(value)) && (hasMessage || !hasOtherFields)
  }),
)
export type ContactReceipt = z.infer<typeof contactReceiptSchema>

/** Null, false, '', [] and {} all mean that there was no error. */
function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}
