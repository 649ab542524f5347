import * as z from 'zod/mini'
import { referenceSchema } from '#src/contract/values.ts'
import { modePrefix } from '#src/storage/mode-prefix.ts'
import { entriesUnder, readEntry, removeEntry, type StoredEntry, writeEntry } from '#src/storage/stored-entry.ts'
import { storedMoment } from '#src/storage/stored-moment.ts'
import { type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

const sendSchema = z.object({
  /** Milliseconds since 1970. */
  sentAt: storedMoment,
  /** As long as it has none, nobody knows whether it has arrived. */
  receipt: z.optional(z.object({ reference: z.nullish(referenceSchema) })),
})

/** Something that was sent from this browser, through whichever tab. */
export type Send = z.infer<typeof sendSchema>

const prefix = `dia-madagascar/${modePrefix}send/`

/** Milliseconds: a week, since nothing of it should stay for good. The copy of a tab that is older sends again. */
const longestKept = 7 * 24 * 3600 * 1000

/** `id` stands for the words and the draft that they were, and tells neither. */
export function findSend(id: string): Send | undefined {
  return read(entryOf(id))
}

/** In place of what was known of it. Those that are too old, or not of this time, go. */
export function keepSend(id: string, send: Send): void {
  try {
    for (const entry of entriesUnder('local', prefix)) {
      const age = Date.now() - (read(entry)?.sentAt ?? 0)
      if (age < 0 || age >= longestKept) removeEntry(entry)
    }
    writeEntry(entryOf(id), JSON.stringify(send))
  } catch {
    // Other tabs do not hear of it: it is the tab's own drafts that say what was sent from it.
  }
}

export function forgetSend(id: string): void {
  try {
    removeEntry(entryOf(id))
  } catch {
    // What cannot be removed could not be kept either.
  }
}

/** All of them, as one thing. */
export function storedSends(): StoredThing[] {
  const [first, ...others] = entriesUnder('local', prefix)
  if (!first) return []
  return thingOf([first, ...others], () => ({
    name: 'Envois',
    kept: 'sur cet appareil\u202f; passé 7\u00a0jours, effacés à l’envoi suivant',
    savedAt: Math.max(...[first, ...others].map((entry) => read(entry)?.sentAt ?? 0)) || undefined,
  }))
}

function read(entry: StoredEntry): Send | undefined {
  try {
    return sendSchema.safeParse(JSON.parse(readEntry(entry) ?? 'null')).data
  } catch {
    return undefined
  }
}

function entryOf(id: string): StoredEntry {
  return { area: 'local', key: `${prefix}${id}` }
}
