import adventure from '#src/pictures/scenes/adventure.svg'
import beach from '#src/pictures/scenes/beach.svg'
import city from '#src/pictures/scenes/city.svg'
import culture from '#src/pictures/scenes/culture.svg'
import anywhere from '#src/pictures/scenes/default.svg'
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

/** The drawn scene (480 x 360) for a type of place; a type that nobody has drawn gets a milestone by the road. */
export function sceneOf(placeType: string | null | undefined): string {
  return scenes.get(placeType ?? '') ?? anywhere
}
