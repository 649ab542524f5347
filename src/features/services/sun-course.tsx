import { moments } from '#src/features/services/moments.ts'
import { Stop } from '#src/ui/stop.tsx'

/** Where each stop stands on the arc. The words keep to the side on which the arc leaves room. */
const stops = [
  {
    moment: moments.before,
    place: '@4xl:top-[calc(60%-22px)] @4xl:left-[calc(2.8%-22px)]',
    words: '',
  },
  {
    moment: moments.booking,
    place: '@4xl:top-[calc(16.7%-22px)] @4xl:left-[calc(21.5%-22px)]',
    words: '@4xl:pt-5',
  },
  {
    moment: moments.road,
    place: '@4xl:top-[calc(25%-22px)] @4xl:right-[calc(26.3%-22px)]',
    words: '@4xl:order-first @4xl:pt-5 @4xl:text-right',
  },
  {
    moment: moments.trouble,
    place:
      '@4xl:on-dark @4xl:[--paper:var(--night-sky)] @4xl:right-[8%] @4xl:bottom-[calc(14%-26px)] @4xl:text-vanilla',
    words: '@4xl:order-first @4xl:text-right',
  },
]

/**
 * The page's contents, as the sun's course: the route rises with the first stop and goes down behind the ground before
 * the last. Without the room for an arc, a line from stop to stop.
 */
export function SunCourse() {
  return (
    <nav aria-label="Les moments du voyage" className="relative @container mt-12 @4xl:mt-16">
      <div className="wrap">
        <div className="relative @4xl:h-96">
          <Arc />
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
            {stops.map(({ moment: { id, time, title }, place, words }, index) => (
              <li
                key={id}
                className={`relative not-last:before:absolute not-last:before:top-12 not-last:before:-bottom-5 not-last:before:left-5 not-last:before:route-y not-last:before:text-route @4xl:absolute @4xl:z-2 @4xl:before:hidden ${place}`}
              >
                <a
                  href={`#${id}`}
                  className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 text-current no-underline hover:underline @4xl:grid-cols-[auto_auto]"
                >
                  <Stop>{index + 1}</Stop>
                  <span className={`grid gap-0.5 ${words}`}>
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
