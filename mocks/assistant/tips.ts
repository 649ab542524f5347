import type { Destination } from '#mocks/assistant/destinations.ts'
import { placeTips, type PlaceTips } from '#mocks/data/place-tips.ts'

/** Of a place, or of its island: Hell-Ville is on Nosy Be, Ambodifotatra on Sainte-Marie. */
export function tipsOf({ name, stops }: Destination): PlaceTips {
  const island = stops.includes('Hell-Ville') ? 'Nosy Be' : stops.includes('Ambodifotatra') ? 'Sainte-Marie' : ''
  return placeTips[name] ?? placeTips[island] ?? {}
}
