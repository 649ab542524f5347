import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  fingerMove,
  fitView,
  keyMove,
  type Move,
  moveView,
  type Size,
  type View,
} from '#src/features/circuits/map/map-view.ts'
import type { MapPoint } from '#src/pictures/projection.ts'

/** Pixels that a press may move and still be a click. */
const clickTolerance = 5
/** Pixels of a turn of the wheel; a trackpad makes many small ones. */
const maxWheelStep = 50

type Position = { clientX: number; clientY: number }

/** The shown part of a map that is moved by dragging, pinching, wheel and keys. `view` is null until the frame has a size. */
export function useMapView(extent: readonly MapPoint[], size: Size | null) {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, MapPoint>())
  /** Null while the map is as it was fitted. */
  const [moved, setMoved] = useState<View | null>(null)
  /** The view in which the fingers began to drag; null while they do not. */
  const [dragStart, setDragStart] = useState<View | null>(null)
  const [wantsWheelHint, setWantsWheelHint] = useState(false)

  const view = moved ?? (size && fitView(extent, size))
  const move = (step: Move) => {
    if (size) setMoved((current) => moveView(current ?? fitView(extent, size), step))
  }
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    const step = Math.max(-maxWheelStep, Math.min(maxWheelStep, event.deltaY))
    move({ zoom: Math.exp(-step / 150), at: fromMiddle(event, frame.current) })
  })

  // React's wheel listeners cannot keep the page from scrolling.
  useEffect(() => {
    const element = frame.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        zoomByWheel(event)
        return
      }
      setWantsWheelHint(true)
      clearTimeout(timer)
      timer = setTimeout(() => setWantsWheelHint(false), 1500)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('wheel', onWheel)
    }
  }, [])

  const endFinger = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    if (fingers.current.size === 0) setDragStart(null)
  }

  return {
    view,
    /** Stays the same during a drag. */
    settledView: dragStart ?? view,
    move,
    wantsWheelHint,
    reset: () => setMoved(null),
    frameProps: {
      ref: frame,
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) fingers.current.set(event.pointerId, fromMiddle(event, frame.current))
      },
      onPointerMove: (event: PointerEvent) => {
        const last = fingers.current.get(event.pointerId)
        if (!last) return
        // Released outside the frame.
        if (event.buttons === 0) return endFinger(event)
        const position = fromMiddle(event, frame.current)
        const distance = Math.hypot(position.x - last.x, position.y - last.y)
        if (!dragStart && distance < clickTolerance) return
        setDragStart(dragStart ?? view)
        // Only now, because a captured press does not click the link under it.
        frame.current?.setPointerCapture(event.pointerId)
        const before = [...fingers.current.values()]
        fingers.current.set(event.pointerId, position)
        move(fingerMove(before, [...fingers.current.values()]))
      },
      onPointerUp: endFinger,
      onPointerCancel: endFinger,
      onKeyDown: (event: KeyboardEvent) => {
        const step = keyMove(event.key)
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        move(step)
      },
      // A link would be dragged instead of the map.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}

function fromMiddle({ clientX, clientY }: Position, frame: HTMLElement | null): MapPoint {
  const box = frame?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}
