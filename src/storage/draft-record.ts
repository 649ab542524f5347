import { entriesUnder, readEntry, removeEntry, type StoredEntry, watchErasure, writeEntry } from '#src/storage/stored-entry.ts'
import { type StoredThing, thingInMemory, thingOf } from '#src/storage/stored-thing.ts'

/** What is noted of a form: the words by the names of their fields and, under names that no field has, what else there is to know. */
type DraftRecord = Record<string, unknown>

const prefix = 'draft/'

/** The newest of each form until the page is left: storage may refuse it, or be emptied meanwhile. */
const newest = new Map<string, { record: DraftRecord; forget: () => void }>()

let watchesReturns = false

export function readRecord(form: string): DraftRecord {
  const remembered = newest.get(form)
  if (remembered) return remembered.record
  try {
    const saved: unknown = JSON.parse(readEntry(entryOf(form)) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}

export function writeRecord(form: string, record: DraftRecord): void {
  remember(form, record)
  store(form, record)
}

export function clearDraft(form: string): void {
  newest.get(form)?.forget()
  try {
    removeEntry(entryOf(form))
  } catch {
    // What cannot be removed could not be kept either.
  }
}

/** Whether storage has the newest words, too. */
export function isStored(form: string): boolean {
  try {
    return readEntry(entryOf(form)) === JSON.stringify(newest.get(form)?.record)
  } catch {
    return false
  }
}

/** Tells when the draft was deleted from the list of what is stored. Returns how to stop it. */
export function watchDraftErasure(form: string, onErased: () => void): () => void {
  return watchErasure(entryOf(form), onErased)
}

/** Every record of this tab, also those that storage has lost. */
export function storedRecords(
  label: (form: string, record: DraftRecord) => Pick<StoredThing, 'name' | 'kept' | 'savedAt'>,
): StoredThing[] {
  const stored = entriesUnder('session', prefix).map(({ key }) => key.slice(prefix.length))
  return [...new Set([...stored, ...newest.keys()])].flatMap((form) => {
    const record = readRecord(form)
    const things = thingOf([entryOf(form)], () => label(form, record))
    return things.length > 0 ? things : [thingInMemory(entryOf(form), JSON.stringify(record), label(form, record))]
  })
}

/**
 * Opens the page anew that the browser has put aside for 'Back', when another page of this tab has written or sent a draft
 * meanwhile: what this one remembers and shows is not the newest any more. For as long as the page lives.
 */
export function watchReturns(): void {
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

function hasEntry(form: string): boolean {
  try {
    return readEntry(entryOf(form)) !== null
  } catch {
    return false
  }
}

function entryOf(form: string): StoredEntry {
  return { area: 'session', key: `${prefix}${form}` }
}

/** Until the draft is deleted from the list of what is stored, or its words have arrived. */
function remember(form: string, record: DraftRecord): void {
  newest.get(form)?.forget()
  const forget = () => {
    stopWatching()
    newest.delete(form)
    if (newest.size > 0) return
    removeEventListener('beforeunload', askFirst)
    removeEventListener('visibilitychange', storeWhenHidden)
  }
  const stopWatching = watchDraftErasure(form, forget)
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

function store(form: string, record: DraftRecord): void {
  try {
    writeEntry(entryOf(form), JSON.stringify(record))
  } catch {
    // The form works on, and nobody leaves the page unasked.
  }
}
