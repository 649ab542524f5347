import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Circuit } from '#src/contract/circuit.ts'
import { saveCircuit, type SaveCircuitError } from '#src/features/offline-circuits/save-circuit.ts'
import { removeOfflineCircuit } from '#src/storage/offline-circuits.ts'
import { useOfflineCircuits } from '#src/ui/hooks/use-kept-items.ts'

const persistenceQuery = queryOptions({
  queryKey: ['persistent-storage'],
  queryFn: async () => navigator.storage.persisted().catch(() => false),
})

/** Whether a circuit is saved for offline use, and how to save or remove it. */
export function useOfflineCircuit(circuit: Circuit) {
  const queryClient = useQueryClient()
  const saved = useOfflineCircuits()?.find(({ slug }) => slug === circuit.slug)
  const { data: isPersistent = false } = useQuery({ ...persistenceQuery, enabled: saved !== undefined })

  // Runs one at a time, even if the page is left and opened again meanwhile.
  const scope = { id: `offline-circuit/${circuit.slug}` }
  const save = useMutation<void, SaveCircuitError>({
    scope,
    mutationFn: () => {
      // Not awaited: Firefox asks the traveller, who may never answer.
      void requestPersistence().then(() => queryClient.invalidateQueries(persistenceQuery))
      return saveCircuit(queryClient, circuit)
    },
  })
  const remove = useMutation({ scope, mutationFn: () => removeOfflineCircuit(circuit.slug) })

  return { saved, isPersistent, save, remove }
}

/** Fails in some browsers, and on pages without HTTPS. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // The card then says that the browser may delete the circuit.
  }
}
