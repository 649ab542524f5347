import type { EmergencyContact } from '#src/contract/emergency-contact.ts'

/** Madagascar's national numbers, and the provider's own plainly fictitious ones. */
export const emergencyContacts = [
  {
    id: 1,
    name: 'Police',
    phone: '117',
    type: 'emergency',
    is_primary: true,
    created_at: '2025-01-15T08:00:00Z',
  },
  {
    id: 2,
    name: 'Sapeurs-pompiers',
    phone: '118',
    type: 'emergency',
    is_primary: false,
    created_at: '2025-01-15T08:00:00Z',
  },
  {
    id: 3,
    name: 'SAMU',
    phone: '124',
    type: 'emergency',
    is_primary: false,
    created_at: '2025-01-15T08:00:00Z',
  },
  {
    id: 4,
    name: 'Service client',
    phone: '+261 20 22 000 01',
    email: 'service@dia-madagascar.example',
    type: 'customer_service',
    is_primary: false,
    created_at: '2025-01-15T08:00:00Z',
  },
  {
    id: 5,
    name: 'Réservations',
    phone: '+261 20 22 000 02',
    email: 'reservations@dia-madagascar.example',
    type: 'reservations',
    is_primary: false,
    created_at: '2025-01-15T08:00:00Z',
  },
] satisfies EmergencyContact[]
