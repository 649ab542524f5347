import { expect, test } from 'vitest'
import { places } from '#mocks/data/places.ts'
import { withDrawings } from '#src/pictures/place-drawings.ts'
import { sceneOf } from '#src/pictures/scenes.ts'

test('every place of the fixtures has a drawing of its own', () => {
  const drawings = withDrawings(places).map(({ drawing }) => drawing)
  expect(drawings.filter((drawing) => !drawing.includes('/places/'))).toEqual([])
  expect(new Set(drawings).size).toBe(places.length)
})

test('a list has the same drawing twice only when no other fits', () => {
  const beaches = [1, 2, 3].map((id) => ({ id, name: `Plage ${id}`, slug: `plage-${id}`, type: 'beach' }))
  const drawings = withDrawings(beaches).map(({ drawing }) => drawing)
  expect(drawings).toEqual([sceneOf('beach'), sceneOf(null), sceneOf('beach')])
})
