import { useId } from 'react'
import { type CarnetGroup, carnetSearch } from '#src/features/circuits/carnet/carnet.ts'
import { remarksOn, sumCarnet } from '#src/features/circuits/carnet/carnet-sums.ts'
import { DayLine } from '#src/features/circuits/carnet/day-line.tsx'
import { formatTotalHours } from '#src/lib/trip-hours.ts'
import { formatCount } from '#src/lib/format.ts'
import { formatMonths } from '#src/lib/months.ts'
import { customTrip } from '#src/lib/urls.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Field, Select } from '#src/ui/fields.tsx'
import { Icon } from '#src/ui/icon.tsx'

type CarnetSummaryProps = {
  groups: readonly CarnetGroup[]
  /** Days that the traveller has. */
  days: number | undefined
  onDaysChange: (days: number | undefined) => void
}

/** What the carnet adds up to, whether it fits into the days at hand, and the way to a quote. */
export function CarnetSummary({ groups, days, onDaysChange }: CarnetSummaryProps) {
  const titleId = useId()
  const sums = sumCarnet(groups)
  const kept = groups.filter(({ isKept }) => isKept)
  const facts = [
    { term: 'Circuits', value: sums.circuits },
    { term: 'Lieux', value: sums.places },
    { term: 'Sur la route', value: sums.hoursOnRoad && formatTotalHours(sums.hoursOnRoad) },
    { term: 'Mois ouverts pour tous', value: formatMonths(sums.months) },
  ].filter(({ value }) => value)
  return (
    <section
      aria-labelledby={titleId}
      className="self-start bg-raised px-[clamp(18px,5vw,40px)] pt-5 pb-8 lg:sticky lg:top-[calc(var(--header-height)+24px)] print:border print:border-edge"
    >
      <h2 id={titleId} className="label font-body text-route">
        En tout
      </h2>
      <p className="mt-1 font-display text-[2rem]/tight font-extrabold tracking-[-0.018em]">
        {sums.days === null ? formatCount(sums.places, 'lieu', 'lieux') : formatCount(sums.days, 'jour')}
      </p>
      <DayLine groups={kept} days={days} />
      <dl className="mt-4 text-base/normal">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 border-t border-edge/50 py-2">
            <dt className="text-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div data-needs-script className="border-t border-edge/50 pt-4 [--raised:var(--paper)]">
        <DaysSelect days={days} onChange={onDaysChange} />
      </div>
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status">
        <ul className="mt-4 grid gap-2.5 text-base/snug">
          {remarksOn(groups, days).map(({ isWarning, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon
                name={isWarning ? 'warning' : 'check'}
                className={isWarning ? 'size-5 text-error' : 'size-5 text-success'}
              />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        to="/"
        search={{ circuit: (kept.length === 1 && kept[0]?.circuit.slug) || customTrip, ...carnetSearch(groups, days) }}
        hash="reservation-form"
        className="mt-5 w-full print:hidden"
      >
        Demander un devis
      </ButtonLink>
    </section>
  )
}

/** Beyond these, only the number in the URL is offered. */
const offeredDays = Array.from({ length: 35 }, (_, index) => index + 1)

function DaysSelect({ days, onChange }: { days: number | undefined; onChange: (days: number | undefined) => void }) {
  const options = days === undefined || offeredDays.includes(days) ? offeredDays : [...offeredDays, days]
  return (
    <Field label="Jours sur place" error={undefined}>
      {(control) => (
        <Select {...control} value={days ?? ''} onChange={({ target }) => onChange(Number(target.value) || undefined)}>
          <option value="">À préciser</option>
          {options.map((count) => (
            <option key={count} value={count}>
              {formatCount(count, 'jour')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
