import { existsSync } from 'node:fs'

const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth']

/** The address on which WebKit's driver listens. */
export const driverUrl = new URL('http://127.0.0.1:4446')

/**
 * The path of WebKit's driver. Undefined if the driver or the virtual screen is not installed: WebKitGTK cannot run headless.
 * @returns {string | undefined}
 */
export function webkitPath() {
  return tools.every((path) => existsSync(path)) ? tools[0] : undefined
}
