import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { weekendNote } from '#src/lib/opening-hours.ts'
import { posters } from '#src/pictures/posters.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

export function ContactHeader() {
  return (
    <header className="wrap grid gap-x-14 gap-y-9 pt-[clamp(32px,6vw,80px)] pb-[clamp(40px,5vw,72px)] *:min-w-0 lg:grid-cols-[7fr_4fr] lg:items-center">
      <div>
        {/* A line from the question to its answer within 24 hours. */}
        <div aria-hidden="true" className="mb-6.5 flex max-w-130 items-center gap-3.5 text-route">
          <StepMarker filled>
            <Icon name="speech" />
          </StepMarker>
          <span className="route-x grow" />
          <StepMarker>24h</StepMarker>
        </div>
        <PageHeader
          title="Votre voyage commence par une question"
          lead="Écrivez-nous ce que vous imaginez. Une personne qui connaît la piste vous répond sous 24h."
        />
        <p className="mt-3 text-soft">{weekendNote(config.openingHours)}</p>
        {/* On a phone the form comes after the details. */}
        <ButtonAnchor href="#ecrire" className="mt-6.5 max-xs:w-full lg:hidden">
          Écrire un message
          <Icon name="arrow" className="size-5 rotate-90" />
        </ButtonAnchor>
      </div>
      <PictureFrame className="-rotate-[1.8deg] max-lg:hidden">
        <img src={posters.est.wide} alt={posters.est.alt} width={1440} height={810} loading="lazy" />
      </PictureFrame>
    </header>
  )
}

const look = 'inline-flex min-h-11 items-center'

/** Links to the questions, and an e-mail link for future partners. */
export function RelatedLinks() {
  const subject = encodeURIComponent(`Devenir partenaire de ${config.siteName}`)
  return (
    <ul>
      <li>
        <Link to="/faq" className={look}>
          Questions fréquentes
        </Link>
      </li>
      <li>
        <a href={`mailto:${config.email}?subject=${subject}`} className={look}>
          Devenir partenaire
        </a>
      </li>
    </ul>
  )
}
