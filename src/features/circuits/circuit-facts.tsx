import type { Circuit } from '#src/contract/circuit.ts'
import { describeLevel } from '#src/features/circuits/programme/format-level.ts'
import { useProgramme } from '#src/features/circuits/programme/use-programme.ts'
import { formatCount } from '#src/lib/format.ts'
import { formatMonths } from '#src/lib/months.ts'

type CircuitFactsProps = {
  circuit: Circuit
  className: string
  /** Classes for the pseudo-element between two facts, which is a dot by default. */
  separator?: string
}

/** '9 jours · avril à novembre · niveau 2', without what is unknown. */
export function CircuitFacts({ circuit, className, separator = '' }: CircuitFactsProps) {
  const { best_months, level } = useProgramme(circuit)
  const effort = level == null ? undefined : `effort physique\u202f: ${describeLevel(level)}`
  const facts = [
    { text: formatDays(circuit) },
    { text: formatMonths(best_months) },
    { text: level == null ? null : `niveau ${level}`, meaning: effort },
  ].filter(({ text }) => text !== null)
  if (facts.length === 0) return null
  return (
    <ul aria-label="En bref" className={`flex flex-wrap items-center ${className}`}>
      {facts.map(({ text, meaning }) => (
        <li
          key={text}
          title={meaning}
          className={`flex items-center whitespace-nowrap not-last:after:mx-1.5 not-last:after:content-['·'/''] ${separator}`}
        >
          {text}
          {meaning && <span className="sr-only"> ({meaning})</span>}
        </li>
      ))}
    </ul>
  )
}

/** '9 jours'; null when the length is unknown. */
export function formatDays({ estimated_duration_days: days }: Circuit): string | null {
  return days == null ? null : formatCount(days, 'jour')
}
