import type { CSSProperties } from 'react'

const maxLines = 2.4

type Fit = {
  /** Font size of short names. */
  largest: string
  /** Lower limit of the font size. Below it a long name breaks inside a word instead. */
  smallest: string
  /** Average width of a letter, relative to the font size. */
  letterWidth?: number
}

/** The font size at which a name fills its container (a CSS size container) without breaking a word. */
export function fitName(name: string, { largest, smallest, letterWidth = 0.72 }: Fit): CSSProperties {
  const longestWord = name.split(/[\s-]+/).reduce((most, { length }) => Math.max(most, length), 1)
  const byWord = 100 / (letterWidth * longestWord)
  const byLines = (100 * maxLines) / (letterWidth * name.length)
  const share = Math.min(byWord, byLines).toFixed(1)
  return { fontSize: `max(${smallest}, min(${largest}, ${share}cqi))` }
}
