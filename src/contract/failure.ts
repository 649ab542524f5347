import * as z from 'zod/mini'
import { lenientArray } from '#src/contract/list.ts'
import { numeric, text } from '#src/contract/values.ts'

const messages = z.catch(
  z.union([
    z.pipe(
      text,
      z.transform((single) => [single]),
    ),
    lenientArray(text),
  ]),
  [],
)

/** A list of messages is joined into one. */
const message = z.catch(
  z.union([
    text,
    z.pipe(
      lenientArray(text),
      z.transform((parts) => parts.join(' ')),
    ),
  ]),
  '',
)

/** The body of an error response. Servers differ, so every field is optional. */
export const failureSchema = z.object({
  success: z.optional(z.catch(z.boolean(), true)),
  message: z.optional(message),
  detail: z.optional(message),
  error: z.optional(message),
  /** Messages by payload field. */
  errors: z.optional(z.catch(z.record(text, messages), {})),
  /** In seconds. */
  retry_after: z.optional(z.catch(numeric, Number.NaN)),
})
export type Failure = z.infer<typeof failureSchema>
