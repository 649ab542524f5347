import type { Programme } from '#src/contract/programme.ts'
import { formatMonths } from '#src/lib/months.ts'
import { SeasonStrip } from '#src/ui/season-strip.tsx'

/** The months in which the circuit is run. */
export function Season({ programme: { best_months, month_notes } }: { programme: Programme }) {
  const best = formatMonths(best_months)
  const notes = month_notes ?? []
  if (!best && notes.length === 0) return null
  return (
    <section aria-labelledby="season" className="break-inside-avoid bg-raised">
      <div className="wrap grid gap-x-16 gap-y-8 py-[clamp(56px,7vw,96px)] print:py-5 *:min-w-0 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="season">Quand partir</h2>
          {best && (
            <p className="mt-4 text-lead/snug">
              Les meilleurs mois{'\u202f'}: <b className="font-semibold">{best}</b>.
            </p>
          )}
        </div>
        {notes.length > 0 && <SeasonStrip notes={notes} />}
      </div>
    </section>
  )
}
