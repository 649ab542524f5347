import type { NextByEntry } from '#mocks/data/asked-next.ts'

/** What travellers ask after answers about transport. */
export const transport: NextByEntry = {
  train: [{ asks: /\bcombien (?:de temps|d heures)\b(?!.*\b(?:depuis|jusqu)\b)/ }],
  pirogue: [{ asks: /\bcombien de (?:jours|temps|nuits)\b/ }],
}
