import * as z from 'zod/mini'
import { currencies, type ReservationRequest } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { homeBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import { budgetField, peopleField, startDateField } from '#src/features/reservations/travel-fields.ts'
import { emailField, optionalField, requiredField } from '#src/forms/text-fields.ts'
import { isCalendarDay } from '#src/lib/dates.ts'

export const maxPeopleFromHome = 50

/** `isKnownCircuit` says whether the chosen ID, or a preset that overrides it, is a known circuit. */
export function homeReservationSchema(isKnownCircuit: (circuitId: string) => boolean) {
  return z
    .object({
      circuitId: z.string().check(z.refine(isKnownCircuit, 'Veuillez sélectionner un circuit')),
      clientName: requiredField('Le nom complet est requis'),
      clientEmail: emailField("L'email est invalide"),
      clientPhone: requiredField('Le téléphone est requis'),
      clientCompany: optionalField,
      clientAddress: optionalField,
      startDate: startDateField,
      endDate: z.string().check(z.refine(isCalendarDay, 'La date de fin est requise')),
      numberOfPeople: peopleField({
        tooFew: 'Le nombre de personnes doit être au moins 1',
        max: maxPeopleFromHome,
        tooMany: 'Le nombre de personnes ne peut pas dépasser 50',
      }),
      budgetRange: budgetField(homeBudgetRanges),
      currency: z.enum(currencies, 'Choisissez une devise'),
      specialRequests: optionalField,
      message: optionalField,
    })
    .check(
      z.refine(({ startDate, endDate }) => !isCalendarDay(endDate) || endDate > startDate, {
        path: ['endDate'],
        error: 'La date de fin doit être après la date de début',
      }),
    )
}

export type HomeReservation = z.infer<ReturnType<typeof homeReservationSchema>>

export const homeReservationFields = z.keyof(homeReservationSchema(Boolean)).options

export const emptyHomeReservation: HomeReservation = {
  circuitId: '',
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  clientCompany: '',
  clientAddress: '',
  startDate: '',
  endDate: '',
  numberOfPeople: '1',
  budgetRange: '',
  currency: 'MGA',
  specialRequests: '',
  message: '',
}

/** The API has no field for the address, so it becomes the last line of the message. */
export function toHomeRequest(form: HomeReservation, circuitId: Id): ReservationRequest {
  return {
    circuit_id: circuitId,
    client_name: form.clientName,
    client_email: form.clientEmail,
    client_phone: form.clientPhone,
    client_company: form.clientCompany,
    start_date: form.startDate,
    end_date: form.endDate,
    number_of_people: Number(form.numberOfPeople),
    special_requests: form.specialRequests,
    budget_range: form.budgetRange,
    currency: form.currency,
    message: [form.message, form.clientAddress && `Adresse : ${form.clientAddress}`].filter(Boolean).join('\n'),
    source: 'website',
  }
}
