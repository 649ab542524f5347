import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'

type ListPanelProps<Item> = {
  title: string
  query: UseQueryResult<Item[]>
  skeleton: ReactNode
  /** The text for an empty list. */
  empty: string
  children: (items: Item[]) => ReactNode
}

/** A tab that shows a list: loading, failed, empty or loaded. */
export function ListPanel<Item>({ title, query, skeleton, empty, children }: ListPanelProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // After a change of tab the heading is rendered first, and the list in a second render. A phone shows hardly more at first.
  const isListRendered = useDeferredValue(true, useIsHydrating())
  // A list that was loaded before stays when a refresh fails.
  const error = query.data ? null : query.error
  const retry = () => {
    // The button disappears with the error, and would take the focus with it.
    heading.current?.focus()
    void query.refetch()
  }
  return (
    <section className="wrap pt-[clamp(28px,3.5vw,48px)] pb-[clamp(48px,6vw,80px)]">
      {/* The age is positioned absolutely, so that the list does not move when it disappears. */}
      <div className="relative mb-9">
        <h2 ref={heading} tabIndex={-1} data-page-heading>
          {title}
        </h2>
        <CopyAge queries={[query]} className="absolute top-full left-0 mt-1 w-full text-soft" />
      </div>
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status">{error && <LoadErrorPanel text={error.message} onRetry={retry} />}</div>
      {isListRendered ? (
        <>
          {!query.data && !error && skeleton}
          {query.data?.length === 0 && <p className="max-w-[48ch] text-lead/snug">{empty}</p>}
          {query.data && query.data.length > 0 && children(query.data)}
        </>
      ) : (
        <div className="min-h-dvh" />
      )}
    </section>
  )
}
