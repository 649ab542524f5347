import { config } from '#src/config.ts'
import { LegalDocument } from '#src/features/legal/legal-document.tsx'
import { MailLink } from '#src/features/legal/mail-link.tsx'
import { PageLink } from '#src/features/legal/page-link.tsx'
import { PublisherPlate } from '#src/features/legal/publisher-plate.tsx'

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
        { id: 'editeur', title: 'Éditeur du site', body: <PublisherPlate /> },
        { id: 'hebergement', title: 'Hébergement', body: hosting },
        { id: 'propriete-intellectuelle', title: 'Propriété intellectuelle', body: property },
        { id: 'responsabilite', title: 'Responsabilité', body: liability },
        { id: 'donnees-personnelles', title: 'Données personnelles', body: data },
        { id: 'droit-applicable', title: 'Droit applicable', body: law },
      ]}
    />
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
      Les textes, les affiches, les dessins, le logo et le code de ce site appartiennent à{' '}
      {config.siteName}, ou sont utilisés avec l’accord de leurs auteurs.
    </p>
    <p>
      Consultez-les, imprimez-les pour votre voyage, partagez l’adresse d’une page&#x202f;: rien ne
      s’y oppose. Toute autre reproduction, même d’un extrait, demande notre accord écrit&#x202f;:{' '}
      <MailLink />.
    </p>
  </>
)

const liability = (
  <>
    <p>
      Nous mettons en relation des voyageurs et des prestataires partenaires. Chaque prestataire est
      seul responsable des services qu’il fournit&#x202f;; {config.siteName} n’en répond pas.
    </p>
    <p>
      Nous écrivons ces pages avec soin, mais une piste, un horaire ou une formalité change parfois
      d’une semaine à l’autre. Avant de partir, vérifiez auprès de l’autorité compétente
      ce dont dépend votre voyage.
    </p>
    <p>
      Le site peut être interrompu, pour entretien ou par une panne. Les sites vers lesquels mènent
      nos liens, comme les cartes, dépendent de leurs propres éditeurs.
    </p>
  </>
)

const data = (
  <p>
    Quelles données nous recevons, à quoi elles servent, ce que le site garde sur votre appareil et
    comment exercer vos droits&#x202f;: tout est dit à la page{' '}
    <PageLink to="/confidentialite">Confidentialité</PageLink>.
  </p>
)

const law = (
  <p>
    Ce site et ces mentions relèvent du droit malgache. À défaut de solution amiable, les
    tribunaux malgaches sont compétents.
  </p>
)
