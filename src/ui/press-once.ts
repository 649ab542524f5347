import type { MouseEvent } from 'react'

/**
 * Hears a button's clicks but for the second of a double click, which would hit what the first has changed: another row, the
 * contrary of what was wanted, something that a quick refusal has just given back.
 */
export function firstClick(onPress: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) onPress()
  }
}
