const root = document.documentElement

/**
 * Marks the document while a field has the focus (`data-field-focus`), and while the keyboard is on a control of the page's main
 * part (`data-control-focus`), so that what floats over the page can make room. `:has(:focus)` in the styles would do the same,
 * but on a slow phone it adds 10 ms of restyling to each tap. Returns a function that stops it.
 */
export function markFocus(): () => void {
  addEventListener('focusin', update)
  addEventListener('focusout', update)
  return () => {
    removeEventListener('focusin', update)
    removeEventListener('focusout', update)
    root.removeAttribute('data-field-focus')
    root.removeAttribute('data-control-focus')
  }
}

function update() {
  const focused = document.activeElement
  root.toggleAttribute('data-field-focus', focused?.matches('input, select, textarea') === true)
  root.toggleAttribute('data-control-focus', focused?.matches('main :is(a, button, summary):focus-visible') === true)
}
