import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { circuitQuery, circuitsQuery } from '#src/api/circuits.ts'
import { circuitPlacesQuery, placesQuery } from '#src/api/places.ts'
import { circuitRoutesQuery, routesQuery } from '#src/api/routes.ts'
import { openWire, scriptedClient } from '#tests/api/wire.ts'

describe('derived from the cached list', () => {
  const [, nord] = circuits
  if (!nord) throw new Error('The fixtures have no second circuit')

  test('a circuit by its slug, its places and its routes, from one entry each', async () => {
    const { client } = await openWire('MSW')
    const queryClient = new QueryClient()
    await queryClient.prefetchQuery(circuitsQuery(client))
    await queryClient.prefetchQuery(placesQuery(client))
    await queryClient.prefetchQuery(routesQuery(client))

    const circuit = new QueryObserver(queryClient, circuitQuery(client, 'nord'))
    const itsPlaces = new QueryObserver(queryClient, circuitPlacesQuery(client, nord))
    const itsRoutes = new QueryObserver(queryClient, circuitRoutesQuery(client, nord))

    expect(circuit.getCurrentResult().data).toEqual(nord)
    expect(itsPlaces.getCurrentResult().data?.map(({ id }) => id)).toEqual([
      110, 111, 112, 113, 114, 115, 116, 117, 118,
    ])
    expect(itsRoutes.getCurrentResult().data?.map(({ id }) => id)).toEqual([
      207, 208, 209, 210, 211, 212,
    ])
    expect(queryClient.getQueryCache().getAll()).toHaveLength(3)
  })

  test('no circuit for a slug that none has', async () => {
    const { client } = await openWire('MSW')
    const queryClient = new QueryClient()
    await queryClient.prefetchQuery(circuitsQuery(client))
    const circuit = new QueryObserver(queryClient, circuitQuery(client, 'atlantide'))
    expect(circuit.getCurrentResult()).toMatchObject({ status: 'success', data: undefined })
  })

  test.each([
    ['by the id, also when it is written as text', { circuit: '2', circuit_name: 'Autre' }, 1],
    ['by the name when the id is missing', { circuit_name: 'Nord' }, 1],
    ['by the name when the id is null', { circuit: null, circuit_name: 'Nord' }, 1],
    ['never by the name against the id', { circuit: 1, circuit_name: 'Nord' }, 0],
    ['not at all without either', {}, 0],
  ])('a place belongs to a circuit %s', async (_, owner, found) => {
    const { client } = scriptedClient(() => Response.json([{ id: 1, name: 'Lieu', ...owner }]))
    const queryClient = new QueryClient()
    await queryClient.prefetchQuery(placesQuery(client))
    const itsPlaces = new QueryObserver(queryClient, circuitPlacesQuery(client, nord))
    expect(itsPlaces.getCurrentResult().data).toHaveLength(found)
  })
})
