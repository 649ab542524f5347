import type { Circuit } from '#src/contract/circuit.ts'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'

/** The circuit's picture beside its name: the provider's, else its poster, else a scene. */
export function CircuitPicture({ circuit }: { circuit: Circuit }) {
  return (
    <FallbackImage
      sources={[circuit.image]}
      fallback={posterOf(circuit.slug)?.wide ?? sceneOf(null)}
      alt=""
      width={1440}
      height={810}
    />
  )
}
