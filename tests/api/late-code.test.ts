import { expect, test } from 'vitest'
import { LoadError, NetworkError } from '#src/api/errors.ts'
import { lateCode } from '#src/api/late-code.ts'
import { shouldRetry } from '#src/api/retry.ts'

test('code that came is handed on', async () => {
  expect(await lateCode(async () => 'code')).toBe('code')
})

test('code that did not come is a fault of the network, and tried again as such', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const fault: unknown = await lateCode(() => Promise.reject(cause)).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(NetworkError)
  expect(fault).toMatchObject({ cause })
  expect(shouldRetry(0, new LoadError('Impossible', { cause: fault }))).toBe(true)
})
