import { Booking } from '#src/features/services/booking.tsx'
import { HelpAtNight } from '#src/features/services/help-at-night.tsx'
import { HonestAdvice } from '#src/features/services/honest-advice.tsx'
import { Limits } from '#src/features/services/limits.tsx'
import { RoadCompanion } from '#src/features/services/road-companion.tsx'
import { ServicesHead } from '#src/features/services/services-head.tsx'
import { Nightfall, Sunset } from '#src/features/services/sky.tsx'
import { WebPageData } from '#src/layout/web-page-data.tsx'

/** What is done for the traveller, under one sky that goes from morning to night; then, in daylight, what is not. */
export function ServicesPage() {
  return (
    <>
      <WebPageData />
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
