import { emergencyContacts } from '#mocks/data/emergency-contacts.ts'

/** A short list, never paged: the bare array. */
export async function listEmergencyContacts(): Promise<Response> {
  return Response.json(emergencyContacts)
}
