import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MeaningSection } from '#src/features/about/meaning-section.tsx'
import { OfficeSection } from '#src/features/about/office-section.tsx'
import { RegionsSection } from '#src/features/about/regions-section.tsx'
import { SiteSection } from '#src/features/about/site-section.tsx'
import { WebPageData } from '#src/layout/structured-data.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

function AboutHeader() {
  return (
    <header className="wrap pt-[clamp(40px,5vw,72px)]">
      <h1 tabIndex={-1} data-page-heading>
        <span className="block text-lead/tight font-medium tracking-[-0.01em] text-route">
          À propos d’un mot de trois lettres
        </span>
        <span className="sr-only">&#x202f;: dia</span>
        <span
          aria-hidden="true"
          className="mt-[0.06em] -ml-[0.04em] flex items-end text-[min(27rem,44vw)]/[0.86] tracking-[-0.05em]"
        >
          {/* Fixed widths, so that these large letters do not jump when the font has loaded. */}
          <span className="whitespace-nowrap *:inline-block">
            <span className="w-[0.66em]">d</span>
            <span className="relative w-[0.356em]">
              ı
              <span className="absolute bottom-[0.69em] left-[0.09em] size-[0.2em] rounded-full bg-dusk" />
            </span>
            <span className="w-[0.609em]">a</span>
          </span>
          <span className="mb-[0.09em] ml-[0.1em] route-x grow text-route max-xs:hidden" />
        </span>
      </h1>
      <div className="mt-[clamp(28px,4vw,56px)] grid gap-x-16 gap-y-5 border-b border-line pb-[clamp(48px,6vw,88px)] *:min-w-0 lg:grid-cols-[4fr_8fr]">
        <p className="text-soft">
          Mot malgache. Se prononce «&#x202f;di-a&#x202f;», la dernière voyelle à peine audible.
        </p>
        <p className="max-w-[34em] text-lead/normal">
          Il veut dire le pas, le voyage et la trace, et c’est aussi le petit mot qui relance les histoires. Quatre
          sens, quatre façons de vous dire qui nous sommes.
        </p>
      </div>
    </header>
  )
}

function NextStep({ verb, children }: { verb: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-t-3 border-edge py-6 @min-[47rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
      <dt className="font-display text-h3/[1.2] font-extrabold text-route">{verb}</dt>
      <dd className="max-w-[52ch]">{children}</dd>
    </div>
  )
}

const linkClass = 'mr-7 inline-flex min-h-11 items-center'

/** Links to the blog, the services and the contact page. */
function NextSteps() {
  return (
    <MeaningSection
      number={4}
      title="Et puis…"
      definition="Conjonction. Alors, ensuite&#x202f;: ce qui fait avancer le récit."
      example={['ary dia…', 'et alors…']}
      statement="Assez parlé de nous. La suite dépend de vous."
    >
      <dl className="mt-8 border-b-3 border-edge">
        <NextStep verb="Lire">
          <p>
            <b>50+ articles</b>, entre le blog et les réponses aux questions que l’on nous pose avant le départ.
          </p>
          <Link to="/blog" className={linkClass}>
            Ouvrir le blog
          </Link>
          <Link to="/faq" className={linkClass}>
            Voir les réponses
          </Link>
        </NextStep>
        <NextStep verb="Vérifier">
          <p>Ce que nous faisons pour vous, et la liste de ce que nous ne faisons pas.</p>
          <Link to="/services" className={linkClass}>
            Voir nos services
          </Link>
        </NextStep>
        <NextStep verb="Parler">
          <p>De votre voyage, même s’il n’est encore qu’un mois entouré sur un calendrier.</p>
          <ButtonLink to="/contact" className="mt-4 max-xs:w-full">
            Demander des conseils
            <Icon name="arrow" />
          </ButtonLink>
        </NextStep>
      </dl>
    </MeaningSection>
  )
}

/** Presents the provider through the four dictionary meanings of « dia », the word in its name. */
export function AboutPage() {
  return (
    <article className="overflow-x-clip">
      <WebPageData />
      <AboutHeader />
      <OfficeSection />
      <RegionsSection />
      <SiteSection />
      <NextSteps />
    </article>
  )
}
