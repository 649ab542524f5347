import * as z from 'zod/mini'
import { draftKey, draftPrefix } from '#src/storage/keys.ts'
import { hasUnsaved, readJsonItem, removeItem, writeItem } from '#src/storage/web-storage.ts'

/** The boot script also writes drafts, before the app has loaded (app/boot.ts). */
const draftSchema = z.object({
  /** By field name. */
  values: z.record(z.string(), z.string()),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** The last attempt to send it failed for certain. */
  notSent: z.optional(z.boolean()),
  /** When it was first sent without a clear response, in milliseconds since 1970. */
  unconfirmedSince: z.optional(z.number()),
})
type Draft = z.infer<typeof draftSchema>

/** What is known about the attempts to send a draft. */
export type Delivery = Pick<Draft, 'notSent' | 'unconfirmedSince'>

/** What was typed into a form in this tab. It survives reloads, crashes and route changes until the form is sent. */
export function readDraft(form: string): Draft | undefined {
  return readJsonItem(draftKey(form), draftSchema)
}

/** What is known about its delivery stays. */
export function saveDraft(form: string, values: Record<string, string>): void {
  const draft = readDraft(form)
  if (JSON.stringify(draft?.values) !== JSON.stringify(values))
    writeDraft(form, { ...draft, values, savedAt: Date.now() })
}

/** Replaces all that is known about it: `{}` clears it. Does nothing where there is no draft. */
export function setDelivery(form: string, { notSent, unconfirmedSince }: Delivery): void {
  const draft = readDraft(form)
  if (draft) writeDraft(form, { ...draft, notSent, unconfirmedSince })
}

export function clearDraft(form: string): void {
  removeItem(draftKey(form))
}

function writeDraft(form: string, draft: Draft): void {
  writeItem(draftKey(form), JSON.stringify(draft))
  if (hasUnsaved('session', draftPrefix)) addEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: Event): void {
  if (hasUnsaved('session', draftPrefix)) event.preventDefault()
  else removeEventListener('beforeunload', askBeforeLeaving)
}
