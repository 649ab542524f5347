import { existsSync } from 'node:fs'

const candidates = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox']

/**
 * The path of Firefox: FIREFOX_PATH, or else the system's. It must be a release of Mozilla's, not Playwright's own build.
 * @returns {string | undefined}
 */
export function firefoxPath() {
  return candidates.find((path) => path !== undefined && existsSync(path))
}
