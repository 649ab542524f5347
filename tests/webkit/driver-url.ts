/** Where WebKit's driver listens. */
export const driverUrl = new URL('http://127.0.0.1:4446')
