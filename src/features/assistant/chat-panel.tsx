import { useId, useLayoutEffect, useRef } from 'react'
import type { AccessToken } from '#src/api/chat.ts'
import { ChatErrorBox, ChatSuggestions } from '#src/features/assistant/chat-actions.tsx'
import { ChatForm } from '#src/features/assistant/chat-form.tsx'
import { ChatLog } from '#src/features/assistant/chat-log.tsx'
import { useChat } from '#src/features/assistant/use-chat.ts'
import { usePanelPosition } from '#src/features/assistant/use-panel-position.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

type ChatPanelProps = {
  accessToken: AccessToken | undefined
  open: boolean
  onClose: () => void
}

/** The chat with the assistant, a non-modal dialog over the page. */
export function ChatPanel({ accessToken, open, onClose }: ChatPanelProps) {
  const titleId = useId()
  const { messages, restoredCount, pending, typed, setTyped, ask, failure, clear } = useChat(accessToken)
  const { fillsScreen, style } = usePanelPosition()
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  // The panel may load late. It must not take the focus from a field that is in use by then.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body || panel.current?.parentElement?.contains(activeElement)
    if (open && isFree) input.current?.focus({ preventScroll: true })
  }, [open])

  /** For buttons that disappear when pressed. Focusing the input instead would open a phone's keyboard. */
  function focusLog() {
    log.current?.focus({ preventScroll: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and clicks on links bubble up
    <div
      ref={panel}
      role="dialog"
      // Takes the focus when no control is clicked, so that Escape still closes the panel.
      tabIndex={-1}
      aria-labelledby={titleId}
      hidden={!open}
      data-chat-open={open || undefined}
      onClick={({ target }) => {
        // On a phone the panel covers the page that a link leads to.
        const isLink = target instanceof Element && target.closest('a')
        if (isLink && matchMedia('(width < 600px)').matches) onClose()
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose()
      }}
      style={style}
      className={`fixed z-35 flex [container-type:size] flex-col overflow-hidden bg-paper text-text shadow-[0_0_0_1px_var(--line),0_30px_70px_-18px_#140800a0] transition-[translate] duration-160 ease-move starting:translate-y-3 forced-colors:border ${fillsScreen ? 'inset-x-0' : 'right-0 mr-[20px] mb-[20px] h-125 w-[min(380px,100vw-24px)] rounded-panel rounded-br-paper max-xs:mr-[12px] max-xs:mb-[12px]'}`}
    >
      <ChatHeader titleId={titleId} onClear={clear} onClose={onClose} />
      <ChatLog ref={log} messages={messages} restoredCount={restoredCount} pending={pending} />
      {failure ? (
        <ChatErrorBox
          message={failure.message}
          question={failure.question}
          onRetry={() => {
            failure.retry()
            focusLog()
          }}
        />
      ) : (
        <ChatSuggestions
          last={pending ?? messages.at(-1)}
          onChoose={(text) => {
            ask(text)
            focusLog()
          }}
        />
      )}
      <ChatForm
        inputRef={input}
        value={typed}
        onType={setTyped}
        isPending={pending !== undefined}
        onSend={() => {
          ask(typed)
          input.current?.focus()
        }}
      />
    </div>
  )
}

type ChatHeaderProps = { titleId: string; onClear: () => void; onClose: () => void }

function ChatHeader({ titleId, onClear, onClose }: ChatHeaderProps) {
  return (
    <>
      <div className="on-dark flex shrink-0 items-center bg-forest py-2 pr-2 pl-4.5 text-vanilla">
        <div className="mr-auto min-w-0">
          <h2 id={titleId} className="text-[min(1.1875rem,10vw)]/tight">
            Assistant
          </h2>
          <p className="text-label/tight text-on-band-soft [@container(height<26rem)]:hidden">
            Réponses automatiques, en français
          </p>
        </div>
        <HeaderButton name="Effacer l'historique" icon="trash" onPress={onClear} />
        <HeaderButton name="Fermer le chat" icon="close" onPress={onClose} />
      </div>
      <div className="lamba-thin shrink-0" />
    </>
  )
}

function HeaderButton({ name, icon, onPress }: { name: string; icon: IconName; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-[44px] shrink-0 place-items-center rounded-panel hover:bg-night/40 focus-visible:-outline-offset-3"
    >
      <Icon name={icon} />
    </button>
  )
}
