import { removeKeptCircuit, writeKeptCircuit } from '#src/storage/change-kept-circuits.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { circuit, place, route } from '#tests/screens/circuit-records.ts'

export const day = 24 * 60 * 60_000

export const nord = { circuit, places: [place(1)], routes: [route(1)], 'emergency-contacts': [], bytes: 14_000 }

/** Keeps a circuit of one place and one route, without files. */
export function keepNord(keptAt = Date.now() - 100 * day) {
  return writeKeptCircuit(openKeptCircuits('test'), { ...nord, keptAt }, [])
}

export function dropNord() {
  const keptCircuits = openKeptCircuits('test')
  return removeKeptCircuit(keptCircuits, keptCircuits.keyOf('nord'))
}
