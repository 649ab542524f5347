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
    const { toDataURL } = await import('qrcode')
    return await toDataURL(address, {
      width: qrCodeSize,
      margin: 2,
      color: { dark: '#000000', light: '#ffffff' },
    })
  } catch (error) {
    console.warn(`The QR code of ${address} cannot be drawn`, error)
    return null
  }
}
