import { Link } from '@tanstack/react-router'
import { islandOutline } from '#src/pictures/island-outline.ts'
import { islandSize, project } from '#src/pictures/projection.ts'
import '#src/pictures/island-map.css'

/** Rounded to whole units of the drawing, to keep the HTML short. */
function pointAt(latitude: number, longitude: number) {
  const { x, y } = project(latitude, longitude)
  return { x: Math.round(x), y: Math.round(y) }
}

/** Where the site's own circuits are, from north to south as the dashed line joins them. */
const regions = [
  { slug: 'nord', name: 'Nord', ...pointAt(-13.1, 49.1) },
  { slug: 'est', name: 'Est', ...pointAt(-17.9, 49.1) },
  { slug: 'centre', name: 'Centre', ...pointAt(-19.1, 47.4) },
  { slug: 'ouest', name: 'Ouest', ...pointAt(-19.9, 44.8) },
  { slug: 'sud', name: 'Sud', ...pointAt(-22.6, 45.9) },
]
const line = regions.map(({ x, y }) => `${x} ${y}`).join('L')

/** Links to the circuits' regions. The stylesheet makes a region and its card on the home page point at each other. */
export function IslandMap({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${islandSize.width} ${islandSize.height}`}
      width="330"
      height="635"
      role="group"
      aria-label="Carte des circuits de Madagascar"
      className={className}
    >
      <path d={islandOutline} className="island-land" />
      <path d={`M${line}`} className="island-line" />
      {regions.map(({ slug, name, x, y }) => (
        <Link
          key={slug}
          to="/circuits/$slug"
          params={{ slug }}
          data-region={slug}
          aria-label={`Région ${name}`}
          className="island-region"
        >
          <circle cx={x} cy={y} r="72" fill="transparent" />
          <circle cx={x} cy={y} r="22" className="island-region-mark" />
          <text x={x + 36} y={y + 12}>
            {name}
          </text>
        </Link>
      ))}
    </svg>
  )
}
