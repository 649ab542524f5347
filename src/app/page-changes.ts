import type { AppRouter } from '#src/app/create-app.tsx'
import { canMoveFocus } from '#src/ui/focus.ts'

/**
 * Does what browsers do between two documents. Every change of path, Back included, scrolls to the top without animation and
 * focuses the new page's heading, so that it is announced, or the element that the URL's hash names. Back follows a hash only if
 * the page was left through its list of circuits (`returnsToHash`, circuit-card.tsx). A page with nested routes has several
 * headings; the last one belongs to the innermost route.
 */
export function manageScrollAndFocus(router: AppRouter): void {
  restoreScrollOnlyBetweenDocuments()
  let isTraversal = false
  router.history.subscribe(({ action }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!fromLocation) {
      // The browser has restored the position, or the traveller has scrolled.
      if (scrollY > 0) return
      // A smooth scroll would miss its target when lists load and move it.
      document.getElementById(toLocation.hash)?.scrollIntoView({ behavior: 'instant' })
      return
    }
    if (!pathChanged) return
    // The router itself has just scrolled to any hash.
    const startsAtTop = isTraversal && !toLocation.state.returnsToHash
    const target = startsAtTop ? null : document.getElementById(toLocation.hash)
    // In the next frame, which computes the layout anyway.
    requestAnimationFrame(() => {
      if (target) target.scrollIntoView({ behavior: 'instant' })
      else scrollTo({ top: 0, behavior: 'instant' })
      // The traveller is typing into the chat.
      if (isTypingOutsidePage()) return
      const element = target ? makeFocusable(target) : pageHeading()
      element?.focus({ preventScroll: true })
    })
  })
}

/**
 * Lets the browser restore the scroll position of a page that is reloaded or was discarded in the background, but not of a
 * navigation within the app. Also switches on smooth scrolling once the position is restored (`data-smooth-scroll`, styles.css).
 */
function restoreScrollOnlyBetweenDocuments() {
  updateScrollRestoration()
  addEventListener('load', updateScrollRestoration, { once: true })
  document.addEventListener('visibilitychange', updateScrollRestoration)
}

function updateScrollRestoration() {
  if (document.readyState !== 'complete') return
  history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual'
  document.documentElement.dataset['smoothScroll'] = ''
}

function isTypingOutsidePage(): boolean {
  return !canMoveFocus() && document.activeElement?.matches('input, textarea') === true
}

/** The element to focus for a hash: the summary of a `details`, or the target itself. */
function makeFocusable(target: HTMLElement): HTMLElement {
  const summary = target.querySelector('summary')
  if (summary) return summary
  if (target.tabIndex < 0) target.tabIndex = -1
  return target
}

function pageHeading() {
  const headings = document.querySelectorAll<HTMLElement>('[data-page-heading]')
  return headings[headings.length - 1] ?? document.querySelector('main')
}
