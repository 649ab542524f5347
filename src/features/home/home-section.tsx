import type { ReactNode } from 'react'
import { useCurrentSection } from '#src/features/home/current-section.ts'
import { type SectionId, sections } from '#src/features/home/sections.ts'
import { Stop } from '#src/ui/stop.tsx'
import '#src/features/home/route-rail.css'

type HomeSectionProps = {
  id: SectionId
  className?: string
  children: ReactNode
}

/**
 * One stop of the home page's route. From 1000 px the line runs down the left side from section to section and ends at
 * the last; below, a leg runs out to the right of each stop. A stop fills when the traveller has reached it.
 */
export function HomeSection({ id, className = '', children }: HomeSectionProps) {
  const index = sections.findIndex((section) => section.id === id)
  const reached = index <= useCurrentSection()
  const last = index === sections.length - 1
  return (
    <section id={id} aria-label={sections[index]?.label} className={className}>
      <div className="wrap relative py-section lg:pl-[calc(var(--spacing-gutter)+104px)]">
        <div
          className={`route-rail route-y absolute top-0 left-[calc(var(--spacing-gutter)+20.5px)] text-route max-lg:hidden ${last ? 'h-section' : 'bottom-0'}`}
        />
        <div className="mb-6 flex items-center gap-3.5 text-route lg:absolute lg:left-gutter lg:-mt-3.5 lg:mb-0 lg:bg-paper lg:py-2">
          <Stop filled={reached}>{index + 1}</Stop>
          <span className="route-x grow lg:hidden" />
        </div>
        {children}
      </div>
    </section>
  )
}
