import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Circuit } from '#src/contract/circuit.ts'
import { saveCircuit, type SaveCircuitError, saveFailureTexts } from '#src/features/offline-circuits/save-circuit.ts'
import { requestPersistence } from '#src/features/offline-circuits/use-offline-circuit.ts'
import { arePlacesUnsaved, unsavedPlaces, useKeptPlaces } from '#src/layout/keep-place.tsx'
import { keepPlaces, type PlaceToKeep } from '#src/storage/kept-places.ts'
import { offlineCircuitsKey } from '#src/storage/keys.ts'
import { readOfflineCircuits } from '#src/storage/offline-circuits.ts'
import { Button } from '#src/ui/button.tsx'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'
import { KeepIcon } from '#src/ui/icon.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

type KeepCarnetProps = { circuits: readonly Circuit[]; places: readonly PlaceToKeep[] }

/** Keeps what a shared carnet has and this device's does not. */
export function KeepCarnet({ circuits, places }: KeepCarnetProps) {
  const queryClient = useQueryClient()
  const isAnySaved = useStoredItem(offlineCircuitsKey) !== undefined
  const savedCircuits = isAnySaved ? readOfflineCircuits() : []
  const keptPlaces = useKeptPlaces()
  const newCircuits = circuits.filter(({ slug }) => !savedCircuits.some((saved) => saved.slug === slug))
  const newPlaces = places.filter(({ slug }) => !keptPlaces.some((kept) => kept.slug === slug))
  const keep = useMutation<unknown, SaveCircuitError>({
    scope: { id: 'carnet' },
    mutationFn: () => {
      keepPlaces(newPlaces)
      // Not awaited: Firefox asks the traveller, who may never answer.
      if (newCircuits.length > 0) void requestPersistence()
      return Promise.all(newCircuits.map((circuit) => saveCircuit(queryClient, circuit)))
    },
  })
  const isComplete = newCircuits.length + newPlaces.length === 0
  return (
    <div data-needs-script>
      {!isComplete && (
        <Button
          aria-disabled={keep.isPending}
          {...pressOnce(() => {
            if (!keep.isPending) keep.mutate()
          })}
        >
          {keep.isPending ? (
            'Un instant…'
          ) : (
            <>
              <KeepIcon kept={false} colour="" />
              Garder dans mon carnet
            </>
          )}
        </Button>
      )}
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status">
        {isComplete && (
          <p className="flex min-h-12 items-center gap-2.5 font-semibold">
            <KeepIcon kept />
            Gardé dans votre carnet
          </p>
        )}
        {keep.isError && newCircuits.length > 0 && (
          <p className="mt-3 max-w-[60ch] text-error">
            {newCircuits.map(({ name }) => name).join(', ')}
            {'\u202f: '}
            {saveFailureTexts[keep.error.reason]}
          </p>
        )}
        {places.length > 0 && arePlacesUnsaved() && <p className="mt-3 max-w-[60ch] text-error">{unsavedPlaces}</p>}
      </div>
    </div>
  )
}
