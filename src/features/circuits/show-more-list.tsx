import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import { NoScript } from '#src/ui/no-script.tsx'

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
