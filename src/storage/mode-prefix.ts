import { config } from '#src/config.ts'

/**
 * Begins what is stored of exchanges with the embedded API: nobody has received what it has taken, nor knows what it has said. It
 * must never be shown as the real one's, nor the other way round.
 */
export const modePrefix = config.maintenanceMode ? 'mock-' : ''
