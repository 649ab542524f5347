import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** Beside the text from 700 px, above it on narrower screens. */
  picture: ReactNode
  /** Buttons that stay at the foot while the text is scrolled. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal <dialog>, open for as long as it is rendered. */
export function Dialog({ title, onClose, picture, actions, children }: DialogProps) {
  const { modal, titleId, close } = useModal(onClose)
  return (
    <dialog
      {...modal}
      className="m-auto max-w-none max-h-[calc(100dvh-32px)] w-[min(760px,calc(100vw-32px))] overflow-auto overscroll-contain rounded-paper bg-paper p-0 text-text shadow-print backdrop:bg-scrim"
    >
      <div className="relative grid grid-cols-1 min-[700px]:grid-cols-[5fr_6fr]">
        {/* First, so that the initial focus does not scroll the dialog. */}
        <button
          type="button"
          aria-label="Fermer"
          onClick={close}
          className="absolute top-2.5 right-2.5 z-1 grid size-11 place-items-center rounded-full bg-vanilla text-ink min-[700px]:bg-raised min-[700px]:text-text"
        >
          <Icon name="close" />
        </button>
        <div className="max-h-75 overflow-hidden min-[700px]:max-h-none [&_img]:size-full [&_img]:object-cover">
          {picture}
        </div>
        <div className="min-w-0 p-[min(1.75rem,7vw)] min-[700px]:pt-10">
          <h2 id={titleId} className="pr-8 text-h3">
            {title}
          </h2>
          {children}
          {actions && <div className="sticky bottom-0 mt-6 border-t border-line bg-paper py-3">{actions}</div>}
        </div>
      </div>
    </dialog>
  )
}

type FullScreenDialogProps = Pick<DialogProps, 'title' | 'onClose' | 'children'>

/** A modal <dialog> as large as the window. */
export function FullScreenDialog({ title, onClose, children }: FullScreenDialogProps) {
  const { modal, titleId, close } = useModal(onClose)
  return (
    <dialog {...modal} className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-text">
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-3 py-2">
          <h2 id={titleId} className="text-[1.25rem]/tight">
            {title}
          </h2>
          <Button look="outlined" onClick={close}>
            Fermer
          </Button>
        </div>
        <div className="min-h-0 grow">{children}</div>
      </div>
    </dialog>
  )
}

/** Opens a <dialog> as a modal while it is rendered. `titleId` is for its heading. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // The browser returns the focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const modal = {
    ref: dialog,
    'aria-labelledby': titleId,
    closedby: 'any' as const,
    // In strict mode the effect runs twice, and the first close event arrives when the dialog is open again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose()
    },
  }
  return { modal, titleId, close: () => dialog.current?.close() }
}
