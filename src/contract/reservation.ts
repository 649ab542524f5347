import * as z from 'zod/mini'
import { isAccepted, receiptShape } from '#src/contract/receipt.ts'
import { idSchema } from '#src/contract/values.ts'

/** The first is the default. */
export const currencies = ['MGA', 'EUR', 'USD'] as const

/** Body of POST /reservations/reservation-request/: a request for a quote, never a payment. */
export const reservationRequestSchema = z.object({
  /** Null: a custom trip. */
  circuit_id: z.nullable(idSchema),
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.string(),
  client_company: z.string(),
  /** Local calendar days, YYYY-MM-DD. */
  start_date: z.string(),
  end_date: z.string(),
  number_of_people: z.int(),
  special_requests: z.string(),
  budget_range: z.string(),
  currency: z.enum(currencies),
  message: z.string(),
  source: z.enum(['website', 'circuit_detail']),
})
export type ReservationRequest = z.infer<typeof reservationRequestSchema>

/** The response to an accepted request. */
export const reservationReceiptSchema = z.object(receiptShape).check(z.refine(isAccepted))
export type ReservationReceipt = z.infer<typeof reservationReceiptSchema>
