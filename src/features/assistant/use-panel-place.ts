import { type CSSProperties, useSyncExternalStore } from 'react'

/** Pixels. A screen that is narrower and leaves less height, most often because of its keyboard, is filled whole. */
const narrow = 600
const low = 560
/** What a window leaves free of the height, as it does of the width. */
const margins = 24

type PanelPlace = { fillsScreen: boolean; style: CSSProperties }

/**
 * Where the window stands so that all of it can be seen: an open keyboard covers a part of the page without making it
 * smaller, and only the visual viewport knows.
 */
export function usePanelPlace(): PanelPlace {
  const width = useSyncExternalStore(watch, () => innerWidth)
  const height = useSyncExternalStore(watch, visibleHeight)
  const top = useSyncExternalStore(watch, visibleTop)
  const pageHeight = useSyncExternalStore(watch, () => innerHeight)

  if (width < narrow && height < low) return { fillsScreen: true, style: { top, height } }
  const covered = Math.max(0, pageHeight - top - height)
  return { fillsScreen: false, style: { bottom: covered, maxHeight: height - margins } }
}

const visibleHeight = () => Math.round(unzoomed()?.height ?? innerHeight)

const visibleTop = () => Math.round(unzoomed()?.offsetTop ?? 0)

/** Whoever magnifies the page wants to read it, not to see the window move. */
const unzoomed = () => (visualViewport && visualViewport.scale < 1.01 ? visualViewport : null)

function watch(onChange: () => void) {
  addEventListener('resize', onChange)
  visualViewport?.addEventListener('resize', onChange)
  visualViewport?.addEventListener('scroll', onChange)
  return () => {
    removeEventListener('resize', onChange)
    visualViewport?.removeEventListener('resize', onChange)
    visualViewport?.removeEventListener('scroll', onChange)
  }
}
