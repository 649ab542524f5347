import { describe, expect, test } from 'vitest'
import { fingerMove, fitView, isInView, keyMove, moveView, viewBox } from '#src/features/circuits/map/map-view.ts'
import { placeLabels, spreadMarks } from '#src/features/circuits/map/mark-layout.ts'
import { islandSize, project } from '#src/pictures/projection.ts'

const size = { width: 400, height: 300 }
const view = { x: 300, y: 600, unit: 1 }

describe('the view of a map', () => {
  test('fits all points with a margin', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 500, y: 300 },
    ]
    const fitted = fitView(points, size)
    expect(fitted).toMatchObject({ x: 300, y: 200 })
    for (const { x } of points) expect(200 - Math.abs(x - fitted.x) / fitted.unit).toBeGreaterThanOrEqual(43.9)
  })

  test('shows the surroundings of a single point', () => {
    expect(fitView([{ x: 300, y: 600 }, project(0, 0)], size)).toEqual(fitView([{ x: 300, y: 600 }], size))
    expect(fitView([{ x: 300, y: 600 }], size).unit * size.width).toBeGreaterThan(36)
  })

  test('follows a drag', () => {
    expect(moveView(view, { dx: 30, dy: -20 })).toEqual({ x: 270, y: 620, unit: 1 })
  })

  test('zooms around a point that stays in place', () => {
    const at = { x: 100, y: 50 }
    const zoomed = moveView(view, { zoom: 2, at })
    expect(zoomed.unit).toBe(0.5)
    expect(zoomed.x + at.x * zoomed.unit).toBe(view.x + at.x)
    expect(zoomed.y + at.y * zoomed.unit).toBe(view.y + at.y)
  })

  test('stays on the map of the island, and between two scales', () => {
    expect(moveView(view, { dx: 1e6, dy: -1e6 })).toMatchObject({ x: 0, y: islandSize.height })
    expect(moveView(view, { zoom: 1e6 }).unit).toBeGreaterThan(0.01)
    expect(moveView(view, { zoom: 1e-6 }).unit).toBeLessThan(10)
  })

  test('is written as a viewBox', () => {
    expect(viewBox(view, size)).toBe('100 450 400 300')
  })

  test('knows what it shows', () => {
    expect(isInView({ x: 490, y: 740 }, view, size)).toBe(true)
    expect(isInView({ x: 510, y: 600 }, view, size)).toBe(false)
  })
})

describe('the movement of a map', () => {
  test('by one finger is a drag', () => {
    expect(fingerMove([{ x: 0, y: 0 }], [{ x: 10, y: 5 }])).toMatchObject({ dx: 10, dy: 5, zoom: 1 })
  })

  test('by two fingers zooms as they part, and keeps what was under them', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ]
    const after = [
      { x: -50, y: 0 },
      { x: 150, y: 0 },
    ]
    const pinched = moveView(view, fingerMove(before, after))
    expect(pinched.unit).toBe(0.5)
    expect(pinched.x - 50 * pinched.unit).toBe(view.x - 50)
    expect(pinched.x + 150 * pinched.unit).toBe(view.x + 50)
  })

  test('by arrow keys shows more of that side', () => {
    expect(moveView(view, keyMove('ArrowRight') ?? {}).x).toBeGreaterThan(view.x)
    expect(moveView(view, keyMove('ArrowUp') ?? {}).y).toBeLessThan(view.y)
    expect(moveView(view, keyMove('+') ?? {}).unit).toBeLessThan(view.unit)
    expect(keyMove('a')).toBeNull()
  })
})

test('marks on the same spot move apart, and others stay', () => {
  const [one, other, third] = spreadMarks([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ])
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(24)
  expect(third).toEqual({ x: 200, y: 0 })
})

test('names stand beside their mark where there is room inside the frame', () => {
  const frame = { left: 0, top: 0, right: 300, bottom: 100 }
  const marks = [
    { x: 20, y: 50 },
    { x: 280, y: 50 },
  ]
  expect(placeLabels(marks, ['Isalo', 'Toliara'], frame)).toEqual(['right', 'left'])
  expect(placeLabels([{ x: 20, y: 20 }], ['A very long name of a place'], { ...frame, right: 60 })).toEqual([null])
})
