import { xmlText } from '#src/published/markup.ts'
import type { Rasterizer } from '#src/published/rasterizer.ts'

const faces = {
  display: 'font-family="Besley" font-weight="800" letter-spacing="-.02em"',
  displayLight: 'font-family="Besley" font-weight="500" letter-spacing="-.02em"',
  text: 'font-family="Instrument Sans" font-weight="600"',
} as const
export type Face = keyof typeof faces

type Line = { text: string; face: Face; size: number; x: number; baseline: number; fill: string }

/** A line of lettering. */
export function letter({ text, face, size, x, baseline, fill }: Line): string {
  return `<text x="${x}" y="${baseline}" font-size="${size}" ${faces[face]} fill="${fill}">${xmlText(text)}</text>`
}

export type Ruler = {
  /** From the first stroke to the last. */
  widthOf: (text: string, face: Face, size: number) => number
  /** The size at which a text fills `width`, but at most `largest`. */
  fit: (text: string, face: Face, room: { width: number; largest: number }) => number
}

/** Measures lettering by drawing it, each text once. */
export function createRuler({ inkWidth }: Rasterizer): Ruler {
  const known = new Map<string, number>()
  function perSize(text: string, face: Face): number {
    const key = `${face} ${text}`
    const width = known.get(key) ?? measure(text, face)
    known.set(key, width)
    return width
  }

  function measure(text: string, face: Face): number {
    const size = 100
    const line = letter({ text, face, size, x: 0, baseline: size, fill: '#000' })
    const sheet = `width="${size * (text.length + 1)}" height="${2 * size}"`
    return inkWidth(`<svg xmlns="http://www.w3.org/2000/svg" ${sheet}>${line}</svg>`) / size
  }
  return {
    widthOf: (text, face, at) => perSize(text, face) * at,
    fit: (text, face, { width, largest }) => Math.min(largest, width / perSize(text, face)),
  }
}
