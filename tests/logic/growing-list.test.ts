import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GrowingList } from '#src/features/circuits/growing-list.tsx'
import { NoScript } from '#src/ui/no-script.tsx'

test.each([
  [10, 0],
  [25, 15],
  [2000, 90],
])('a list of %i has %i more for who runs no scripts', (length, more) => {
  const items = Array.from({ length }, (_, index) => `item ${index}`)
  const markup = renderToStaticMarkup(
    createElement(GrowingList<string>, {
      items,
      noun: 'lieux',
      className: '',
      // oxlint-disable-next-line react/no-children-prop -- a function, which createElement takes for no child
      children: (item) => createElement('li', { key: item }, item),
    }),
  )
  const [, rest = ''] = markup.split('<noscript>')
  const [within = ''] = rest.split('</noscript>')
  expect(within.match(/<li>/g) ?? []).toHaveLength(more)
  expect(markup.match(/<li>/g)).toHaveLength(10 + more)
})

test('what is for who runs no scripts stands bare within the like', () => {
  const inner = createElement(NoScript, null, 'Position')
  expect(renderToStaticMarkup(createElement(NoScript, null, inner))).toBe('<noscript>Position</noscript>')
})
