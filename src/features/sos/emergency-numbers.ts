import type { Service } from '#src/content/emergencies.ts'
import { assistance, serviceOf } from '#src/content/emergency-directory.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { phoneLink } from '#src/lib/urls.ts'

/** `contact` is null for the gendarmerie while it has no number. */
export type EmergencyNumber = { contact: EmergencyContact | null; service: Service | undefined }

/** The contacts of the services, in the order of `services`, then those that belong to no service. */
export function emergencyNumbers(
  services: readonly Service[],
  contacts: readonly EmergencyContact[],
): EmergencyNumber[] {
  const ordered = services.flatMap((service): EmergencyNumber[] => {
    if (service === 'assistance') return [{ contact: assistance, service }]
    const found = contacts.filter((contact) => serviceOf(contact) === service && canBeCalled(contact))
    if (found.length === 0 && service === 'gendarmerie') return [{ contact: null, service }]
    return found.map((contact) => ({ contact, service }))
  })
  const others = contacts.filter((contact) => serviceOf(contact) === undefined || !canBeCalled(contact))
  return [...ordered, ...others.map((contact) => ({ contact, service: undefined }))]
}

function canBeCalled({ phone }: EmergencyContact): boolean {
  return phoneLink(phone ?? '') !== null
}
