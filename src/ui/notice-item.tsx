import { useCallback, useRef, useState } from 'react'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { usePausableTimer } from '#src/ui/use-pausable-timer.ts'

export type NoticeType = 'success' | 'error' | 'info'

/** Milliseconds (sections 4 and 9). */
const shownFor = 5000
const hideAnimation = 300

const looks: Record<NoticeType, { icon: IconName; edge: string; iconColour: string }> = {
  success: { icon: 'check', edge: 'border-success', iconColour: 'text-success' },
  error: { icon: 'warning', edge: 'border-error', iconColour: 'text-error' },
  info: { icon: 'info', edge: 'border-link', iconColour: 'text-link' },
}

type NoticeItemProps = {
  id: number
  type: NoticeType
  text: string
  /** Called when the notice starts to hide. */
  onLeave: (element: HTMLElement) => void
  onGone: (id: number) => void
}

/** One notice. Its time does not run while somebody points at it or has the focus in it. */
export function NoticeItem({ id, type, text, onLeave, onGone }: NoticeItemProps) {
  const element = useRef<HTMLLIElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = useCallback(() => {
    if (element.current) onLeave(element.current)
    setLeaving(true)
  }, [onLeave])
  const go = useCallback(() => onGone(id), [onGone, id])
  usePausableTimer(leave, shownFor, hovered || focused || leaving)
  usePausableTimer(go, hideAnimation, !leaving)

  const { icon, edge, iconColour } = looks[type]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being read holds it; there is nothing to do
    <li
      ref={element}
      inert={leaving}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-3.5 rounded-paper border-l-6 bg-raised py-2 pr-2 pl-4 text-base/normal text-text shadow-print transition duration-300 ease-move starting:-translate-y-3 starting:opacity-0 ${edge} ${leaving ? '-translate-y-3 opacity-0' : ''}`}
    >
      <Icon name={icon} className={`mt-3 size-5 ${iconColour}`} />
      <p className="min-w-0 py-2.5 wrap-anywhere">{text}</p>
      {/* The region around announces what it gains: the message, not its button. */}
      <button
        type="button"
        aria-live="off"
        aria-label="Fermer la notification"
        onClick={leave}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
