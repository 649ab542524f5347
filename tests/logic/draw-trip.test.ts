import { describe, expect, test } from 'vitest'
import type { Day, Leg } from '#src/contract/programme.ts'
import type { Place } from '#src/contract/place.ts'
import { drawPlaces, drawRoutes } from '#src/features/circuits/map/draw-lists.ts'
import { stopOfDay, drawTrip } from '#src/features/circuits/map/draw-trip.ts'
import { project } from '#src/pictures/projection.ts'

const ambalavao = { name: 'Ambalavao', lat: -21.83, lon: 46.93 }
const ranohira = { name: 'Ranohira', lat: -22.55, lon: 45.41 }
const toliara = { name: 'Toliara', lat: -23.35, lon: 43.67 }
const ivato = { name: 'Ivato', lat: -18.8, lon: 47.48 }

function leg(from: Leg['from'], to: Leg['to'], mode = 'car'): Leg {
  return { from, to, mode, km: 1, hours_dry: [1, 1], hours_wet: [1, 1] }
}

function day(number: number, fields: Partial<Day>): Day {
  return { day: number, title: `Jour ${number}`, ...fields }
}

function place(slug: string, latitude: number, longitude: number): Place {
  return { id: slug, name: slug, slug, latitude, longitude }
}

const at = ({ lat, lon }: Leg['from']) => project(lat, lon)

describe('the stops of a trip', () => {
  test('are the places of the nights, each once, with the numbers of its days', () => {
    const { stops } = drawTrip(
      [
        day(1, { legs: [leg(ambalavao, ranohira)], night: ranohira }),
        day(2, { legs: [leg(ranohira, ranohira, 'hiking')], night: ranohira }),
        day(3, { legs: [leg(ranohira, toliara)], night: toliara }),
      ],
      [],
    )
    expect(stops).toMatchObject([
      { id: 'Ranohira', mark: '1,2', markLabel: 'Jours 1 et 2', at: at(ranohira), link: { day: 1 } },
      { id: 'Toliara', mark: '3', markLabel: 'Jour 3', link: { day: 3 } },
    ])
  })

  test('link to the place that is visited from there', () => {
    const isalo = place('isalo', -22.548, 45.4)
    const { stops } = drawTrip([day(1, { legs: [leg(ambalavao, ranohira)], places: ['isalo'] })], [isalo])
    expect(stops).toMatchObject([{ name: 'Ranohira', link: { place: 'isalo' } }])
  })

  test('include a visited place that is far from the ends of every leg, and the nearest leg is drawn through it', () => {
    const ihosy = place('ihosy', -22.4, 46.12)
    const { stops, legs } = drawTrip(
      [day(1, { legs: [leg(ambalavao, ranohira), leg(ranohira, toliara)], places: ['ihosy'] })],
      [ihosy],
    )
    const middle = project(-22.4, 46.12)
    expect(stops).toMatchObject([{ name: 'ihosy', at: middle }])
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      [at(ambalavao), middle],
      [middle, at(ranohira)],
      [at(ranohira), at(toliara)],
    ])
  })

  test('leave out places and days that are unknown', () => {
    expect(drawTrip([null, day(2, { places: ['isalo'] })], []).stops).toEqual([])
    expect(drawTrip(null, []).stops).toEqual([])
  })

  test('and the waypoints say whether their position is approximate', () => {
    const camp = { ...ranohira, precision: 'area' as const }
    const { stops, waypoints } = drawTrip([day(1, { legs: [leg(camp, toliara)], night: toliara })], [])
    expect(stops).toMatchObject([{ isArea: false }])
    expect(waypoints).toEqual([{ at: at(camp), isArea: true }])
  })

  test('and the ends of the legs set the extent, except for flights', () => {
    const { extent, legs } = drawTrip(
      [day(1, { legs: [leg(ivato, toliara, 'plane'), leg(toliara, ranohira)], night: ranohira })],
      [],
    )
    expect(extent).toContainEqual(at(toliara))
    expect(extent).not.toContainEqual(at(ivato))
    expect(legs).toMatchObject([{ mode: 'plane' }, { mode: 'car' }])
  })

  test('are joined by one leg if it is travelled twice in the same way', () => {
    const modes = drawTrip(
      [day(1, { legs: [leg(ranohira, toliara), leg(toliara, ranohira), leg(toliara, ranohira, 'boat')] })],
      [],
    ).legs.map(({ mode }) => mode)
    expect(modes).toEqual(['car', 'boat'])
  })
})

test('a day ends at its night, or else at the end of its last leg', () => {
  expect(stopOfDay(day(1, { legs: [leg(ranohira, toliara)], night: ambalavao }))).toBe('Ambalavao')
  expect(stopOfDay(day(1, { legs: [leg(ranohira, toliara)] }))).toBe('Toliara')
  expect(stopOfDay(day(1, {}))).toBeNull()
})

test('the numbers on the map are those of the list; a place without coordinates is left out', () => {
  const places = [place('isalo', -22.5, 45.4), { id: 7, name: 'Sans position' }, place('toliara', -23.35, 43.67)]
  expect(drawPlaces(places, []).stops).toMatchObject([
    { id: 'isalo', mark: '1', markLabel: 'Lieu 1' },
    { id: 'toliara', mark: '3' },
  ])
})

test('a route by plane has its number on its arc', () => {
  const flight = { id: 7, name: 'Vol', start_coordinates: '-19,44', end_coordinates: '-19,46', transport_type: 'plane' }
  const [stop] = drawRoutes([flight]).stops
  expect(stop?.at.x).toBeCloseTo(project(-19, 45).x)
  // Half of the bend (0.18) of legBend.
  expect(stop?.at.y).toBeCloseTo(project(-19, 45).y + 0.09 * (project(-19, 46).x - project(-19, 44).x))
})

test('a route has its number in the middle of its leg', () => {
  const route = {
    id: 7,
    name: 'RN7',
    start_coordinates: '-22,45',
    end_coordinates: '-23,44',
    transport_type: 'walking',
  }
  const { stops, legs } = drawRoutes([{ id: 6, name: 'Sans position' }, route])
  expect(stops).toMatchObject([{ id: 7, mark: '2', at: project(-22.5, 44.5), link: { route: 7 } }])
  expect(legs).toMatchObject([{ stopId: 7, mode: 'foot' }])
})
