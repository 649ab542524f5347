import { expect, test } from 'vitest'
import { islandOutline } from '#src/pictures/island-outline.ts'
import { islandSize, project } from '#src/pictures/projection.ts'

test('a degree of longitude is shorter than one of latitude', () => {
  const origin = project(-19, 47)
  expect(project(-20, 47).y - origin.y).toBeCloseTo(100)
  expect(project(-19, 48).x - origin.x).toBeCloseTo(94.67, 1)
})

test('the capes of Madagascar are inside the map', () => {
  for (const [latitude, longitude] of [
    [-11.95, 49.27],
    [-25.6, 45.17],
    [-15.95, 50.48],
    [-21.7, 43.25],
  ] as const) {
    const { x, y } = project(latitude, longitude)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(islandSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(islandSize.height)
  }
})

test('the outline is small', () => {
  expect(islandOutline.length).toBeLessThan(2100)
})
