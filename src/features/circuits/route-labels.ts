import { frenchText } from '#src/features/circuits/french-text.ts'
import type { Route } from '#src/contract/route.ts'
import type { IconName } from '#src/ui/icon.tsx'

type Transport = { label: string; icon: IconName }
type Difficulty = { label: string; tone: 'sea' | 'gold' | 'earth' }

const transports = new Map<string, Transport>([
  ['car', { label: 'Voiture', icon: 'car' }],
  ['walking', { label: 'Marche', icon: 'walking' }],
  ['hiking', { label: 'Randonnée', icon: 'hiking' }],
  ['boat', { label: 'Bateau', icon: 'boat' }],
  ['plane', { label: 'Avion', icon: 'plane' }],
])

const difficulties = new Map<string, Difficulty>([
  ['easy', { label: 'Facile', tone: 'sea' }],
  ['medium', { label: 'Modéré', tone: 'gold' }],
  ['hard', { label: 'Difficile', tone: 'earth' }],
])

/** The API's own label wins; null when there is neither a label nor a type that the site knows. */
export function transportOf(route: Route): { label: string; icon: IconName | null } | null {
  const known = transports.get(route.transport_type ?? '')
  const label = frenchText(route.transport_display, known?.label)
  return label ? { label, icon: known?.icon ?? null } : null
}

/** Null for a difficulty that the site does not know: no badge says more than a wrong one. */
export function difficultyOf(route: Route): Difficulty | null {
  return difficulties.get(route.difficulty ?? '') ?? null
}
