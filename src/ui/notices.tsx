import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { truncate } from '#src/lib/text.ts'
import { useFocusReturn } from '#src/ui/focus.ts'
import { usePausableTimer } from '#src/ui/hooks/use-pausable-timer.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

export type NoticeType = 'success' | 'error' | 'info'

type Notice = { id: number; type: NoticeType; text: string }

const maxShown = 3
/** In characters, because a message from the server may be very long. */
const maxLength = 600
/** Milliseconds. */
const displayTime = 5000
const exitAnimationTime = 300

const looks: Record<NoticeType, { icon: IconName; edge: string; iconColour: string }> = {
  success: { icon: 'check', edge: 'border-success', iconColour: 'text-success' },
  error: { icon: 'warning', edge: 'border-error', iconColour: 'text-error' },
  info: { icon: 'info', edge: 'border-link', iconColour: 'text-link' },
}

type ShownNotices = { notices: readonly Notice[]; dismiss: (id: number) => void }

const NoticesContext = createContext<ShownNotices>({ notices: [], dismiss: () => {} })
/** A context of its own, so that a new notice does not re-render the components that only send notices. */
const NotifyContext = createContext<(type: NoticeType, text: string) => void>(() => {
  throw new Error('There is no NoticeProvider above this component')
})

/** Shows a short message at the top of the page for five seconds. */
export const useNotify = () => useContext(NotifyContext)

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const lastId = useRef(0)

  const notify = useCallback((type: NoticeType, message: string) => {
    const text = truncate(message, maxLength)
    lastId.current += 1
    const id = lastId.current
    // A repeated message replaces the earlier one.
    setNotices((shown) => [...shown.filter((notice) => notice.text !== text).slice(1 - maxShown), { id, type, text }])
  }, [])
  const dismiss = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])
  const shown = useMemo(() => ({ notices, dismiss }), [notices, dismiss])

  return (
    <NotifyContext value={notify}>
      <NoticesContext value={shown}>{children}</NoticesContext>
    </NotifyContext>
  )
}

/** The live regions are always rendered, because screen readers often miss one that appears together with its text. */
export function NoticeList() {
  const { notices, dismiss } = useContext(NoticesContext)
  const errors = notices.filter(({ type }) => type === 'error')
  const others = notices.filter(({ type }) => type !== 'error')
  const { container, rememberFocus, moveFocusFrom } = useFocusReturn<HTMLDivElement>()

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only observes where the focus comes from
    <div ref={container} className="grid gap-3" onFocus={rememberFocus}>
      <div role="alert">
        <NoticeGroup notices={errors} onHide={moveFocusFrom} onHidden={dismiss} />
      </div>
      <div role="status">
        <NoticeGroup notices={others} onHide={moveFocusFrom} onHidden={dismiss} />
      </div>
    </div>
  )
}

type HideHandlers = {
  /** Called when a notice starts to hide. */
  onHide: (element: HTMLElement) => void
  onHidden: (id: number) => void
}

function NoticeGroup({ notices, ...handlers }: HideHandlers & { notices: readonly Notice[] }) {
  if (notices.length === 0) return null
  return (
    <ul aria-label="Notifications" className="grid gap-3">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} {...notice} {...handlers} />
      ))}
    </ul>
  )
}

/** The timer is paused while the notice is hovered or focused. */
function NoticeItem({ id, type, text, onHide, onHidden }: HideHandlers & Notice) {
  const element = useRef<HTMLLIElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hiding, setHiding] = useState(false)
  const hide = useCallback(() => {
    if (element.current) onHide(element.current)
    setHiding(true)
  }, [onHide])
  const remove = useCallback(() => onHidden(id), [onHidden, id])
  usePausableTimer(hide, displayTime, hovered || focused || hiding)
  usePausableTimer(remove, exitAnimationTime, !hiding)

  const { icon, edge, iconColour } = looks[type]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the timer
    <li
      ref={element}
      inert={hiding}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-3.5 rounded-paper border-l-6 bg-raised py-2 pr-2 pl-4 text-base/normal text-text shadow-print transition duration-300 ease-move starting:-translate-y-3 starting:opacity-0 ${edge} ${hiding ? '-translate-y-3 opacity-0' : ''}`}
    >
      <Icon name={icon} className={`mt-3 size-5 ${iconColour}`} />
      <p className="min-w-0 py-2.5 wrap-anywhere">{text}</p>
      <button
        type="button"
        // Keeps the button's name out of the announcement.
        aria-live="off"
        aria-label="Fermer la notification"
        onClick={hide}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
