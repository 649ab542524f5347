import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { preview } from '#src/lib/preview.ts'
import { isFocusFree } from '#src/ui/is-focus-free.ts'

/** Characters of a server's reason that fit beside a field. */
const longestReason = 300

/**
 * Puts what the server said of a payload's fields beside the fields of the form that it came from (`client_name` is
 * `clientName`), with the focus on the first if it is free.
 */
export function showServerFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  fieldErrors: Record<string, string[]>,
): void {
  const byFormName = new Map(
    Object.entries(fieldErrors).map(([field, messages]) => [toFormName(field), reasonOf(messages)]),
  )
  const blamed = fields.filter((field) => byFormName.get(field))
  for (const field of blamed) {
    form.setError(field, { type: 'server', message: byFormName.get(field) ?? '' })
  }
  if (blamed[0] && isFocusFree()) form.setFocus(blamed[0])
}

/** What the server said of one field, as far as it fits there; empty if it said nothing. */
export function reasonOf(messages: readonly string[] = []): string {
  return preview(messages.join(' '), longestReason)
}

function toFormName(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
