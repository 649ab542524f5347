import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { config } from '#src/config.ts'
import { useSeen } from '#src/ui/use-seen.ts'
import { qrQuery, qrWidth } from '#src/lib/qr-query.ts'
import { qrService } from '#src/lib/qr-service.ts'
import { usePausableTimer } from '#src/ui/use-pausable-timer.ts'

/** Milliseconds after which nobody waits for it any more. */
const timeoutMs = 5000
const serviceUrl = `${qrService}?size=${qrWidth}x${qrWidth}&data=${encodeURIComponent(config.apkUrl)}`

/**
 * The way from this screen to a telephone. The code comes from an external service, which is asked when it is to be seen
 * and not before; where that fails it is drawn here, and where that fails too the link to the file is left.
 */
export function ApkQr({ className }: { className: string }) {
  const { ref, seen } = useSeen()
  const [answer, setAnswer] = useState<'awaited' | 'arrived' | 'missing'>('awaited')
  const giveUp = useCallback(() => setAnswer('missing'), [])
  usePausableTimer(giveUp, timeoutMs, !seen || answer !== 'awaited')
  const { data: drawn } = useQuery({
    ...qrQuery(config.apkUrl),
    enabled: answer === 'missing',
  })
  if (drawn === null) return null
  const picture = answer === 'missing' ? drawn : serviceUrl
  return (
    <figure
      className={`ticket flex flex-wrap items-center gap-x-5 gap-y-3 bg-print p-[20px] text-ink ${className}`}
    >
      {/* Its room is kept while it is on its way. */}
      <div ref={ref} style={{ width: qrWidth, height: qrWidth }}>
        {seen && picture && (
          <img
            referrerPolicy="no-referrer"
            src={picture}
            alt={`Code QR de l’application ${config.siteName} pour Android`}
            width={qrWidth}
            height={qrWidth}
            className="max-w-none mix-blend-multiply forced-colors:mix-blend-normal [image-rendering:pixelated]"
            onLoad={() => setAnswer((now) => (now === 'awaited' ? 'arrived' : now))}
            onError={giveUp}
          />
        )}
      </div>
      <figcaption className="min-w-0 flex-[1_1_9rem]">
        <strong className="block font-display text-[min(1.375rem,7vw)]/tight font-extrabold">
          Scannez pour télécharger
        </strong>
        <span className="mt-2 block text-small/snug">
          Vous lisez cette page sur un ordinateur&#x202f;? Visez ce code avec l’appareil photo de votre
          téléphone.
        </span>
      </figcaption>
    </figure>
  )
}
