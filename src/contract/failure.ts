import * as z from 'zod/mini'
import { readableItems } from '#src/contract/list.ts'
import { numeric, text } from '#src/contract/values.ts'

const messages = z.catch(
  z.union([
    z.pipe(
      text,
      z.transform((message) => [message]),
    ),
    readableItems(text),
  ]),
  [],
)

/** Several reasons are read as one. */
const words = z.catch(z.union([text, z.pipe(readableItems(text), z.transform((said) => said.join(' ')))]), '')

/** Whatever a server may say of a request that it refused; every part is optional. */
export const failureSchema = z.object({
  success: z.optional(z.catch(z.boolean(), true)),
  message: z.optional(words),
  detail: z.optional(words),
  error: z.optional(words),
  /** Field name of the payload -> its messages. */
  errors: z.optional(z.catch(z.record(text, messages), {})),
  /** Seconds. */
  retry_after: z.optional(z.catch(numeric, Number.NaN)),
})
export type Failure = z.infer<typeof failureSchema>
