import type { ComponentProps } from 'react'
import { Field, type FieldBinding } from '#src/ui/field.tsx'

type TextFieldProps = FieldBinding & {
  label: string
  wide?: boolean
} & ComponentProps<'input'>

/** A line of text, a date or a number of a form. */
export function TextField({ label, required, wide, registration, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} required={required} wide={wide} error={error}>
      {(control) => <input {...input} {...control} {...registration} />}
    </Field>
  )
}
