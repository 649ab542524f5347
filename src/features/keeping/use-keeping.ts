import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removeKeptCircuit } from '#src/storage/change-kept-circuits.ts'
import { lateCode } from '#src/api/late-code.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { keptStateQuery } from '#src/features/keeping/kept-state.ts'
import type { Keeping } from '#src/features/keeping/keep-circuit.ts'

/** Whether a circuit is kept, how to keep it and how to undo that. */
export function useKeeping({ client, keptCircuits, keepSite }: Omit<Keeping, 'queryClient'>, circuit: Circuit) {
  const queryClient = useQueryClient()
  const query = keptStateQuery(keptCircuits, circuit.slug)
  const { data: kept } = useQuery(query)
  // Also after a failure: something that was kept before may be gone.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  // One after the other, also when somebody has left the page and come back meanwhile.
  const scope = { id: `keeping ${circuit.slug}` }
  const keep = useMutation({
    scope,
    mutationFn: async () => {
      // Firefox asks the traveller, who may let it wait: the circuit is kept meanwhile, refused or not.
      void askForPromise().then(onSettled)
      const { keepCircuit } = await lateCode(() => import('#src/features/keeping/keep-circuit.ts'))
      await keepCircuit({ queryClient, client, keptCircuits, keepSite }, circuit)
    },
    onSettled,
  })
  const drop = useMutation({ scope, mutationFn: () => removeKeptCircuit(keptCircuits, keptCircuits.keyOf(circuit.slug)), onSettled })

  return { kept, keep, drop }
}

async function askForPromise(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // The page then says that there is none.
  }
}
