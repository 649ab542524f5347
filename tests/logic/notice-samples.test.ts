import { expect, test } from 'vitest'
import { noticeSamples } from '#src/features/floating-elements/notice-samples.ts'

const sources = Object.values(
  import.meta.glob<string>(
    ['/src/**/*.{ts,tsx}', '!/src/features/floating-elements/notice-samples.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
)

/** The constant parts of the sources' texts with something put in; those that say little of their own would fit anything. */
const templates = sources
  .flatMap((source) => [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)])
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.join('').length >= 20)

test.each(noticeSamples.flatMap(({ samples }) => samples.map(([, text]) => text)))(
  'the site says: %s',
  (text) => {
    const said =
      sources.some((source) => source.includes(text)) ||
      templates.some((parts) => parts.every((part) => text.includes(part)))
    expect(said).toBe(true)
  },
)
