import type { Place } from '#src/contract/place.ts'
import { sceneOf } from '#src/pictures/scenes.ts'

const drawings = import.meta.glob<string>('./places/*.svg', { eager: true, query: '?url', import: 'default' })

/** The drawing of a place (480 x 360), where there is one. The service worker does not precache it. */
export function drawingOf(place: Place | undefined): string | undefined {
  return drawings[`./places/${place?.slug}.svg`]
}

/** Adds a drawing to each place of a list: its own, or the one for its type, or the default one if that is taken. */
export function withDrawings(places: readonly Place[]): { place: Place; drawing: string }[] {
  const used = new Set<string>()
  return places.map((place) => {
    const scene = sceneOf(place.type)
    const drawing = drawingOf(place) ?? (used.has(scene) && !used.has(sceneOf(null)) ? sceneOf(null) : scene)
    used.add(drawing)
    return { place, drawing }
  })
}
