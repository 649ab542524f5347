/** Angles of the leaves, as the traveller's palm spreads its fan. */
const leaves = [-78, -52, -26, 0, 26, 52, 78]

/** The seal of the fictitious university: a traveller's palm that grows out of an open book. Its name stands beside. */
export function UniversitySign() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-[min(4rem,18vw)] shrink-0 fill-forest">
      <circle cx="48" cy="48" r="46" fill="none" stroke="var(--forest)" strokeWidth="3" />
      <circle cx="48" cy="48" r="41" fill="none" stroke="var(--raffia)" strokeWidth="1.5" />
      {leaves.map((angle) => (
        <path key={angle} d="M48 56Q47 46 44 38Q46 26 48 18Q50 26 52 38Q49 46 48 56z" transform={`rotate(${angle} 48 56)`} />
      ))}
      <path className="fill-laterite" d="M46.5 76Q38 68 20 70V60.5Q38 59 46.5 66zM49.5 76Q58 68 76 70V60.5Q58 59 49.5 66z" />
    </svg>
  )
}
