import type { Route } from '#src/contract/route.ts'
import { difficultyOf, transportOf } from '#src/features/circuits/route-labels.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Means of transport and difficulty, as far as they are known. */
export function RouteBadges({ route }: { route: Route }) {
  const transport = transportOf(route)
  const difficulty = difficultyOf(route)
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {transport && (
        <Badge>
          {transport.icon && <Icon name={transport.icon} className="size-3.5" />}
          {transport.label}
        </Badge>
      )}
      {difficulty && <Badge tone={difficulty.tone}>{difficulty.label}</Badge>}
    </p>
  )
}
