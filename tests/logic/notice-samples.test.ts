import { expect, test } from 'vitest'
import { noticeSamples } from '#src/features/floating-elements/notice-samples.ts'

const sources = Object.values(
  import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/features/floating-elements/notice-samples.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/**
 * The constant parts of template literals. Templates with less than 20 constant characters are left out, because they would match
 * anything.
 */
const templates = sources
  .flatMap((source) => [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)])
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.join('').length >= 20)

test.each(noticeSamples.flatMap(({ samples }) => samples.map(([, text]) => text)))(
  'the site shows the notice sample: %s',
  (text) => {
    const found =
      sources.some((source) => source.includes(text)) ||
      templates.some((parts) => parts.every((part) => text.includes(part)))
    expect(found).toBe(true)
  },
)
