import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { LegalDocument } from '#src/features/legal/legal-document.tsx'
import { MailLink, PageLink } from '#src/features/legal/legal-text.tsx'

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <dt className="label text-gold">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** Marks details that only the publisher knows. */
function MissingDetail() {
  return (
    <mark className="rounded-paper border border-ink bg-gold px-2 py-0.5 font-semibold text-ink">[à compléter]</mark>
  )
}

function Screws() {
  return ['top-5 left-5', 'top-5 right-5', 'bottom-5 left-5', 'right-5 bottom-5'].map((corner) => (
    <span key={corner} className={`absolute size-2 rounded-full bg-on-band-soft print:hidden ${corner}`} />
  ))
}

/** Who publishes the site, drawn as an enamel sign. */
function PublisherDetails() {
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
          <Detail term="Siège social">
            <strong className="block font-semibold">Antananarivo, Madagascar</strong>
            {config.address}
          </Detail>
          <Detail term="E-mail">
            <MailLink />
          </Detail>
          <Detail term="Numéro d’identification fiscale (NIF)">
            <MissingDetail />
          </Detail>
          <Detail term="Directeur de la publication">
            <MissingDetail />
          </Detail>
        </dl>
      </div>
    </div>
  )
}

const hosting = (
  <p>
    Ce site est hébergé par <strong>{config.hostingCompany}</strong>.
  </p>
)

const property = (
  <>
    <p>
      Les textes, les affiches, les dessins, le logo et le code de ce site appartiennent à {config.siteName}, ou sont
      utilisés avec l’accord de leurs auteurs.
    </p>
    <p>
      Consultez-les, imprimez-les pour votre voyage, partagez l’adresse d’une page&#x202f;: rien ne s’y oppose. Toute
      autre reproduction, même d’un extrait, demande notre accord écrit&#x202f;: <MailLink />.
    </p>
  </>
)

const liability = (
  <>
    <p>
      Nous mettons en relation des voyageurs et des prestataires partenaires. Chaque prestataire est seul responsable
      des services qu’il fournit&#x202f;; {config.siteName} n’en répond pas.
    </p>
    <p>
      Nous écrivons ces pages avec soin, mais une piste, un horaire ou une formalité change parfois d’une semaine à
      l’autre. Avant de partir, vérifiez auprès de l’autorité compétente ce dont dépend votre voyage.
    </p>
    <p>
      Le site peut être interrompu, pour entretien ou par une panne. Les sites vers lesquels mènent nos liens, comme les
      cartes, dépendent de leurs propres éditeurs.
    </p>
  </>
)

const data = (
  <p>
    Quelles données nous recevons, à quoi elles servent, ce que le site garde sur votre appareil et comment exercer vos
    droits&#x202f;: tout est dit à la page <PageLink to="/confidentialite">Confidentialité</PageLink>.
  </p>
)

const law = (
  <p>
    Ce site et ces mentions relèvent du droit malgache. À défaut de solution amiable, les tribunaux malgaches sont
    compétents.
  </p>
)

export function LegalNotice() {
  return (
    <LegalDocument
      title="Mentions légales"
      lead="Qui publie ce site, qui l’héberge, et à qui appartient ce que vous y voyez."
      since="Version de"
      month="janvier 2025"
      summary={[
        `${config.siteName} publie ce site depuis Antananarivo.`,
        'Nous mettons en relation les voyageurs et des prestataires de l’île\u202f; chaque prestataire répond de ses services.',
        'Les textes et les dessins nous appartiennent, et le droit malgache s’applique.',
      ]}
      sections={[
        { id: 'editeur', title: 'Éditeur du site', body: <PublisherDetails /> },
        { id: 'hebergement', title: 'Hébergement', body: hosting },
        { id: 'propriete-intellectuelle', title: 'Propriété intellectuelle', body: property },
        { id: 'responsabilite', title: 'Responsabilité', body: liability },
        { id: 'donnees-personnelles', title: 'Données personnelles', body: data },
        { id: 'droit-applicable', title: 'Droit applicable', body: law },
      ]}
    />
  )
}
