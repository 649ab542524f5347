import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'

const step = 10

type GrowingListProps<Item> = {
  items: Item[]
  /** What the items are, in the plural, to tell how many of them are shown. */
  noun: string
  className: string
  /** Renders the item's <li>. */
  children: (item: Item, index: number) => ReactNode
}

/** The first ten items, and ten more on demand; the focus then goes to the first of the new ones. */
export function GrowingList<Item>({ items, noun, className, children }: GrowingListProps<Item>) {
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
      <p role="status" className="mt-12 text-soft empty:hidden">
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
