import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AccessToken } from '#src/api/chat.ts'
import type { ChatPanel } from '#src/features/assistant/chat-panel.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useScrollingDown } from '#src/ui/hooks/use-scroll.ts'
import { useNotify } from '#src/ui/notices.tsx'

/** Loaded on demand, because most visitors never open the chat. */
const loadChatPanel = () => import('#src/features/assistant/chat-panel.tsx')

function preloadChatPanel() {
  loadChatPanel().catch(() => {
    // openPanel shows an error if it fails again.
  })
}

type ChatWidgetProps = {
  accessToken: AccessToken | undefined
  /** The numbers of that page must not be covered. */
  onSosPage: boolean
}

/** On phones, while a form is filled in. */
const hiddenWhileTyping = 'max-sm:in-data-[focus=field]:hidden'

/**
 * The chat button in the corner of every page and the panel that it opens. A closed panel stays mounted, so that a pending
 * answer still arrives. On phones the button is away while the page is scrolled down.
 */
export function ChatWidget({ accessToken, onSosPage }: ChatWidgetProps) {
  const isAway = useScrollingDown()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof ChatPanel>()
  const button = useRef<HTMLButtonElement>(null)
  const notify = useNotify()

  function openPanel() {
    setOpen(true)
    loadChatPanel().then(
      (module) => setPanel(() => module.ChatPanel),
      () => {
        setOpen(false)
        notify('error', 'Impossible de charger l’assistant. Vérifiez votre connexion internet.')
      },
    )
  }

  const closePanel = useCallback(() => {
    // A hidden button cannot take the focus.
    flushSync(() => setOpen(false))
    button.current?.focus({ preventScroll: true })
  }, [])

  return (
    <aside aria-label="Chat" className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label="Ouvrir le chat"
        aria-haspopup="dialog"
        aria-busy={open}
        hidden={open && Panel !== undefined}
        onPointerEnter={preloadChatPanel}
        onFocus={preloadChatPanel}
        onClick={openPanel}
        className={`fixed right-[20px] bottom-[calc(20px+var(--foot-bar-height))] z-20 grid size-[64px] place-items-center rounded-full rounded-br-panel bg-action text-vanilla shadow-print ring-2 ring-print transition duration-160 ease-move hover:bg-action-hover focus-visible:shadow-[0_0_0_3px_var(--paper)] max-sm:size-[52px] forced-colors:border ${hiddenWhileTyping} ${isAway ? 'max-sm:not-focus-visible:translate-y-[calc(100%+32px+var(--foot-bar-height))]' : ''} ${onSosPage ? 'max-sm:hidden' : ''}`}
      >
        <Icon name="speech" className={`size-[30px] ${open ? 'animate-pulse motion-reduce:animate-none' : ''}`} />
      </button>
      {Panel && <Panel accessToken={accessToken} open={open} onClose={closePanel} />}
    </aside>
  )
}
