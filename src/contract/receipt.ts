import * as z from 'zod/mini'
import { optionalText, referenceSchema } from '#src/contract/values.ts'

/** What an answer to something that was sent may say of it. Whatever else it says, what was taken is taken. */
export const receiptShape = {
  success: z.optional(z.literal(true)),
  message: z.catch(optionalText, null),
  request_id: z.catch(z.nullish(referenceSchema), null),
  data: z.catch(
    z.nullish(z.object({ id: z.nullish(referenceSchema), status: optionalText, created_at: optionalText })),
    null,
  ),
}

type Answer = z.infer<z.ZodMiniObject<typeof receiptShape>>

/** Whether it says that it was taken, or gives the number under which it was filed. */
export function saysTaken({ success, request_id, data }: Answer): boolean {
  return success === true || (request_id ?? data?.id) != null
}
