import type { ComponentProps } from 'react'
import type { TakeAlong } from '#src/features/circuits/take-along/take-along.tsx'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'

const loadTakeAlong = () => import('#src/features/circuits/take-along/take-along.tsx')

/** Loaded before it is scrolled into view, since it does nothing without scripts. */
export function TakeAlongSection(props: ComponentProps<typeof TakeAlong>) {
  const { ref, seen } = useInView({ rootMargin: '100%' })
  const { module } = useLazyModule(loadTakeAlong, seen)
  return <div ref={ref}>{module && <module.TakeAlong {...props} />}</div>
}
