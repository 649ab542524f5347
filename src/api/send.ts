import type * as z from 'zod/mini'
import type { ApiClient, PostInit } from '#src/api/client.ts'
import { UnreadableError } from '#src/api/errors.ts'
import { readFailure } from '#src/api/exchange.ts'

/**
 * Posts once and reads the answer by its schema. Rejects as the client does, and with an UnreadableError for a good
 * status whose body says `success: false` or is not what the schema expects.
 */
export async function send<Receipt extends z.ZodMiniType>(
  client: ApiClient,
  path: string,
  body: unknown,
  receiptSchema: Receipt,
  init?: PostInit,
): Promise<z.output<Receipt>> {
  const answer = await client.post(path, body, init)
  const receipt = receiptSchema.safeParse(answer)
  if (!receipt.success) {
    throw new UnreadableError(`${path} answered what it should not`, readFailure(answer))
  }
  return receipt.data
}
