import type { AppRouter } from '#src/app/router.tsx'
import { isFocusFree } from '#src/ui/is-focus-free.ts'

/**
 * What a browser does on its own between two documents: every change of path, Back included, puts the window at the
 * top at once (section 2) and moves the focus to the new page's heading, so that it is announced, or to the part that the
 * address names. Where a page has panels, the innermost one's heading comes last in the document and takes it.
 */
export function followPageChanges(router: AppRouter): void {
  restoreScrollOnlyBetweenDocuments()
  let travelsBack = false
  router.history.subscribe(({ action }) => {
    travelsBack = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) => {
    // Whoever had begun to read before the app came stays there.
    if (pathChanged && fromLocation) scrollTo({ top: 0, behavior: 'instant' })
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!fromLocation) {
      // Where the browser has brought the traveller back, or he has gone himself, he stays.
      if (scrollY > 0) return
      // A smooth scroll would still be on its way when the lists arrive and push its end elsewhere.
      document.getElementById(toLocation.hash)?.scrollIntoView({ behavior: 'instant' })
      return
    }
    if (!pathChanged) return
    const named = travelsBack ? null : document.getElementById(toLocation.hash)
    // The router has just scrolled to the address's hash: right for a link to a section, not for Back.
    const startsAtTop = travelsBack
    // Both ask for the new page's layout, which its first frame works out anyway: here it would be a task of its own.
    requestAnimationFrame(() => {
      if (startsAtTop) scrollTo({ top: 0, behavior: 'instant' })
      // Into the chat: an answer to a form has changed the page meanwhile.
      if (isTypingBesidePage()) return
      const target = named ? focusable(named) : pageHeading()
      target?.focus({ preventScroll: true })
    })
  })
}

/**
 * A page that is reloaded, or was thrown away in the background, opens where it was left: the browser sees to that, from the
 * last moment in which it could be seen until it has loaded again. From then on a jump within the page travels.
 */
function restoreScrollOnlyBetweenDocuments() {
  setScrolling()
  addEventListener('load', setScrolling, { once: true })
  document.addEventListener('visibilitychange', setScrolling)
}

function setScrolling() {
  if (document.readyState !== 'complete') return
  history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual'
  document.documentElement.dataset['travels'] = ''
}

function isTypingBesidePage(): boolean {
  return !isFocusFree() && document.activeElement?.matches('input, textarea') === true
}

/** What takes the focus for the part of a page that an address names: who follows a link reads on from there. */
function focusable(named: HTMLElement): HTMLElement {
  const summary = named.querySelector('summary')
  if (summary) return summary
  if (named.tabIndex < 0) named.tabIndex = -1
  return named
}

function pageHeading() {
  const headings = document.querySelectorAll<HTMLElement>('[data-page-heading]')
  return headings[headings.length - 1] ?? document.querySelector('main')
}
