import { Booking } from '#src/features/services/booking.tsx'
import { HelpAtNight } from '#src/features/services/help-at-night.tsx'
import { HonestAdvice } from '#src/features/services/honest-advice.tsx'
import { Limits } from '#src/features/services/limits.tsx'
import { RoadCompanion } from '#src/features/services/road-companion.tsx'
import { ServicesHead } from '#src/features/services/services-head.tsx'
import { Nightfall, Sunset } from '#src/features/services/sky.tsx'

/** What is done for the traveller, under one sky that goes from morning to night; then, in daylight, what is not. */
export function ServicesPage() {
  return (
    <>
      <ServicesHead />
      <HonestAdvice />
      <Booking />
      <Sunset />
      <RoadCompanion />
      <Nightfall />
      <HelpAtNight />
      <div className="lamba" />
      <Limits />
    </>
  )
}
