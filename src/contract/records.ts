import type * as z from 'zod/mini'
import { type Circuit, circuitSchema } from '#src/contract/circuit.ts'
import { type EmergencyContact, emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { type Place, placeSchema } from '#src/contract/place.ts'
import { type Route, routeSchema } from '#src/contract/route.ts'

/** The record type of each list of the API. The names are also the first part of the query keys. */
export type ListRecords = {
  circuits: Circuit
  places: Place
  routes: Route
  'emergency-contacts': EmergencyContact
}
export type ListName = keyof ListRecords

/** Where the lists are, below the base URL of the API. */
export const listPaths: Record<ListName, string> = {
  circuits: '/geography/circuits/',
  places: '/geography/places/',
  routes: '/geography/routes/',
  'emergency-contacts': '/emergency/contacts/',
}

export const recordSchemas: { [Name in ListName]: z.ZodMiniType<ListRecords[Name]> } = {
  circuits: circuitSchema,
  places: placeSchema,
  routes: routeSchema,
  'emergency-contacts': emergencyContactSchema,
}
