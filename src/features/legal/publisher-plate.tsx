import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { MailLink } from '#src/features/legal/mail-link.tsx'

/** Who publishes the site: the enamel plate beside an office door, screwed on at its corners. */
export function PublisherPlate() {
  return (
    <div className="on-dark @container relative rounded-panel bg-forest p-[8px] text-vanilla shadow-print [--link:var(--vanilla)] print:shadow-none">
      <Screws />
      <div className="rounded-paper border-3 border-current px-[clamp(16px,6cqi,48px)] pt-8 pb-9">
        <p className="font-display text-[min(clamp(2rem,1.2rem+5.4cqi,4rem),11.5cqi)]/none font-extrabold tracking-[-0.02em]">
          {config.siteName}
        </p>
        <p className="mt-3 font-display text-[min(1.25rem,8.5cqi)]/snug font-medium text-gold">
          Fournisseur de Produits Touristiques
        </p>
        <dl className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 @xl:grid-cols-2">
          <Line term="Siège social">
            <strong className="block font-semibold">Antananarivo, Madagascar</strong>
            {config.address}
          </Line>
          <Line term="E-mail">
            <MailLink />
          </Line>
          <Line term="Numéro d’identification fiscale (NIF)">
            <ToComplete />
          </Line>
          <Line term="Directeur de la publication">
            <ToComplete />
          </Line>
        </dl>
      </div>
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <dt className="label text-gold">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** What only the publisher can fill in, so that nobody takes it for finished. */
function ToComplete() {
  return (
    <mark className="rounded-paper border border-ink bg-gold px-2 py-0.5 font-semibold text-ink">
      [à compléter]
    </mark>
  )
}

function Screws() {
  return ['top-5 left-5', 'top-5 right-5', 'bottom-5 left-5', 'right-5 bottom-5'].map((corner) => (
    <span
      key={corner}
      className={`absolute size-2 rounded-full bg-on-band-soft print:hidden ${corner}`}
    />
  ))
}
