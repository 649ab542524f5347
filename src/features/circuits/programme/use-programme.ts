import { getRouteApi } from '@tanstack/react-router'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Programme } from '#src/contract/programme.ts'
import { mergeProgramme } from '#src/features/circuits/programme/programme.ts'

const circuitRoute = getRouteApi('/_site/circuits/$slug')

/** The programme of the circuit whose page is shown. */
export function useProgramme(circuit: Circuit): Programme {
  const { ownProgramme } = circuitRoute.useLoaderData()
  return mergeProgramme(circuit, ownProgramme)
}
