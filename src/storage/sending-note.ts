import { readRecord, writeRecord } from '#src/storage/draft-record.ts'
import { momentOf } from '#src/storage/stored-thing.ts'

/** Where it stands beside the words of a draft: when they were sent without anybody knowing yet what became of them. */
export const sentField = '@sentAt'

/** The draft is one that may have arrived, sent at `sentAt` (milliseconds since 1970). */
export function noteSending(form: string, sentAt: number): void {
  writeRecord(form, { ...readRecord(form), [sentField]: new Date(sentAt).toISOString() })
}

/** It is known what became of what was sent. */
export function forgetSending(form: string): void {
  const { [sentField]: sentAt, ...record } = readRecord(form)
  if (sentAt !== undefined) writeRecord(form, record)
}

/** When the draft was sent that may have arrived (milliseconds since 1970); undefined for any other. */
export function readSending(form: string): number | undefined {
  return momentOf(readRecord(form)[sentField])
}
