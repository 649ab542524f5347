import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { clearDraft } from '#src/storage/draft-record.ts'
import { openDraft, readDraft, writeDraft } from '#src/storage/draft.ts'
import type { FieldBinding } from '#src/ui/field.tsx'

type DraftFormOptions<Values extends Record<string, string>> = {
  /** Names the draft; a component that shows another draft must be another component (`key`). */
  draft: string
  schema: z.ZodMiniType<Values, Values>
  /** In the order of the screen, which is the order in which the focus looks for what is wrong. */
  fields: readonly Path<Values>[]
  empty: DefaultValues<Values> & Values
  /** What this view of the form shows has arrived, whether it was sent from this one or from an earlier one. */
  onArrived?: () => void
}

/** Tells whichever view of a form is on the screen that words of it have arrived. */
class ArrivalEvent extends Event {
  readonly sent: Record<string, string>

  constructor(draft: string, sent: Record<string, string>) {
    super(draft)
    this.sent = sent
  }
}

const arrivals = new EventTarget()

/**
 * A form by the house's rules: everything typed is kept as a draft until it has arrived, messages appear on submit with
 * the focus on the first invalid field, and a message goes when its field is edited.
 */
export function useDraftForm<Values extends Record<string, string>>({
  draft,
  schema,
  fields,
  empty,
  onArrived,
}: DraftFormOptions<Values>) {
  const [defaultValues] = useState(() => openDraft(draft, empty))
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors } = form.formState

  const hearArrival = useEffectEvent((sent: Record<string, string>) => {
    // Whoever types something else meanwhile is left alone.
    if (!saysTheSame(form.getValues(), sent)) return
    form.reset(empty)
    onArrived?.()
  })

  useEffect(() => {
    const stopSaving = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (saysTheSame(values, empty)) clearDraft(draft)
        else writeDraft(draft, values)
      },
    })
    const hear = (event: Event) => {
      if (event instanceof ArrivalEvent) hearArrival(event.sent)
    }
    arrivals.addEventListener(draft, hear)
    return () => {
      stopSaving()
      arrivals.removeEventListener(draft, hear)
    }
  }, [form, draft, empty])

  return {
    form,
    /** Checks the form; calls `send` with its values, or moves the focus to the first field that is wrong. */
    submit: (send: (values: Values) => void) =>
      form.handleSubmit(send, (faults) => {
        const first = fields.find((field) => faults[field])
        if (first) form.setFocus(first)
      }),
    /** What the fields hold right now. */
    words: (): Values => ({ ...form.getValues() }),
    /**
     * Registers a field; editing it also clears the messages of `dependents`, which were about its value too, and those
     * of the form as a whole.
     */
    bind: (name: Path<Values>, ...dependents: Path<Values>[]): FieldBinding => ({
      registration: form.register(name, {
        onChange: () => {
          form.clearErrors([name, ...dependents])
          form.clearErrors('root')
        },
      }),
      error: messageOf(errors[name]),
    }),
    /**
     * The words `sent` have arrived: forgets the draft and empties the form, also one that was opened meanwhile, unless
     * something else has been typed since.
     */
    finish: (sent: Values) => {
      if (saysTheSame(readDraft(draft, empty), sent)) clearDraft(draft)
      arrivals.dispatchEvent(new ArrivalEvent(draft, sent))
    },
  }
}

function saysTheSame(some: Record<string, string>, others: Record<string, string>): boolean {
  return Object.entries(some).every(([name, value]) => others[name] === value)
}

function messageOf(error: { message?: unknown } | undefined): string | undefined {
  return typeof error?.message === 'string' ? error.message : undefined
}
