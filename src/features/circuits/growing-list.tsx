import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import { NoScript } from '#src/ui/no-script.tsx'
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts'

const step = 10
/** More than a phone shows at once: a slow one answers a tap with these, and draws the others behind. */
const firstView = 3
/** How many are read where no scripts run; in the document, more of them would cost everybody. */
const mostWithoutScript = 100

type GrowingListProps<Item> = {
  items: Item[]
  /** What the items are, in the plural, to tell how many of them are shown. */
  noun: string
  className: string
  /** Renders the item's <li>. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * The first ten items, and ten more on demand; the focus then goes to the first of the new ones. Without scripts there is no
 * demand: the build writes more of them.
 */
export function GrowingList<Item>({ items, noun, className, children }: GrowingListProps<Item>) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLOListElement>(null)
  // What the build has written is there, whole.
  const whole = useDeferredValue(true, useIsHydrating())

  const showMore = () => {
    flushSync(() => setShown(shown + step))
    list.current?.children[shown]?.querySelector<HTMLElement>('button, a')?.focus()
  }

  return (
    <>
      <ol ref={list} className={className}>
        {items.slice(0, whole ? shown : firstView).map(children)}
      </ol>
      {items.length > step && (
        <NoScript>
          <ol start={step + 1} className={`mt-12 ${className}`}>
            {items.slice(step, mostWithoutScript).map((item, index) => children(item, step + index))}
          </ol>
        </NoScript>
      )}
      <p role="status" data-needs-script className="mt-12 text-soft empty:hidden">
        {items.length > step && `${Math.min(shown, items.length)} ${noun} sur ${items.length}`}
      </p>
      {whole && shown < items.length && (
        <Button look="outlined" className="mt-4" onClick={showMore}>
          Afficher plus
        </Button>
      )}
    </>
  )
}
