import type { Emergency } from '#src/content/emergencies.ts'
import type { OwnPosition } from '#src/features/sos/use-own-position.ts'
import { formatDecimal } from '#src/lib/coordinates.ts'
import { madagascarTime } from '#src/lib/madagascar-time.ts'

/**
 * What has happened and where, for a text message. With its 160 characters of the GSM alphabet it fits into one message, which
 * needs less network than two. So it has no typographic apostrophe or space.
 */
export function distressMessage(emergency: Emergency | undefined, { point, accuracy, readAt }: OwnPosition): string {
  const coordinates = formatDecimal(point)
  return [
    emergency ? `SOS - ${emergency.label}` : 'SOS',
    `Position: ${coordinates}`,
    `à ${Math.round(accuracy)} m près, ${madagascarTime(new Date(readAt))} (Madagascar)`,
    `https://maps.google.com/?q=${coordinates.replace(' ', '')}`,
  ].join('\n')
}

/** An sms: link without a recipient. iOS wants `&body`, Android `?body`, and both read this one. */
export function smsLink(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}
