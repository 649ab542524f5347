import * as fc from 'fast-check'

/** A text that the API sends, and the text that the site must read in it. */
export type SentText = { sent: string; read: string }

const asItIs = (text: string): SentText => ({ sent: text, read: text })

/** Text as a person or an attacker writes it: nothing of it may be lost. */
const harmless = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        '<script>window.hacked=1</script>',
        '<img src=x onerror=window.hacked=1>',
        '"><svg onload=window.hacked=1>',
        '</script><script>window.hacked=1</script>',
        'javascript:window.hacked=1',
        'data:text/html,<script>window.hacked=1</script>',
        '{{constructor.constructor("return 1")()}}',
        '__proto__',
        'constructor',
        'toString',
        'hasOwnProperty',
        '../..',
        'مدغشقر',
        'מדגסקר',
        'Fianarantsoa – Ambalavao\u202f: 56 km',
        "O'Neil & « fils »",
        '\u0000',
        '\u2028\u2029',
        '👩‍👩‍👧 🇲🇬',
        'NaN',
        'null',
        '[object Object]',
        '%E0%A4%A',
        '${7*7}',
      ),
    },
  )
  .filter((text) => !/[\u202A-\u202E\u2066-\u2069]/.test(text))
  .map(asItIs)

/** Half a character is shown as what it is, a hole; a mark that turns the text around is left out. */
const disturbing = fc.constantFrom(
  { sent: 'a\uD800b', read: 'a\uFFFDb' },
  { sent: 'x\uDFFF\uD83D.', read: 'x\uFFFD\uFFFD.' },
  { sent: 'Circuit \u202Edron\u202C', read: 'Circuit dron' },
  { sent: '\u2066Nord\u2069 \u202Atout\u202D \u2067ici\u2068\u202B', read: 'Nord tout ici' },
)

const pieces = fc.array(fc.oneof({ weight: 4, arbitrary: harmless }, disturbing), { minLength: 1, maxLength: 3 })

/** May be blank. */
export const anyText = pieces.map((parts) => ({
  sent: parts.map(({ sent }) => sent).join(''),
  read: parts.map(({ read }) => read).join(''),
}))

/** Says something. */
export const tellingText = anyText.filter(({ read }) => read.trim() !== '')

export const blankText = fc.constantFrom('', ' ', '\t\n', '\u00a0\u202f', '\u202E\u202C', ' \u2066')
