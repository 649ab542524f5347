import { existsSync } from 'node:fs'

const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth']

/** Where WebKit's driver listens. */
export const driverUrl = new URL('http://127.0.0.1:4446')

/**
 * Where WebKit's driver is installed, if there is a screen for it, too: WebKitGTK has no way to run without one.
 * @returns {string | undefined}
 */
export function webkitPath() {
  return tools.every((path) => existsSync(path)) ? tools[0] : undefined
}
