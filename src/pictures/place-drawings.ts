import type { Place } from '#src/contract/place.ts'
import { sceneOf } from '#src/pictures/scenes.ts'

const drawings = import.meta.glob<string>('./places/*.svg', { eager: true, import: 'default' })

/** The place's own drawing (480 x 360), if there is one for its slug. The service worker does not precache these. */
export function drawingOf(place: Pick<Place, 'slug'> | undefined): string | undefined {
  return place?.slug ? drawings[`./places/${place.slug}.svg`] : undefined
}

/** Adds a drawing to each place of a list: its own, or a scene that the list does not have yet, if one fits. */
export function withDrawings<Item extends Place | undefined>(
  places: readonly Item[],
): { place: Item; drawing: string }[] {
  const used = new Set<string>()
  return places.map((place) => {
    const candidates = [drawingOf(place), sceneOf(place?.type), sceneOf(null)].filter((url) => url !== undefined)
    const drawing = candidates.find((url) => !used.has(url)) ?? sceneOf(place?.type)
    used.add(drawing)
    return { place, drawing }
  })
}
