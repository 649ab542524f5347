import { expect, test } from 'vitest'
import { contentPolicy } from '#src/published/content-policy.ts'
import { readSettings } from '#src/settings.ts'

test.each([
  ['/api', `connect-src 'self'`],
  ['https://api.example.org/v1', `connect-src 'self' https://api.example.org`],
  ['http://127.0.0.1:4000', `connect-src 'self' http://127.0.0.1:4000`],
])('an API at %s may be asked, and no other host', (apiBaseUrl, directive) => {
  const policy = contentPolicy(readSettings({ VITE_API_BASE_URL: apiBaseUrl }))
  expect(policy.split('; ')).toContain(directive)
})

test('scripts are those of the site, and the one in the document', () => {
  const policy = contentPolicy(readSettings({}))
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
})
