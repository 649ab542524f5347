import { useId } from 'react'

/** A postmark with the month of the text, over the corner of the summary. `month` is 'janvier 2025', for example. */
export function DateStamp({ month }: { month: string }) {
  const id = useId()
  const [name, year] = month.toUpperCase().split(' ')
  return (
    <svg
      viewBox="0 0 300 200"
      aria-hidden="true"
      className="pointer-events-none absolute -top-[76px] right-0 z-1 h-[112px] w-[168px] -rotate-6 fill-none stroke-route sm:-top-[80px] sm:right-6 sm:h-[144px] sm:w-[216px]"
    >
      {/* The gaps imitate uneven ink. */}
      <circle cx="100" cy="100" r="92" strokeWidth="4" strokeDasharray="210 3 96 2 180 4" />
      <circle cx="100" cy="100" r="62" strokeWidth="2.5" strokeDasharray="120 2 150 3" />
      <g strokeWidth="4">
        {[64, 84, 104, 124, 144].map((y) => (
          <path key={y} d={`M192 ${y}q9 -11 18 0t18 0 18 0 18 0 18 0`} />
        ))}
      </g>
      <path id={`${id}top`} stroke="none" d="M30 100a70 70 0 01140 0" />
      <path id={`${id}bottom`} stroke="none" d="M16 100a84 84 0 00168 0" />
      <g stroke="none" textAnchor="middle" className="fill-route font-body text-[17px] font-semibold tracking-[0.1em]">
        <text>
          <textPath href={`#${id}top`} startOffset="50%">
            ANTANANARIVO
          </textPath>
        </text>
        <text>
          <textPath href={`#${id}bottom`} startOffset="50%">
            MADAGASCAR
          </textPath>
        </text>
      </g>
      <g stroke="none" textAnchor="middle" className="fill-route font-display font-extrabold">
        <text x="100" y="96" className="text-[19px]">
          {name}
        </text>
        <text x="100" y="124" className="text-[28px]">
          {year}
        </text>
      </g>
    </svg>
  )
}
