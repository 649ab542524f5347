import { useId } from 'react'
import { maxCompared } from '#src/content/trip-criteria.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { useOfflineCircuits } from '#src/ui/hooks/use-kept-items.ts'
import { KeepIcon } from '#src/ui/icon.tsx'

type CompareCheckboxProps = {
  circuit: Circuit
  compared: readonly Circuit[]
  onChange: (chosen: boolean) => void
}

/** Chooses a circuit to compare, and says what comes next. */
export function CompareCheckbox({ circuit, compared, onChange }: CompareCheckboxProps) {
  const hint = useId()
  const chosen = compared.some(({ slug }) => slug === circuit.slug)
  const isRefused = !chosen && compared.length >= maxCompared
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="inline-flex min-h-11 items-center gap-2.5 text-base font-semibold">
        <input
          type="checkbox"
          checked={chosen}
          // Not `disabled`, so that the keyboard reaches the reason.
          aria-disabled={isRefused}
          aria-describedby={hint}
          onChange={({ target }) => {
            if (!isRefused) onChange(target.checked)
          }}
          className="size-5 accent-action aria-disabled:opacity-60"
        />
        <span>
          Comparer<span className="sr-only"> : {circuit.name}</span>
        </span>
      </label>
      <span id={hint} className="text-small text-soft">
        {isRefused && 'Trois circuits au plus\u202f: retirez-en un d’abord.'}
        {chosen && compared.length === 1 && 'Choisissez-en un deuxième.'}
        {chosen && compared.length > 1 && (
          <a href="#comparer" className="inline-flex min-h-11 items-center">
            Voir la comparaison
          </a>
        )}
      </span>
    </div>
  )
}

/** Says that the circuit is kept. */
export function KeptMark({ slug }: { slug: string }) {
  const isKept = useOfflineCircuits()?.some((kept) => kept.slug === slug)
  if (!isKept) return null
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 text-base font-semibold">
      <KeepIcon kept />
      Gardé
    </span>
  )
}
