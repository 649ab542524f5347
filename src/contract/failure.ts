import * as z from 'zod/mini'

const messages = z.catch(
  z.union([
    z.pipe(
      z.string(),
      z.transform((message) => [message]),
    ),
    z.array(z.string()),
  ]),
  [],
)

/** Whatever a server may say of a request that it refused; every part is optional. */
export const failureSchema = z.object({
  success: z.optional(z.catch(z.boolean(), true)),
  message: z.optional(z.catch(z.string(), '')),
  detail: z.optional(z.catch(z.string(), '')),
  error: z.optional(z.catch(z.string(), '')),
  /** Field name of the payload -> its messages. */
  errors: z.optional(z.catch(z.record(z.string(), messages), {})),
  /** Seconds. */
  retry_after: z.optional(z.catch(z.number(), Number.NaN)),
})
export type Failure = z.infer<typeof failureSchema>
