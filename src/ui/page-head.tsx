type PageHeadProps = {
  title: string
  /** What the page is for, in a sentence or two. */
  lead: string
}

/** The title of a page that has no picture to open with, and what it is for. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <>
      <h1
        tabIndex={-1}
        data-page-heading
        className="max-w-[11em] text-hero/[0.96] tracking-[-0.03em]"
      >
        {title}
      </h1>
      <p className="mt-5.5 max-w-[36em] text-lead/normal text-soft">{lead}</p>
    </>
  )
}
