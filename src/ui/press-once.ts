import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * What a button needs to hear each press once. The second click of a double click, and a key that is held down, would hit what
 * the first has changed: another row, the contrary of what was wanted, something that a quick refusal has just given back.
 */
export function pressOnce(onPress: () => void) {
  return {
    onClick: ({ detail }: MouseEvent) => {
      if (detail < 2) onPress()
    },
    onKeyDown: ignoreHeldEnter,
  }
}

/** Of a button whose press the browser itself answers, by sending its form. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** In a text of several lines it makes lines. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}
