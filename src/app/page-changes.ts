import type { AnyRouter } from '@tanstack/react-router'

/**
 * What a browser does on its own between two documents: every change of path, Back included, puts the window at the
 * top at once (section 2) and moves the focus to the new page's heading, so that it is announced. Where a page has
 * panels, the innermost one's heading comes last in the document and takes it.
 */
export function followPageChanges(router: AnyRouter): void {
  history.scrollRestoration = 'manual'
  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (pathChanged) scrollTo({ top: 0, behavior: 'instant' })
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return
    const headings = document.querySelectorAll<HTMLElement>('[data-page-heading]')
    const target = headings[headings.length - 1] ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
  })
}
