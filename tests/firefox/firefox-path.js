import { existsSync } from 'node:fs'

const candidates = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox']

/**
 * Where Firefox is: the one that FIREFOX_PATH names, else the system's. It must be a release, not the one that Playwright
 * builds for itself.
 * @returns {string | undefined}
 */
export function firefoxPath() {
  return candidates.find((path) => path !== undefined && existsSync(path))
}
