/** The tabs that have a path of their own; the overview has the circuit's. */
export type CircuitTab = 'lieux' | 'routes' | 'reserver'

/** Where a circuit's page, or one of its tabs, is within the site. */
export function circuitPath(slug: string, tab?: CircuitTab): string {
  const path = `/circuits/${encodeURIComponent(slug)}`
  return tab ? `${path}/${tab}` : path
}
