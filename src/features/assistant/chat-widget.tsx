import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AccessToken } from '#src/api/chat.ts'
import type { ApiClient } from '#src/api/client.ts'
import type { ChatPanel } from '#src/features/assistant/chat-panel.tsx'
import { loadChatPanel, warmChatPanel } from '#src/features/assistant/load-chat-panel.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type ChatWidgetProps = { client: ApiClient; accessToken: AccessToken | undefined }

/**
 * The assistant's button in the corner of every page, and the window that it opens. Once opened, the window stays
 * mounted while it is closed, so that an answer that is on its way arrives.
 */
export function ChatWidget({ client, accessToken }: ChatWidgetProps) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof ChatPanel>()
  const button = useRef<HTMLButtonElement>(null)
  const notify = useNotify()

  function show() {
    setOpen(true)
    loadChatPanel().then(
      (module) => setPanel(() => module.ChatPanel),
      () => {
        setOpen(false)
        notify('error', 'Impossible de charger l’assistant. Vérifiez votre connexion internet.')
      },
    )
  }

  const close = useCallback(() => {
    // A button that is still hidden cannot take the focus.
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
        onPointerEnter={warmChatPanel}
        onFocus={warmChatPanel}
        onClick={show}
        className="fixed right-[20px] bottom-[20px] z-20 grid size-[64px] place-items-center rounded-full rounded-br-panel bg-action text-vanilla shadow-print transition-colors duration-160 ease-move hover:bg-action-hover focus-visible:shadow-[0_0_0_3px_var(--paper)] forced-colors:border"
      >
        <Icon name="speech" className={`size-[30px] ${open ? 'animate-pulse motion-reduce:animate-none' : ''}`} />
      </button>
      {Panel && <Panel client={client} accessToken={accessToken} open={open} onClose={close} />}
    </aside>
  )
}
