type PageHeaderProps = {
  title: string
  /** One or two sentences under the title. */
  lead: string
}

/** The heading of a page that does not open with a picture. */
export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <>
      <h1 tabIndex={-1} data-page-heading className="max-w-[11em] text-hero/[0.96] tracking-[-0.03em]">
        {title}
      </h1>
      <p className="mt-5.5 max-w-[36em] text-lead/normal text-soft">{lead}</p>
    </>
  )
}
