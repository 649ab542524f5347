import { config } from '#src/config.ts'
import type { Service } from '#src/content/emergencies.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { phoneLink } from '#src/lib/urls.ts'

type Directory = {
  /** With every configured number, after those of the API if one of them can be called. */
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

/** In this order, since a name such as 'Gendarmerie et police' is the gendarmerie's. */
const serviceNames: readonly [Service, RegExp][] = [
  ['gendarmerie', /\bgendarm/i],
  ['police', /\bpolic(?:e|iers?)\b/i],
  ['fire', /\bpompiers?\b|\bincendies?\b|\bfeu\b/i],
  ['samu', /\bsamu\b|\bambulances?\b|\b(?:urgences?|secours) m[ée]dica/i],
]

/** Which public service a contact is, by its name. An insurance policy is no police. */
export function serviceOf({ name }: EmergencyContact): Service | undefined {
  return /assurance/i.test(name) ? undefined : serviceNames.find(([, pattern]) => pattern.test(name))?.[0]
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
  const links = new Set(reachable.map(linkOf))
  const canBeCalled = emergencies.some((contact) => linkOf(contact))
  const missing = configuredContacts.filter((contact) => !links.has(linkOf(contact)))
  const labels = [...new Set(rest.map(labelOf))]
  return {
    emergencies: canBeCalled ? [...emergencies, ...missing] : [...missing, ...emergencies],
    others: labels.map((label) => ({
      label,
      contacts: rest.filter((contact) => labelOf(contact) === label),
    })),
  }
}

/** Where the gendarmerie is found, unless one of the contacts is its number. */
export function gendarmerieNote(contacts: readonly EmergencyContact[]): string | undefined {
  const isListed = contacts.some((contact) => serviceOf(contact) === 'gendarmerie' && linkOf(contact))
  return isListed
    ? undefined
    : 'Hors des villes, adressez-vous au poste de gendarmerie le plus proche\u202f; votre hôtel ou votre chauffeur le connaît.'
}

/** 'Police 117, Pompiers 118, SAMU 124, Assistance Dia Madagascar +261 20 22 000 00', for a sentence. */
export const configuredNumbersText = [...configuredContacts, assistance]
  .map(({ name, phone }) => `${name} ${phone ?? ''}`)
  .join(', ')

/** Every number of the configuration and of the loaded contacts. */
export function knownNumbers(loaded: readonly EmergencyContact[] = []): string[] {
  return [config.phone, ...[assistance, ...configuredContacts, ...loaded].flatMap(({ phone }) => phone?.trim() || [])]
}

function linkOf({ phone }: EmergencyContact): string | null {
  return phoneLink(phone ?? '')
}

/** Unknown types are shown as they are. */
function labelOf({ type }: EmergencyContact): string {
  const text = type?.replaceAll('_', ' ').trim()
  return typeLabels.get(type ?? '') ?? (text || 'Autre contact')
}
