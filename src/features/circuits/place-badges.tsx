import type { placeFacts } from '#src/features/circuits/place-facts.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Type of place, narration by the app, and whether the narration works without network. */
export function PlaceBadges({ facts }: { facts: ReturnType<typeof placeFacts> }) {
  return (
    <p className="flex flex-wrap gap-1.75">
      <Badge tone={facts.tone}>{facts.typeLabel}</Badge>
      <Badge icon="headphones">Narration</Badge>
      {facts.worksOffline ? (
        <Badge tone="outlined" dot="filled">
          Hors ligne
        </Badge>
      ) : (
        <Badge tone="outlined" dot="hollow">
          En ligne
        </Badge>
      )}
    </p>
  )
}
