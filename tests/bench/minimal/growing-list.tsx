import { type ReactNode, useState } from 'react'

type GrowingListProps<Item> = { items: Item[]; children: (item: Item) => ReactNode }

export function GrowingList<Item>({ items, children }: GrowingListProps<Item>) {
  const [shown, setShown] = useState(10)
  return (
    <>
      {items.slice(0, shown).map(children)}
      {shown < items.length && <button onClick={() => setShown(shown + 10)}>Afficher plus</button>}
    </>
  )
}
