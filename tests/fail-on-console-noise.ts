import { afterEach, beforeEach, expect, vi } from 'vitest'

const noises = ['warn', 'error'] as const

/** A warning or an error on the console fails the test; a test that expects one mocks it and asserts it itself. */
export function failOnConsoleNoise() {
  beforeEach(() => {
    for (const noise of noises) vi.spyOn(console, noise)
  })

  afterEach(() => {
    for (const noise of noises) {
      const { calls } = vi.mocked(console[noise]).mock
      const heard = [...calls]
      vi.mocked(console[noise]).mockRestore()
      // oxlint-disable-next-line vitest/no-standalone-expect -- it is the end of every test
      expect(heard, `console.${noise} was called`).toEqual([])
    }
  })
}
