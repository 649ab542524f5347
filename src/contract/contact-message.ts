import * as z from 'zod/mini'
import { receiptShape, saysTaken } from '#src/contract/receipt.ts'
import { idSchema } from '#src/contract/values.ts'

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
 * The answer to a message that was taken. Section 7 promises nothing of it but words, and those only perhaps: it is taken also
 * where it says something and nothing that was wrong, or nothing at all. Something else altogether is no answer to it.
 */
export const contactReceiptSchema = z.looseObject(receiptShape).check(
  z.refine((answer) => {
    if (saysTaken(answer)) return true
    const others = Object.entries(answer).filter(([key]) => !Object.hasOwn(receiptShape, key))
    const wrongs = others.filter(([key]) => key.startsWith('error'))
    const hasWords = Boolean(answer.message?.trim())
    const isOfAnotherKind = others.length > wrongs.length
    return (hasWords || !isOfAnotherKind) && wrongs.every(([, wrong]) => isNothing(wrong))
  }),
)
export type ContactReceipt = z.infer<typeof contactReceiptSchema>

/** As servers say that there was no error. */
function isNothing(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}
