import type { ComponentProps } from 'react'
import { Field, type FieldBinding } from '#src/ui/field.tsx'

type TextAreaFieldProps = FieldBinding & { label: string } & ComponentProps<'textarea'>

/** Several lines of text; takes the whole width of the form and grows with what is typed. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, required, registration, error, ...textarea } = props
  return (
    <Field label={label} required={required} wide error={error}>
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
