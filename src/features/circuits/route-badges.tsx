import type { Route } from '#src/contract/route.ts'
import { difficultyOf, transportOf } from '#src/features/circuits/route-labels.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Means of transport and difficulty, as far as they are known. */
export function RouteBadges({ route }: { route: Route }) {
  const transport = transportOf(route)
  const difficulty = difficultyOf(route)
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {transport && <Badge icon={transport.icon}>{transport.label}</Badge>}
      {difficulty && <Badge tone={difficulty.tone}>{difficulty.label}</Badge>}
    </p>
  )
}
