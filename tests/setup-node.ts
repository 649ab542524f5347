import { afterEach, vi } from 'vitest'
import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()

afterEach(() => {
  vi.useRealTimers()
})
