import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['warn', 'error'] as const

/** A warning or an error on the console fails the test; a test that expects one mocks it and asserts it itself. */
export function failOnConsoleNoise() {
  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method)
  })

  afterEach(() => {
    for (const method of methods) {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it runs at the end of every test
      expect(vi.mocked(console[method]).mock.calls, `console.${method} was called`).toEqual([])
    }
  })
}
