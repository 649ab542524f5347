import * as z from 'zod/mini'
import { idSchema, optionalText, requiredText } from '#src/contract/values.ts'

/** Somebody to call: one record of GET /emergency/contacts/. */
export const emergencyContactSchema = z.object({
  id: idSchema,
  name: requiredText,
  phone: optionalText,
  email: optionalText,
  /** Known values: customer_service, reservations, emergency. */
  type: optionalText,
  is_primary: z.nullish(z.boolean()),
  created_at: optionalText,
})
export type EmergencyContact = z.infer<typeof emergencyContactSchema>
