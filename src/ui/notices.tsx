import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { preview } from '#src/lib/preview.ts'
import { NoticeItem, type NoticeType } from '#src/ui/notice-item.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'

type Notice = { id: number; type: NoticeType; text: string }

/** More would cover the page that they speak of. */
const mostShown = 3

/** Characters. What a server says may be endless, and nobody reads more within five seconds. */
const longest = 600

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

  const notify = useCallback((type: NoticeType, message: string) => {
    const text = preview(message, longest)
    lastId.current += 1
    const id = lastId.current
    // The same message twice says nothing new: the later one takes its place.
    setNotices((shown) => [
      ...shown.filter((notice) => notice.text !== text).slice(1 - mostShown),
      { id, type, text },
    ])
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
 * The place where notices appear: two live regions that are always there, since what is put into one is announced,
 * whereas a region that arrives with its text often is not. Errors interrupt, the rest waits its turn.
 */
export function NoticeList() {
  const notices = useContext(Notices)
  const errors = notices.filter(({ type }) => type === 'error')
  const others = notices.filter(({ type }) => type !== 'error')
  const { box, remember, passFocusOn } = useFocusKeeper<HTMLDivElement>()

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it watches the focus pass, nothing more
    <div ref={box} className="grid gap-3" onFocus={remember}>
      <div role="alert">
        <NoticeGroup notices={errors} onLeave={passFocusOn} />
      </div>
      <div role="status">
        <NoticeGroup notices={others} onLeave={passFocusOn} />
      </div>
    </div>
  )
}

type NoticeGroupProps = { notices: readonly Notice[]; onLeave: (element: HTMLElement) => void }

function NoticeGroup({ notices, onLeave }: NoticeGroupProps) {
  const dismiss = useContext(Dismiss)
  if (notices.length === 0) return null
  return (
    <ul aria-label="Notifications" className="grid gap-3">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} {...notice} onLeave={onLeave} onGone={dismiss} />
      ))}
    </ul>
  )
}
