const milestones = [
  { road: 'Faune', figure: '90\u202f%', text: 'espèces endémiques', cap: 'bg-laterite text-vanilla' },
  { road: 'Climat', figure: '5', text: 'climats', cap: 'bg-lagoon text-vanilla' },
  { road: 'Peuples', figure: '18', text: 'groupes ethniques', cap: 'bg-forest text-vanilla' },
  { road: 'Côtes', figure: '1000+', text: 'km de plages', cap: 'bg-gold text-ink' },
]

/** The island in four figures, on the kilometre stones of the RN7. */
export function Milestones() {
  return (
    <ul className="mt-12 mb-18 grid grid-cols-2 gap-x-4 gap-y-6.5 border-b-3 border-edge md:grid-cols-4 md:gap-7">
      {milestones.map(({ road, figure, text, cap }) => (
        <li
          key={road}
          className="relative mx-auto w-full max-w-57.5 overflow-hidden rounded-t-[clamp(56px,7vw,96px)] bg-print pb-6 text-center text-ink"
        >
          <p
            className={`label mb-5 grid h-[clamp(64px,6.4vw,84px)] items-end justify-items-center border-r-12 border-ink/15 pb-2.5 ${cap}`}
          >
            {road}
          </p>
          <p className="px-3 pr-5">
            <strong className="block font-display text-[min(clamp(2rem,1.3rem+2.9vw,3.75rem),9.5vw)]/none md:text-[min(clamp(2rem,1.3rem+2.9vw,3.75rem),5.5vw)]/none font-extrabold tracking-[-0.03em] whitespace-nowrap">
              {figure}
            </strong>
            <span className="mt-2 block text-base/snug">{text}</span>
          </p>
          {/* The stone's flank away from the sun, and its foot. */}
          <span className="absolute inset-y-0 right-0 w-3 bg-[#8c5a28]/15" />
          <span className="absolute inset-x-0 bottom-0 h-1.5 bg-[#8c5a28]/25" />
        </li>
      ))}
    </ul>
  )
}
