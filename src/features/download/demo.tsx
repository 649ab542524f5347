import { ApkLink } from '#src/features/download/apk-link.tsx'
import { Moment } from '#src/features/download/moment.tsx'
import { moments } from '#src/features/download/moments.ts'

/** The screenshots, as stops of a way that leaves the network behind. */
export function Demo() {
  return (
    <section id="demo" aria-labelledby="demo-title" className="@container wrap pt-[clamp(72px,9vw,128px)] pb-section">
      <div className="grid max-w-180 gap-4">
        <h2 id="demo-title" className="text-[min(var(--text-h2),9.5vw)]">
          Le réseau s’arrête, elle continue
        </h2>
        <p className="max-w-[52ch] text-soft">
          Trois moments d’un voyage dans l’Ouest, et ce que l’écran montre alors.
        </p>
      </div>
      <ol className="mt-12 grid gap-y-16 @min-[68rem]:gap-y-0">
        {moments.map((moment, index) => (
          <Moment key={moment.title} moment={moment} stop={index + 1} last={index === moments.length - 1} />
        ))}
      </ol>
      {/* On a phone the first button is far above by now, and the last one still far below. */}
      <ApkLink look="outlined" className="mt-12 w-full sm:hidden print:hidden">
        Télécharger l’application
      </ApkLink>
    </section>
  )
}
