import * as z from 'zod/mini'
import { lenientArray } from '#src/contract/list.ts'
import { referenceSchema } from '#src/contract/values.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { readJsonItem, writeItem } from '#src/storage/web-storage.ts'

const receiptSchema = z.object({
  form: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number().check(z.minimum(0), z.maximum(8.64e15)),
  reference: z.nullish(referenceSchema),
  /** What was sent, in a few words. */
  summary: z.optional(z.string()),
})
export type Receipt = z.infer<typeof receiptSchema>

/** 30 days, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60_000

/** The forms sent from this browser in the last 30 days, oldest first. */
export function readReceipts(): Receipt[] {
  const receipts = readJsonItem(storageKeys.receipts, lenientArray(receiptSchema)) ?? []
  return receipts.filter(({ sentAt }) => Date.now() - sentAt < lifetime)
}

export function saveReceipt(receipt: Receipt): void {
  writeItem(storageKeys.receipts, JSON.stringify([...readReceipts(), receipt]))
}
