import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  circuitReservationSchema,
  emptyCircuitReservation,
  endDateOf,
  toCircuitRequest,
} from '#src/features/reservations/circuit-reservation-schema.ts'

const circuit = { id: 2, name: 'Nord', slug: 'nord', estimated_duration_days: 9 }

const filled = {
  ...emptyCircuitReservation,
  clientName: 'Un voyageur',
  clientEmail: 'voyage@exemple.fr',
  clientPhone: '0600000000',
  startDate: '2027-05-10',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 4, 10) })
})

function messages(values: typeof filled) {
  const issues = circuitReservationSchema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

describe('the form of a circuit page', () => {
  test('accepts a complete form that starts today', () => {
    expect(messages(filled)).toEqual({})
  })

  test('names every required field that is empty, all at once', () => {
    expect(messages({ ...emptyCircuitReservation, numberOfPeople: '' })).toEqual({
      clientName: 'Le nom est requis',
      clientEmail: "L'email est requis",
      clientPhone: 'Le téléphone est requis',
      startDate: 'La date de début est requise',
      numberOfPeople: 'Au moins 1 personne est requise',
    })
  })

  test('has its own messages for a wrong address, a past start and too many people', () => {
    expect(
      messages({
        ...filled,
        clientEmail: 'voyage@exemple',
        startDate: '2027-05-09',
        numberOfPeople: '9',
      }),
    ).toEqual({
      clientEmail: 'Email invalide',
      startDate: 'La date de début doit être dans le futur',
      numberOfPeople: '8 personnes au maximum',
    })
  })

  test('treats a budget that is no longer offered as empty', () => {
    const budgetOf = (budgetRange: string) => circuitReservationSchema.parse({ ...filled, budgetRange }).budgetRange
    expect(['500000-1000000', '', '9000000+'].map(budgetOf)).toEqual(['500000-1000000', '', ''])
  })

  test('accepts 8 people', () => {
    expect(messages({ ...filled, numberOfPeople: '8' })).toEqual({})
  })
})

describe('its end date', () => {
  test.each([
    [9, '2027-05-10', '2027-05-18'],
    [1, '2027-05-10', '2027-05-10'],
    [9, '2027-12-28', '2028-01-05'],
    [2, '2028-02-28', '2028-02-29'],
  ])('of %i days from %s is %s', (days, start, end) => {
    expect(endDateOf(start, { ...circuit, estimated_duration_days: days })).toBe(end)
  })

  test('stays empty while the start is unknown', () => {
    expect(endDateOf('', circuit)).toBe('')
  })

  test.each([null, 0])('is the start when the duration is %s', (days) => {
    const unknown = { ...circuit, estimated_duration_days: days }
    expect(endDateOf('2027-05-10', unknown)).toBe('2027-05-10')
  })

  test('counts a started day as a whole one', () => {
    const half = { ...circuit, estimated_duration_days: 2.5 }
    expect(endDateOf('2027-05-10', half)).toBe('2027-05-12')
  })
})

test('its payload has every field and circuit_detail as its source', () => {
  expect(toCircuitRequest({ ...filled, specialRequests: 'Sans gluten', budgetRange: '3000000+' }, circuit)).toEqual({
    circuit_id: 2,
    client_name: 'Un voyageur',
    client_email: 'voyage@exemple.fr',
    client_phone: '0600000000',
    client_company: '',
    start_date: '2027-05-10',
    end_date: '2027-05-18',
    number_of_people: 2,
    special_requests: 'Sans gluten',
    budget_range: '3000000+',
    currency: 'MGA',
    message: '',
    source: 'circuit_detail',
  })
})
