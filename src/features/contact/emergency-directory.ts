import { config } from '#src/config.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { phoneLink } from '#src/lib/phone-and-mail-links.ts'

type Directory = {
  /** One of them can be called at least: the numbers of the site's own configuration do for those that the API lacks. */
  emergencies: readonly EmergencyContact[]
  /** Everybody else, by what they are for. */
  others: readonly { label: string; contacts: readonly EmergencyContact[] }[]
}

const typeLabels = new Map([
  ['customer_service', 'Service client'],
  ['reservations', 'Réservations'],
])

const stored: EmergencyContact[] = config.emergencyNumbers.map(({ name, phone }) => ({
  id: name,
  name,
  phone,
}))

/** The contacts that can be reached, the primary ones first; undefined while nothing has been loaded. */
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
    emergencies: canBeCalled ? emergencies : [...stored, ...emergencies],
    others: labels.map((label) => ({
      label,
      contacts: rest.filter((contact) => labelOf(contact) === label),
    })),
  }
}

/** A type that the site does not know yet is shown as it is. */
function labelOf({ type }: EmergencyContact): string {
  const words = type?.replaceAll('_', ' ').trim()
  return typeLabels.get(type ?? '') ?? (words || 'Autre contact')
}
