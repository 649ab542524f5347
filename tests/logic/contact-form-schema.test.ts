import { describe, expect, test } from 'vitest'
import { contactFormSchema, emptyContactForm, toContactMessage } from '#src/features/contact/contact-form-schema.ts'

const filled = {
  ...emptyContactForm,
  name: 'Une voyageuse',
  email: 'voyage@exemple.fr',
  message: 'Bonjour',
}

function messages(values: typeof emptyContactForm) {
  const issues = contactFormSchema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

describe('the contact form', () => {
  test('asks for a name, an address and a message', () => {
    expect(messages(filled)).toEqual({})
    expect(messages(emptyContactForm)).toEqual({
      name: 'Le nom est requis',
      email: "L'email est requis",
      message: 'Le message est requis',
    })
    expect(messages({ ...filled, name: ' \u200b\u2060', message: '\n' })).toEqual({
      name: 'Le nom est requis',
      message: 'Le message est requis',
    })
  })

  test.each([
    ['voyage', 'Email invalide'],
    ['voyage@exemple', 'Email invalide'],
    ['voy age@exemple.fr', 'Email invalide'],
    ['@exemple.fr', 'Email invalide'],
    [' voyage@exemple.fr ', undefined],
    ['v@e.f', undefined],
  ])('checks the address %j: %s', (email, message) => {
    expect(messages({ ...filled, email }).email).toBe(message)
  })
})

test('its payload has every field, with empty strings and nulls where the form has none', () => {
  expect(toContactMessage(filled)).toEqual({
    name: 'Une voyageuse',
    email: 'voyage@exemple.fr',
    phone: '',
    company: '',
    message_type: 'general',
    subject: '',
    message: 'Bonjour',
    circuit_id: null,
    start_date: null,
    number_of_people: null,
    source: 'home_contact_form',
  })
})
