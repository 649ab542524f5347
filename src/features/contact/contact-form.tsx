import type { ApiClient } from '#src/api/client.ts'
import { contactMutation } from '#src/api/contact-messages.ts'
import { config } from '#src/config.ts'
import { ContactFields } from '#src/features/contact/contact-fields.tsx'
import {
  contactFormFields,
  contactFormSchema,
  emptyContactForm,
  toContactMessage,
} from '#src/features/contact/contact-form-schema.ts'
import { ContactReceipts } from '#src/features/contact/contact-receipts.tsx'
import { preview } from '#src/lib/preview.ts'
import { keepReceipt } from '#src/storage/receipts.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { SendForm } from '#src/forms/send-form.tsx'
import { SendRow } from '#src/forms/send-row.tsx'
import { showServerFieldErrors } from '#src/forms/server-field-errors.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { useSend } from '#src/forms/use-send.ts'
import { WithoutScript } from '#src/forms/without-script.tsx'

/** Names its draft and the receipts of what it has sent. */
const contactForm = 'contact'

/** Writes to the provider. */
export function ContactForm({ client }: { client: ApiClient }) {
  const notify = useNotify()
  const { form, submit, words, bind, finish } = useDraftForm({
    draft: contactForm,
    schema: contactFormSchema,
    fields: contactFormFields,
    empty: emptyContactForm,
  })
  const { sending, failure, send } = useSend(contactMutation(client), {
    draft: contactForm,
    words,
    onSent: ({ reference, message, sentAt }, sent) => {
      finish(sent)
      const firstWords = preview(sent.subject.trim() || sent.message.trim(), 60)
      keepReceipt(contactForm, { sentAt, reference, words: firstWords })
      notify(
        'success',
        message?.trim() ||
          'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
      )
    },
    onFailed: ({ message, fieldErrors }) => {
      notify('error', message)
      showServerFieldErrors(form, contactFormFields, fieldErrors)
    },
  })
  const sendMessage = submit((values) => send(toContactMessage(values)))

  return (
    <>
      <ContactReceipts form={contactForm} />
      <WithoutScript />
      <SendForm onSubmit={(event) => void sendMessage(event)}>
        <ContactFields bind={bind} />
        <SendRow
          label="Envoyer le message"
          sending={sending}
          failure={failure}
          notSent="Votre message n’a pas abouti"
          inDoubt="Votre message est peut-être arrivé"
        >
          {config.siteName} utilise vos coordonnées pour vous répondre et garde votre message le
          temps de l’échange. Vous pouvez le consulter, le corriger ou le faire effacer.
        </SendRow>
      </SendForm>
    </>
  )
}
