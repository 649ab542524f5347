import type { ReactNode } from 'react'
import { useSectionInView } from '#src/ui/hooks/use-section-in-view.ts'
import { StepMarker } from '#src/ui/step-marker.tsx'
import '#src/features/home/home-section.css'

export const sections = [
  { id: 'experiences', label: 'Expériences' },
  { id: 'circuits', label: 'Nos Circuits' },
  { id: 'custom-circuit', label: 'Circuit Personnalisé' },
  { id: 'reservation-form', label: 'Réservation' },
] as const

type SectionId = (typeof sections)[number]['id']

const sectionIds = sections.map(({ id }) => id)

/** An index into `sections`; -1 while in the hero. */
export function useCurrentSection(): number {
  return useSectionInView(sectionIds)
}

type HomeSectionProps = {
  id: SectionId
  className?: string
  children: ReactNode
}

/**
 * A numbered section. From 1000 px a dashed line down the left side joins the numbers; below that, each number has a short
 * line to its right.
 */
export function HomeSection({ id, className = '', children }: HomeSectionProps) {
  const index = sections.findIndex((section) => section.id === id)
  const reached = index <= useCurrentSection()
  const last = index === sections.length - 1
  return (
    <section id={id} aria-label={sections[index]?.label} className={`home-section ${className}`}>
      <div className="wrap relative py-section lg:pl-[calc(var(--spacing-gutter)+104px)]">
        <div
          className={`section-line route-y absolute top-0 left-[calc(var(--spacing-gutter)+20.5px)] text-route max-lg:hidden ${last ? 'h-section' : 'bottom-0'}`}
        />
        <div className="mb-6 flex break-inside-avoid break-after-avoid items-center gap-3.5 text-route lg:absolute lg:left-gutter lg:-mt-3.5 lg:mb-0 lg:bg-paper lg:py-2">
          <StepMarker filled={reached}>{index + 1}</StepMarker>
          <span className="route-x grow lg:hidden" />
        </div>
        {children}
      </div>
    </section>
  )
}
