import { config } from '#src/config.ts'
import { defence } from '#src/features/invitation/defence.ts'
import { ContactDetails, EventDetails, InvitationQr } from '#src/features/invitation/invitation-details.tsx'
import { TypedText } from '#src/features/invitation/typed-text.tsx'
import { Wordmark } from '#src/layout/brand.tsx'
import { posters } from '#src/pictures/posters.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import '#src/features/invitation/invitation.css'

const { wide, portrait, alt, region } = posters.centre

function InvitationPoster() {
  return (
    <div className="relative print:hidden">
      <picture>
        <source media="(width >= 1000px)" srcSet={portrait} width={810} height={1200} />
        <img
          src={wide}
          alt={alt}
          width={1440}
          height={810}
          className="size-full object-cover object-bottom max-lg:aspect-2/1 lg:absolute lg:inset-0"
        />
      </picture>
      <p
        aria-hidden="true"
        className="invitation-script absolute inset-x-0 top-12 text-center text-[min(4.25rem,6vw)]/none text-vanilla max-lg:hidden"
      >
        {region}
      </p>
    </div>
  )
}

const leafAngles = [-78, -52, -26, 0, 26, 52, 78]

/** Logo of the fictitious university. */
function UniversityLogo() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-[min(4rem,18vw)] shrink-0 fill-forest">
      <circle cx="48" cy="48" r="46" fill="none" stroke="var(--forest)" strokeWidth="3" />
      <circle cx="48" cy="48" r="41" fill="none" stroke="var(--raffia)" strokeWidth="1.5" />
      {leafAngles.map((angle) => (
        <path
          key={angle}
          d="M48 56Q47 46 44 38Q46 26 48 18Q50 26 52 38Q49 46 48 56z"
          transform={`rotate(${angle} 48 56)`}
        />
      ))}
      <path
        className="fill-laterite"
        d="M46.5 76Q38 68 20 70V60.5Q38 59 46.5 66zM49.5 76Q58 68 76 70V60.5Q58 59 49.5 66z"
      />
    </svg>
  )
}

function InvitationLogos() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 *:min-w-0">
      <div className="flex items-center gap-3 font-body *:min-w-0">
        <img src="/mark.svg" alt="" width={64} height={64} className="size-[min(3.5rem,16vw)] shrink-0" />
        <Wordmark />
      </div>
      <div className="flex items-center gap-3 *:min-w-0">
        <UniversityLogo />
        <p className="max-w-44 text-base/tight">
          <strong className="block font-semibold">{defence.university}</strong>
          {defence.degree}
        </p>
      </div>
    </div>
  )
}

/** The invitation to a thesis defence, to be read on screen or printed. */
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
              <TypedText text={defence.text} />
            </div>
            <div>
              <h2 className="invitation-line">{defence.thesis}</h2>
              <p className="mt-2 text-base/snug">présenté par</p>
              <p className="invitation-script text-[min(2.75rem,12vw)]/tight">{defence.presenter}</p>
            </div>
            <EventDetails />
            <div className="flex flex-wrap justify-between gap-x-10 gap-y-6">
              <ContactDetails />
              <InvitationQr address={address} />
            </div>
            <blockquote className="border-t border-ink/30 pt-4 text-[1.1875rem]/snug">
              <p>«&#x202f;{defence.verse.text}&#x202f;»</p>
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
