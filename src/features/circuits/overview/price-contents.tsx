import type { Programme } from '#src/contract/programme.ts'

/** What the price of the trip covers. The provider's own services are listed apart from it. */
export function PriceContents({ programme }: { programme: Programme }) {
  const lists = [
    { title: 'Compris', items: programme.included },
    { title: 'Non compris', items: programme.not_included },
    { title: 'Précisé dans votre devis', items: programme.decided_in_quote },
  ].flatMap(({ title, items }) => (items && items.length > 0 ? [{ title, items }] : []))
  if (lists.length === 0) return null
  return (
    <section aria-labelledby="price-contents" className="wrap py-[clamp(56px,7vw,96px)] print:py-5">
      <h2 id="price-contents">Dans le prix</h2>
      <div className="mt-8 grid gap-x-16 gap-y-9 *:min-w-0 md:grid-cols-2">
        {lists.map(({ title, items }) => (
          <section key={title} aria-label={title} className="last:md:col-span-full">
            <h3 className="text-[1.25rem]/tight">{title}</h3>
            <ul className="mt-3">
              {items.map((item) => (
                <li key={item} className="border-t border-line py-2.5">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
