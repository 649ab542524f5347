import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { clearStoredLists } from '#src/storage/stored-lists.ts'
import { listKeys, removeItem } from '#src/storage/web-storage.ts'
import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()

beforeEach(async () => {
  await cleanup()
  for (const item of [...listKeys('session'), ...listKeys('local')]) removeItem(item)
  await clearStoredLists()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
})

afterEach(() => {
  vi.useRealTimers()
})
