import type { ReactNode } from 'react'
import { Field, type FieldBinding } from '#src/ui/field.tsx'

type SelectFieldProps = FieldBinding & {
  label: string
  /** The options. */
  children: ReactNode
}

/** One choice of a list: the browser's own, which every phone shows well. */
export function SelectField({ label, registration, error, children }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select {...control} {...registration}>
          {children}
        </select>
      )}
    </Field>
  )
}
