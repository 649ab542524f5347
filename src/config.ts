import { readSettings } from '#src/settings.ts'

export const config = readSettings(import.meta.env)
