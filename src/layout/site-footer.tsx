import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { footerNavigation } from '#src/layout/navigation.ts'
import { formatHours } from '#src/lib/opening-hours.ts'
import { HoursRow } from '#src/ui/hours-row.tsx'

const row = 'flex min-h-11 items-center text-current no-underline hover:underline'

export function SiteFooter() {
  return (
    <>
      <div className="lamba" />
      <footer className="on-dark @container bg-band pt-18 pb-[max(7rem,var(--corner-height))] text-vanilla print:break-inside-avoid print:py-4">
        <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-10 print:gap-4 *:min-w-0 @3xl:grid-cols-[1.7fr_1fr_1fr] @wide:grid-cols-[1.8fr_1.5fr_0.9fr_1fr]">
          <div className="col-span-full @wide:col-span-1">
            <p className="font-display text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)]/none font-extrabold tracking-[-0.02em]">
              Tsara dia !
            </p>
            <p className="mt-3.5 max-w-[30ch] text-on-band-soft print:hidden">
              Bon voyage, en malgache. {config.siteName} met en relation les voyageurs et les prestataires de l’île.
            </p>
          </div>
          <address className="col-span-full not-italic @3xl:col-span-1">
            <ColumnTitle>Nous joindre</ColumnTitle>
            <a href={config.phoneLink} className={row}>
              {config.phone}
            </a>
            <Link to="/sos" className={`${row} print:hidden`}>
              Fiche SOS
            </Link>
            <a href={`mailto:${config.email}`} className={`${row} wrap-anywhere`}>
              {config.email}
            </a>
            <p className="py-2 text-on-band-soft">{config.address}</p>
            <ul className="mt-2 text-on-band-soft">
              <HoursRow days="Lundi – vendredi">{formatHours(config.openingHours.weekdays)}</HoursRow>
              <HoursRow days="Samedi">{formatHours(config.openingHours.saturday)}</HoursRow>
              <HoursRow days="Assistance et SOS">24&#x202f;h/24, 7&#x202f;j/7</HoursRow>
            </ul>
          </address>
          {footerNavigation.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <ColumnTitle>{title}</ColumnTitle>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={row}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </footer>
    </>
  )
}

function ColumnTitle({ children }: { children: ReactNode }) {
  return <p className="label mb-2 text-gold">{children}</p>
}
