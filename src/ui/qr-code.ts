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
    const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 2 })
    const canvas = document.createElement('canvas')
    canvas.width = qrCodeSize
    canvas.height = qrCodeSize
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, qrCodeSize, qrCodeSize)
    context.fillStyle = '#000000'
    const edge = (index: number) => Math.ceil((index * qrCodeSize) / modules.length)
    for (const [y, row] of modules.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) context.fillRect(edge(x), edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y))
      }
    }
    return canvas.toDataURL()
  } catch (error) {
    console.warn(`The QR code of ${address} cannot be drawn`, error)
    return null
  }
}
