import type { routeFacts } from '#src/features/circuits/route-facts.ts'
import { frenchNoun } from '#src/lib/french-count.ts'
import { frenchNumber } from '#src/lib/french-number.ts'

type RouteMeasuresProps = { facts: ReturnType<typeof routeFacts>; className: string }

/** Duration, distance, elevation gain and waypoints; what is only the site's default is marked 'indicatif'. */
export function RouteMeasures({ facts, className }: RouteMeasuresProps) {
  const measures = [
    { label: 'durée', ...facts.duration },
    { label: 'distance', ...facts.distance },
    { label: 'dénivelé', ...facts.elevation },
    {
      label: frenchNoun(facts.stageCount, 'étape'),
      text: frenchNumber(facts.stageCount),
      indicative: facts.stagesIndicative,
    },
  ]
  return (
    <dl className={`grid gap-x-6 gap-y-4 ${className}`}>
      {measures.map(({ label, text, indicative }) => (
        <div key={label} className="flex flex-col-reverse justify-end text-small/snug">
          <dt className="text-soft">
            {label} {indicative && <span className="block font-semibold">indicatif</span>}
          </dt>
          <dd className="font-display text-[1.375rem]/tight font-extrabold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
