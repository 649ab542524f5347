import type { ComponentProps } from 'react'
import { Field, type FieldLook } from '#src/ui/field.tsx'
import type { FieldBinding } from '#src/ui/use-draft-form.ts'

type SelectFieldProps = Partial<FieldBinding> & FieldLook & Omit<ComponentProps<'select'>, 'required'>

/** One choice of a list: the browser's own, which every phone shows well. Options are the children. */
export function SelectField({
  label,
  required,
  hint,
  wide,
  registration,
  error,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} required={required} hint={hint} wide={wide} error={error}>
      {(control) => <select {...select} {...control} {...registration} />}
    </Field>
  )
}
