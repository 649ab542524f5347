import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RouteCard } from '#src/features/circuits/route-card.tsx'

test.each([
  [3, 3, 0],
  [3, 5, 0],
  [5, 5, 5],
])('with %i names for %i stages, %i are said once more for who cannot open the details', (names, count, repeated) => {
  const waypoints = Array.from({ length: names }, (_, index) => ({ name: `Village ${index}` }))
  const route = { id: 1, name: 'Sud', description_fr: 'Piste de sable.', waypoints, waypoints_count: count }
  const markup = renderToStaticMarkup(createElement(RouteCard, { route, first: false, onOpen: () => {} }))
  const [, rest = ''] = markup.split('<noscript>')
  const [within = ''] = rest.split('</noscript>')
  expect(within).toContain('Piste de sable.')
  expect(within.match(/Village \d/g) ?? []).toHaveLength(repeated)
})
