import * as z from 'zod/mini'
import { idSchema, optionalBoolean, optionalLabel, requiredLabel } from '#src/contract/values.ts'

/** A person or service to call: one record of GET /emergency/contacts/. */
export const emergencyContactSchema = z.object({
  id: idSchema,
  name: requiredLabel,
  phone: optionalLabel,
  email: optionalLabel,
  /** Known values: customer_service, reservations, emergency. */
  type: optionalLabel,
  is_primary: optionalBoolean,
  created_at: optionalLabel,
})
export type EmergencyContact = z.infer<typeof emergencyContactSchema>
