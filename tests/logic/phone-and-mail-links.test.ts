import { expect, test } from 'vitest'
import { mailLink, phoneLink } from '#src/lib/phone-and-mail-links.ts'

test.each([
  ['117', 'tel:117'],
  ['+261 20 22 000 00', 'tel:+261202200000'],
  [' 020-22.000 00 ', 'tel:0202200000'],
  ['+261\u00a020\u202f22 000 00', 'tel:+261202200000'],
  ['+261 (0)20 22 000 00', 'tel:+261202200000'],
  ['(020) 22 000 00', 'tel:0202200000'],
])('%j is dialled by %s', (text, href) => {
  expect(phoneLink(text)).toBe(href)
})

test.each([
  '',
  '1',
  '117 / 118',
  '117, 118',
  'poste 12',
  '*111#',
  '+261+20',
  '117;ext=9',
  'javascript:alert(1)',
  '117" onclick="x',
  '1234567890123456',
])('%j is no number to dial', (text) => {
  expect(phoneLink(text)).toBeNull()
})

test.each([
  ['contact@dia-madagascar.example', 'mailto:contact@dia-madagascar.example'],
  [" o'neil+sos@exemple.fr ", "mailto:o'neil+sos@exemple.fr"],
])('%j is written to by %s', (text, href) => {
  expect(mailLink(text)).toBe(href)
})

test.each([
  '',
  'contact',
  'a@b',
  'a@b.fr?bcc=c@d.fr',
  'a@b.fr,c@d.fr',
  'a@b.fr%0Abcc:c@d.fr',
  'javascript:a@b.fr',
  'a b@c.fr',
])('%j is no address to write to', (text) => {
  expect(mailLink(text)).toBeNull()
})
