import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { NoScript } from '#src/ui/no-script.tsx'

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

const step = 10
/** Limits the size of the document. */
const maxWithoutScript = 100

type ShowMoreListProps<Item> = {
  items: Item[]
  /** In the plural, for the text that counts the shown items. */
  noun: string
  className: string
  /** Renders the item's <li>. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * The first ten items, and a button that shows ten more and focuses the first of them. The prerendered page has more items for
 * readers without scripts.
 */
export function ShowMoreList<Item>({ items, noun, className, children }: ShowMoreListProps<Item>) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLOListElement>(null)

  const showMore = () => {
    flushSync(() => setShown(shown + step))
    list.current?.children[shown]?.querySelector<HTMLElement>('button, a')?.focus()
  }

  return (
    <>
      <ol ref={list} className={className}>
        {items.slice(0, shown).map(children)}
      </ol>
      {items.length > step && (
        <NoScript>
          <ol start={step + 1} className={`mt-12 ${className}`}>
            {items.slice(step, maxWithoutScript).map((item, index) => children(item, step + index))}
          </ol>
        </NoScript>
      )}
      <p role="status" data-needs-script className="mt-12 text-soft empty:hidden">
        {items.length > step && `${Math.min(shown, items.length)} ${noun} sur ${items.length}`}
      </p>
      {shown < items.length && (
        <Button look="outlined" className="mt-4" onClick={showMore}>
          Afficher plus
        </Button>
      )}
    </>
  )
}
