import { type CSSProperties, useSyncExternalStore } from 'react'

/** In pixels. Below both, usually because an on-screen keyboard is open, the panel fills the screen. */
const narrowWidth = 600
const lowHeight = 560
/** In pixels, above and below the panel together. */
const margins = 24

type PanelPosition = { fillsScreen: boolean; style: CSSProperties }

/** Keeps the panel clear of an on-screen keyboard, whose height only the visual viewport reveals. */
export function usePanelPosition(): PanelPosition {
  const width = useSyncExternalStore(subscribe, () => innerWidth)
  const height = useSyncExternalStore(subscribe, visibleHeight)
  const top = useSyncExternalStore(subscribe, visibleTop)
  const pageHeight = useSyncExternalStore(subscribe, () => innerHeight)

  if (width < narrowWidth && height < lowHeight) return { fillsScreen: true, style: { top, height } }
  const covered = Math.max(0, pageHeight - top - height)
  return { fillsScreen: false, style: { bottom: covered, maxHeight: height - margins } }
}

const visibleHeight = () => Math.round(unzoomedViewport()?.height ?? innerHeight)

const visibleTop = () => Math.round(unzoomedViewport()?.offsetTop ?? 0)

/** Null while the page is pinch-zoomed, when the panel should not move. */
const unzoomedViewport = () => (visualViewport && visualViewport.scale < 1.01 ? visualViewport : null)

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange)
  visualViewport?.addEventListener('resize', onChange)
  visualViewport?.addEventListener('scroll', onChange)
  return () => {
    removeEventListener('resize', onChange)
    visualViewport?.removeEventListener('resize', onChange)
    visualViewport?.removeEventListener('scroll', onChange)
  }
}
