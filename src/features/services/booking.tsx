import { BookingSteps } from '#src/features/services/booking-steps.tsx'
import { MomentSection } from '#src/features/services/moment-section.tsx'
import { moments } from '#src/features/services/moments.ts'
import { ButtonLink } from '#src/ui/button.tsx'

export function Booking() {
  return (
    <MomentSection
      moment={moments.booking}
      className="bg-raised [--paper:var(--raised)]"
      aside={<BookingSteps />}
    >
      <p>
        Un circuit se demande, il ne s’achète pas d’un clic. Vous envoyez une demande de devis,
        nous facilitons la réservation auprès de nos partenaires, et rien ne vous engage avant votre
        accord.
      </p>
      <div className="ticket my-3 w-full bg-gold px-8 py-6 text-ink print:border">
        <p className="label">Ce que cela vous coûte</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <b className="font-display text-[min(5.5rem,22vw)]/none font-extrabold tracking-[-0.03em]">
            0&#x202f;%
          </b>
          <span className="text-[1.25rem]/tight font-semibold">de frais de service</span>
        </p>
        <p className="mt-3 text-base/snug">
          Les conseils et la mise en relation sont gratuits. Le voyage se paie au partenaire, au prix de son
          devis.
        </p>
      </div>
      <ButtonLink to="/" hash="reservation-form" className="max-xs:w-full">
        Demander un devis
      </ButtonLink>
    </MomentSection>
  )
}
