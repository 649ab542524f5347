import { messageTypes } from '#src/contract/contact-message.ts'
import type { contactFormFields } from '#src/features/contact/contact-form-schema.ts'
import { EmailField } from '#src/ui/email-field.tsx'
import { FieldGrid } from '#src/ui/field-grid.tsx'
import type { FieldBinding } from '#src/ui/field.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextAreaField } from '#src/ui/text-area-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

const typeLabels: Record<(typeof messageTypes)[number], string> = {
  general: 'Général',
  information: 'Information',
  support: 'Support',
  partnership: 'Partenariat',
}

type ContactFieldsProps = { bind: (name: (typeof contactFormFields)[number]) => FieldBinding }

/** The seven fields of the contact form. */
export function ContactFields({ bind }: ContactFieldsProps) {
  return (
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
  )
}
