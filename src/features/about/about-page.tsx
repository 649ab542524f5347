import { AboutHead } from '#src/features/about/about-head.tsx'
import { Footprints } from '#src/features/about/footprints.tsx'
import { Journey } from '#src/features/about/journey.tsx'
import { NextWord } from '#src/features/about/next-word.tsx'
import { Step } from '#src/features/about/step.tsx'
import { WebPageData } from '#src/layout/web-page-data.tsx'

/** Who the provider is, told as the four senses of its name in a dictionary. */
export function AboutPage() {
  return (
    <article className="overflow-x-clip">
      <WebPageData />
      <AboutHead />
      <Step />
      <Journey />
      <Footprints />
      <NextWord />
    </article>
  )
}
