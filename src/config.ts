import type { Settings } from '#src/settings.ts'

/** Replaced at build time with the validated environment variables (vite.config.ts). */
declare const SITE_SETTINGS: Settings

export const config = SITE_SETTINGS
