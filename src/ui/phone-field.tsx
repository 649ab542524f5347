import type { FieldBinding } from '#src/ui/field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type PhoneFieldProps = FieldBinding & { required?: boolean }

/** The number to call back. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      label="Téléphone"
      type="tel"
      autoComplete="tel"
      placeholder="+33 6 00 00 00 00"
      {...props}
    />
  )
}
