import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import type { AccessToken } from '#src/api/chat.ts'
import type { ApiClient } from '#src/api/client.ts'
import { ChatFailure } from '#src/features/assistant/chat-failure.tsx'
import { ChatForm } from '#src/features/assistant/chat-form.tsx'
import { ChatHeader } from '#src/features/assistant/chat-header.tsx'
import { ChatLog } from '#src/features/assistant/chat-log.tsx'
import { ChatSuggestions } from '#src/features/assistant/chat-suggestions.tsx'
import { useChat } from '#src/features/assistant/use-chat.ts'
import { usePanelPlace } from '#src/features/assistant/use-panel-place.ts'

type ChatPanelProps = {
  client: ApiClient
  accessToken: AccessToken | undefined
  open: boolean
  onClose: () => void
}

/** The assistant's window: over the page but not modal, and the whole of what a phone with an open keyboard shows. */
export function ChatPanel({ client, accessToken, open, onClose }: ChatPanelProps) {
  const titleId = useId()
  const { conversation, draft, pending, failure, ask, clear } = useChat(client, accessToken)
  const { fillsScreen, style } = usePanelPlace()
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  // The window may come late, when the traveller already writes elsewhere: the focus, and the words, stay there.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body || panel.current?.parentElement?.contains(activeElement)
    if (open && isFree) input.current?.focus({ preventScroll: true })
  }, [open])

  /** For a question that a button asks: the button goes, and the input would call a phone's keyboard. */
  function pressed(askAgain: () => void) {
    askAgain()
    log.current?.focus({ preventScroll: true })
  }

  const followLink = useCallback(() => {
    // On a phone the window covers the page that the link leads to.
    if (matchMedia('(width < 600px)').matches) onClose()
  }, [onClose])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape reaches it from its controls
    <div
      ref={panel}
      role="dialog"
      // Holds the focus of a press that hits no control, so that Escape still closes.
      tabIndex={-1}
      aria-labelledby={titleId}
      hidden={!open}
      data-chat-open={open || undefined}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose()
      }}
      style={style}
      className={`fixed z-35 flex [container-type:size] flex-col overflow-hidden bg-paper text-text shadow-[0_0_0_1px_var(--line),0_30px_70px_-18px_#140800a0] transition-[translate] duration-160 ease-move starting:translate-y-3 forced-colors:border ${fillsScreen ? 'inset-x-0' : 'right-0 mr-[20px] mb-[20px] h-125 w-[min(380px,100vw-24px)] rounded-panel rounded-br-paper max-xs:mr-[12px] max-xs:mb-[12px]'}`}
    >
      <ChatHeader titleId={titleId} onClear={clear} onClose={onClose} />
      <ChatLog
        ref={log}
        client={client}
        conversation={conversation}
        pending={pending}
        onFollow={followLink}
      />
      {failure ? (
        <ChatFailure
          message={failure.message}
          question={draft.asked}
          onRetry={() => pressed(failure.retry)}
          onFollow={followLink}
        />
      ) : (
        <ChatSuggestions
          last={pending ?? conversation.messages.at(-1)}
          onChoose={(text) => pressed(() => ask(text))}
          onFollow={followLink}
        />
      )}
      <ChatForm
        ref={input}
        value={draft.typed}
        onType={draft.type}
        waiting={pending !== undefined}
        onSend={() => {
          ask(draft.typed)
          input.current?.focus()
        }}
      />
    </div>
  )
}
