import { type ComponentProps, type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '#src/ui/icon.tsx'

/** Connects a field to a react-hook-form form. */
export type FieldBinding = { registration: UseFormRegisterReturn; error: string | undefined }

/** Connects a control to its label, hint and error. */
type ControlProps = {
  id: string
  className: string
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  error: string | undefined
  required?: boolean | undefined
  hint?: ReactNode
  /** Spans both columns of a FieldGrid. */
  wide?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

const controlLook =
  'min-h-12.5 w-full rounded-t-paper border border-b-2 px-3.5 py-2.5 text-[max(1rem,16px)]/snug placeholder:text-soft placeholder:opacity-100'

/** The frame of every field: label, control, hint and error message. */
export function Field({ label, required = false, error, hint, wide = false, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const look = error
    ? 'border-error bg-[color-mix(in_srgb,var(--error)_8%,var(--paper))]'
    : 'border-transparent border-b-edge bg-raised'
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${wide ? 'col-span-full' : ''}`}>
      <label htmlFor={id} className="text-small/snug font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-route">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: `${controlLook} ${look}`,
        'aria-invalid': Boolean(error),
        'aria-required': required,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={hintId} className="text-small text-soft">
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-2 text-small/snug font-semibold text-error">
          <Icon name="warning" className="mt-px size-4.5" />
          {/* A server's message may be one long word. */}
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  )
}

/** Two columns of fields where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-5 gap-y-5.5 @lg:grid-cols-2">{children}</div>
    </div>
  )
}

type TextFieldProps = FieldBinding & ComponentProps<'input'> & { label: string; hint?: ReactNode; wide?: boolean }

/** Any single-line input: text, date, number. */
export function TextField({ label, required, hint, wide, registration, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} required={required} hint={hint} wide={wide} error={error}>
      {(control) => <input {...input} {...control} {...registration} />}
    </Field>
  )
}

export function EmailField(binding: FieldBinding) {
  return (
    <TextField label="Email" required type="email" autoComplete="email" placeholder="vous@exemple.fr" {...binding} />
  )
}

export function PhoneField(props: FieldBinding & { required?: boolean }) {
  return <TextField label="Téléphone" type="tel" autoComplete="tel" placeholder="+33 6 00 00 00 00" {...props} />
}

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: string
  /** From `register`, or the `field` of `useController`. */
  registration: ComponentProps<'textarea'>
  error: string | undefined
}

export function TextAreaField({ label, required, registration, error, ...textarea }: TextAreaFieldProps) {
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

/** A native select with our own arrow, because WebKit's covers the background. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select className={`${className} appearance-none truncate pr-11`} {...props} />
      <Icon name="chevron" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5" />
    </span>
  )
}

type SelectFieldProps = FieldBinding & { label: string; hint?: ReactNode; children: ReactNode }

export function SelectField({ label, hint, registration, error, children }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} {...registration}>
          {children}
        </Select>
      )}
    </Field>
  )
}
