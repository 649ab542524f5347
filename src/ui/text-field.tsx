import type { ComponentProps } from 'react'
import { Field, type FieldLook } from '#src/ui/field.tsx'
import type { FieldBinding } from '#src/ui/use-draft-form.ts'

type TextFieldProps = FieldBinding & FieldLook & Omit<ComponentProps<'input'>, 'required'>

/** A line of text, a date or a number of a form. */
export function TextField({
  label,
  required,
  hint,
  wide,
  registration,
  error,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} required={required} hint={hint} wide={wide} error={error}>
      {(control) => <input {...input} {...control} {...registration} />}
    </Field>
  )
}
