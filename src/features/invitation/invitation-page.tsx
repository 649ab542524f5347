import { config } from '#src/config.ts'
import { defence } from '#src/features/invitation/defence.ts'
import { InvitationLogos } from '#src/features/invitation/invitation-logos.tsx'
import { InvitationPeople } from '#src/features/invitation/invitation-people.tsx'
import { InvitationPoster } from '#src/features/invitation/invitation-poster.tsx'
import { InvitationQr } from '#src/features/invitation/invitation-qr.tsx'
import { InvitationStops } from '#src/features/invitation/invitation-stops.tsx'
import { TypedText } from '#src/features/invitation/typed-text.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import '#src/features/invitation/invitation.css'

/** The invitation to the defence: a card to be read on the screen, or printed and handed over. */
export function InvitationPage({ address }: { address: string }) {
  return (
    <main className="min-h-dvh bg-raised px-[clamp(10px,4vw,56px)] py-[clamp(10px,4vw,56px)] print:min-h-0 print:p-0">
      <article className="invitation-card mx-auto max-w-280 rounded-paper bg-print text-ink shadow-print print:bg-transparent print:shadow-none">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-2.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] print:grid-cols-1 print:p-0">
          <InvitationPoster />
          <div className="grid gap-7 px-[clamp(8px,3vw,44px)] py-[clamp(14px,2.5vw,34px)] *:min-w-0 print:gap-4 print:p-0 print:pb-2">
            <InvitationLogos />
            <h1 tabIndex={-1} data-page-heading className="text-route">
              <span className="invitation-script block text-[min(clamp(3.5rem,2rem+6vw,6.5rem),17vw)]/none">
                Invitation
              </span>{' '}
              <span className="invitation-line">à la soutenance de mémoire de licence</span>
            </h1>
            <div className="text-[1.375rem]/snug">
              <TypedText text={defence.words} />
            </div>
            <div>
              <h2 className="invitation-line">{defence.thesis}</h2>
              <p className="mt-2 text-base/snug">présenté par</p>
              <p className="invitation-script text-[min(2.75rem,12vw)]/tight">{defence.presenter}</p>
            </div>
            <InvitationStops />
            <div className="flex flex-wrap justify-between gap-x-10 gap-y-6">
              <InvitationPeople />
              <InvitationQr address={address} />
            </div>
            <blockquote className="border-t border-ink/30 pt-4 text-[1.1875rem]/snug">
              <p>
                «&#x202f;{defence.verse.text}&#x202f;»
              </p>
              <cite className="text-base">{defence.verse.source}</cite>
            </blockquote>
          </div>
        </div>
        <div className="lamba" />
      </article>
      <div className="mx-auto mt-6 flex max-w-280 flex-wrap gap-3 print:hidden">
        <ButtonLink to="/">Découvrir {config.siteName}</ButtonLink>
        <Button look="outlined" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
    </main>
  )
}
