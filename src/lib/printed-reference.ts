import type { Id } from '#src/contract/values.ts'
import { preview } from '#src/lib/preview.ts'

/** Characters. Nobody reads out more on the telephone, and a page that shows a megabyte stands still. */
const longest = 100

/** 'Référence : DM-7', the number under which something that was sent is filed. */
export function printedReference(id: Id): string {
  return `Référence : ${preview(String(id), longest)}`
}
