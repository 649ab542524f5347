import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type DefaultValues, type Path, useForm, type UseFormRegisterReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { clearDraft, readDraft, writeDraft } from '#src/lib/draft.ts'

type DraftFormOptions<Values extends Record<string, string>> = {
  /** Names the draft; a component that shows another draft must be another component (`key`). */
  draft: string
  schema: z.ZodMiniType<Values, Values>
  empty: DefaultValues<Values> & Values
}

/** What a field of `ui` needs of the form to be part of it. */
export type FieldBinding = { registration: UseFormRegisterReturn; error: string | undefined }

/**
 * A form by the house's rules: everything typed is kept as a draft until `finish`, messages appear on submit with the
 * focus on the first invalid field, and a message goes when its field is edited.
 */
export function useDraftForm<Values extends Record<string, string>>({
  draft,
  schema,
  empty,
}: DraftFormOptions<Values>) {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: readDraft(draft, empty),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(draft, values),
      }),
    [form, draft],
  )

  return {
    form,
    /** What the fields hold right now. */
    words: (): Values => ({ ...form.getValues() }),
    /** Registers a field; editing it also clears the messages of `dependents`, which were about its value too. */
    bind: (name: Path<Values>, ...dependents: Path<Values>[]): FieldBinding => ({
      registration: form.register(name, { onChange: () => form.clearErrors([name, ...dependents]) }),
      error: messageOf(errors[name]),
    }),
    /** The words `sent` have arrived: empties the form and forgets the draft, unless more was typed meanwhile. */
    finish: (sent: Values) => {
      const now = form.getValues()
      if (Object.entries(sent).some(([name, value]) => now[name] !== value)) return
      form.reset(empty)
      clearDraft(draft)
    },
  }
}

function messageOf(error: { message?: unknown } | undefined): string | undefined {
  return typeof error?.message === 'string' ? error.message : undefined
}
