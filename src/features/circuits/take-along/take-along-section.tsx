import type { ComponentProps } from 'react'
import type { TakeAlong } from '#src/features/circuits/take-along/take-along.tsx'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'

const loadTakeAlong = () => import('#src/features/circuits/take-along/take-along.tsx')

/** Loads shortly before it is in view, or after five seconds, so that a printed page has it. */
export function TakeAlongSection(props: ComponentProps<typeof TakeAlong>) {
  const { ref, seen } = useInView({ rootMargin: '100%', timeout: 5000 })
  const { module, isError } = useLazyModule(loadTakeAlong, seen)
  return (
    <div ref={ref}>
      {module && <module.TakeAlong {...props} />}
      {isError && (
        <p className="wrap py-8 text-soft print:hidden">
          Les fichiers à emporter n’ont pas pu être chargés. Rechargez la page.
        </p>
      )}
    </div>
  )
}
