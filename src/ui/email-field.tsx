import type { FieldBinding } from '#src/ui/field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

/** The e-mail address that an answer goes to. */
export function EmailField(binding: FieldBinding) {
  return (
    <TextField
      label="Email"
      required
      type="email"
      autoComplete="email"
      placeholder="vous@exemple.fr"
      {...binding}
    />
  )
}
