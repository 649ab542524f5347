import type { Destination } from '#mocks/assistant/destinations.ts'
import { placeBuses } from '#mocks/data/place-buses.ts'

const islands: Readonly<Record<string, string>> = {
  'nosy-be-acces': 'Nosy Be',
  'sainte-marie-acces': 'Sainte-Marie',
}

/** Whether a taxi-brousse goes there. */
export function busText({ name, access = '' }: Destination): string | undefined {
  return placeBuses[name] ?? placeBuses[islands[access] ?? '']
}
