import { clear, createStore } from 'idb-keyval'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()

const keptCircuits = createStore('dia-madagascar-kept', 'circuits')
const storedLists = createStore('dia-madagascar', 'query-cache')

beforeEach(async () => {
  // A form that leaves the screen saves its draft.
  await cleanup()
  sessionStorage.clear()
  localStorage.clear()
  await clear(storedLists)
  await clear(keptCircuits)
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
})
