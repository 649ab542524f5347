import type { CSSProperties } from 'react'

const mostLines = 2.4

type Fit = {
  /** For short names. */
  largest: string
  /** Below it a name rather breaks inside a word. */
  smallest: string
  /** What a letter takes of the font size, on average; more leaves room beside the name. */
  letterWidth?: number
}

/** The size at which a name fills its container, a CSS size container, without a word being broken. */
export function fitName(name: string, { largest, smallest, letterWidth = 0.72 }: Fit): CSSProperties {
  const longestWord = name.split(/[\s-]+/).reduce((most, { length }) => Math.max(most, length), 1)
  const byWord = 100 / (letterWidth * longestWord)
  const byLines = (100 * mostLines) / (letterWidth * name.length)
  const share = Math.min(byWord, byLines).toFixed(1)
  return { fontSize: `max(${smallest}, min(${largest}, ${share}cqi))` }
}
