import type { ComponentProps } from 'react'
import { Field, type FieldLook } from '#src/ui/field.tsx'
import type { FieldBinding } from '#src/ui/use-draft-form.ts'

type TextAreaFieldProps = FieldBinding & FieldLook & Omit<ComponentProps<'textarea'>, 'required'>

/** Several lines of text; takes the whole width of the form and grows with what is typed. */
export function TextAreaField({
  label,
  required,
  hint,
  registration,
  error,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field label={label} required={required} hint={hint} wide error={error}>
      {({ className, ...control }) => (
        <textarea
          {...textarea}
          {...control}
          {...registration}
          className={`field-sizing-content max-h-120 min-h-28 resize-y ${className}`}
        />
      )}
    </Field>
  )
}
