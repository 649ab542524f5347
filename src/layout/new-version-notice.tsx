import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { hasNewerVersion, startNewerVersion, watchNewerVersion } from '#src/lib/newer-version.ts'

/** Nobody has to act: the next start shows the new version anyway. */
export function NewVersionNotice({ className }: { className: string }) {
  const available = useSyncExternalStore(watchNewerVersion, hasNewerVersion, () => false)
  const queryClient = useQueryClient()
  const sending = useIsMutating() > 0
  const [starting, setStarting] = useState(false)

  async function start() {
    setStarting(true)
    const since = Date.now()
    const isReady = await startNewerVersion()
    // Whoever has sent something meanwhile wants to see it arrive. The button is there for them afterwards, and for those
    // whom the browser has asked, and who stayed.
    const sendings = queryClient.getMutationCache().getAll()
    if (isReady && !sendings.some(({ state }) => state.submittedAt >= since)) location.reload()
    setStarting(false)
  }

  if (!available) return null
  return (
    <p className={`on-dark flex flex-wrap items-center justify-center gap-x-3 bg-ink text-vanilla ${className}`}>
      Nouvelle version disponible
      <button
        type="button"
        disabled={sending || starting}
        onClick={() => void start()}
        className="min-h-11 px-2 underline underline-offset-4 disabled:opacity-60"
      >
        Actualiser
      </button>
    </p>
  )
}
