import { queryOptions } from '@tanstack/react-query'

/** The only third-party service that the site itself calls. It draws the QR code of the app. */
export const qrServiceUrl = 'https://api.qrserver.com/v1/create-qr-code/'

/** Pixels. */
export const qrCodeSize = 200

/** The QR code of `address` as a data URL, drawn in the page; null where that fails. */
export function qrCodeQueryOptions(address: string) {
  return queryOptions({
    queryKey: ['qr', address],
    queryFn: () => drawQrCode(address),
    staleTime: Infinity,
  })
}

async function drawQrCode(address: string): Promise<string | null> {
  try {
    const { encodeQR } = await import('qr')
    const picture = encodeQR(address, 'svg', { ecc: 'medium', border: 2 })
    return `data:image/svg+xml,${encodeURIComponent(picture)}`
  } catch (error) {
    console.warn(`The QR code of ${address} cannot be drawn`, error)
    return null
  }
}
