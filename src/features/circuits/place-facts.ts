import type { Place } from '#src/contract/place.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { toPoint } from '#src/lib/map-links.ts'

type TypeLook = { label: string; tone: 'earth' | 'sea' | 'gold' | 'plain' }

const types = new Map<string, TypeLook>([
  ['city', { label: 'Ville', tone: 'earth' }],
  ['nature', { label: 'Nature', tone: 'sea' }],
  ['beach', { label: 'Plage', tone: 'gold' }],
  ['culture', { label: 'Culture', tone: 'earth' }],
  ['adventure', { label: 'Aventure', tone: 'sea' }],
  ['historical', { label: 'Historique', tone: 'earth' }],
  ['religious', { label: 'Religieux', tone: 'earth' }],
  ['market', { label: 'Marché', tone: 'gold' }],
])
const otherType: TypeLook = { label: 'Lieu', tone: 'plain' }

/** Shown for every place: the API knows no visit time (section 9). */
export const visitTime = '30-60 minutes'

/** What a place's card and details say, with the specification's fallbacks applied. */
export function placeFacts(place: Place) {
  const type = types.get(place.type ?? '') ?? otherType
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
