import type { IconName } from '#src/ui/icon.tsx'

/** The site's names of the transport types that it knows. */
export const transports = new Map<string, { label: string; icon: IconName }>([
  ['car', { label: 'Voiture', icon: 'car' }],
  ['walking', { label: 'Marche', icon: 'walking' }],
  ['hiking', { label: 'Randonnée', icon: 'hiking' }],
  ['boat', { label: 'Bateau', icon: 'boat' }],
  ['plane', { label: 'Avion', icon: 'plane' }],
])
