declare global {
  interface DocumentEventMap {
    /** The app has taken the whole page over, or drawn it. */
    'app-alive': Event
  }
}

/**
 * Resolves when the app is alive in all of `root`, and tells the document. Before that nothing may change what the build
 * has written: React would throw the part away and draw it anew.
 */
export function takenOver(root: Element): Promise<void> {
  let missing = partsIn(root) || 1
  return new Promise((resolve) => {
    document.addEventListener('part-alive', function count() {
      missing -= 1
      if (missing > 0) return
      document.removeEventListener('part-alive', count)
      document.dispatchEvent(new Event('app-alive'))
      resolve()
    })
  })
}

/** React opens what a <Suspense> holds with the comment `$`. */
function partsIn(root: Element): number {
  const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  let parts = 0
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if (comment.nodeValue === '$') parts += 1
  }
  return parts
}
