import { config } from '#src/config.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { ContactButtons } from '#src/features/circuits/contact-buttons.tsx'
import { weekendNote } from '#src/lib/opening-hours.ts'

export function PriceCard({ circuit }: { circuit: Circuit }) {
  return (
    <section aria-labelledby="price" className="ticket rounded-paper bg-raised px-[clamp(16px,6vw,28px)] pt-7 pb-7.5">
      <p className="label text-route">Tarif</p>
      <h2 id="price" className="mt-1.5 mb-2.5 text-[2rem]/tight">
        Sur devis
      </h2>
      <p>
        Un conseiller chiffre votre voyage selon vos dates et votre groupe. Gratuit, sans engagement, réponse sous 24h.
      </p>
      <p className="mt-2 text-small text-soft">{weekendNote(config.openingHours)}</p>
      <div className="mt-4.5 flex flex-wrap gap-3 max-xs:*:grow">
        <ContactButtons circuit={circuit} purpose="pour un devis" />
      </div>
    </section>
  )
}
