import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Button handlers that ignore double clicks and held keys. The second press could hit another button that the first one has
 * moved under the pointer, such as that of the next row in a list.
 */
export function pressOnce(onPress: () => void) {
  return {
    onClick: ({ detail }: MouseEvent) => {
      if (detail < 2) onPress()
    },
    onKeyDown: ignoreHeldEnter,
  }
}

/** For submit buttons. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** Except in a textarea, where it inserts lines. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}
