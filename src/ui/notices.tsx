import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { NoticeItem, type NoticeType } from '#src/ui/notice-item.tsx'

type Notice = { id: number; type: NoticeType; text: string }

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

/**
 * The place where notices appear. It is a live region that is always there: what is put into one is announced, whereas
 * a region that arrives with its text often is not.
 */
export function NoticeList() {
  const notices = useContext(Notices)
  const dismiss = useContext(Dismiss)
  const list = useRef<HTMLUListElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  /** Before a notice that holds the focus goes: to the next notice, else to where the traveller was before. */
  const passFocusOn = useCallback((leaving: HTMLElement) => {
    if (!leaving.contains(document.activeElement)) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? []
    const next = [...buttons].find((button) => !leaving.contains(button))
    const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    ;(next ?? before)?.focus({ preventScroll: true })
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches the focus pass, nothing more
    <ul
      ref={list}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      className="grid gap-3"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget
        }
      }}
    >
      {notices.map((notice) => (
        <NoticeItem key={notice.id} {...notice} onLeave={passFocusOn} onGone={dismiss} />
      ))}
    </ul>
  )
}
