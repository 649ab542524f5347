import * as z from 'zod/mini'
import { type ContactMessage, messageTypes } from '#src/contract/contact-message.ts'
import { emailField, optionalField, requiredField } from '#src/forms/text-fields.ts'

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

/** The API wants the fields of a circuit request too, which this form does not have. */
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
