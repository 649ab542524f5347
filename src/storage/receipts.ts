import * as z from 'zod/mini'
import { readableItems } from '#src/contract/list.ts'
import { referenceSchema } from '#src/contract/values.ts'
import { modePrefix } from '#src/storage/mode-prefix.ts'
import { entriesUnder, readEntry, type StoredEntry, watchErasure, writeEntry } from '#src/storage/stored-entry.ts'
import { storedMoment } from '#src/storage/stored-moment.ts'
import { type StoredThing, thingInMemory, thingOf } from '#src/storage/stored-thing.ts'

const storedSchema = z.object({
  /** Milliseconds since 1970. It tells the receipts of a form apart, which sends one thing at a time. */
  sentAt: storedMoment,
  /** The number under which it is filed, where the server has given one. */
  reference: z.nullish(referenceSchema),
})

/** What is known of something that was sent and has arrived; `words` are the first of it, which go with the page. */
export type Receipt = z.infer<typeof storedSchema> & { words?: string }

const prefix = `${modePrefix}receipt/`
const none: readonly Receipt[] = []

/** By form, with the text of storage to which they belong: what storage refuses is known until the page is left. */
const known = new Map<string, { text: string | null; receipts: readonly Receipt[] }>()

/** The forms whose receipts this page forgets when they are erased. */
const watched = new Set<string>()

const watchers = new Set<() => void>()

/** What was sent through one form, oldest first; but for the words in this tab's own session storage, to outlive a reload. */
export function receiptsOf(form: string): readonly Receipt[] {
  const text = storedText(form)
  const remembered = known.get(form)
  // A storage that is emptied while the page is open takes nothing from it.
  if (text === null || remembered?.text === text) return remembered?.receipts ?? none
  return remember(form, text, parse(text))
}

/** In place of one of the same moment: what had arrived before is shown once. */
export function keepReceipt(form: string, receipt: Receipt): void {
  const others = receiptsOf(form).filter(({ sentAt }) => sentAt !== receipt.sentAt)
  const receipts = [...others, receipt].toSorted((one, other) => one.sentAt - other.sentAt)
  try {
    writeEntry(entryOf(form), textOf(receipts))
  } catch {
    // It is shown as long as the page is open.
  }
  remember(form, storedText(form), receipts)
  tellWatchers()
}

/** Tells when others are known. Returns how to stop it. */
export function watchReceipts(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** The receipts of every form, also those that storage has not. */
export function storedReceipts(nameOf: (form: string) => string): StoredThing[] {
  const stored = entriesUnder('session', prefix).map(({ key }) => key.slice(prefix.length))
  return [...new Set([...stored, ...known.keys()])].flatMap((form) => {
    const receipts = receiptsOf(form)
    const label = { name: nameOf(form), kept: 'jusqu’à la fermeture de cet onglet', savedAt: receipts.at(-1)?.sentAt }
    const things = thingOf([entryOf(form)], () => label)
    return things.length > 0 || receipts.length === 0 ? things : [thingInMemory(entryOf(form), textOf(receipts), label)]
  })
}

function remember(form: string, text: string | null, receipts: readonly Receipt[]) {
  if (watched.size === 0) addEventListener('pageshow', forgetWhatIsGone)
  if (!watched.has(form)) {
    watchErasure(entryOf(form), () => {
      known.delete(form)
      tellWatchers()
    })
  }
  watched.add(form)
  known.set(form, { text, receipts })
  return receipts
}

/** A page that the browser has put aside for 'Back' hears of nothing that another page of this tab sends or erases. */
function forgetWhatIsGone({ persisted }: PageTransitionEvent) {
  if (!persisted) return
  for (const [form, { text }] of known) if (text !== null && storedText(form) !== text) known.delete(form)
  tellWatchers()
}

function tellWatchers() {
  for (const tell of watchers) tell()
}

function textOf(receipts: readonly Receipt[]): string {
  return JSON.stringify(receipts.map(({ sentAt, reference }) => ({ sentAt, reference })))
}

function parse(text: string): readonly Receipt[] {
  try {
    return readableItems(storedSchema).safeParse(JSON.parse(text)).data ?? none
  } catch {
    return none
  }
}

function storedText(form: string): string | null {
  try {
    return readEntry(entryOf(form))
  } catch {
    return null
  }
}

function entryOf(form: string): StoredEntry {
  return { area: 'session', key: `${prefix}${form}` }
}
