import { appStructuredData } from '#src/features/download/app-structured-data.ts'
import { Demo } from '#src/features/download/demo.tsx'
import { DownloadHero } from '#src/features/download/download-hero.tsx'
import { Installation } from '#src/features/download/installation.tsx'
import { LastCall } from '#src/features/download/last-call.tsx'
import { Strengths } from '#src/features/download/strengths.tsx'
import { TechnicalSheet } from '#src/features/download/technical-sheet.tsx'
import { StructuredData } from '#src/ui/structured-data.tsx'

/** The Android application: what it is for on the way, and how it comes onto the telephone. */
export function DownloadPage() {
  return (
    <>
      <StructuredData thing={appStructuredData} />
      <DownloadHero />
      <Demo />
      <Strengths />
      <div className="wrap grid gap-x-20 gap-y-14 py-section *:min-w-0 lg:grid-cols-[7fr_5fr]">
        <Installation />
        <TechnicalSheet />
      </div>
      <LastCall />
    </>
  )
}
