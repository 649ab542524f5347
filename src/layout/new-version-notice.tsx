import { useIsMutating } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { hasNewerVersion, startNewerVersion, watchNewerVersion } from '#src/lib/newer-version.ts'

/** Nobody has to act: the next start shows the new version anyway. */
export function NewVersionNotice({ className }: { className: string }) {
  const available = useSyncExternalStore(watchNewerVersion, hasNewerVersion, () => false)
  const sending = useIsMutating() > 0
  if (!available) return null
  return (
    <p className={`flex flex-wrap items-center justify-center gap-x-3 bg-ink text-vanilla ${className}`}>
      Nouvelle version disponible
      <button
        type="button"
        // What is on its way has to arrive first.
        disabled={sending}
        onClick={() => void startNewerVersion()}
        className="min-h-11 px-2 underline underline-offset-4 disabled:opacity-60"
      >
        Actualiser
      </button>
    </p>
  )
}
