import { sections } from '#src/features/home/sections.ts'
import { useSectionInView } from '#src/ui/use-section-in-view.ts'

const ids = sections.map(({ id }) => id)

/** The home page's, as `sections` counts them; -1 in the hero. */
export function useCurrentSection(): number {
  return useSectionInView(ids)
}
