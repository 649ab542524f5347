import type { ReactNode } from 'react'
import { StepMarker } from '#src/ui/step-marker.tsx'

/** The stages of a journey, in order. Each has a section on the services page, and a place on the arc with its text to one side. */
export const stages = {
  before: {
    id: 'avant',
    time: 'Des semaines avant',
    title: 'Vous hésitez encore',
    place: '@4xl:top-[calc(60%-22px)] @4xl:left-[calc(2.8%-22px)]',
    textSide: '',
  },
  booking: {
    id: 'reserver',
    time: 'Un soir, chez vous',
    title: 'Vous vous décidez',
    place: '@4xl:top-[calc(16.7%-22px)] @4xl:left-[calc(21.5%-22px)]',
    textSide: '@4xl:pt-5',
  },
  road: {
    id: 'en-route',
    time: 'Kilomètre 40, plus aucun réseau',
    title: 'Vous roulez',
    place: '@4xl:top-[calc(25%-22px)] @4xl:right-[calc(26.3%-22px)]',
    textSide: '@4xl:order-first @4xl:pt-5 @4xl:text-right',
  },
  trouble: {
    id: 'sos',
    time: 'Trois heures du matin',
    title: 'Ça tourne mal',
    place:
      '@4xl:on-dark @4xl:[--paper:var(--night-sky)] @4xl:right-[8%] @4xl:bottom-[calc(14%-26px)] @4xl:text-vanilla',
    textSide: '@4xl:order-first @4xl:text-right',
  },
}

type StageSectionProps = {
  stage: (typeof stages)[keyof typeof stages]
  className: string
  /** Beside the text, or below it on narrow screens. */
  aside: ReactNode
  children: ReactNode
}

export function StageSection({ stage, className, aside, children }: StageSectionProps) {
  const { id, time, title } = stage
  return (
    <section aria-labelledby={id} className={`@container ${className}`}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 py-section @min-[62rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <p className="label text-route">{time}</p>
          <h2 id={id} className="mt-3 scroll-mt-40">
            {title}
          </h2>
          <div className="mt-5 grid max-w-[54ch] justify-items-start gap-4">{children}</div>
        </div>
        <div>{aside}</div>
      </div>
    </section>
  )
}

function Arc() {
  return (
    <div aria-hidden="true" className="@max-4xl:hidden">
      <svg
        viewBox="0 0 1200 384"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible text-route"
      >
        <path
          d="M34 230C250 -60 860 -90 1154 330"
          className="fill-none stroke-current"
          strokeWidth="3"
          strokeDasharray="10 8"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="absolute top-[3.4%] left-[47%] size-24 -translate-1/2 rounded-full bg-gold" />
    </div>
  )
}

/** The page's table of contents: the stages along the sun's arc, or down a line on narrow screens. */
export function DaylightTimeline() {
  return (
    <nav aria-label="Les moments du voyage" className="relative @container mt-12 @4xl:mt-16">
      <div className="wrap">
        <div className="relative @4xl:h-96">
          <Arc />
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
            {Object.values(stages).map(({ id, time, title, place, textSide }, index) => (
              <li
                key={id}
                className={`relative not-last:before:absolute not-last:before:top-12 not-last:before:-bottom-5 not-last:before:left-5 not-last:before:route-y not-last:before:text-route @4xl:absolute @4xl:z-2 @4xl:before:hidden ${place}`}
              >
                <a
                  href={`#${id}`}
                  className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 text-current no-underline hover:underline @4xl:grid-cols-[auto_auto]"
                >
                  <StepMarker>{index + 1}</StepMarker>
                  <span className={`grid gap-0.5 ${textSide}`}>
                    <b className="font-display text-[1.25rem]/tight font-extrabold">{title}</b>
                    <span className="text-small opacity-85">{time}</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 z-1 h-28 bg-night-sky @max-4xl:hidden" />
    </nav>
  )
}
