import {
  entriesUnder,
  readEntry,
  removeEntry,
  type StoredEntry,
  watchErasure,
  writeEntry,
} from '#src/lib/stored-entry.ts'
import { momentOf, type StoredThing, thingOf } from '#src/lib/stored-thing.ts'

const prefix = 'draft/'

/** Where a draft notes its date, beside the words: no field of a form is called so. */
const dateField = '@savedAt'

/**
 * What was typed into a form, kept in this tab's own session storage so that it outlives a reload, a crash, a failed
 * send and a change of page. Storage that is blocked or full costs the draft, never the form.
 */
export function readDraft<Values extends Record<string, string>>(form: string, empty: Values): Values {
  const kept = Object.entries(readRecord(form)).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
  )
  return { ...empty, ...Object.fromEntries<unknown>(kept) }
}

/** Words that stand there already keep their date. */
export function writeDraft(form: string, values: Record<string, string>): void {
  const { [dateField]: _, ...kept } = readRecord(form)
  if (JSON.stringify(kept) === JSON.stringify(values)) return
  try {
    const draft = { ...values, [dateField]: new Date().toISOString() }
    writeEntry(entryOf(form), JSON.stringify(draft))
  } catch {
    // Nothing to say to the traveller: the form works without.
  }
}

export function clearDraft(form: string): void {
  try {
    removeEntry(entryOf(form))
  } catch {
    // As above.
  }
}

/** Tells when the draft was deleted from the list of what is stored. Returns how to stop it. */
export function watchDraftErasure(form: string, onErased: () => void): () => void {
  return watchErasure(entryOf(form), onErased)
}

/** Every draft of this tab. */
export function storedDrafts(nameOf: (form: string) => Pick<StoredThing, 'name' | 'kept'>): StoredThing[] {
  return entriesUnder('session', prefix).flatMap((entry) => {
    const form = entry.key.slice(prefix.length)
    const savedAt = momentOf(readRecord(form)[dateField])
    return thingOf([entry], () => ({ ...nameOf(form), savedAt }))
  })
}

function entryOf(form: string): StoredEntry {
  return { area: 'session', key: `${prefix}${form}` }
}

function readRecord(form: string): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(readEntry(entryOf(form)) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}
