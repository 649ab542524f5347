import type { Settings } from '#src/settings.ts'

/** Read from the environment, checked and written in here by the build. */
declare const SITE_SETTINGS: Settings

export const config = SITE_SETTINGS
