import { vi } from 'vitest'

/** Stands for a browser that refuses something: its storage is blocked or full. */
export function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

/** Makes these methods of localStorage and sessionStorage fail until the test ends. */
export function refuseStorage(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
}
