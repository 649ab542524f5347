import { eraseEntry, readEntry, type StoredEntry } from '#src/storage/stored-entry.ts'

/** What somebody in the site keeps on the traveller's device, as the privacy page lists and deletes it. */
export type StoredThing = {
  id: string
  /** In the traveller's words. */
  name: string
  /** Where it is kept, and until when. */
  kept: string
  /** `estimated` where the browser does not tell. */
  size: { bytes: number; estimated: boolean }
  /** Milliseconds since 1970; undefined where nobody has noted it. */
  savedAt: number | undefined
  /** The entries of the browser's storage that it consists of: nobody else need list them. */
  entries: readonly StoredEntry[]
  /** Also what the page holds of it in memory. Fails where storage refuses or does not answer. */
  remove: () => void | Promise<void>
}

/** Looks up what one owner keeps at the moment. Fails where storage is out of reach. */
export type Keeper = () => StoredThing[] | Promise<StoredThing[]>

/** Browsers keep these texts in UTF-16, and their quota counts them so. */
const bytesPerCharacter = 2

type Label = Pick<StoredThing, 'name' | 'kept' | 'savedAt'>

/** The thing that these entries make up together; none when storage has none of them. `label` is given their texts. */
export function thingOf(
  entries: readonly [StoredEntry, ...StoredEntry[]],
  label: (...texts: (string | null)[]) => Label,
): StoredThing[] {
  const texts = entries.map(readEntry)
  if (texts.every((text) => text === null)) return []
  const [{ area, key }] = entries
  const characters = entries.map(({ key: name }, index) => {
    const text = texts[index]
    return text == null ? 0 : name.length + text.length
  })
  return [
    {
      id: `${area}/${key}`,
      ...label(...texts),
      size: {
        bytes: bytesPerCharacter * characters.reduce((sum, count) => sum + count, 0),
        estimated: false,
      },
      entries,
      remove: () => entries.forEach(eraseEntry),
    },
  ]
}

/** What storage has refused or lost, and the page still knows. */
export function thingInMemory(entry: StoredEntry, text: string, label: Label): StoredThing {
  const size = { bytes: bytesPerCharacter * text.length, estimated: true }
  return { id: `${entry.area}/${entry.key}`, ...label, size, entries: [entry], remove: () => eraseEntry(entry) }
}

/** The moment that a text names, in milliseconds since 1970. */
export function momentOf(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : NaN
  return Number.isNaN(moment) ? undefined : moment
}
