import { EraseButton } from '#src/features/privacy/erase-button.tsx'
import { printedSize, totalSize } from '#src/features/privacy/printed-size.ts'
import { frenchCount } from '#src/lib/french-count.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'

type StoredTotalProps = { things: readonly StoredThing[]; onErase: () => void }

/** The weight of all luggage, and the way to put down all of it. */
export function StoredTotal({ things, onErase }: StoredTotalProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 border-b-6 border-double border-edge py-2.5">
      <p className="min-w-0 flex-[1_1_9rem] font-semibold">
        {frenchCount(things.length, 'élément')},{' '}
        <span className="font-display font-bold">{printedSize(totalSize(things))}</span>
      </p>
      <EraseButton onPress={onErase}>Tout effacer</EraseButton>
    </div>
  )
}
