import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon, type IconName } from '#src/ui/icon.tsx'

export type NoticeType = 'success' | 'error' | 'info'

type Notice = { id: number; type: NoticeType; text: string }

/** Milliseconds (sections 4 and 9). */
const shownFor = 5000
const hideAnimation = 300

const Notices = createContext<readonly Notice[]>([])
const Notify = createContext<(type: NoticeType, text: string) => void>(() => {
  throw new Error('There is no NoticeProvider above this component')
})
const Dismiss = createContext<(id: number) => void>(() => {})

/** Shows a short message at the top of the page for five seconds. */
export const useNotify = () => useContext(Notify)

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const lastId = useRef(0)

  const notify = useCallback((type: NoticeType, text: string) => {
    lastId.current += 1
    const id = lastId.current
    // The same message twice says nothing new: the later one takes its place.
    setNotices((shown) => [...shown.filter((notice) => notice.text !== text), { id, type, text }])
  }, [])
  const dismiss = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])

  return (
    <Notify value={notify}>
      <Dismiss value={dismiss}>
        <Notices value={notices}>{children}</Notices>
      </Dismiss>
    </Notify>
  )
}

/** The place where notices appear. */
export function NoticeList() {
  const notices = useContext(Notices)
  return (
    <ul aria-label="Notifications" className="grid gap-3">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} {...notice} />
      ))}
    </ul>
  )
}

const looks: Record<NoticeType, { icon: IconName; edge: string; iconColour: string }> = {
  success: { icon: 'check', edge: 'border-success', iconColour: 'text-success' },
  error: { icon: 'warning', edge: 'border-error', iconColour: 'text-error' },
  info: { icon: 'info', edge: 'border-link', iconColour: 'text-link' },
}

function NoticeItem({ id, type, text }: Notice) {
  const dismiss = useContext(Dismiss)
  const [held, setHeld] = useState({ hovered: false, focused: false })
  const [leaving, setLeaving] = useState(false)
  const leave = useCallback(() => setLeaving(true), [])
  const remove = useCallback(() => dismiss(id), [dismiss, id])
  useTimer(leave, shownFor, held.hovered || held.focused)
  useTimer(remove, hideAnimation, !leaving)

  const { icon, edge, iconColour } = looks[type]
  return (
    <li
      onPointerEnter={() => setHeld((now) => ({ ...now, hovered: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, hovered: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focused: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focused: false }))}
      className={`pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-3.5 rounded-paper border-l-6 bg-raised py-2 pr-2 pl-4 text-base/normal shadow-print transition duration-300 ease-move starting:-translate-y-3 starting:opacity-0 ${edge} ${leaving ? '-translate-y-3 opacity-0' : ''}`}
    >
      <Icon name={icon} className={`mt-3 size-5 ${iconColour}`} />
      <p role={type === 'error' ? 'alert' : 'status'} className="py-2.5">
        {text}
      </p>
      <button
        type="button"
        aria-label="Fermer la notification"
        onClick={leave}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Calls `done` after `duration` milliseconds in which it was not paused. */
function useTimer(done: () => void, duration: number, paused: boolean) {
  const remaining = useRef(duration)
  useEffect(() => {
    if (paused) return
    const startedAt = Date.now()
    const timer = setTimeout(done, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [done, paused])
}
