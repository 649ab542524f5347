import { config } from '#src/config.ts'
import { type BudgetRange, convertBudget, formatBudget } from '#src/features/reservations/budget-ranges.ts'
import { FormFooter } from '#src/forms/form-footer.tsx'
import { ReceiptList, useReceipts } from '#src/forms/receipts.tsx'
import { formatMoment } from '#src/lib/dates.ts'
import { formatReference } from '#src/lib/text.ts'
import type { Delivery } from '#src/storage/drafts.ts'
import type { FormName } from '#src/storage/keys.ts'
import { EmailField, type FieldBinding, PhoneField, SelectField, TextField } from '#src/ui/fields.tsx'

/** Names the form's draft and receipts. */
export const homeForm = 'home'

export function circuitForm(slug: string): FormName {
  return `circuit/${slug}`
}

type ClientField = 'clientName' | 'clientEmail' | 'clientPhone' | 'clientCompany'

/** The first fields of both forms. */
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

export function PeopleInput(props: FieldBinding & { max: number }) {
  return <TextField label="Nombre de personnes" required type="number" inputMode="numeric" min={1} {...props} />
}

type BudgetInputProps = FieldBinding & {
  ranges: readonly BudgetRange[]
  /** The values of the fields, which a draft of another version may have set to anything. */
  chosen: string
  currency: string
}

export function BudgetInput({ ranges, chosen, currency, ...binding }: BudgetInputProps) {
  const example = ranges.find((range) => range === chosen) ?? '2000000+'
  return (
    <SelectField
      label="Budget"
      hint={`En tout ou par personne\u202f: dites-le dans vos souhaits. ${convertBudget(example, currency)}.`}
      {...binding}
    >
      <option value="">À définir ensemble</option>
      {ranges.map((range) => (
        <option key={range} value={range}>
          {formatBudget(range)}
        </option>
      ))}
    </SelectField>
  )
}

/** The end of both reservation forms. */
export function ReservationFooter(state: { isSending: boolean; delivery: Delivery }) {
  return (
    <FormFooter
      label="Envoyer ma demande"
      notSent="Votre demande n’a pas abouti"
      unconfirmed="Votre demande est peut-être arrivée"
      {...state}
    >
      {config.siteName} utilise vos réponses pour préparer votre devis, les partage avec les seuls prestataires
      concernés et les garde le temps de l’échange. Vous pouvez les consulter, les corriger ou les faire effacer.
    </FormFooter>
  )
}

/** The requests sent through one form, by reference or, where the server gave none, by time. */
export function ReservationReceipts({ form }: { form: string }) {
  const sent = useReceipts(form)

  return (
    <ReceiptList
      label="Demandes envoyées"
      title={config.maintenanceMode ? 'Demande d’essai' : 'Demande reçue'}
      note={receiptNote(sent.some(({ reference }) => reference != null))}
    >
      {sent.map(({ sentAt, reference }) => (
        <li key={sentAt}>{reference == null ? `Envoi du ${formatMoment(sentAt)}` : formatReference(reference)}</li>
      ))}
    </ReceiptList>
  )
}

function receiptNote(hasReference: boolean): string {
  if (config.maintenanceMode)
    return 'Démonstration : cette demande est restée dans votre navigateur, personne ne l’a reçue.'
  return hasReference
    ? 'Gardez cette référence : elle nous aide à retrouver votre demande si vous nous appelez.'
    : 'Gardez cette date : elle nous aide à retrouver votre demande si vous nous appelez.'
}
