import { type ReactNode, useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type LoadErrorPanelProps = {
  text: string
  onRetry: () => void
  /** More actions, beside 'Réessayer'. */
  children?: ReactNode
}

/** Replaces a list that could not be loaded. */
export function LoadErrorPanel({ text, onRetry, children }: LoadErrorPanelProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="max-w-2xl rounded-paper border-l-6 border-error bg-raised p-6 md:p-8">
      <h3 id={titleId} className="flex items-center gap-3">
        <Icon name="warning" className="size-7 text-error" />
        Erreur de chargement
      </h3>
      <p className="mt-2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onRetry}>
          <Icon name="retry" />
          Réessayer
        </Button>
        {children}
      </div>
    </section>
  )
}
