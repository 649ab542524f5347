import { config } from '#src/config.ts'
import { MailLink } from '#src/features/legal/mail-link.tsx'
import { PageLink } from '#src/features/legal/page-link.tsx'
import { Points } from '#src/features/legal/points.tsx'

const responsibilities = (
  <>
    <p>
      Notre rôle s’arrête à la mise en relation. Le contrat de voyage vous lie au partenaire. Celui-ci
      est seul responsable de ses services, de leur qualité, de leur sécurité et de leur
      annulation&#x202f;; nous n’en répondons pas.
    </p>
    <p>
      Les renseignements du site sont donnés avec soin, à titre indicatif&#x202f;: une durée de route
      change avec la saison, une formalité avec la loi. Le site peut être interrompu.
    </p>
    <p>
      Le SOS et l’assistance aident à trouver du secours&#x202f;; ils ne remplacent pas les services
      publics. Face à un danger, appelez d’abord un numéro d’urgence de la page{' '}
      <PageLink to="/contact">Contact</PageLink>.
    </p>
  </>
)

const duties = (
  <>
    <p>Vous vous engagez à&#x202f;:</p>
    <Points>
      <li>donner des renseignements exacts, et n’agir pour autrui qu’avec son accord&#x202f;;</li>
      <li>ne rien envoyer d’illicite, d’injurieux ou de trompeur&#x202f;;</li>
      <li>ne pas entraver le fonctionnement du site, en forcer l’accès ni le copier en masse&#x202f;;</li>
      <li>réserver le SOS aux urgences véritables&#x202f;;</li>
      <li>
        vérifier avant le départ ce qui ne dépend que de vous&#x202f;: passeport, visa, santé,
        assurance.
      </li>
    </Points>
  </>
)

const property = (
  <p>
    Les textes, les dessins, le logo, les récits de l’application et les programmes appartiennent à{' '}
    {config.siteName} ou à leurs auteurs. Vous pouvez les consulter, les imprimer pour votre voyage et
    partager l’adresse d’une page. Toute autre reproduction demande notre accord écrit&#x202f;:{' '}
    <MailLink />.
  </p>
)

/** Who owes what to whom. */
export const dutyArticles = [
  {
    title: 'Responsabilités',
    gist: 'Vous traitez avec le partenaire, et c’est lui qui répond du voyage.',
    body: responsibilities,
  },
  {
    title: 'Obligations de l’utilisateur',
    gist: 'Soyez exact, soyez correct, gardez le SOS pour les vraies urgences.',
    body: duties,
  },
  {
    title: 'Propriété intellectuelle',
    gist: 'Regardez, imprimez pour la route, partagez le lien. Pour le reste, demandez-nous.',
    body: property,
  },
]
