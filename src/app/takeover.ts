declare global {
  interface DocumentEventMap {
    /** React listens to the document, and takes over at once what is touched. */
    'app-listens': Event
    /** The app has taken the whole page over, or drawn it. */
    'app-alive': Event
  }
}

/**
 * Tells when the app is alive in all of `root`, the document too. Before that nothing may change what the build has
 * written: React would throw the part away and draw it anew. `recount` is for parts that have gone with their page.
 */
export function watchTakeover(root: Element) {
  const parts = partsIn(root)
  let taken = 0
  const alive = new Promise<Event>((resolve) => {
    document.addEventListener('app-alive', resolve, { once: true })
  })

  function recount() {
    const missing = parts.filter((part) => part.isConnected).length
    if (taken === 0 || taken < missing) return
    document.removeEventListener('part-alive', count)
    document.dispatchEvent(new Event('app-alive'))
  }
  function count() {
    taken += 1
    recount()
  }
  document.addEventListener('part-alive', count)
  return { alive, recount }
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
