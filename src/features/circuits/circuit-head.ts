import type { QueryClient } from '@tanstack/react-query'
import { cachedCircuit } from '#src/api/circuits.ts'
import { frenchText, typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { documentHead, notFoundHead } from '#src/layout/document-head.ts'
import { truncate } from '#src/lib/text.ts'
import { circuitPath, type CircuitTab } from '#src/lib/urls.ts'
import { circuitSharePicture } from '#src/pictures/share-pictures.ts'

/** About as many characters as search engines show. */
const maxDescriptionLength = 155

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

/** The `head` of a circuit's tab, or of its overview, from the cache that the loader has filled. */
export function circuitHead(queryClient: QueryClient, slug: string, tab?: CircuitTab) {
  const circuit = cachedCircuit(queryClient, slug)
  // circuitFrameHead describes the missing circuit.
  if (!circuit) return {}
  const name = typographic(circuit.name)
  const picture = circuitSharePicture(circuit.slug)
  return documentHead({
    path: circuitPath(circuit.slug, tab),
    title: tab ? `${tabs[tab].title} – Circuit ${name}` : `Circuit ${name}`,
    description: tab ? tabs[tab].describe(name) : circuitDescription(circuit),
    ...(picture && { picture }),
  })
}

/** The `head` of the route around the tabs. Empty unless there is no such circuit. */
export function circuitFrameHead(queryClient: QueryClient, slug: string) {
  if (cachedCircuit(queryClient, slug)) return {}
  return notFoundHead('Circuit non trouvé', 'Le circuit que vous recherchez n’existe pas ou n’est plus disponible.')
}

function circuitDescription(circuit: Circuit): string {
  const description = frenchText(circuit.description_fr, circuit.description)
  return description
    ? truncate(description, maxDescriptionLength)
    : `Circuit ${typographic(circuit.name)} à Madagascar, sur devis gratuit, avec une réponse sous 24h.`
}
