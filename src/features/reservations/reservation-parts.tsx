import { config } from '#src/config.ts'
import { typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { ReservationRequest } from '#src/contract/reservation.ts'
import { type BudgetRange, convertBudget, formatBudget } from '#src/features/reservations/budget-ranges.ts'
import { FormFooter } from '#src/forms/form-footer.tsx'
import { ReceiptList, useReceipts } from '#src/forms/receipts.tsx'
import { formatDay } from '#src/lib/dates.ts'
import { formatCount } from '#src/lib/format.ts'
import type { Delivery } from '#src/storage/drafts.ts'
import type { FormName } from '#src/storage/keys.ts'
import { EmailField, type FieldBinding, PhoneField, SelectField, TextField } from '#src/ui/fields.tsx'

/** Names the form's draft and receipts. */
export const homeForm = 'home'

/** The same for the form of a circuit, which has a draft of its own. */
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
      hint={`En tout ou par personne\u202f: dites-le dans vos demandes particulières. ${convertBudget(example, currency)}.`}
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

/** The requests sent through one form. */
export function ReservationReceipts({ form }: { form: string }) {
  const receipts = useReceipts(form)
  const handle = receipts.some(({ reference }) => reference != null) ? 'cette référence' : 'cette date'
  return (
    <ReceiptList
      label="Demandes envoyées"
      title="Demande reçue"
      trialTitle="demande non transmise"
      note={`Gardez ${handle}\u202f: elle nous aide à retrouver votre demande si vous nous appelez.`}
      receipts={receipts}
    />
  )
}

/** 'Circuit Nord, du 12 mai 2027 au 20 mai 2027, 2 personnes', for the receipt. */
export function summarizeRequest(circuit: Circuit | null, request: ReservationRequest): string {
  const { start_date: start, end_date: end, number_of_people: people } = request
  return [
    circuit ? `Circuit ${typographic(circuit.name)}` : 'Voyage sur mesure',
    start === end ? `le ${formatDay(start)}` : `du ${formatDay(start)} au ${formatDay(end)}`,
    formatCount(people, 'personne'),
  ].join(', ')
}
