import { useRef } from 'react'
import { formatAge, formatSize, totalSize } from '#src/features/privacy/stored-item-text.ts'
import { formatCount } from '#src/lib/format.ts'
import type { StoredItem } from '#src/storage/stored-items.ts'
import { Icon } from '#src/ui/icon.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

type EraseButtonProps = {
  /** The accessible name, where the label alone is ambiguous. */
  name?: string
  onPress: () => void
  children: string
}

function EraseButton({ name, onPress, children }: EraseButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      {...pressOnce(onPress)}
      className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-panel px-2 text-small font-semibold text-link underline underline-offset-4 hover:text-text print:hidden"
    >
      <Icon name="trash" className="size-4.5" />
      {children}
    </button>
  )
}

type StoredRowProps = {
  item: StoredItem
  /** When the list was read. */
  now: number
  onErase: (item: StoredItem, row: HTMLElement) => void
}

export function StoredRow({ item, now, onErase }: StoredRowProps) {
  const row = useRef<HTMLLIElement>(null)
  return (
    <li
      ref={row}
      // Takes the focus when the row before it is erased.
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-5 border-b border-edge/50 py-2.5 focus-visible:bg-paper/60 @xl:grid @xl:grid-cols-[minmax(0,1fr)_10rem_auto] @3xl:grid-cols-[minmax(0,1fr)_9rem_10.5rem_auto]"
    >
      <div className="min-w-0 basis-full">
        <p className="leading-snug font-semibold">{item.name}</p>
        <p className="text-small/snug text-soft wrap-anywhere">{item.kept}</p>
      </div>
      <p className="mt-1 grid min-w-0 flex-[1_1_9rem] text-small @xl:mt-0 @xl:text-right @3xl:contents @3xl:text-left">
        <span>{formatAge(item.savedAt, now)}</span>{' '}
        <span className="font-display font-bold @3xl:text-right">{formatSize(item.size)}</span>
      </p>
      <EraseButton
        name={`Effacer\u202f: ${item.name}`}
        onPress={() => {
          if (row.current) onErase(item, row.current)
        }}
      >
        Effacer
      </EraseButton>
    </li>
  )
}

export function StoredTotal({ items, onErase }: { items: readonly StoredItem[]; onErase: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 border-b-6 border-double border-edge py-2.5">
      <p className="min-w-0 flex-[1_1_9rem] font-semibold">
        {formatCount(items.length, 'élément')},{' '}
        <span className="font-display font-bold">{formatSize(totalSize(items))}</span>
      </p>
      <EraseButton onPress={onErase}>Tout effacer</EraseButton>
    </div>
  )
}
