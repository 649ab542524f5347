import type { ReactNode } from 'react'
import { SiteFooter } from '#src/layout/site-footer.tsx'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { useHydratedEvent } from '#src/ui/hooks/use-is-hydrating.ts'
import { NoticeList } from '#src/ui/notices.tsx'

/** Skip link, header, notices and footer around a page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useHydratedEvent()
  return (
    <>
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-panel bg-action px-5 py-3 font-semibold text-vanilla focus:translate-y-0 print:hidden"
      >
        Aller au contenu
      </a>
      <SiteHeader />
      <div className="pointer-events-none fixed top-[calc(var(--header-height)+12px)] left-1/2 z-40 w-[min(560px,100vw-32px)] -translate-x-1/2 print:hidden">
        <NoticeList />
      </div>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
