import * as z from 'zod/mini'
import { optionalText, referenceSchema } from '#src/contract/values.ts'

/** What an answer to something that was sent may say of it. Whatever else it says, what was taken is taken. */
export const receiptShape = {
  success: z.optional(z.literal(true)),
  message: z.catch(optionalText, null),
  /** Where the number stands depends on the server; section 3 has the first two. */
  request_id: z.catch(z.nullish(referenceSchema), null),
  data: z.catch(
    z.nullish(z.object({ id: z.nullish(referenceSchema), status: optionalText, created_at: optionalText })),
    null,
  ),
  id: z.catch(z.nullish(referenceSchema), null),
}

/** The answer to something that was sent, of any kind. */
export type Answer = z.infer<z.ZodMiniObject<typeof receiptShape>>

/** The number under which it was filed, where the server has given one. */
export function referenceOf({ request_id, data, id }: Answer) {
  return request_id ?? data?.id ?? id
}

/** Whether it says that it was taken, or gives the number under which it was filed. */
export function saysTaken(answer: Answer): boolean {
  return answer.success === true || referenceOf(answer) != null
}
