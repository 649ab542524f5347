import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { copiedAt, type Visit } from '#src/lib/copy-age.ts'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'

type ListPanelProps<Item> = {
  title: string
  query: UseQueryResult<Item[]>
  visit: Visit
  /** What stands in the list's place while it is on its way. */
  skeleton: ReactNode
  /** What to say when the circuit has none. */
  empty: string
  children: (items: Item[]) => ReactNode
}

/** The states of a tab that shows a list: on its way, failed, empty, there. What was loaded once outlives a failed refresh. */
export function ListPanel<Item>({ title, query, visit, skeleton, empty, children }: ListPanelProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What is there may be the list of other circuits alone; this one's is on its way then.
  const isOnItsWay = query.isFetching && query.dataUpdatedAt > 0
  const error = query.data || isOnItsWay ? null : query.error
  const retry = () => {
    // The button goes with the panel; the focus must not be lost with it.
    heading.current?.focus()
    void query.refetch()
  }
  return (
    <section className="wrap py-[clamp(48px,6vw,80px)]">
      {/* The age stands in the room between heading and list, which stays where it is when the age goes. */}
      <div className="relative mb-9">
        <h2 ref={heading} tabIndex={-1} data-page-heading>
          {title}
        </h2>
        <CopyAge
          copiedAt={query.data && copiedAt(query, visit)}
          className="absolute top-full left-0 mt-1 w-full text-soft"
        />
      </div>
      {/* Readers announce what appears in a region that was there before. */}
      <div role="status">
        {error && <LoadErrorPanel text={error.message} onRetry={retry} />}
      </div>
      {!query.data && !error && skeleton}
      {query.data?.length === 0 && <p className="max-w-[48ch] text-lead/snug">{empty}</p>}
      {query.data && query.data.length > 0 && children(query.data)}
    </section>
  )
}
