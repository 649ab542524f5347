import * as z from 'zod/mini'
import type { Circuit } from '#src/contract/circuit.ts'
import type { ReservationRequest } from '#src/contract/reservation.ts'
import { circuitBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import { budgetField, peopleField, startDateField } from '#src/features/reservations/travel-fields.ts'
import { emailField, optionalField, requiredField } from '#src/forms/text-fields.ts'
import { addDays, type CalendarDay, isCalendarDay } from '#src/lib/dates.ts'

export const maxPeopleOnCircuit = 8

/** The end date is computed, so it is not part of the schema. */
export const circuitReservationSchema = z.object({
  clientName: requiredField('Le nom est requis'),
  clientEmail: emailField('Email invalide'),
  clientPhone: requiredField('Le téléphone est requis'),
  clientCompany: optionalField,
  startDate: startDateField,
  numberOfPeople: peopleField({
    tooFew: 'Au moins 1 personne est requise',
    max: maxPeopleOnCircuit,
    tooMany: '8 personnes au maximum',
  }),
  budgetRange: budgetField(circuitBudgetRanges),
  specialRequests: optionalField,
})

export const circuitReservationFields = z.keyof(circuitReservationSchema).options

type CircuitReservation = z.infer<typeof circuitReservationSchema>

export const emptyCircuitReservation: CircuitReservation = {
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  clientCompany: '',
  startDate: '',
  numberOfPeople: '2',
  budgetRange: '',
  specialRequests: '',
}

/**
 * Start + duration - 1 day, so that a one-day circuit ends on its start day. A circuit of unknown length counts as one day,
 * because the API requires an end. Empty while there is no start.
 */
export function endDateOf(startDate: CalendarDay, circuit: Circuit): string {
  if (!isCalendarDay(startDate)) return ''
  const days = Math.ceil(circuit.estimated_duration_days || 1)
  return addDays(startDate, days - 1)
}

/** The form asks for no end date, no currency and no message: the length of the circuit gives the end, and budgets are in ariary. */
export function toCircuitRequest(form: CircuitReservation, circuit: Circuit): ReservationRequest {
  return {
    circuit_id: circuit.id,
    client_name: form.clientName,
    client_email: form.clientEmail,
    client_phone: form.clientPhone,
    client_company: form.clientCompany,
    start_date: form.startDate,
    end_date: endDateOf(form.startDate, circuit),
    number_of_people: Number(form.numberOfPeople),
    special_requests: form.specialRequests,
    budget_range: form.budgetRange,
    currency: 'MGA',
    message: '',
    source: 'circuit_detail',
  }
}
