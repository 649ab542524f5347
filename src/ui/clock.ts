/**
 * A subscription to the clock, for useSyncExternalStore: speaks up each time `untilNext` has passed, and when the page is
 * looked at again, since timers sleep with a hidden tab.
 */
export function everyTime(untilNext: (now: Date) => number) {
  return (onChange: () => void) => {
    let timer = setTimeout(turnOver, untilNext(new Date()))
    function turnOver() {
      onChange()
      timer = setTimeout(turnOver, untilNext(new Date()))
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }
}
