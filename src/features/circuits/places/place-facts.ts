import { frenchText, placeName } from '#src/content/french-text.ts'
import type { Place } from '#src/contract/place.ts'
import type { TripPoint } from '#src/contract/programme.ts'
import type { Id } from '#src/contract/values.ts'
import { toPoint } from '#src/lib/coordinates.ts'

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

/** What a place's card and details show, with French texts and defaults applied. */
export function placeFacts(place: Place) {
  const type = types.get(place.type ?? '') ?? otherType
  return {
    name: placeName(place),
    description: frenchText(place.description_fr, place.description),
    typeLabel: frenchText(place.type_display, type.label) ?? type.label,
    tone: type.tone,
    worksOffline: place.has_offline_content === true,
    /** Null when a coordinate is missing. */
    point: toPoint(place.latitude, place.longitude),
  }
}

/** Null for a place without coordinates. */
export function tripPointOf(place: Place): TripPoint | null {
  const { name, point } = placeFacts(place)
  return point && { name, lat: point.latitude, lon: point.longitude }
}

/** Names a place in the search parameters of its tab. */
export function placeKey({ slug, id }: Place): Id {
  return slug ?? id
}
