import { useId } from 'react'
import { NewsletterBox } from '#src/features/blog/newsletter-box.tsx'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Stop } from '#src/ui/stop.tsx'

/** The end of the road: a postcard with room for one address. */
export function NewsletterPostcard() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="relative lg:pl-[124px] print:hidden">
      <span className="absolute left-4 hidden lg:block">
        <Stop filled>
          <Icon name="mail" />
        </Stop>
      </span>
      <div className="max-w-230 rounded-paper bg-raised p-[clamp(20px,5vw,44px)] shadow-print">
        <div className="grid gap-x-11 gap-y-8 *:min-w-0 md:grid-cols-2">
          <div>
            <h2 id={titleId} className="text-stop/[1.1]">
              La suite par e-mail
            </h2>
            <p className="mt-3.5">
              Une newsletter à chaque nouvel article, et rien d’autre. Les inscriptions ne sont pas encore
              ouvertes
              <span data-needs-script>
                &#x202f;: si vous tapez votre adresse, elle est vérifiée ici et ne quitte pas votre
                navigateur
              </span>
              .
            </p>
          </div>
          <div className="grid content-between gap-8 md:border-l md:border-edge md:pl-11">
            <Stamp />
            <NewsletterBox />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Stuck on and cancelled. The dots of its border are the card's colour: the perforation. */
function Stamp() {
  return (
    <div aria-hidden="true" className="relative ml-auto w-fit">
      <div className="w-[112px] border-5 border-dotted border-raised bg-print p-1.5 pb-1 text-center text-ink">
        <img
          src={sceneOf('beach')}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          className="aspect-square object-cover"
        />
        <p className="mt-1 font-display text-[10px]/none font-extrabold">
          MADAGASCAR
        </p>
      </div>
      <svg
        viewBox="0 0 150 70"
        className="absolute right-[64px] bottom-[20px] w-[144px] fill-none stroke-soft stroke-2"
      >
        <circle cx="36" cy="35" r="32" />
        <circle cx="36" cy="35" r="20" />
        <path d="M70 20q10-8 20 0t20 0 20 0 20 0M71 35q10-8 20 0t20 0 20 0 20 0M70 50q10-8 20 0t20 0 20 0 20 0" />
      </svg>
    </div>
  )
}
