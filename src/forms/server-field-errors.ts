import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { truncate } from '#src/lib/text.ts'
import { canMoveFocus } from '#src/ui/focus.ts'

/** In characters: a longer message does not fit beside a field. */
const maxMessageLength = 300

/**
 * Shows the server's messages beside the form's fields (`client_name` is `clientName`), and focuses the first of these fields
 * unless the traveller is using another element.
 */
export function showServerFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  fieldErrors: Record<string, string[]>,
): void {
  const messageByField = new Map(
    Object.entries(fieldErrors).map(([field, messages]) => [toFormName(field), joinMessages(messages)]),
  )
  const invalidFields = fields.filter((field) => messageByField.get(field))
  for (const field of invalidFields) {
    form.setError(field, { type: 'server', message: messageByField.get(field) ?? '' })
  }
  if (invalidFields[0] && canMoveFocus()) form.setFocus(invalidFields[0])
}

/** The server's messages for one field as one text; empty if there are none. */
export function joinMessages(messages: readonly string[] = []): string {
  return truncate(messages.join(' '), maxMessageLength)
}

function toFormName(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
