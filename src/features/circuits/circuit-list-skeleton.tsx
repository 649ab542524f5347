import { CircuitCardSkeleton } from '#src/features/circuits/circuit-card-skeleton.tsx'
import { CircuitGrid } from '#src/features/circuits/circuit-grid.tsx'

const cards = ['first', 'second', 'third', 'fourth']

export function CircuitListSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Chargement des circuits…
      </p>
      <div aria-hidden="true">
        <CircuitGrid>
          {cards.map((card, index) => (
            <CircuitCardSkeleton key={card} leading={index === 0} />
          ))}
        </CircuitGrid>
      </div>
    </>
  )
}
