import { queryOptions } from '@tanstack/react-query'

/**
 * The service that draws the QR code of the app. It is the only third party that the site calls; if it fails, `qrCodeQueryOptions`
 * draws the code.
 */
export const qrServiceUrl = 'https://api.qrserver.com/v1/create-qr-code/'

/** Pixels. */
export const qrCodeSize = 200

/** Draws the QR code of `address` in the page, as a data URL; null if that fails. */
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
