import { directionsLink, type Point } from '#src/lib/map-links.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type DirectionsLinkProps = {
  directions: { from: Point; to: Point }
  /** Tells readers which of the page's many such links it is. */
  route: string
  filled: boolean
}

/** Opens the way in the traveller's map application. */
export function DirectionsLink({ directions, route, filled }: DirectionsLinkProps) {
  return (
    <ButtonAnchor
      href={directionsLink(directions.from, directions.to)}
      target="_blank"
      rel="noopener noreferrer"
      look={filled ? 'filled' : 'outlined'}
    >
      <span>
        Naviguer<span className="sr-only"> : {route} (nouvel onglet)</span>
      </span>
      <Icon name="arrow" />
    </ButtonAnchor>
  )
}
