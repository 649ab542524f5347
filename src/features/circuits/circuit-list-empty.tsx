import { sceneOf } from '#src/pictures/scenes.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Print } from '#src/ui/print.tsx'

/** A milestone by an empty road, and the way on: a circuit of one's own. */
export function CircuitListEmpty() {
  return (
    <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Print>
        <img src={sceneOf(null)} alt="" width={480} height={360} loading="lazy" />
      </Print>
      <div>
        <h3>Aucun circuit disponible</h3>
        <p className="mt-2 mb-5 max-w-[46ch] text-soft">
          Nos prochaines routes se préparent. En attendant, nous pouvons tracer la vôtre.
        </p>
        <ButtonAnchor href="#reservation-form" look="outlined">
          Composer mon circuit
        </ButtonAnchor>
      </div>
    </div>
  )
}
