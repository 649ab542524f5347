import type { ContactMessage } from '#src/contract/contact-message.ts'
import type { ReservationRequest } from '#src/contract/reservation.ts'

/** A payload that the mock API accepts, with a test's changes. */
export function reservation(changes: Partial<ReservationRequest> = {}): ReservationRequest {
  return {
    circuit_id: 2,
    client_name: 'Hanta Rakoto',
    client_email: 'hanta@exemple.fr',
    client_phone: '+33 6 00 00 00 00',
    client_company: '',
    start_date: '2027-05-01',
    end_date: '2027-05-09',
    number_of_people: 2,
    special_requests: 'Chambre au calme, « côté mer »',
    budget_range: '500000-1000000',
    currency: 'MGA',
    message: 'Bonjour\nAdresse : 1 rue du Port',
    source: 'website',
    ...changes,
  }
}

export function contactMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    name: 'Hanta Rakoto',
    email: 'hanta@exemple.fr',
    phone: '',
    company: '',
    message_type: 'general',
    subject: '',
    message: 'Bonjour',
    circuit_id: null,
    start_date: null,
    number_of_people: null,
    source: 'home_contact_form',
    ...changes,
  }
}
