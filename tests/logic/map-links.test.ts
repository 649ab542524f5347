import { expect, test } from 'vitest'
import { directionsLink, mapLink, parsePoint, printedPoint, toPoint } from '#src/lib/map-links.ts'

test.each([
  ['-18.9137,47.5361', { latitude: -18.9137, longitude: 47.5361 }],
  [' -18.9 , 47 ', { latitude: -18.9, longitude: 47 }],
  ['0,0', { latitude: 0, longitude: 0 }],
  ['90,-180', { latitude: 90, longitude: -180 }],
  ['90.1,47', null],
  ['-18.9,181', null],
  ['-18.9', null],
  ['-18.9,', null],
  [',47.5', null],
  ['-18.9,47.5,3', null],
  ['-18,9,47,5', null],
  ['sud,est', null],
  ['1e1,2', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is the point %j', (text, point) => {
  expect(parsePoint(text)).toEqual(point)
})

test('a point needs both of its coordinates', () => {
  expect(toPoint(0, 0)).toEqual({ latitude: 0, longitude: 0 })
  expect(toPoint(null, 47)).toBeNull()
  expect(toPoint(-18, undefined)).toBeNull()
  expect(toPoint(-91, 47)).toBeNull()
  expect(toPoint(-18, 190)).toBeNull()
})

const tana = { latitude: -18.9137, longitude: 47.5361 }
const greenwich = { latitude: 51.4769, longitude: -0.0005 }

test('a link to a place asks for its coordinates', () => {
  const { host, pathname, searchParams } = new URL(mapLink(tana))
  expect(host + pathname).toBe('www.google.com/maps/search/')
  expect(Object.fromEntries(searchParams)).toEqual({ api: '1', query: '-18.9137,47.5361' })
})

test('a link to directions goes from start to end', () => {
  const { pathname, searchParams } = new URL(directionsLink(tana, greenwich))
  expect(pathname).toBe('/maps/dir/')
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    origin: '-18.9137,47.5361',
    destination: '51.4769,-0.0005',
  })
})

test('a point is printed as on a French map', () => {
  expect(printedPoint(tana)).toBe('18,91° S, 47,54° E')
  expect(printedPoint(greenwich)).toBe('51,48° N, 0,00° O')
})
