import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'

type ListPanelProps<Item> = {
  title: string
  query: UseQueryResult<Item[]>
  /** What stands in the list's place while it is on its way. */
  skeleton: ReactNode
  /** What to say when the circuit has none. */
  empty: string
  children: (items: Item[]) => ReactNode
}

/** The states of a tab that shows a list: on its way, failed, empty, there. What was loaded once outlives a failed refresh. */
export function ListPanel<Item>({ title, query, skeleton, empty, children }: ListPanelProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    // The button goes with the panel; the focus must not be lost with it.
    heading.current?.focus()
    void query.refetch()
  }
  return (
    <section className="wrap py-[clamp(48px,6vw,80px)]">
      <h2 ref={heading} tabIndex={-1} data-page-heading className="mb-9">
        {title}
      </h2>
      {/* Readers announce what appears in a region that was there before. */}
      <div role="status">
        {!query.data && query.isError && (
          <LoadErrorPanel text={query.error.message} onRetry={retry} />
        )}
      </div>
      {query.isPending && skeleton}
      {query.data?.length === 0 && <p className="max-w-[48ch] text-lead/snug">{empty}</p>}
      {query.data && query.data.length > 0 && children(query.data)}
    </section>
  )
}
