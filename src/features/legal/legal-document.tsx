import type { ReactNode } from 'react'
import { DateStamp } from '#src/features/legal/date-stamp.tsx'
import { WebPageData } from '#src/layout/structured-data.tsx'
import { AnchorLink } from '#src/ui/anchor-link.tsx'
import { useSectionInView } from '#src/ui/hooks/use-section-in-view.ts'
import { PageHeader } from '#src/ui/page-header.tsx'

type SectionContent = {
  /** The anchor. Other sites may link to it, so it must not change. */
  id: string
  title: string
  /** The section in plain words, as a note in the margin. */
  gist?: string
  body: ReactNode
}

/** The table of contents, which marks the section being read. */
function LegalContents({ sections }: { sections: readonly SectionContent[] }) {
  const current = useSectionInView(sections.map(({ id }) => id))
  return (
    <nav
      aria-label="Sommaire"
      className="@4xl:sticky @4xl:top-[calc(var(--header-height)+16px)] @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1 @4xl:-m-2 @4xl:max-h-[calc(100dvh-var(--header-height)-32px)] @4xl:self-start @4xl:overflow-y-auto @4xl:p-2"
    >
      <div className="relative [--marker:min(1.75rem,11vw)]">
        <span className="route-y absolute top-5 bottom-5 left-[calc(var(--marker)/2-1.5px)] text-route" />
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? 'true' : undefined}
                className="group relative grid min-h-11 grid-cols-[var(--marker)_minmax(0,1fr)] items-center gap-[12px] py-1.5 text-base/tight font-semibold text-text no-underline hover:text-link aria-current:text-route"
              >
                <span
                  aria-hidden="true"
                  className="grid size-(--marker) place-items-center rounded-full border-2 border-route bg-paper font-display text-label/none font-extrabold text-route group-aria-current:bg-route group-aria-current:text-paper forced-colors-fill"
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

type LegalSectionProps = {
  /** '1.' or 'Article 1 –'. */
  number: string
  section: SectionContent
}

function LegalSection({ number, section }: LegalSectionProps) {
  const { id, title, gist, body } = section
  return (
    <section
      id={id}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 border-t border-line pt-5 @min-[50rem]:grid-cols-[34rem_minmax(0,1fr)] print:mt-8 print:block"
    >
      <h2 className="max-w-[34rem] break-after-avoid pr-[48px] text-[min(clamp(1.5rem,1.25rem+1.1vw,2.125rem),8.4vw)]/[1.12]">
        <span className="font-medium whitespace-nowrap text-route">{number}</span> {title}
      </h2>
      <AnchorLink
        id={id}
        target="cette partie"
        title={title}
        className="absolute top-3 right-0 @xl:left-[calc(34rem-44px)]"
      />
      {gist && (
        <p className="max-w-[34rem] border-l-3 border-route pl-4 text-small/normal @min-[50rem]:col-start-2 @min-[50rem]:row-span-2 @min-[50rem]:row-start-1 @min-[50rem]:self-start print:my-3 print:break-after-avoid">
          <strong className="label block text-route">En clair</strong>
          {gist}
        </p>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 print:block print:*:mt-3 [&>:is(p,ul)]:max-w-[34rem] ${gist ? '' : '@min-[50rem]:col-span-2'}`}
      >
        {body}
      </div>
    </section>
  )
}

type LegalDocumentProps = {
  title: string
  lead: string
  /** Introduces the month: 'En vigueur depuis', for example. */
  since: string
  /** The month of the current version: 'janvier 2025', for example. */
  month: string
  summary: readonly string[]
  /** Goes before the section numbers: 'Article' makes 'Article 1 – Objet'. */
  unit?: string
  sections: readonly SectionContent[]
}

export function LegalDocument(props: LegalDocumentProps) {
  const { title, lead, since, month, summary, unit, sections } = props
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section">
      <WebPageData />
      {/* Smaller than other titles: the longest word must fit on a phone. */}
      <div className="[&_h1]:text-[min(clamp(2.1rem,1.4rem+3.6vw,4.75rem),10.2vw)]">
        <PageHeader title={title} lead={lead} />
      </div>
      <p className="mt-4 font-semibold">
        {since} {month}
      </p>
      <div className="@container">
        <div className="mt-[96px] grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 @4xl:mt-[72px] @4xl:grid-cols-[17rem_minmax(0,1fr)] print:mt-8 print:block">
          <div className="relative @4xl:col-start-2">
            <DateStamp month={month} />
            <section
              aria-labelledby="en-bref"
              className="ticket max-w-[46rem] bg-raised px-[clamp(20px,5vw,40px)] pt-7 pb-6 print:border-2 print:border-edge print:mask-none"
            >
              <h2 id="en-bref" className="text-h3">
                En bref
              </h2>
              <ul className="mt-3">
                {summary.map((sentence) => (
                  <li
                    key={sentence}
                    className="border-t-2 border-dashed border-line py-2.5 text-[1.125rem]/normal first:border-t-0"
                  >
                    {sentence}
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <LegalContents sections={sections} />
          <div className="@container grid gap-[clamp(40px,5vw,64px)] @4xl:col-start-2 print:block">
            {sections.map((section, index) => (
              <LegalSection
                key={section.id}
                number={unit ? `${unit} ${index + 1} –` : `${index + 1}.`}
                section={section}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
