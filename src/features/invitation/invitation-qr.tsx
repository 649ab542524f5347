import { useQuery } from '@tanstack/react-query'
import { qrQuery, qrWidth } from '#src/lib/qr-query.ts'

/** The way back to this page from its printed copy. */
export function InvitationQr({ address }: { address: string }) {
  const { data: picture } = useQuery(qrQuery(address))
  if (picture === null) return null
  return (
    <figure style={{ width: qrWidth }}>
      {/* Its room is kept while it is drawn. */}
      <div style={{ height: qrWidth }}>
        {picture && (
          <img
            src={picture}
            alt={`Code QR de l’adresse ${address}`}
            width={qrWidth}
            height={qrWidth}
            className="max-w-none [image-rendering:pixelated]"
          />
        )}
      </div>
      <figcaption className="mt-1.5 text-base/snug">
        Cette invitation en ligne&#x202f;:{' '}
        <span className="wrap-anywhere">{address.replace(/^https?:\/\//, '')}</span>
      </figcaption>
    </figure>
  )
}
