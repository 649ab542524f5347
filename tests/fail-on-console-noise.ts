import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['warn', 'error'] as const

/** A warning or an error on the console fails the test; a test that expects one silences it and asserts it itself. */
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

/** Keeps expected warnings off the console. Those that `takeWarnings` has not returned still fail the test. */
export function silenceWarnings() {
  vi.mocked(console.warn).mockImplementation(() => {})
}

/** Returns the first argument of each warning since the last call. */
export function takeWarnings(): string[] {
  return vi
    .mocked(console.warn)
    .mock.calls.splice(0)
    .map(([first]) => String(first))
}
