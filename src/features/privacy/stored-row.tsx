import { useRef } from 'react'
import { EraseButton } from '#src/features/privacy/erase-button.tsx'
import { printedAge } from '#src/features/privacy/printed-age.ts'
import { printedSize } from '#src/features/privacy/printed-size.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'

type StoredRowProps = {
  thing: StoredThing
  /** When the list was made. */
  now: number
  onErase: (thing: StoredThing, row: HTMLElement) => void
}

export function StoredRow({ thing, now, onErase }: StoredRowProps) {
  const row = useRef<HTMLLIElement>(null)
  return (
    <li
      ref={row}
      // Takes the focus when the row before it goes.
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-5 border-b border-edge/50 py-2.5 focus-visible:bg-paper/60 @xl:grid @xl:grid-cols-[minmax(0,1fr)_10rem_auto] @3xl:grid-cols-[minmax(0,1fr)_9rem_10.5rem_auto]"
    >
      <div className="min-w-0 basis-full">
        <p className="leading-snug font-semibold">{thing.name}</p>
        <p className="text-small/snug text-soft wrap-anywhere">{thing.kept}</p>
      </div>
      <p className="mt-1 grid min-w-0 flex-[1_1_9rem] text-small @xl:mt-0 @xl:text-right @3xl:contents @3xl:text-left">
        <span>{printedAge(thing.savedAt, now)}</span>{' '}
        <span className="font-display font-bold @3xl:text-right">{printedSize(thing.size)}</span>
      </p>
      <EraseButton
        name={`Effacer\u202f: ${thing.name}`}
        onPress={() => {
          if (row.current) onErase(thing, row.current)
        }}
      >
        Effacer
      </EraseButton>
    </li>
  )
}
