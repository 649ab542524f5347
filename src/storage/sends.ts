import * as z from 'zod/mini'
import { readableItems } from '#src/contract/list.ts'
import { referenceSchema } from '#src/contract/values.ts'
import { modePrefix } from '#src/storage/mode-prefix.ts'
import { readEntry, type StoredEntry, writeEntry } from '#src/storage/stored-entry.ts'
import { type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

const sendSchema = z.object({
  /** Stands for the words and the draft that they were, and tells neither. */
  id: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  /** As long as it has none, nobody knows whether it has arrived. */
  receipt: z.optional(z.object({ reference: z.nullish(referenceSchema) })),
})

/** Something that was sent from this browser, through whichever tab. */
export type Send = z.infer<typeof sendSchema>

/** Nobody has more forms open with words that have left already. */
const mostSends = 20

const sendsEntry: StoredEntry = { area: 'local', key: `dia-madagascar/${modePrefix}sends` }

export function findSend(id: string): Send | undefined {
  return readSends().find((send) => send.id === id)
}

/** In place of what was known of it. */
export function keepSend(send: Send): void {
  writeSends([...readSends().filter(({ id }) => id !== send.id), send])
}

export function forgetSend(id: string): void {
  writeSends(readSends().filter((send) => send.id !== id))
}

/** All of them, as one thing. */
export function storedSends(): StoredThing[] {
  return thingOf([sendsEntry], () => ({
    name: 'Envois déjà partis',
    kept: 'heure et référence des 20 derniers, jusqu’à ce que vous les effaciez',
    savedAt: readSends().at(-1)?.sentAt,
  }))
}

function readSends(): Send[] {
  try {
    return readableItems(sendSchema).safeParse(JSON.parse(readEntry(sendsEntry) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function writeSends(sends: Send[]): void {
  try {
    writeEntry(sendsEntry, JSON.stringify(sends.slice(-mostSends)))
  } catch {
    // Other tabs do not hear of it: it is the tab's own drafts that say what was sent from it.
  }
}
