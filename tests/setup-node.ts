import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning or an error on the console fails the test; one that is expected is mocked and asserted by the test itself.
const noises = ['warn', 'error'] as const

beforeEach(() => {
  for (const noise of noises) vi.spyOn(console, noise)
})

afterEach(() => {
  for (const noise of noises) {
    const spy = vi.mocked(console[noise])
    const calls = spy.mock.calls
    spy.mockRestore()
    expect(calls, `console.${noise} was called`).toEqual([])
  }
})
