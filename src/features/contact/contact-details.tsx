import { config } from '#src/config.ts'
import { Detail } from '#src/features/contact/detail.tsx'
import { OfficeHours } from '#src/features/contact/office-hours.tsx'
import { ReachLink } from '#src/features/contact/reach-link.tsx'

/** How and when to reach the provider. */
export function ContactDetails() {
  return (
    <section aria-label="Coordonnées">
      <dl className="grid grid-cols-1 gap-4.5">
        <Detail label="Téléphone">
          <ReachLink href={config.phoneLink} text={config.phone} />
        </Detail>
        <Detail label="Email">
          <ReachLink href={`mailto:${config.email}`} text={config.email} />
        </Detail>
        <Detail label="Adresse">
          <p className="mt-2 mb-1.5 font-display text-[1.25rem]/snug font-bold">{config.address}</p>
        </Detail>
        <Detail label="Horaires">
          <OfficeHours />
        </Detail>
      </dl>
    </section>
  )
}
