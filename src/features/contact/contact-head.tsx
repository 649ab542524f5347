import { posters } from '#src/pictures/posters.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Print } from '#src/ui/print.tsx'
import { Stop } from '#src/ui/stop.tsx'

/** The way from a question to its answer: one leg of 24 hours. */
export function ContactHead() {
  return (
    <header className="wrap grid gap-x-14 gap-y-9 pt-[clamp(32px,6vw,80px)] pb-[clamp(40px,5vw,72px)] *:min-w-0 lg:grid-cols-[7fr_4fr] lg:items-center">
      <div>
        <div aria-hidden="true" className="mb-6.5 flex max-w-130 items-center gap-3.5 text-route">
          <Stop filled>
            <Icon name="speech" />
          </Stop>
          <span className="route-x grow" />
          <Stop>24h</Stop>
        </div>
        <PageHead
          title="Votre voyage commence par une question"
          lead="Écrivez-nous ce que vous imaginez. Une personne qui connaît la piste vous répond, en français, sous 24h."
        />
        {/* On a phone the form comes after the details. */}
        <ButtonAnchor href="#ecrire" className="mt-6.5 max-xs:w-full lg:hidden print:hidden">
          Écrire un message
          <Icon name="arrow" className="size-5 rotate-90" />
        </ButtonAnchor>
      </div>
      <Print className="-rotate-[1.8deg] max-lg:hidden print:hidden">
        <img src={posters.est.wide} alt={posters.est.alt} width={1440} height={810} loading="lazy" />
      </Print>
    </header>
  )
}
