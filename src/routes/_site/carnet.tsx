import { createFileRoute } from '@tanstack/react-router'
import type { Circuit } from '#src/contract/circuit.ts'
import type { CarnetGroup } from '#src/features/circuits/carnet/carnet.ts'
import { CarnetPage } from '#src/features/circuits/carnet/carnet-page.tsx'
import { readCarnetSearch } from '#src/features/circuits/carnet/carnet-search.ts'
import { KeepCarnet } from '#src/features/offline-circuits/keep-carnet.tsx'
import { SaveOffline } from '#src/features/offline-circuits/save-offline.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

export const Route = createFileRoute('/_site/carnet')({
  validateSearch: readCarnetSearch,
  head: () =>
    documentHead({
      path: '/carnet',
      title: 'Votre carnet',
      description:
        'Les circuits et les lieux que vous gardez sur cet appareil, avec leurs jours et leurs heures de route.',
      indexed: false,
    }),
  component: Carnet,
})

function Carnet() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const isHydrating = useIsHydrating()
  return (
    <CarnetPage
      search={isHydrating ? {} : search}
      onDaysChange={(jours) =>
        void navigate({ search: (others) => ({ ...others, jours }), replace: true, resetScroll: false })
      }
      keepCircuit={keepCircuit}
      keepAll={keepAll}
    />
  )
}

function keepCircuit(circuit: Circuit) {
  return <SaveOffline circuit={circuit} />
}

function keepAll(groups: readonly CarnetGroup[]) {
  return (
    <KeepCarnet
      circuits={groups.flatMap(({ circuit, isKept }) => (isKept ? [circuit] : []))}
      places={groups.flatMap(({ circuit, places }) =>
        places.map(({ slug, name }) => ({ slug, name, circuit: circuit.slug })),
      )}
    />
  )
}
