import type { LegalText } from '#src/features/legal/legal-section.tsx'
import { useSectionInView } from '#src/ui/use-section-in-view.ts'

/** The table of contents: a route with a stop for each section, filled while the section is being read. */
export function LegalContents({ sections }: { sections: readonly LegalText[] }) {
  const current = useSectionInView(sections.map(({ id }) => id))
  return (
    <nav
      aria-label="Sommaire"
      className="@4xl:sticky @4xl:top-[calc(var(--header-height)+16px)] @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1 @4xl:-m-2 @4xl:max-h-[calc(100dvh-var(--header-height)-32px)] @4xl:self-start @4xl:overflow-y-auto @4xl:p-2"
    >
      <div className="relative [--stop:min(1.75rem,11vw)]">
        <span className="route-y absolute top-5 bottom-5 left-[calc(var(--stop)/2-1.5px)] text-route" />
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? 'true' : undefined}
                className="group relative grid min-h-11 grid-cols-[var(--stop)_minmax(0,1fr)] items-center gap-[12px] py-1.5 text-base/tight font-semibold text-text no-underline hover:text-link aria-current:text-route"
              >
                <span
                  aria-hidden="true"
                  className="grid size-(--stop) place-items-center rounded-full border-2 border-route bg-paper font-display text-label/none font-extrabold text-route group-aria-current:bg-route group-aria-current:text-paper"
                >
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
