import type { Place } from '#src/contract/place.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { toPoint } from '#src/lib/map-links.ts'

const types = new Map([
  ['city', { label: 'Ville', tone: 'earth' }],
  ['nature', { label: 'Nature', tone: 'sea' }],
  ['beach', { label: 'Plage', tone: 'gold' }],
  ['culture', { label: 'Culture', tone: 'earth' }],
  ['adventure', { label: 'Aventure', tone: 'sea' }],
  ['historical', { label: 'Historique', tone: 'earth' }],
  ['religious', { label: 'Religieux', tone: 'earth' }],
  ['market', { label: 'Marché', tone: 'gold' }],
] as const)
const otherType = { label: 'Lieu', tone: 'plain' } as const

/** Shown for every place: the API knows no visit time (section 9). */
export const visitTime = '30-60 minutes'

/** What a place's card and details say, with the specification's fallbacks applied. */
export function placeFacts(place: Place) {
  const known = new Map<string, typeof otherType | { label: string; tone: 'earth' | 'sea' | 'gold' }>(
    types,
  ).get(place.type ?? '')
  const type = known ?? otherType
  return {
    name: frenchText(place.name_fr, place.name) ?? place.name,
    description: frenchText(place.description_fr, place.description),
    typeLabel: frenchText(place.type_display, type.label) ?? type.label,
    tone: type.tone,
    worksOffline: place.has_offline_content === true,
    /** Null when a coordinate is missing: then there is no map link. */
    point: toPoint(place.latitude, place.longitude),
  }
}
