import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RouteCard } from '#src/features/circuits/routes/route-card.tsx'
import { ShowMoreList } from '#src/features/circuits/list-panel.tsx'
import { NoScript } from '#src/ui/no-script.tsx'

function noScriptOf(markup: string): string {
  return markup.split('<noscript>')[1]?.split('</noscript>')[0] ?? ''
}

test.each([
  [10, 0],
  [25, 15],
  [2000, 90],
])('a list of %i items shows %i more to readers without scripts', (length, more) => {
  const items = Array.from({ length }, (_, index) => `item ${index}`)
  const markup = renderToStaticMarkup(
    createElement(ShowMoreList<string>, {
      items,
      noun: 'lieux',
      className: '',
      // oxlint-disable-next-line react/no-children-prop -- a function, which createElement takes for no child
      children: (item) => createElement('li', { key: item }, item),
    }),
  )
  expect(noScriptOf(markup).match(/<li>/g) ?? []).toHaveLength(more)
  expect(markup.match(/<li>/g)).toHaveLength(10 + more)
})

test('a route shows the description and all its stages to readers without scripts', () => {
  const waypoints = ['A', 'B', 'C', 'D'].map((letter) => ({ name: `Village ${letter}` }))
  const route = { id: 1, name: 'Sud', description_fr: 'Piste de sable.', waypoints }
  const markup = renderToStaticMarkup(
    createElement(RouteCard, { route, order: 2, isHighlighted: false, onOpen: () => {} }),
  )
  expect(noScriptOf(markup)).toContain('Piste de sable.')
  expect(noScriptOf(markup).match(/Village \w/g)).toHaveLength(4)
})

test('a nested NoScript renders its children alone', () => {
  const inner = createElement(NoScript, null, 'Position')
  expect(renderToStaticMarkup(createElement(NoScript, null, inner))).toBe('<noscript>Position</noscript>')
})
