import adventure from '#src/pictures/scenes/adventure.svg'
import beach from '#src/pictures/scenes/beach.svg'
import city from '#src/pictures/scenes/city.svg'
import culture from '#src/pictures/scenes/culture.svg'
import defaultScene from '#src/pictures/scenes/default.svg'
import historical from '#src/pictures/scenes/historical.svg'
import market from '#src/pictures/scenes/market.svg'
import nature from '#src/pictures/scenes/nature.svg'
import religious from '#src/pictures/scenes/religious.svg'

const scenes = new Map([
  ['adventure', adventure],
  ['beach', beach],
  ['city', city],
  ['culture', culture],
  ['historical', historical],
  ['market', market],
  ['nature', nature],
  ['religious', religious],
])

/** The drawing for a type of place (480 x 360), or a default one. */
export function sceneOf(placeType: string | null | undefined): string {
  return scenes.get(placeType ?? '') ?? defaultScene
}
