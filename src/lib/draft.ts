import {
  entriesUnder,
  readEntry,
  removeEntry,
  type StoredEntry,
  watchErasure,
  writeEntry,
} from '#src/lib/stored-entry.ts'
import { momentOf, type StoredThing, thingInMemory, thingOf } from '#src/lib/stored-thing.ts'

const prefix = 'draft/'

/** Where a draft notes its date, beside the words: no field of a form is called so. */
const dateField = '@savedAt'

/** And when they were sent without anybody knowing yet what became of them. */
const sentField = '@sentAt'

/** The newest words of each form until the page is left: storage may refuse them, or be emptied meanwhile. */
const newest = new Map<string, { record: Record<string, unknown>; forget: () => void }>()

/** When the draft of a form was last deleted, since the page was opened (milliseconds since 1970). */
const deletions = new Map<string, number>()

let watchesReturns = false

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
  writeDraft(form, { ...draft, ...Object.fromEntries(adopted) })
  clearDraft(early)
}

/** Whether anything is known of what was typed. */
export function hasDraft(form: string): boolean {
  return Object.keys(readRecord(form)).length > 0
}

/** Words that stand there already keep their date. */
export function writeDraft(form: string, values: Record<string, string>): void {
  const { [dateField]: savedAt, [sentField]: sentAt, ...kept } = readRecord(form)
  const isKnown = JSON.stringify(kept) === JSON.stringify(values)
  if (isKnown && isStored(form)) return
  writeRecord(form, {
    ...values,
    [dateField]: isKnown ? savedAt : new Date().toISOString(),
    ...(sentAt !== undefined && { [sentField]: sentAt }),
  })
}

/** From now on the draft is one that may have arrived. */
export function noteSending(form: string): void {
  writeRecord(form, { ...readRecord(form), [sentField]: new Date().toISOString() })
}

/** It is known what became of what was sent. */
export function forgetSending(form: string): void {
  const { [sentField]: sentAt, ...record } = readRecord(form)
  if (sentAt !== undefined) writeRecord(form, record)
}

/** When the draft was sent that may have arrived (milliseconds since 1970); undefined for any other. */
export function readSending(form: string): number | undefined {
  return momentOf(readRecord(form)[sentField])
}

/**
 * Opens the page anew that the browser has put aside for 'Back', when another page of this tab has written or sent a draft
 * meanwhile: what this one remembers and shows is not the newest any more. For as long as the page lives.
 */
function watchReturns(): void {
  if (watchesReturns) return
  watchesReturns = true
  let texts: string | undefined
  let stored: string[] = []
  addEventListener('pagehide', () => {
    storeAgain()
    texts = storedTexts()
    stored = [...newest.keys()].filter(isStored)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || texts === undefined || storedTexts() === texts) return
    const known = [...newest.keys()].filter((form) => stored.includes(form) || hasEntry(form))
    for (const form of known) newest.get(form)?.forget()
    location.reload()
  })
}

/** Of all drafts; nothing where storage is blocked. */
function storedTexts(): string {
  try {
    return JSON.stringify(entriesUnder('session', prefix).map((entry) => [entry.key, readEntry(entry)]))
  } catch {
    return ''
  }
}

/** What is known of words that were there at `moment` is nothing about those that are there now. */
export function isDeletedSince(form: string, moment: number): boolean {
  return (deletions.get(form) ?? 0) > moment
}

export function clearDraft(form: string): void {
  deletions.set(form, Date.now())
  newest.get(form)?.forget()
  try {
    removeEntry(entryOf(form))
  } catch {
    // What cannot be removed could not be kept either.
  }
}

/** Tells when the draft was deleted from the list of what is stored. Returns how to stop it. */
export function watchDraftErasure(form: string, onErased: () => void): () => void {
  return watchErasure(entryOf(form), onErased)
}

/** Every draft of this tab, also of the words that storage has lost. */
export function storedDrafts(nameOf: (form: string) => Pick<StoredThing, 'name' | 'kept'>): StoredThing[] {
  const stored = entriesUnder('session', prefix).map(({ key }) => key.slice(prefix.length))
  return [...new Set([...stored, ...newest.keys()])].flatMap((form) => {
    const record = readRecord(form)
    const label = { ...nameOf(form), savedAt: momentOf(record[dateField]) }
    const things = thingOf([entryOf(form)], () => label)
    return things.length > 0 ? things : [thingInMemory(entryOf(form), JSON.stringify(record), label)]
  })
}

function hasEntry(form: string): boolean {
  try {
    return readEntry(entryOf(form)) !== null
  } catch {
    return false
  }
}

/** Whether storage has the newest words, too. */
function isStored(form: string): boolean {
  try {
    return readEntry(entryOf(form)) === JSON.stringify(newest.get(form)?.record)
  } catch {
    return false
  }
}

function entryOf(form: string): StoredEntry {
  return { area: 'session', key: `${prefix}${form}` }
}

/** Until the draft is deleted from the list of what is stored, or its words have arrived. */
function remember(form: string, record: Record<string, unknown>): void {
  newest.get(form)?.forget()
  const forget = () => {
    stopWatching()
    newest.delete(form)
    if (newest.size > 0) return
    removeEventListener('beforeunload', askFirst)
    removeEventListener('visibilitychange', storeWhenHidden)
  }
  const stopWatching = watchDraftErasure(form, () => {
    deletions.set(form, Date.now())
    forget()
  })
  newest.set(form, { record, forget })
  addEventListener('beforeunload', askFirst)
  addEventListener('visibilitychange', storeWhenHidden)
}

/** Only while there are words, since some browsers do not keep a page for 'Back' that may ask. */
function askFirst(event: Event) {
  if (![...newest.keys()].every(isStored)) event.preventDefault()
}

/** A page in the background is thrown away unasked. One that comes back may hold words that are not the newest any more. */
function storeWhenHidden(): void {
  if (document.visibilityState === 'hidden') storeAgain()
}

/** Storage may have room again, or have been emptied meanwhile. */
function storeAgain(): void {
  for (const [form, { record }] of newest) if (!isStored(form)) store(form, record)
}

function writeRecord(form: string, record: Record<string, unknown>): void {
  remember(form, record)
  store(form, record)
}

function store(form: string, record: Record<string, unknown>): void {
  try {
    writeEntry(entryOf(form), JSON.stringify(record))
  } catch {
    // The form works on, and nobody leaves the page unasked.
  }
}

function readRecord(form: string): Record<string, unknown> {
  const remembered = newest.get(form)
  if (remembered) return remembered.record
  try {
    const saved: unknown = JSON.parse(readEntry(entryOf(form)) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}
