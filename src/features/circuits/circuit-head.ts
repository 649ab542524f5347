import type { QueryClient } from '@tanstack/react-query'
import { cachedCircuit } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { circuitPath, type CircuitTab } from '#src/lib/circuit-path.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { documentHead, missingHead } from '#src/layout/document-head.ts'
import { preview } from '#src/lib/preview.ts'
import { circuitSharePicture } from '#src/pictures/share-pictures.ts'

type Context = { queryClient: QueryClient; client: ApiClient }

/** What a search engine shows of a description. */
const shownDescription = 155

const tabs: Record<CircuitTab, { title: string; describe: (name: string) => string }> = {
  lieux: {
    title: 'Lieux',
    describe: (name) =>
      `Les lieux du circuit ${name} à Madagascar, dans l’ordre du voyage\u202f: ce que l’on y voit, où ils se trouvent, et lesquels s’écoutent hors ligne.`,
  },
  routes: {
    title: 'Itinéraires',
    describe: (name) =>
      `Les itinéraires du circuit ${name} à Madagascar\u202f: départ, arrivée, durée, distance, moyen de transport et difficulté de chaque trajet.`,
  },
  reserver: {
    title: 'Réserver',
    describe: (name) =>
      `Demandez un devis gratuit pour le circuit ${name} à Madagascar\u202f: réponse sous 24h, sans paiement en ligne ni frais de service.`,
  },
}

/** The `head` of a circuit's tab, read from the cache that the loader has filled; no tab is the overview. */
export function circuitHead({ queryClient, client }: Context, slug: string, tab?: CircuitTab) {
  const circuit = cachedCircuit(queryClient, client, slug)
  // The frame's head answers for it.
  if (!circuit) return {}
  const name = `Circuit ${circuit.name}`
  const picture = circuitSharePicture(circuit.slug)
  return documentHead({
    path: circuitPath(circuit.slug, tab),
    title: tab ? `${tabs[tab].title} – ${name}` : name,
    description: tab ? tabs[tab].describe(circuit.name) : circuitDescription(circuit),
    ...(picture && { picture }),
  })
}

/** The `head` of the frame around the tabs, which has something to say only where there is no circuit. */
export function circuitFrameHead({ queryClient, client }: Context, slug: string) {
  if (cachedCircuit(queryClient, client, slug)) return {}
  return missingHead(
    'Circuit non trouvé',
    'Le circuit que vous recherchez n’existe pas ou n’est plus disponible.',
  )
}

/** Without a price: there is none but on request. */
function circuitDescription(circuit: Circuit): string {
  const description = frenchText(circuit.description_fr, circuit.description)
  return description
    ? preview(description, shownDescription)
    : `Circuit ${circuit.name} à Madagascar, sur devis gratuit, avec une réponse sous 24h.`
}
