import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { StoredRow, StoredTotal } from '#src/features/privacy/stored-row.tsx'
import { listStoredItems, type StoredItem } from '#src/storage/stored-items.ts'
import { subscribeToStorage } from '#src/storage/web-storage.ts'
import { useNotify } from '#src/ui/notices.tsx'

type StoredItems = Awaited<ReturnType<typeof listStoredItems>>

const storedItemsQuery = queryOptions({
  queryKey: ['stored-items'],
  queryFn: listStoredItems,
  // Keeps the displayed ages up to date.
  refetchInterval: 60_000,
  gcTime: 0,
})

/** The frame of the list. */
function StoredDataPanel({ children }: { children: ReactNode }) {
  return (
    <div className="relative pt-11 print:pt-0">
      <div className="bg-raised px-[clamp(18px,5vw,40px)] pt-13 pb-8 [clip-path:polygon(40px_0,calc(100%-40px)_0,100%_40px,100%_100%,0_100%,0_40px)] print:border print:border-edge print:p-4 print:[clip-path:none]">
        {children}
      </div>
      <svg
        viewBox="0 0 96 84"
        aria-hidden="true"
        className="absolute top-0 left-1/2 h-[84px] w-[96px] -translate-x-1/2 fill-none stroke-2 print:hidden"
        strokeLinecap="round"
      >
        <circle cx="48" cy="68" r="10" className="fill-paper stroke-route stroke-3" />
        <path d="M48 68C38 48 26 44 28 10M48 68c2-26 20-32 38-52" className="stroke-edge" />
      </svg>
    </div>
  )
}

function summaryOf(stored: StoredItems | undefined): string {
  if (!stored) return 'Lecture en cours…'
  const { items, complete } = stored
  if (items.length > 0) {
    return complete
      ? 'Voici ce que ce navigateur garde de vos visites, et depuis quand. Un appui suffit pour effacer.'
      : 'Une partie de ce que garde ce navigateur n’a pas pu être lue\u202f: cette liste est peut-être incomplète.'
  }
  return complete
    ? 'Rien n’est gardé sur cet appareil.'
    : 'Votre navigateur ne laisse pas le site lire ce qu’il garde\u202f: nous ne pouvons ni le montrer ni l’effacer. Vous le pouvez dans ses réglages, parmi les données des sites.'
}

/** Lists what the site has stored on this device, with age, size and buttons to erase it. */
export function StoredData() {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data: stored, dataUpdatedAt } = useQuery(storedItemsQuery)
  const items = stored?.items ?? []

  useEffect(() => subscribeToStorage(() => void queryClient.invalidateQueries(storedItemsQuery)), [queryClient])

  /** Resolves to whether everything was erased. */
  async function erase(erased: readonly StoredItem[], success: string): Promise<boolean> {
    const outcomes = await Promise.allSettled(erased.map(async ({ remove }) => remove()))
    const refused = erased.filter((_, index) => outcomes[index]?.status === 'rejected')
    const names = refused.map(({ name }) => name).join(', ')
    if (refused.length === 0) notify('success', success)
    else notify('error', `Pas effacé\u202f: ${names}. Votre navigateur ne l’a pas permis.`)
    void queryClient.invalidateQueries(storedItemsQuery)
    return refused.length === 0
  }

  async function eraseOne(item: StoredItem, row: HTMLElement) {
    const isErased = await erase([item], `Effacé\u202f: ${item.name}`)
    const { activeElement, body } = document
    if (!isErased || (activeElement !== body && !row.contains(activeElement))) return
    // Not its button, which a held key would press too.
    const next = row.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
    else title.current?.focus()
  }

  async function eraseAll() {
    if (await erase(items, 'Tout est effacé.')) title.current?.focus()
  }

  return (
    <section aria-labelledby={titleId} className="@container">
      <StoredDataPanel>
        <p className="label text-route">Liste de bagages</p>
        <h3 ref={title} id={titleId} tabIndex={-1} className="mt-3 text-[1.375rem]/tight">
          Gardé en ce moment sur cet appareil
        </h3>
        <p className="mt-2.5 max-w-[36em]">{summaryOf(stored)}</p>
        {items.length > 0 && (
          <ul className="mt-5 border-t-2 border-edge">
            {items.map((item) => (
              <StoredRow
                key={item.id}
                item={item}
                now={dataUpdatedAt}
                onErase={(erased, row) => void eraseOne(erased, row)}
              />
            ))}
          </ul>
        )}
        {items.length > 1 && <StoredTotal items={items} onErase={() => void eraseAll()} />}
      </StoredDataPanel>
    </section>
  )
}
