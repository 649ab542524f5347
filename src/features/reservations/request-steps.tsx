import { formatCount } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

type RequestStep = {
  title: string
  /** Shown while no field is invalid. */
  note: string
  invalidFields?: number
  done?: boolean
}

/** The parts of a reservation request while the form is empty. */
export const emptySteps = {
  circuit: { title: 'Votre circuit', note: 'Celui qui vous appelle' },
  client: { title: 'Vous', note: 'Pour vous répondre' },
  travel: { title: 'Vos dates et envies', note: 'Nous nous adaptons' },
}

/** The parts of a reservation request and their progress. */
export function RequestSteps({ steps }: { steps: readonly RequestStep[] }) {
  return (
    <ol className="mt-8.5 grid">
      {steps.map(({ title, note, invalidFields = 0, done = false }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[max(44px,2.75rem)_1fr] gap-4 pb-6.5 font-semibold not-last:before:absolute not-last:before:top-11.5 not-last:before:bottom-0.5 not-last:before:left-[calc(max(22px,1.375rem)-1.5px)] not-last:before:route-y not-last:before:text-route not-last:before:content-['']"
        >
          <StepMarker filled={done}>{done ? <Icon name="check" /> : index + 1}</StepMarker>
          <span className="pt-2 leading-snug">
            {title}
            {done && <span className="sr-only"> : complet</span>}
            <small className="block text-small font-normal text-soft">
              {invalidFields > 0 ? `${formatCount(invalidFields, 'champ')} à corriger` : note}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}
