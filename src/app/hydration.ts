import type { AppRouter } from '#src/app/router.tsx'

declare global {
  interface DocumentEventMap {
    /** React listens to the document, and hydrates at once what is touched. */
    'app-listens': Event
    /** The app has hydrated the whole page, or drawn it. */
    'app-alive': Event
  }
}

/**
 * Tells when the app is alive in all of `root`, the document too. Before that nothing may change what the build has
 * written: React would throw the part away and draw it anew. `recount` is for parts that have gone with their page.
 */
export function watchHydration(root: Element) {
  const parts = partsIn(root)
  let hydrated = 0
  const alive = new Promise<Event>((resolve) => {
    document.addEventListener('app-alive', resolve, { once: true })
  })

  function recount() {
    const missing = parts.filter((part) => part.isConnected).length
    if (hydrated === 0 || hydrated < missing) return
    document.removeEventListener('part-alive', count)
    document.dispatchEvent(new Event('app-alive'))
  }
  function count() {
    hydrated += 1
    recount()
  }
  document.addEventListener('part-alive', count)
  return { alive, recount }
}

/**
 * Makes the router ready for a page that the build has rendered: its first render is then that of the build, and whoever
 * has begun to read stays in his place. Rejects where a part of the page's code does not come: what is there is better
 * than an error in its stead.
 */
export async function loadForHydration(router: AppRouter): Promise<void> {
  router.ssr = { manifest: undefined }
  // Else the router scrolls to the top, or to the part that the address names, where the browser was before.
  // oxlint-disable-next-line no-underscore-dangle -- it has no other name for it
  router._scroll.n = false
  if (location.hash) history.replaceState({ ...history.state, __hashScrollIntoViewOptions: false }, '')
  await router.load()
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed) throw new Error('The page cannot be hydrated', { cause: failed.error })
}

/** React opens what a <Suspense> holds with the comment `$`. */
function partsIn(root: Element): Node[] {
  const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  const parts: Node[] = []
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if (comment.nodeValue === '$') parts.push(comment)
  }
  return parts
}
