import * as z from 'zod/mini'
import { currencies, type ReservationRequest } from '#src/contract/reservation.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { homeBudgetRanges } from '#src/features/reservations/budget-ranges.ts'
import { budgetField, peopleField, startDateField } from '#src/features/reservations/travel-fields.ts'
import { emailField, optionalField, requiredField } from '#src/forms/text-fields.ts'
import { isCalendarDay } from '#src/lib/dates.ts'
import { formatCount } from '#src/lib/format.ts'
import { customTrip } from '#src/lib/urls.ts'

export const maxPeopleFromHome = 50

/** What a quote is asked for: a circuit, or a custom trip, which has no circuit. */
export type TripChoice = {
  /** In the field `circuitId`. */
  value: string
  /** In the URL. */
  slug: string
  summary: string
  circuit: Circuit | null
}

/** All choices of the form, the custom trip as the last. */
export function tripChoices(circuits: readonly Circuit[]): TripChoice[] {
  return [
    ...circuits.map((circuit) => ({
      value: String(circuit.id),
      slug: circuit.slug,
      summary: circuitSummary(circuit),
      circuit,
    })),
    { value: customTrip, slug: customTrip, summary: 'Sur mesure', circuit: null },
  ]
}

/** 'Nord, 9 jours'. */
function circuitSummary({ name, estimated_duration_days: days }: Circuit): string {
  return days == null ? name : `${name}, ${formatCount(days, 'jour')}`
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
      /** What was searched for, in words. No field of the screen: it is sent with a request for a custom trip. */
      criteriaText: optionalField,
      /** The kept circuits and places, in words. Sent with every request, until the traveller takes it off. */
      carnet: optionalField,
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
  criteriaText: '',
  carnet: '',
}

/** The API has no fields for the criteria of a custom trip, the carnet and the address, so they become the last lines of the message. */
export function toHomeRequest(form: HomeReservation, { circuit }: TripChoice): ReservationRequest {
  const lines = [
    form.message,
    !circuit && form.criteriaText && `Envies : ${form.criteriaText}`,
    form.carnet && `Carnet : ${form.carnet}`,
    form.clientAddress && `Adresse : ${form.clientAddress}`,
  ]
  return {
    circuit_id: circuit?.id ?? null,
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
