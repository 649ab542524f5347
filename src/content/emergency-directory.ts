import { config } from '#src/config.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { phoneLink } from '#src/lib/urls.ts'

type Directory = {
  /** At least one can be called, because the configured numbers are added when the API has none. */
  emergencies: readonly EmergencyContact[]
  /** All other contacts, grouped by type. */
  others: readonly { label: string; contacts: readonly EmergencyContact[] }[]
}

const typeLabels = new Map([
  ['customer_service', 'Service client'],
  ['reservations', 'Réservations'],
])

/** The numbers of the configuration, for what the API does not deliver. */
export const configuredContacts: readonly EmergencyContact[] = config.emergencyNumbers.map(({ name, phone }) => ({
  id: name,
  name,
  phone,
}))

/** The provider's own number, which is answered day and night. */
export const assistance: EmergencyContact = {
  id: 'assistance',
  name: `Assistance ${config.siteName}`,
  phone: config.assistancePhone,
}

/** Groups the contacts that can be reached, with the primary ones first. */
export function emergencyDirectory(loaded: readonly EmergencyContact[] = []): Directory {
  const reachable = loaded.filter(({ phone, email }) => phone?.trim() || email?.trim())
  const ordered = [
    ...reachable.filter((contact) => contact.is_primary),
    ...reachable.filter((contact) => !contact.is_primary),
  ]
  const emergencies = ordered.filter(({ type }) => type === 'emergency')
  const rest = ordered.filter(({ type }) => type !== 'emergency')
  const canBeCalled = emergencies.some(({ phone }) => phoneLink(phone ?? ''))
  const labels = [...new Set(rest.map(labelOf))]
  return {
    emergencies: canBeCalled ? emergencies : [...configuredContacts, ...emergencies],
    others: labels.map((label) => ({
      label,
      contacts: rest.filter((contact) => labelOf(contact) === label),
    })),
  }
}

/** Every number of the configuration and of the loaded contacts. */
export function knownNumbers(loaded: readonly EmergencyContact[] = []): string[] {
  return [config.phone, ...[assistance, ...configuredContacts, ...loaded].flatMap(({ phone }) => phone?.trim() || [])]
}

/** Unknown types are shown as they are. */
function labelOf({ type }: EmergencyContact): string {
  const text = type?.replaceAll('_', ' ').trim()
  return typeLabels.get(type ?? '') ?? (text || 'Autre contact')
}
