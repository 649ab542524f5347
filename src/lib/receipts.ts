import * as z from 'zod/mini'
import { idSchema } from '#src/contract/values.ts'
import { entriesUnder, readEntry, type StoredEntry, watchErasure, writeEntry } from '#src/lib/stored-entry.ts'
import { type StoredThing, thingOf } from '#src/lib/stored-thing.ts'

const storedSchema = z.object({
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  /** The number under which it is filed, where the server has given one. */
  reference: z.nullish(idSchema),
})

/** What is known of something that was sent and has arrived; `words` are the first of it, which go with the page. */
export type Receipt = z.infer<typeof storedSchema> & { words?: string }

const prefix = 'receipt/'
const none: readonly Receipt[] = []

/** By form, with the text of storage to which they belong: what storage refuses is known until the page is left. */
const known = new Map<string, { text: string | null; receipts: readonly Receipt[] }>()

const watchers = new Set<() => void>()

/** What was sent through one form, oldest first; but for the words in this tab's own session storage, to outlive a reload. */
export function receiptsOf(form: string): readonly Receipt[] {
  const text = storedText(form)
  const remembered = known.get(form)
  // A storage that is emptied while the page is open takes nothing from it.
  if (text === null || remembered?.text === text) return remembered?.receipts ?? none
  return remember(form, text, parse(text))
}

export function keepReceipt(form: string, receipt: Receipt): void {
  const receipts = [...receiptsOf(form), receipt]
  try {
    writeEntry(entryOf(form), JSON.stringify(receipts.map(({ sentAt, reference }) => ({ sentAt, reference }))))
  } catch {
    // It is shown as long as the page is open.
  }
  remember(form, storedText(form), receipts)
  for (const tell of watchers) tell()
}

/** Tells when there is one more, or fewer. Returns how to stop it. */
export function watchReceipts(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

export function storedReceipts(nameOf: (form: string) => string): StoredThing[] {
  return entriesUnder('session', prefix).flatMap((entry) => {
    const form = entry.key.slice(prefix.length)
    return thingOf([entry], () => ({
      name: nameOf(form),
      kept: 'jusqu’à la fermeture de cet onglet',
      savedAt: receiptsOf(form).at(-1)?.sentAt,
    }))
  })
}

function remember(form: string, text: string | null, receipts: readonly Receipt[]) {
  if (!known.has(form)) {
    const stop = watchErasure(entryOf(form), () => {
      stop()
      known.delete(form)
      for (const tell of watchers) tell()
    })
  }
  known.set(form, { text, receipts })
  return receipts
}

function parse(text: string): readonly Receipt[] {
  try {
    return z.array(storedSchema).safeParse(JSON.parse(text)).data ?? none
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
