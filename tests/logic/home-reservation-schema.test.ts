import { beforeEach, describe, expect, test, vi } from 'vitest'
import { circuitSchema } from '#src/contract/circuit.ts'
import {
  emptyHomeReservation,
  homeReservationSchema,
  toHomeRequest,
  tripChoices,
} from '#src/features/reservations/home-reservation-schema.ts'

const filled = {
  ...emptyHomeReservation,
  circuitId: '5',
  clientName: 'Une voyageuse',
  clientEmail: 'voyage@exemple.fr',
  clientPhone: '0600000000',
  startDate: '2027-05-10',
  endDate: '2027-05-18',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 4, 10, 23, 59) })
})

/** The first message of each field, as the form shows them. */
function messages(values: Record<string, string>, circuitIsPreset = false) {
  const parsed = homeReservationSchema((id) => circuitIsPreset || id === '5').safeParse(values)
  const issues = parsed.error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

describe('the home form', () => {
  test('accepts a complete form that starts today', () => {
    expect(messages(filled)).toEqual({})
  })

  test('asks for a currency in place of one that is not offered', () => {
    expect(messages({ ...filled, currency: 'FMG' })).toEqual({ currency: 'Choisissez une devise' })
  })

  test('names every required field that is empty, all at once', () => {
    expect(messages({ ...emptyHomeReservation, numberOfPeople: '' })).toEqual({
      circuitId: 'Veuillez sélectionner un circuit',
      clientName: 'Le nom complet est requis',
      clientEmail: "L'email est requis",
      clientPhone: 'Le téléphone est requis',
      startDate: 'La date de début est requise',
      endDate: 'La date de fin est requise',
      numberOfPeople: 'Le nombre de personnes doit être au moins 1',
    })
  })

  test('treats spaces as empty', () => {
    expect(messages({ ...filled, clientName: '   ' })).toEqual({
      clientName: 'Le nom complet est requis',
    })
  })

  test('needs no choice of circuit when one is preset', () => {
    expect(messages({ ...filled, circuitId: '' }, true)).toEqual({})
  })

  test.each(['voyage', 'voyage@exemple', '@exemple.fr', 'une voyageuse@exemple.fr', 'a@b@c.fr'])(
    'refuses the address %s',
    (clientEmail) => {
      expect(messages({ ...filled, clientEmail })).toEqual({ clientEmail: "L'email est invalide" })
    },
  )

  test('refuses a start before today', () => {
    expect(messages({ ...filled, startDate: '2027-05-09' })).toEqual({
      startDate: 'La date de début doit être dans le futur',
    })
  })

  test.each(['2027-05-10', '2027-05-09'])('refuses an end on %s for a start on the 10th', (endDate) => {
    expect(messages({ ...filled, endDate })).toEqual({
      endDate: 'La date de fin doit être après la date de début',
    })
  })

  test('reports a wrong order of dates together with a missing name', () => {
    expect(messages({ ...filled, clientName: '', endDate: '2027-05-10' })).toEqual({
      clientName: 'Le nom complet est requis',
      endDate: 'La date de fin doit être après la date de début',
    })
  })

  test.each(['0', '-1', '1.5', 'deux', '1e1'])('refuses %s people by the lower bound', (people) => {
    expect(messages({ ...filled, numberOfPeople: people })).toEqual({
      numberOfPeople: 'Le nombre de personnes doit être au moins 1',
    })
  })

  test('accepts up to 50 people', () => {
    expect(messages({ ...filled, numberOfPeople: '50' })).toEqual({})
    expect(messages({ ...filled, numberOfPeople: '51' })).toEqual({
      numberOfPeople: 'Le nombre de personnes ne peut pas dépasser 50',
    })
  })
})

describe('its payload', () => {
  const [ouest, customTrip] = tripChoices([circuitSchema.parse({ id: 5, name: 'Ouest', slug: 'ouest' })])
  if (!ouest || !customTrip) throw new Error('A choice is missing')
  const parse = (values: typeof filled) => homeReservationSchema(Boolean).parse(values)

  test('has every field, with empty strings for empty fields', () => {
    expect(toHomeRequest(parse({ ...filled, criteriaText: 'août' }), ouest)).toEqual({
      circuit_id: 5,
      client_name: 'Une voyageuse',
      client_email: 'voyage@exemple.fr',
      client_phone: '0600000000',
      client_company: '',
      start_date: '2027-05-10',
      end_date: '2027-05-18',
      number_of_people: 1,
      special_requests: '',
      budget_range: '',
      currency: 'MGA',
      message: '',
      source: 'website',
    })
  })

  test('carries the address as the last line of the message', () => {
    const values = { ...filled, message: 'Bonjour', clientAddress: '1 rue des Lilas, Lyon' }
    expect(toHomeRequest(parse(values), ouest).message).toBe('Bonjour\nAdresse : 1 rue des Lilas, Lyon')
    expect(toHomeRequest(parse({ ...values, message: '' }), ouest).message).toBe('Adresse : 1 rue des Lilas, Lyon')
  })

  test('carries the carnet with a circuit too', () => {
    const values = { ...filled, message: 'Bonjour', clientAddress: 'Lyon', carnet: 'circuit Ouest, lieu Morondava' }
    expect(toHomeRequest(parse(values), ouest).message).toBe(
      'Bonjour\nCarnet : circuit Ouest, lieu Morondava\nAdresse : Lyon',
    )
  })

  test('of a custom trip has no circuit, and carries the criteria after what was typed', () => {
    const values = parse({ ...filled, message: 'Bonjour', clientAddress: 'Lyon', criteriaText: 'août, 10 jours' })
    expect(toHomeRequest(values, customTrip)).toMatchObject({
      circuit_id: null,
      message: 'Bonjour\nEnvies : août, 10 jours\nAdresse : Lyon',
    })
    expect(toHomeRequest(parse(filled), customTrip).message).toBe('')
  })
})
