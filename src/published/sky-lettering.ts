import { letter, type Ruler } from '#src/published/lettering.ts'
import { palette } from '#src/published/palette.ts'

/** Some apps cut a shared picture to the square in its middle: the large word begins where that begins. */
const squareBegins = 300
/** From here on trees and rocks reach up into the sky of the posters. */
const skyEnds = 752

type Words = { small: string; large: string }

/** One line in the sky of a poster: a small word that leads to a large one. */
export function skyLettering(ruler: Ruler, { small, large }: Words): string {
  const line = { x: 58, baseline: 196 }
  const lead = { text: small, face: 'displayLight', fill: palette.glow } as const
  const name = { text: large, face: 'display', fill: palette.vanilla } as const
  const leadSize = ruler.fit(small, lead.face, { width: squareBegins - line.x - 24, largest: 60 })
  const nameSize = ruler.fit(large, name.face, { width: skyEnds - squareBegins, largest: 176 })
  return (
    letter({ ...line, ...lead, size: leadSize }) +
    letter({ ...line, ...name, size: nameSize, x: squareBegins })
  )
}
