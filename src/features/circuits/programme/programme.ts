import type { Circuit } from '#src/contract/circuit.ts'
import type { Programme } from '#src/contract/programme.ts'

/** The programme of a circuit: each part from its record, or else from the site's own programme. */
export function mergeProgramme(circuit: Circuit, own: Programme | null): Programme {
  return {
    arrive_by: circuit.arrive_by ?? own?.arrive_by,
    best_months: circuit.best_months ?? own?.best_months,
    month_notes: circuit.month_notes ?? own?.month_notes,
    level: circuit.level ?? own?.level,
    level_note: circuit.level_note ?? own?.level_note,
    highlights: circuit.highlights ?? own?.highlights,
    included: circuit.included ?? own?.included,
    not_included: circuit.not_included ?? own?.not_included,
    decided_in_quote: circuit.decided_in_quote ?? own?.decided_in_quote,
    itinerary: circuit.itinerary ?? own?.itinerary,
  }
}
