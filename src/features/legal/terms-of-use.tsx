import { config } from '#src/config.ts'
import { LegalDocument } from '#src/features/legal/legal-document.tsx'
import { DashList, Definition, DefinitionList, MailLink, PageLink } from '#src/features/legal/legal-text.tsx'

const articles = [
  {
    title: 'Objet',
    gist: 'Les règles du site, de l’assistant et de l’application.',
    body: (
      <p>
        Les présentes conditions régissent l’utilisation du site {config.siteName}, de son assistant et de son
        application Android, et les rapports entre {config.siteName} et ceux qui s’en servent.
      </p>
    ),
  },
  {
    title: 'Définitions',
    gist: 'Cinq mots qui reviennent, et ce qu’ils veulent dire ici.',
    body: (
      <DefinitionList>
        <Definition term="Nous">
          {config.siteName}, fournisseur de produits touristiques établi à Antananarivo.
        </Definition>
        <Definition term="Vous, l’utilisateur">
          Toute personne qui se sert du site, de l’assistant ou de l’application.
        </Definition>
        <Definition term="Le partenaire">
          Le prestataire qui fournit un service de votre voyage&#x202f;: guide, chauffeur, hôtel, transporteur…
        </Definition>
        <Definition term="Le circuit">Un voyage dans une région, fait de lieux et d’itinéraires.</Definition>
        <Definition term="La demande">
          Ce que vous nous envoyez pour recevoir un conseil ou un devis. Ce n’est ni une commande ni un paiement.
        </Definition>
      </DefinitionList>
    ),
  },
  {
    title: 'Acceptation',
    gist: 'Utiliser le site, c’est être d’accord. Demander un devis n’engage à rien.',
    body: (
      <p>
        Qui utilise le site, l’assistant ou l’application accepte ces conditions. Si elles ne vous conviennent pas,
        renoncez à les utiliser. Aucun compte n’est nécessaire, et envoyer une demande ne vous oblige pas à voyager.
      </p>
    ),
  },
  {
    title: 'Services',
    gist: 'Nos conseils ne coûtent rien. Le voyage se paie au prix du devis.',
    body: (
      <>
        <p>Nous proposons&#x202f;:</p>
        <DashList>
          <li>la présentation de circuits, de leurs lieux et de leurs itinéraires&#x202f;;</li>
          <li>
            des conseils personnalisés et une mise en relation avec des partenaires, sur demande&#x202f;: nous répondons
            à une demande de devis sous 24h&#x202f;;
          </li>
          <li>un assistant automatique, qui peut se tromper&#x202f;;</li>
          <li>une application Android, avec guide GPS narré, mode hors ligne et SOS&#x202f;;</li>
          <li>une assistance 24&#x202f;h/24 et 7&#x202f;j/7.</li>
        </DashList>
        <p>
          Ces services sont gratuits, sans frais de service (0&#x202f;%). Le voyage, lui, se paie au prix du
          devis&#x202f;: le site n’affiche aucun tarif ferme et ne reçoit aucun paiement.
        </p>
      </>
    ),
  },
  {
    title: 'Responsabilités',
    gist: 'Vous traitez avec le partenaire, et c’est lui qui répond du voyage.',
    body: (
      <>
        <p>
          Notre rôle s’arrête à la mise en relation. Le contrat de voyage vous lie au partenaire. Celui-ci est seul
          responsable de ses services, de leur qualité, de leur sécurité et de leur annulation&#x202f;; nous n’en
          répondons pas.
        </p>
        <p>
          Les renseignements du site sont donnés avec soin, à titre indicatif&#x202f;: une durée de route change avec la
          saison, une formalité avec la loi. Le site peut être interrompu.
        </p>
        <p>
          Le SOS et l’assistance aident à trouver du secours&#x202f;; ils ne remplacent pas les services publics. Face à
          un danger, appelez d’abord un numéro d’urgence de la page <PageLink to="/contact">Contact</PageLink>.
        </p>
      </>
    ),
  },
  {
    title: 'Obligations de l’utilisateur',
    gist: 'Soyez exact, soyez correct, gardez le SOS pour les vraies urgences.',
    body: (
      <>
        <p>Vous vous engagez à&#x202f;:</p>
        <DashList>
          <li>donner des renseignements exacts, et n’agir pour autrui qu’avec son accord&#x202f;;</li>
          <li>ne rien envoyer d’illicite, d’injurieux ou de trompeur&#x202f;;</li>
          <li>ne pas entraver le fonctionnement du site, en forcer l’accès ni le copier en masse&#x202f;;</li>
          <li>réserver le SOS aux urgences véritables&#x202f;;</li>
          <li>vérifier avant le départ ce qui ne dépend que de vous&#x202f;: passeport, visa, santé, assurance.</li>
        </DashList>
      </>
    ),
  },
  {
    title: 'Propriété intellectuelle',
    gist: 'Regardez, imprimez pour la route, partagez le lien. Pour le reste, demandez-nous.',
    body: (
      <p>
        Les textes, les dessins, le logo, les récits de l’application et les programmes appartiennent à{' '}
        {config.siteName} ou à leurs auteurs. Vous pouvez les consulter, les imprimer pour votre voyage et partager
        l’adresse d’une page. Toute autre reproduction demande notre accord écrit&#x202f;: <MailLink />.
      </p>
    ),
  },
  {
    title: 'Données personnelles',
    gist: 'Elles ont leur propre page.',
    body: (
      <p>
        La page <PageLink to="/confidentialite">Confidentialité</PageLink> dit quelles données nous recevons, à quoi
        elles servent, avec qui nous les partageons et comment exercer vos droits. Elle complète ces conditions.
      </p>
    ),
  },
  {
    title: 'Modification',
    gist: 'Le texte peut changer. Sa date est en tête de la page.',
    body: (
      <p>
        Nous pouvons modifier ces conditions. La version publiée sur cette page le jour où vous utilisez le site est
        celle qui s’applique&#x202f;; une demande déjà envoyée reste soumise à celle du jour de son envoi.
      </p>
    ),
  },
  {
    title: 'Droit malgache et juridiction',
    gist: 'D’abord se parler, ensuite seulement les tribunaux malgaches.',
    body: (
      <p>
        Ces conditions relèvent du droit malgache. En cas de différend, écrivez-nous d’abord&#x202f;: nous chercherons
        ensemble une solution amiable. À défaut, les tribunaux malgaches sont compétents.
      </p>
    ),
  },
  {
    title: 'Contact',
    gist: 'Écrivez-nous, une personne vous répond.',
    body: (
      <p>
        Pour toute question sur ces conditions&#x202f;: <MailLink />, ou par courrier, {config.address}.
      </p>
    ),
  },
]

export function TermsOfUse() {
  return (
    <LegalDocument
      title="Conditions générales d’utilisation"
      lead="Ce que vous pouvez attendre de nous, et ce que nous attendons de vous, en onze articles."
      since="En vigueur depuis"
      month="janvier 2025"
      summary={[
        'Le site, les conseils et l’application sont gratuits, et une demande de devis ne vous engage à rien.',
        'Nous vous mettons en relation avec nos partenaires. Ils fournissent votre voyage et en répondent.',
        'Sous «\u202fEn clair\u202f», une note résume chaque article. C’est l’article qui fait foi.',
      ]}
      unit="Article"
      sections={articles.map((article, index) => ({ id: `article-${index + 1}`, ...article }))}
    />
  )
}
