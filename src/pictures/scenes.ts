import defaultScene from '#src/pictures/scenes/default.svg'

const scenes = import.meta.glob<string>('./scenes/*.svg', { eager: true, import: 'default' })

/** The drawing for a type of place (480 x 360), or a default one. */
export function sceneOf(placeType: string | null | undefined): string {
  return scenes[`./scenes/${placeType}.svg`] ?? defaultScene
}
