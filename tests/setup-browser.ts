import { clear, createStore } from 'idb-keyval'
import { beforeEach } from 'vitest'
import { storedReceipts } from '#src/storage/receipts.ts'
import { entriesUnder, eraseEntry } from '#src/storage/stored-entry.ts'
import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()

const keptCircuits = createStore('dia-madagascar-kept', 'circuits')
const storedLists = createStore('dia-madagascar', 'query-cache')

beforeEach(async () => {
  // Each as the privacy page does, so that nobody remembers any.
  const remembered = storedReceipts(String).flatMap(({ entries }) => entries)
  for (const entry of [...remembered, ...entriesUnder('session', '')]) eraseEntry(entry)
  localStorage.clear()
  await clear(storedLists)
  await clear(keptCircuits)
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
})
