import type { ReactNode } from 'react'
import { Field, type FieldBinding } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'

type SelectFieldProps = FieldBinding & {
  label: string
  /** The options. */
  children: ReactNode
}

/** One choice of a list. */
export function SelectField({ label, registration, error, children }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...registration}>
          {children}
        </Select>
      )}
    </Field>
  )
}
