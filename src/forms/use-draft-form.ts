import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { clearDraft, readDraft, saveDraft } from '#src/storage/drafts.ts'
import type { FormName } from '#src/storage/keys.ts'
import { subscribeToStorage } from '#src/storage/web-storage.ts'
import type { FieldBinding } from '#src/ui/fields.tsx'

type DraftFormOptions<Values extends Record<string, string>> = {
  /** The draft's name. A component whose `name` may change needs a `key`. */
  name: FormName
  schema: z.ZodMiniType<Values, Values>
  /** In screen order: the first invalid one is focused. */
  fields: readonly Path<Values>[]
  empty: DefaultValues<Values> & Values
}

/**
 * A form that stores what is typed as a draft until it is sent. Validation runs on submit and focuses the first invalid field;
 * editing a field clears its message.
 */
export function useDraftForm<Values extends Record<string, string>>({
  name,
  schema,
  fields,
  empty,
}: DraftFormOptions<Values>) {
  const [defaultValues] = useState(() => withDraft(name, empty))
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors } = form.formState

  useEffect(() => {
    const stopSaving = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (hasSameValues(values, empty)) clearDraft(name)
        else saveDraft(name, values)
      },
    })
    // The draft has been sent, perhaps by an earlier instance of this component.
    const stopWatching = subscribeToStorage(() => {
      if (!readDraft(name) && !hasSameValues(form.getValues(), empty)) form.reset(empty)
    })
    // A page from the back-forward cache has missed changes to the draft.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.reset(withDraft(name, empty))
    }
    addEventListener('pageshow', restore)
    // Stops the boot script from writing the draft (app/boot.ts).
    document.querySelector(`form[data-draft="${CSS.escape(name)}"]`)?.removeAttribute('data-draft')
    return () => {
      stopSaving()
      stopWatching()
      removeEventListener('pageshow', restore)
    }
  }, [form, name, empty])

  return {
    form,
    /** Validates the form; calls `send` with its values, or focuses the first invalid field. */
    submit: (send: (values: Values) => void) =>
      form.handleSubmit(send, (invalid) => {
        const first = fields.find((field) => invalid[field])
        if (first) form.setFocus(first)
      }),
    /** Registers a field. Editing it also clears the messages of `dependents` and of the form as a whole. */
    bind: (field: Path<Values>, ...dependents: Path<Values>[]): FieldBinding => ({
      registration: form.register(field, {
        onChange: () => {
          form.clearErrors([field, ...dependents])
          form.clearErrors('root')
        },
      }),
      error: messageOf(errors[field]),
    }),
  }
}

function withDraft<Values extends Record<string, string>>(name: string, empty: Values): Values {
  const draft = { ...readDraft(name)?.values, ...valuesTypedBeforeHydration(name) }
  return { ...empty, ...Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(empty, field))) }
}

/** The boot script marks edited fields (app/boot.ts). Where storage is blocked, only the fields hold what was typed. */
function valuesTypedBeforeHydration(name: string): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const fields = document.querySelectorAll<HTMLInputElement>(`form[data-draft="${CSS.escape(name)}"] [data-typed]`)
  return Object.fromEntries([...fields].map((field) => [field.name, field.value]))
}

/** Whether every value of `values` is the same in `others`. */
export function hasSameValues(values: Record<string, string>, others: Record<string, string>): boolean {
  return Object.entries(values).every(([field, value]) => others[field] === value)
}

function messageOf(error: { message?: unknown } | undefined): string | undefined {
  return typeof error?.message === 'string' ? error.message : undefined
}
