import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#src/ui/icon.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** Beside the text from 700 px, above it on narrower screens. */
  picture: ReactNode
  children: ReactNode
}

/** A modal <dialog>, open for as long as it is rendered. */
export function Dialog({ title, onClose, picture, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // The browser returns the focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // In strict mode the effect runs twice, and the first close event arrives when the dialog is open again.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      closedby="any"
      className="m-auto max-w-none max-h-[calc(100dvh-32px)] w-[min(760px,calc(100vw-32px))] overflow-auto overscroll-contain rounded-paper bg-paper p-0 text-text shadow-print backdrop:bg-scrim"
    >
      <div className="relative grid grid-cols-1 min-[700px]:grid-cols-[5fr_6fr]">
        {/* First, so that the initial focus does not scroll the dialog. */}
        <button
          type="button"
          aria-label="Fermer"
          onClick={() => dialog.current?.close()}
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
        </div>
      </div>
    </dialog>
  )
}
