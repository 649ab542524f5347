import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import {
  saveCircuit,
  type SaveCircuitError,
  type SaveFailure,
  saveFailureText,
} from '#src/features/offline-circuits/save-circuit.ts'
import { requestPersistence } from '#src/features/offline-circuits/use-offline-circuit.ts'
import { arePlacesUnsaved, keepPlaces, type PlaceToKeep } from '#src/storage/kept-places.ts'
import { Button } from '#src/ui/button.tsx'
import { useKeptPlaces, useOfflineCircuits } from '#src/ui/hooks/use-kept-items.ts'
import { KeepIcon } from '#src/ui/icon.tsx'
import { unsavedPlaces } from '#src/ui/keep-place.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

const list = new Intl.ListFormat('fr')

type KeepCarnetProps = { circuits: readonly Circuit[]; places: readonly PlaceToKeep[] }

/** Keeps what a shared carnet has and this device's does not. */
export function KeepCarnet({ circuits, places }: KeepCarnetProps) {
  const queryClient = useQueryClient()
  const savedCircuits = useOfflineCircuits()
  const keptPlaces = useKeptPlaces()
  const newCircuits = circuits.filter(({ slug }) => !savedCircuits?.some((saved) => saved.slug === slug))
  const newPlaces = places.filter(({ slug }) => !keptPlaces?.some((kept) => kept.slug === slug))
  const keep = useMutation({
    scope: { id: 'carnet' },
    /** Resolves to the circuits that could not be saved, when all saves have ended. */
    mutationFn: async () => {
      keepPlaces(newPlaces)
      // Not awaited: Firefox asks the traveller, who may never answer.
      if (newCircuits.length > 0) void requestPersistence()
      const failures = await Promise.all(newCircuits.map((circuit) => failureToSave(queryClient, circuit)))
      return failures.filter((failure) => failure !== undefined)
    },
  })
  const failures = keep.data?.filter(({ circuit }) => newCircuits.some(({ slug }) => slug === circuit.slug)) ?? []
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
        {failureTexts(failures).map((text) => (
          <p key={text} className="mt-3 max-w-[60ch] text-error">
            {text}
          </p>
        ))}
        {places.length > 0 && arePlacesUnsaved() && <p className="mt-3 max-w-[60ch] text-error">{unsavedPlaces}</p>}
      </div>
    </div>
  )
}

type Failure = { circuit: Circuit; reason: SaveFailure }

/** Saves a circuit. Resolves to why it could not. */
function failureToSave(queryClient: QueryClient, circuit: Circuit): Promise<Failure | undefined> {
  return saveCircuit(queryClient, circuit).then(
    () => undefined,
    ({ reason }: SaveCircuitError) => ({ circuit, reason }),
  )
}

/** 'Nord et Sud : ...', one text for each reason. */
function failureTexts(failures: readonly Failure[]): string[] {
  return [...new Set(failures.map(({ reason }) => reason))].map((reason) => {
    const names = failures
      .filter((failure) => failure.reason === reason)
      .map(({ circuit }) => typographic(circuit.name))
    return `${list.format(names)}\u202f: ${saveFailureText(reason, names.length)}`
  })
}
