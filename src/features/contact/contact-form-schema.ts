import * as z from 'zod/mini'
import { type ContactMessage, messageTypes } from '#src/contract/contact-message.ts'
import { emailField, optionalField, requiredField } from '#src/lib/text-fields.ts'

/** The contact form of section 5. */
export const contactFormSchema = z.object({
  name: requiredField('Le nom est requis'),
  email: emailField('Email invalide'),
  phone: optionalField,
  company: optionalField,
  messageType: z.enum(messageTypes, 'Choisissez un type de message'),
  subject: optionalField,
  message: requiredField('Le message est requis'),
})

export const contactFormFields = z.keyof(contactFormSchema).options

type ContactFormValues = z.infer<typeof contactFormSchema>

export const emptyContactForm: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  messageType: 'general',
  subject: '',
  message: '',
}

/** Section 7: the form asks for no circuit, date or number of people, and the payload says so. */
export function toContactMessage({ messageType, ...form }: ContactFormValues): ContactMessage {
  return {
    ...form,
    message_type: messageType,
    circuit_id: null,
    start_date: null,
    number_of_people: null,
    source: 'home_contact_form',
  }
}
