import { LegalContents } from '#src/features/legal/legal-contents.tsx'
import { LegalSection, type LegalText } from '#src/features/legal/legal-section.tsx'
import { Postmark } from '#src/features/legal/postmark.tsx'
import { WebPageData } from '#src/layout/web-page-data.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type LegalDocumentProps = {
  title: string
  lead: string
  /** Since when the text is as it stands: `month` is one such as 'janvier 2025', `since` the words before it. */
  since: string
  month: string
  /** The whole document in a few sentences, for who has twenty seconds. */
  summary: readonly string[]
  /** What a section is called by its number: 'Article' makes 'Article 1 – Objet' of the first. */
  unit?: string
  sections: readonly LegalText[]
}

/** A legal text, set as a leaflet: a cancelled ticket says it in brief, then come its contents and its sections. */
export function LegalDocument(props: LegalDocumentProps) {
  const { title, lead, since, month, summary, unit, sections } = props
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section">
      <WebPageData />
      {/* A leaflet's title is longer than a poster's, and its longest word must stay whole on a phone. */}
      <div className="[&_h1]:text-[min(clamp(2.1rem,1.4rem+3.6vw,4.75rem),10.2vw)]">
        <PageHead title={title} lead={lead} />
      </div>
      <p className="mt-4 font-semibold">
        {since} {month}
      </p>
      <div className="@container">
        <div className="mt-[96px] grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 @4xl:mt-[72px] @4xl:grid-cols-[17rem_minmax(0,1fr)] print:mt-8 print:block">
          <div className="relative @4xl:col-start-2">
            <Postmark month={month} />
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
                mark={unit ? `${unit} ${index + 1} –` : `${index + 1}.`}
                section={section}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
