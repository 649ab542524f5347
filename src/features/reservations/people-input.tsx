import type { FieldBinding } from '#src/ui/field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

/** How many travel, from one to `most`. */
export function PeopleInput({ binding, most }: { binding: FieldBinding; most: number }) {
  return (
    <TextField
      label="Nombre de personnes"
      required
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      {...binding}
    />
  )
}
