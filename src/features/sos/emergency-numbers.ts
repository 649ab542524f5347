import type { Service } from '#src/content/emergencies.ts'
import { assistance, configuredContacts } from '#src/content/emergency-directory.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { phoneLink } from '#src/lib/urls.ts'

/** In this order, since a name such as 'Gendarmerie et police' is the gendarmerie's. */
const namePatterns: readonly [Service, RegExp][] = [
  ['gendarmerie', /gendarm/i],
  ['police', /polic/i],
  ['fire', /pompier|incendie/i],
  ['samu', /samu|ambulance|secours|m[ée]dic/i],
]

/** `contact` is null for the gendarmerie while it has no number. */
export type EmergencyNumber = { contact: EmergencyContact | null; service: Service | undefined }

/**
 * The contacts of the services, in the order of `services`, then those that belong to no service. A service that `contacts` lacks
 * has its configured number.
 */
export function emergencyNumbers(
  services: readonly Service[],
  contacts: readonly EmergencyContact[],
): EmergencyNumber[] {
  const ordered = services.flatMap((service): EmergencyNumber[] => {
    if (service === 'assistance') return [{ contact: assistance, service }]
    const ofService = (contact: EmergencyContact) => serviceOf(contact) === service && canBeCalled(contact)
    const delivered = contacts.filter(ofService)
    const found = delivered.length > 0 ? delivered : configuredContacts.filter(ofService)
    if (found.length === 0 && service === 'gendarmerie') return [{ contact: null, service }]
    return found.map((contact) => ({ contact, service }))
  })
  const others = contacts.filter((contact) => serviceOf(contact) === undefined || !canBeCalled(contact))
  return [...ordered, ...others.map((contact) => ({ contact, service: undefined }))]
}

function serviceOf({ name }: EmergencyContact): Service | undefined {
  return namePatterns.find(([, pattern]) => pattern.test(name))?.[0]
}

function canBeCalled({ phone }: EmergencyContact): boolean {
  return phoneLink(phone ?? '') !== null
}
