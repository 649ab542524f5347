import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { inventoryKey, inventoryQuery } from '#src/features/privacy/inventory.ts'
import { LuggageTag } from '#src/features/privacy/luggage-tag.tsx'
import { StoredRow } from '#src/features/privacy/stored-row.tsx'
import { StoredState } from '#src/features/privacy/stored-state.tsx'
import { StoredTotal } from '#src/features/privacy/stored-total.tsx'
import { useErasing } from '#src/features/privacy/use-erasing.ts'
import { watchEntries } from '#src/storage/stored-entry.ts'
import type { Keeper, StoredThing } from '#src/storage/stored-thing.ts'

/** What the site keeps on this device at the moment, as a list of luggage: what, since when, how heavy, and out with it. */
export function StoredData({ keepers }: { keepers: readonly Keeper[] }) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  const { data: inventory, dataUpdatedAt } = useQuery(inventoryQuery(keepers))
  const things = inventory?.things ?? []
  const erase = useErasing()

  useEffect(
    () => watchEntries(() => void queryClient.invalidateQueries({ queryKey: inventoryKey })),
    [queryClient],
  )

  async function eraseOne(thing: StoredThing, row: HTMLElement) {
    const gone = await erase([thing], `Effacé\u202f: ${thing.name}`)
    const { activeElement, body } = document
    if (!gone || (activeElement !== body && !row.contains(activeElement))) return
    // To the row, not to its button: a key that is held down would press that too.
    const next = row.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
    else title.current?.focus()
  }

  async function eraseAll() {
    if (await erase(things, 'Tout est effacé.')) title.current?.focus()
  }

  return (
    <section aria-labelledby={titleId} className="@container">
      <LuggageTag>
        <p className="label text-route">Liste de bagages</p>
        <h3 ref={title} id={titleId} tabIndex={-1} className="mt-3 text-[1.375rem]/tight">
          Gardé en ce moment sur cet appareil
        </h3>
        <StoredState inventory={inventory} />
        {things.length > 0 && (
          <ul className="mt-5 border-t-2 border-edge">
            {things.map((thing) => (
              <StoredRow
                key={thing.id}
                thing={thing}
                now={dataUpdatedAt}
                onErase={(erased, row) => void eraseOne(erased, row)}
              />
            ))}
          </ul>
        )}
        {things.length > 1 && <StoredTotal things={things} onErase={() => void eraseAll()} />}
      </LuggageTag>
    </section>
  )
}
