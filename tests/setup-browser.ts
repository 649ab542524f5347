import { beforeEach } from 'vitest'
import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  indexedDB.deleteDatabase('dia-madagascar')
})
