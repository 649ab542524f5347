import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useCallback, useState } from 'react'
import { config } from '#src/config.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { usePausableTimer } from '#src/ui/hooks/use-pausable-timer.ts'
import { Icon } from '#src/ui/icon.tsx'
import { qrCodeQueryOptions, qrCodeSize, qrServiceUrl } from '#src/ui/qr-code.ts'

/** Opens in a new tab so that the installation help stays open. */
export function ApkLink({ children, ...props }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor href={config.apkUrl} target="_blank" rel="noopener" {...props}>
      <Icon name="download" />
      {children}
    </ButtonAnchor>
  )
}

const timeoutMs = 5000
const serviceUrl = `${qrServiceUrl}?size=${qrCodeSize}x${qrCodeSize}&data=${encodeURIComponent(config.apkUrl)}`

/**
 * QR code of the APK's address. An external service draws it once it scrolls into view; if that fails it is drawn
 * locally, and if that fails too nothing shows.
 */
export function ApkQr({ className }: { className: string }) {
  const { ref, seen } = useInView()
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const giveUp = useCallback(() => setStatus('failed'), [])
  usePausableTimer(giveUp, timeoutMs, !seen || status !== 'loading')
  const { data: drawn } = useQuery({
    ...qrCodeQueryOptions(config.apkUrl),
    enabled: status === 'failed',
  })
  if (drawn === null) return null
  const picture = status === 'failed' ? drawn : serviceUrl
  return (
    <figure className={`ticket flex flex-wrap items-center gap-x-5 gap-y-3 bg-print p-[20px] text-ink ${className}`}>
      <div ref={ref} style={{ width: qrCodeSize, height: qrCodeSize }}>
        {seen && picture && (
          <img
            referrerPolicy="no-referrer"
            src={picture}
            alt={`Code QR de l’application ${config.siteName} pour Android`}
            width={qrCodeSize}
            height={qrCodeSize}
            className="max-w-none bg-[#fff] forced-color-adjust-none mix-blend-multiply forced-colors:mix-blend-normal [image-rendering:pixelated]"
            onLoad={() => setStatus((now) => (now === 'loading' ? 'loaded' : now))}
            onError={giveUp}
          />
        )}
      </div>
      <figcaption className="min-w-0 flex-[1_1_9rem]">
        <strong className="block font-display text-[min(1.375rem,7vw)]/tight font-extrabold">
          Scannez pour télécharger
        </strong>
        <span className="mt-2 block text-small/snug">
          Vous lisez cette page sur un ordinateur&#x202f;? Visez ce code avec l’appareil photo de votre téléphone.
        </span>
      </figcaption>
    </figure>
  )
}
