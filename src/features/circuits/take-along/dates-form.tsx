import { useState } from 'react'
import { monthCaution } from '#src/features/circuits/programme/month-caution.ts'
import { toCalendar } from '#src/features/circuits/take-along/calendar.ts'
import type { RoadBook } from '#src/features/circuits/take-along/road-book.ts'
import { toTripPlan } from '#src/features/circuits/take-along/trip-plan.ts'
import { isCalendarDay } from '#src/lib/dates.ts'
import { shareFile, shareOrCopy } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields.tsx'
import { useToday } from '#src/ui/hooks/use-now.ts'
import { useNotify } from '#src/ui/notices.tsx'

/** The days from a chosen start, for the traveller's calendar and for somebody at home. */
export function DatesForm({ circuit, programme, contacts }: Omit<RoadBook, 'places'>) {
  const today = useToday()
  const notify = useNotify()
  const [start, setStart] = useState('')
  const [error, setError] = useState<string>()

  const takeCalendar = () =>
    shareFile({
      name: `circuit-${circuit.slug}.ics`,
      type: 'text/calendar',
      content: toCalendar(circuit, programme.itinerary, { start, now: new Date() }),
    })
  const sharePlan = async () => {
    const text = toTripPlan({ circuit, programme, contacts }, start)
    const result = await shareOrCopy(`Circuit ${circuit.name}`, { text })
    if (result === 'copied') notify('success', 'Plan copié. Collez-le dans un message à un proche.')
    if (result === 'refused')
      notify('error', 'Le navigateur n’a pas laissé copier le plan. Copiez le carnet de route à la place.')
  }

  const caution = monthCaution(start, programme.month_notes)
  const withStart = (take: () => Promise<void>) => {
    if (isCalendarDay(start)) void take()
    else setError('Choisissez le jour du départ')
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        withStart(takeCalendar)
      }}
    >
      <Field label="Premier jour" error={error}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={start}
            onChange={({ target }) => {
              setStart(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" look="outlined">
        Ajouter à l’agenda
      </Button>
      <Button look="outlined" onClick={() => withStart(sharePlan)}>
        Laisser le plan à un proche
      </Button>
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <p role="status" className="w-full font-semibold">
        {caution}
      </p>
    </form>
  )
}
