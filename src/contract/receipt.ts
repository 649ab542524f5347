import * as z from 'zod/mini'
import { optional, optionalText, referenceSchema } from '#src/contract/values.ts'

/**
 * The fields of a response to a form. A `success` other than true makes it an error. Other fields that cannot be read become
 * null, since the form may be accepted all the same.
 */
export const receiptShape = {
  success: z.optional(z.literal(true)),
  message: optionalText,
  /** Servers give the reference number in one of these: `request_id`, `data.id` or `id`. */
  request_id: optional(referenceSchema),
  data: optional(z.object({ id: z.nullish(referenceSchema), status: optionalText, created_at: optionalText })),
  id: optional(referenceSchema),
}

/** The response to any form. */
export type Answer = z.infer<z.ZodMiniObject<typeof receiptShape>>

/** The reference number, where the server has given one. */
export function referenceOf({ request_id, data, id }: Answer) {
  return request_id ?? data?.id ?? id
}

/** Whether the response confirms the form or has a reference number. */
export function isAccepted(answer: Answer): boolean {
  return answer.success === true || referenceOf(answer) != null
}
