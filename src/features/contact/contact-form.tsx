import { contactMutationOptions } from '#src/api/contact-messages.ts'
import { config } from '#src/config.ts'
import { messageTypes } from '#src/contract/contact-message.ts'
import {
  contactFormFields,
  contactFormSchema,
  emptyContactForm,
  toContactMessage,
} from '#src/features/contact/contact-form-schema.ts'
import { FormFooter, NoScriptNotice } from '#src/forms/form-footer.tsx'
import { ReceiptList, useReceipts } from '#src/forms/receipts.tsx'
import { showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { EmailField, FieldGrid, PhoneField, SelectField, TextAreaField, TextField } from '#src/ui/fields.tsx'
import { useNotify } from '#src/ui/notices.tsx'
import { ignoreHeldEnter } from '#src/ui/press-once.ts'

/** Names the form's draft and receipts. */
const contactForm = 'contact'

function ContactReceipts() {
  return (
    <ReceiptList
      label="Accusés d’envoi"
      title="Message envoyé"
      trialTitle="message non transmis"
      note={`Pressé\u202f? Appelez-nous au ${config.phone.replaceAll(' ', '\u00a0')}.`}
      receipts={useReceipts(contactForm)}
    />
  )
}

const typeLabels: Record<(typeof messageTypes)[number], string> = {
  general: 'Général',
  information: 'Information',
  support: 'Support',
  partnership: 'Partenariat',
}

export function ContactForm() {
  const notify = useNotify()
  const { form, submit, bind } = useDraftForm({
    name: contactForm,
    schema: contactFormSchema,
    fields: contactFormFields,
    empty: emptyContactForm,
  })
  const { isSending, delivery, send } = useSubmit({
    form: contactForm,
    mutation: contactMutationOptions(),
    onSent: ({ message }) =>
      notify(
        'success',
        message?.trim() || 'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
      ),
    onFailed: ({ message, fieldErrors }) => {
      notify('error', message)
      showServerFieldErrors(form, contactFormFields, fieldErrors)
    },
  })
  const sendMessage = submit((values) => send(toContactMessage(values), values.subject || undefined))

  return (
    <>
      <ContactReceipts />
      <NoScriptNotice />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its own fields */}
      <form
        noValidate
        data-draft={contactForm}
        onSubmit={(event) => void sendMessage(event)}
        onKeyDown={ignoreHeldEnter}
      >
        <FieldGrid>
          <TextField label="Nom" required autoComplete="name" {...bind('name')} />
          <EmailField {...bind('email')} />
          <PhoneField {...bind('phone')} />
          <TextField label="Entreprise" autoComplete="organization" {...bind('company')} />
          <SelectField label="Type de message" {...bind('messageType')}>
            {messageTypes.map((type) => (
              <option key={type} value={type}>
                {typeLabels[type]}
              </option>
            ))}
          </SelectField>
          <TextField label="Sujet" {...bind('subject')} />
          <TextAreaField
            label="Message"
            required
            placeholder="Vos envies, vos dates, vos questions…"
            {...bind('message')}
          />
        </FieldGrid>
        <FormFooter
          label="Envoyer le message"
          isSending={isSending}
          delivery={delivery}
          notSent="Votre message n’a pas abouti"
          unconfirmed="Votre message est peut-être arrivé"
        >
          {config.siteName} utilise vos coordonnées pour vous répondre et garde votre message le temps de l’échange.
          Vous pouvez le consulter, le corriger ou le faire effacer.
        </FormFooter>
      </form>
    </>
  )
}
