import { queryOptions } from '@tanstack/react-query'

/** Pixels (section 9). */
export const qrWidth = 200

/** The QR code of `address` as a picture; null where it cannot be drawn, which only developers are told. */
export function qrQuery(address: string) {
  return queryOptions({
    queryKey: ['qr', address],
    queryFn: () => drawQr(address),
    staleTime: Infinity,
  })
}

async function drawQr(address: string): Promise<string | null> {
  try {
    const { toDataURL } = await import('qrcode')
    return await toDataURL(address, {
      width: qrWidth,
      margin: 2,
      color: { dark: '#000000', light: '#ffffff' },
    })
  } catch (error) {
    console.warn(`The QR code of ${address} cannot be drawn`, error)
    return null
  }
}
