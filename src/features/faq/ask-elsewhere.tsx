import { useId } from 'react'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stop } from '#src/ui/stop.tsx'

/** The end of the route: somebody who answers what is not written here. */
export function AskElsewhere() {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap gap-[12px] sm:gap-[20px] print:hidden"
    >
      <Stop filled>
        <Icon name="speech" />
      </Stop>
      <div className="min-w-0 flex-[1_1_min(100%,12rem)] pt-1">
        <h2 id={titleId} className="text-stop/[1.1]">
          Votre question n’y est pas&#x202f;?
        </h2>
        <p className="mt-3 mb-6 max-w-[46ch] text-soft">
          Écrivez-nous&#x202f;: nous répondons sous 24h. Ou essayez l’assistant, en bas à droite&#x202f;:
          ses réponses sont automatiques.
        </p>
        <ButtonLink to="/contact">
          Poser une autre question
          <Icon name="arrow" />
        </ButtonLink>
      </div>
    </section>
  )
}
