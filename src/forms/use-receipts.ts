import { useSyncExternalStore } from 'react'
import { type Receipt, receiptsOf, watchReceipts } from '#src/storage/receipts.ts'

const none: readonly Receipt[] = []

/** What was sent through one form in this tab. The build knows of nothing. */
export function useReceipts(form: string): readonly Receipt[] {
  return useSyncExternalStore(
    watchReceipts,
    () => receiptsOf(form),
    () => none,
  )
}
