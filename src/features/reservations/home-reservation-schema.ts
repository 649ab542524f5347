import * as z from 'zod/mini'
import { currencies, type ReservationRequest } from '#src/contract/reservation.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { homeBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import { budgetField, peopleField, startDateField } from '#src/features/reservations/travel-fields.ts'
import { emailField, optionalField, requiredField } from '#src/forms/text-fields.ts'
import { isCalendarDay } from '#src/lib/dates.ts'
import { customTrip } from '#src/lib/urls.ts'

export const maxPeopleFromHome = 50

/** What a quote is asked for. */
export type Choice = Circuit | typeof customTrip

/** Its value in the field `circuitId`. */
export function choiceId(choice: Choice): string {
  return choice === customTrip ? choice : String(choice.id)
}

/** `isKnownChoice` says whether the chosen ID, or a preset that overrides it, is a known circuit or a custom trip. */
export function homeReservationSchema(isKnownChoice: (circuitId: string) => boolean) {
  return z
    .object({
      circuitId: z.string().check(z.refine(isKnownChoice, 'Veuillez sélectionner un circuit')),
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

/** The API has no fields for the wishes of a custom trip and for the address, so they become the last lines of the message. */
export function toHomeRequest(form: HomeReservation, choice: Choice, wishes: string): ReservationRequest {
  const isCustom = choice === customTrip
  const lines = [
    form.message,
    isCustom && wishes && `Envies : ${wishes}`,
    form.clientAddress && `Adresse : ${form.clientAddress}`,
  ]
  return {
    circuit_id: isCustom ? null : choice.id,
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
    message: lines.filter(Boolean).join('\n'),
    source: 'website',
  }
}
