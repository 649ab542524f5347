import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasNewerVersion, startNewerVersion, watchNewerVersion } from '#src/lib/newer-version.ts'

/** Nobody has to act: the next start shows the new version anyway. */
export function NewVersionNotice({ className }: { className: string }) {
  const available = useSyncExternalStore(watchNewerVersion, hasNewerVersion, () => false)
  const [start, setStart] = useState<'wanted' | 'ready'>()
  const sending = useIsMutating() > 0

  // What is on its way has to arrive first.
  useEffect(() => {
    if (start === 'ready' && !sending) location.reload()
  }, [start, sending])

  if (!available) return null
  return (
    <p className={`flex flex-wrap items-center justify-center gap-x-3 bg-ink text-vanilla ${className}`}>
      Nouvelle version disponible
      <button
        type="button"
        disabled={sending || start !== undefined}
        onClick={() => {
          setStart('wanted')
          void startNewerVersion().then(() => setStart('ready'))
        }}
        className="min-h-11 px-2 underline underline-offset-4 disabled:opacity-60"
      >
        Actualiser
      </button>
    </p>
  )
}
