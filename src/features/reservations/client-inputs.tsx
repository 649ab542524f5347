import { EmailField } from '#src/ui/email-field.tsx'
import type { FieldBinding } from '#src/ui/field.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type ClientField = 'clientName' | 'clientEmail' | 'clientPhone' | 'clientCompany'

/** Who asks: the first fields of both forms. */
export function ClientInputs({ bind }: { bind: (name: ClientField) => FieldBinding }) {
  return (
    <>
      <TextField label="Nom complet" required autoComplete="name" {...bind('clientName')} />
      <EmailField {...bind('clientEmail')} />
      <PhoneField required {...bind('clientPhone')} />
      <TextField label="Entreprise" autoComplete="organization" {...bind('clientCompany')} />
    </>
  )
}
