import type { Service } from '#src/content/emergencies.ts'
import { assistance, serviceOf } from '#src/content/emergency-directory.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { phoneLink } from '#src/lib/urls.ts'

export type EmergencyNumber = { contact: EmergencyContact; service: Service | undefined }

/**
 * The numbers to show, in the order of `services`. Contacts that match no service or have no dialable phone come last. Other
 * services are left out; the page shows them all under 'Tout'.
 */
export function emergencyNumbers(
  services: readonly Service[],
  contacts: readonly EmergencyContact[],
): EmergencyNumber[] {
  const ordered = services.flatMap((service): EmergencyNumber[] => {
    if (service === 'assistance') return [{ contact: assistance, service }]
    return contacts
      .filter((contact) => serviceOf(contact) === service && canBeCalled(contact))
      .map((contact) => ({ contact, service }))
  })
  const unordered = contacts.filter((contact) => serviceOf(contact) === undefined || !canBeCalled(contact))
  return [...ordered, ...unordered.map((contact) => ({ contact, service: undefined }))]
}

function canBeCalled({ phone }: EmergencyContact): boolean {
  return phoneLink(phone ?? '') !== null
}
