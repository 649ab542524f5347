import { useId, useRef, useState } from 'react'
import { sights } from '#src/content/sights.ts'
import { hasCriteria, highestLevel, noCriteria, type TripCriteria } from '#src/content/trip-criteria.ts'
import { countFitting, type RankedCircuit } from '#src/features/circuits/list/rank-circuits.ts'
import { describeLevel } from '#src/features/circuits/programme/format-level.ts'
import { formatCount } from '#src/lib/format.ts'
import { monthNames } from '#src/lib/months.ts'
import { capitalize } from '#src/lib/text.ts'
import { Field, Select } from '#src/ui/fields.tsx'

type Option<Value> = { value: Value; label: string }

const months = monthNames.map((name, index): Option<number> => ({
  value: index + 1,
  label: capitalize(name),
}))
const levels = Array.from({ length: highestLevel }, (_, index): Option<number> => ({
  value: index + 1,
  label: describeLevel(index + 1),
}))
const sightOptions = sights.map(({ id, label }) => ({ value: id, label }))

/** Five days to three weeks, and the number in the URL. */
function dayOptions(chosen: number | undefined): Option<number>[] {
  const offered = Array.from({ length: 17 }, (_, index) => index + 5)
  const all = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]
  return all.toSorted((one, other) => one - other).map((days) => ({ value: days, label: formatCount(days, 'jour') }))
}

type FinderFormProps = {
  criteria: TripCriteria
  onChange: (criteria: TripCriteria) => void
  /** The circuits in the order of the criteria, if there are any. */
  ranked: readonly RankedCircuit[] | undefined
  comparedCount: number
}

const textButton = 'min-h-11 font-semibold text-link underline underline-offset-[0.2em]'

/** The search for a circuit. It orders the list below and hides nothing. Phones show the last two fields on request. */
export function FinderForm({ criteria, onChange, ranked, comparedCount }: FinderFormProps) {
  const moreId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const usesMore = criteria.voir !== undefined || criteria.effort !== undefined
  const status = [
    ranked && countFitting(ranked),
    comparedCount > 0 && formatCount(comparedCount, 'circuit à comparer', 'circuits à comparer'),
  ].filter(Boolean)
  return (
    <form
      ref={form}
      role="search"
      aria-label="Trouver un circuit"
      onSubmit={(event) => event.preventDefault()}
      className="mb-4"
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 md:grid-cols-4">
        <FinderSelect
          label="Mois"
          value={criteria.mois}
          options={months}
          onChange={(mois) => onChange({ ...criteria, mois })}
        />
        <FinderSelect
          label="Jours disponibles"
          value={criteria.jours}
          options={dayOptions(criteria.jours)}
          onChange={(jours) => onChange({ ...criteria, jours })}
        />
        <div id={moreId} className={`contents ${isOpened || usesMore ? '' : 'max-md:hidden'}`}>
          <FinderSelect
            label="À voir"
            value={criteria.voir}
            options={sightOptions}
            onChange={(voir) => onChange({ ...criteria, voir })}
          />
          <FinderSelect
            label="Effort maximal"
            value={criteria.effort}
            options={levels}
            onChange={(effort) => onChange({ ...criteria, effort })}
          />
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap gap-x-4 text-small">
        {!usesMore && (
          <button
            type="button"
            aria-expanded={isOpened}
            aria-controls={moreId}
            onClick={() => setIsOpened(!isOpened)}
            className={`${textButton} md:hidden`}
          >
            {isOpened ? 'Moins de critères' : 'Plus de critères'}
          </button>
        )}
        <div className="flex min-h-11 grow items-center justify-between gap-x-4">
          <p role="status" className="font-semibold text-pretty">
            {status.join('. ')}
          </p>
          {hasCriteria(criteria) && (
            <button
              type="button"
              onClick={() => {
                // This button is about to disappear, and would take the focus with it.
                form.current?.querySelector('select')?.focus()
                onChange(noCriteria)
              }}
              className={textButton}
            >
              Tout effacer
            </button>
          )}
        </div>
      </div>
    </form>
  )
}

type FinderSelectProps<Value> = {
  label: string
  value: Value | undefined
  options: readonly Option<Value>[]
  onChange: (value: Value | undefined) => void
}

function FinderSelect<Value extends string | number>({ label, value, options, onChange }: FinderSelectProps<Value>) {
  return (
    <Field label={label} error={undefined}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(options.find((option) => String(option.value) === target.value)?.value)}
        >
          <option value="">Au choix</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
