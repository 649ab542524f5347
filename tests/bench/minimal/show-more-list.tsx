import { type ReactNode, useState } from 'react'

type ShowMoreListProps<Item> = { items: Item[]; children: (item: Item) => ReactNode }

export function ShowMoreList<Item>({ items, children }: ShowMoreListProps<Item>) {
  const [shown, setShown] = useState(10)
  return (
    <>
      {items.slice(0, shown).map(children)}
      {shown < items.length && <button onClick={() => setShown(shown + 10)}>Afficher plus</button>}
    </>
  )
}
