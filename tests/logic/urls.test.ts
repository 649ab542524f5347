import { describe, expect, test } from 'vitest'
import { mailLink, phoneLink, readSlugs, writeSlugs } from '#src/lib/urls.ts'

test.each([
  ['117', 'tel:117'],
  ['+261\u00a020\u202f22 000 00', 'tel:+261202200000'],
  [' 020-22.000 00 ', 'tel:0202200000'],
  ['+261 (0)20 22 000 00', 'tel:+261202200000'],
  ['(020) 22 000 00', 'tel:0202200000'],
])('phoneLink(%j) is %s', (text, href) => {
  expect(phoneLink(text)).toBe(href)
})

test.each(['', '1', '117 / 118', 'poste 12', '*111#', '+261+20', '117;ext=9', '117" onclick="x', '1234567890123456'])(
  '%j is not a phone number',
  (text) => {
    expect(phoneLink(text)).toBeNull()
  },
)

test('an e-mail address becomes a mailto: link', () => {
  expect(mailLink(" o'neil+sos@exemple.fr ")).toBe("mailto:o'neil+sos@exemple.fr")
})

test.each(['', 'contact', 'a@b', 'a@b.fr?bcc=c@d.fr', 'a@b.fr,c@d.fr', 'a@b.fr%0Abcc:c@d.fr', 'javascript:a@b.fr'])(
  '%j is not an e-mail address',
  (text) => {
    expect(mailLink(text)).toBeNull()
  },
)

describe('the slugs in a URL', () => {
  test('are different ones, up to a number', () => {
    expect(readSlugs('nord,,ouest,nord,sud')).toEqual(['nord', 'ouest', 'sud'])
    expect(readSlugs('nord,,ouest,nord,sud', 2)).toEqual(['nord', 'ouest'])
    expect(readSlugs(undefined, 2)).toEqual([])
  })

  test('leave the URL when there are none', () => {
    expect(writeSlugs(['nord', 'ouest'])).toBe('nord,ouest')
    expect(writeSlugs([])).toBeUndefined()
  })
})
