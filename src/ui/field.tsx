import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '#src/ui/icon.tsx'

/** What the control inside a field must carry to be tied to its label and message. */
type ControlProps = {
  id: string
  className: string
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

/** What a field needs of a form to be part of it. */
export type FieldBinding = { registration: UseFormRegisterReturn; error: string | undefined }

type FieldLook = {
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  /** Takes the whole width of a two-column form. */
  wide?: boolean | undefined
}

type FieldProps = FieldLook & {
  /** The French message to show beside the control. */
  error: string | undefined
  children: (control: ControlProps) => ReactNode
}

const controlLook =
  'min-h-12.5 w-full rounded-t-paper border border-b-2 px-3.5 py-2.5 text-[max(1rem,16px)]/snug placeholder:text-soft placeholder:opacity-100'

/** A label, its control, a hint and the message of what is wrong with it. */
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
          {/* A server's reason may be one long word. */}
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  )
}
