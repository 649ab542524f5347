import type { FieldBinding } from '#src/ui/field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type ClientField = 'clientName' | 'clientEmail' | 'clientPhone' | 'clientCompany'

/** Who asks: the first fields of both forms. */
export function ClientInputs({ bind }: { bind: (name: ClientField) => FieldBinding }) {
  return (
    <>
      <TextField label="Nom complet" required autoComplete="name" {...bind('clientName')} />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        placeholder="vous@exemple.fr"
        {...bind('clientEmail')}
      />
      <TextField
        label="Téléphone"
        required
        type="tel"
        autoComplete="tel"
        placeholder="+33 6 00 00 00 00"
        {...bind('clientPhone')}
      />
      <TextField label="Entreprise" autoComplete="organization" {...bind('clientCompany')} />
    </>
  )
}
