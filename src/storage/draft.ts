import { newId } from '#src/lib/new-id.ts'
import { clearDraft, isStored, readRecord, storedRecords, watchReturns, writeRecord } from '#src/storage/draft-record.ts'
import { sentField } from '#src/storage/sending-note.ts'
import { momentOf, type StoredThing } from '#src/storage/stored-thing.ts'

/** Where a draft notes its date, beside the words: no field of a form is called so. */
const dateField = '@savedAt'

/** Where it notes what tells it from every other one, as long as it has words; its copy in a duplicated tab has the same. */
const idField = '@id'

/**
 * What was typed into a form, kept in this tab's own session storage so that it outlives a reload, a crash, a failed
 * send and a change of page. Where storage is blocked or full, it outlives a failed send and a change of page, and browsers
 * that can ask before they take the page away.
 */
export function readDraft<Values extends Record<string, string>>(form: string, empty: Values): Values {
  if (!import.meta.env.SSR) watchReturns()
  const kept = Object.entries(readRecord(form)).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
  )
  return { ...empty, ...Object.fromEntries<unknown>(kept) }
}

/**
 * The draft with which a form begins: what was typed on this page before the app came, which the document's own script has kept
 * (`app/boot.ts`), has become part of it: the newer words count where both have some.
 */
export function openDraft<Values extends Record<string, string>>(form: string, empty: Values): Values {
  if (!import.meta.env.SSR) adoptEarlyWords(form, empty)
  return readDraft(form, empty)
}

function adoptEarlyWords(form: string, empty: Record<string, string>): void {
  const early = `early${location.pathname}`
  if (!hasDraft(early)) return
  const draft = readDraft(form, empty)
  const typed = readRecord(early)
  const isNewer = (momentOf(typed[dateField]) ?? 0) >= (momentOf(readRecord(form)[dateField]) ?? 0)
  const adopted = Object.entries(readDraft(early, empty)).filter(
    ([name]) => Object.hasOwn(typed, name) && (isNewer || draft[name] === empty[name]),
  )
  writeDraft(form, { ...draft, ...Object.fromEntries(adopted) }, draftId(early))
  clearDraft(early)
}

/** Whether anything is known of what was typed. */
export function hasDraft(form: string): boolean {
  return Object.keys(readRecord(form)).length > 0
}

/** What a draft and its copies in other tabs have in common; undefined where there are no words, or an earlier version's. */
export function draftId(form: string): string | undefined {
  const { [idField]: id } = readRecord(form)
  return typeof id === 'string' ? id : undefined
}

/** Words that stand there already keep their date, and a draft that has an id keeps it; any other has `newDraftId`. */
export function writeDraft(form: string, values: Record<string, string>, newDraftId = newId()): void {
  const { [dateField]: savedAt, [idField]: id = newDraftId, [sentField]: sentAt, ...kept } = readRecord(form)
  const isKnown = JSON.stringify(kept) === JSON.stringify(values)
  if (isKnown && isStored(form)) return
  writeRecord(form, {
    ...values,
    [dateField]: isKnown ? savedAt : new Date().toISOString(),
    [idField]: id,
    ...(sentAt !== undefined && { [sentField]: sentAt }),
  })
}

/** Every draft of this tab, also of the words that storage has lost. */
export function storedDrafts(nameOf: (form: string) => Pick<StoredThing, 'name' | 'kept'>): StoredThing[] {
  return storedRecords((form, record) => ({ ...nameOf(form), savedAt: momentOf(record[dateField]) }))
}
