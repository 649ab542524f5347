import { clear, createStore } from 'idb-keyval'
import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { listKeys, removeItem } from '#src/storage/web-storage.ts'
import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()

const storedLists = createStore('dia-madagascar-lists', 'queries')

beforeEach(async () => {
  await cleanup()
  for (const item of [...listKeys('session'), ...listKeys('local')]) removeItem(item)
  await clear(storedLists)
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
})

afterEach(() => {
  vi.useRealTimers()
})
