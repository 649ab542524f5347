import { expect, test } from 'vitest'
import {
  formatDecimal,
  directionBetween,
  directionsLink,
  distanceBetween,
  formatPoint,
  mapLink,
  parsePoint,
  formatSpoken,
  toPoint,
} from '#src/lib/coordinates.ts'

test.each([
  ['-18.9137,47.5361', { latitude: -18.9137, longitude: 47.5361 }],
  [' -18.9 , 47 ', { latitude: -18.9, longitude: 47 }],
  ['90,-180', { latitude: 90, longitude: -180 }],
  ['90.1,47', null],
  ['-18.9,181', null],
  ['-18.9,', null],
  ['-18.9,47.5,3', null],
  ['sud,est', null],
  ['1e1,2', null],
  ['', null],
  [null, null],
])('parsePoint(%j) is %j', (text, point) => {
  expect(parsePoint(text)).toEqual(point)
})

test('a point needs both coordinates, and 0 is one', () => {
  expect(toPoint(0, 0)).toEqual({ latitude: 0, longitude: 0 })
  expect(toPoint(null, 47)).toBeNull()
  expect(toPoint(-18, undefined)).toBeNull()
})

const tana = { latitude: -18.9137, longitude: 47.5361 }
const greenwich = { latitude: 51.4769, longitude: -0.0005 }

test('map and directions links open Google Maps', () => {
  expect(mapLink(tana)).toBe('https://www.google.com/maps/search/?api=1&query=-18.9137,47.5361')
  expect(directionsLink(tana, greenwich)).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=-18.9137,47.5361&destination=51.4769,-0.0005',
  )
})

test('a point is formatted in French', () => {
  expect(formatPoint(tana)).toBe('18,91° S, 47,54° E')
  expect(formatPoint(greenwich)).toBe('51,48° N, 0,00° O')
})

test('a point is written with five decimals, for machines and to be read out', () => {
  expect(formatDecimal(tana)).toBe('-18.91370, 47.53610')
  expect(formatSpoken(tana)).toEqual(['latitude 18,91370 sud', 'longitude 47,53610 est'])
  expect(formatSpoken(greenwich)).toEqual(['latitude 51,47690 nord', 'longitude 0,00050 ouest'])
})

test('a distance follows the surface of the earth', () => {
  expect(distanceBetween(tana, tana)).toBe(0)
  expect(distanceBetween(tana, greenwich)).toBeCloseTo(9073, -2)
  // Over the 180th meridian.
  const [east, west] = [179.5, -179.5].map((longitude) => ({ latitude: 0, longitude }))
  expect(east && west && distanceBetween(east, west)).toBeCloseTo(111, 0)
})

test.each([
  [1, 0, 'au nord'],
  [1, 1, 'au nord-est'],
  [0, 1, 'à l’est'],
  [-1, 1, 'au sud-est'],
  [-1, 0, 'au sud'],
  [-1, -1, 'au sud-ouest'],
  [0, -1, 'à l’ouest'],
  [1, -1, 'au nord-ouest'],
  // 30 degrees from the north.
  [1, 0.6, 'au nord-est'],
  [1, 0.3, 'au nord'],
])('what is %d° north and %d° east lies %s', (north, east, direction) => {
  const to = { latitude: tana.latitude + north, longitude: tana.longitude + east }
  expect(directionBetween(tana, to)).toBe(direction)
})
