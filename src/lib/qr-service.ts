/** The one third party that the site asks by itself: it draws the QR code of the application (section 7). */
export const qrService = 'https://api.qrserver.com/v1/create-qr-code/'
