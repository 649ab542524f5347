import { config } from '#src/config.ts'
import { printedHours } from '#src/lib/opening-hours.ts'
import { HoursRow } from '#src/ui/hours-row.tsx'

/** The enamel plate beside the office's door: what it is, where, and when somebody opens. */
export function DoorPlate({ className }: { className: string }) {
  return (
    <div
      className={`on-dark rounded-panel bg-forest p-2 text-vanilla shadow-print print:border print:border-edge ${className}`}
    >
      <div className="rounded-paper border-2 border-vanilla/60 px-[min(1.25rem,5vw)] py-5">
        <p className="font-display text-[min(1.75rem,8vw)]/tight font-extrabold">{config.siteName}</p>
        <p className="label mt-1 text-[min(0.8125rem,5.4vw)] text-gold">Fournisseur de Produits Touristiques</p>
        <p className="mt-4 text-base/snug">{config.address}</p>
        <ul className="mt-4 grid gap-1 text-base/snug">
          <HoursRow days="Lundi – vendredi">{printedHours(config.openingHours.weekdays)}</HoursRow>
          <HoursRow days="Samedi">{printedHours(config.openingHours.saturday)}</HoursRow>
        </ul>
      </div>
    </div>
  )
}
