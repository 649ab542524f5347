import { config } from '#src/config.ts'
import { MailLink } from '#src/features/legal/mail-link.tsx'
import { PageLink } from '#src/features/legal/page-link.tsx'

const data = (
  <p>
    La page <PageLink to="/confidentialite">Confidentialité</PageLink> dit quelles données nous
    recevons, à quoi elles servent, avec qui nous les partageons et comment exercer vos droits. Elle
    complète ces conditions.
  </p>
)

const changes = (
  <p>
    Nous pouvons modifier ces conditions. La version publiée sur cette page le jour où vous utilisez
    le site est celle qui s’applique&#x202f;; une demande déjà envoyée reste soumise à celle du jour de
    son envoi.
  </p>
)

const law = (
  <p>
    Ces conditions relèvent du droit malgache. En cas de différend, écrivez-nous d’abord&#x202f;: nous
    chercherons ensemble une solution amiable. À défaut, les tribunaux malgaches sont compétents.
  </p>
)

const contact = (
  <p>
    Pour toute question sur ces conditions&#x202f;: <MailLink />, ou par courrier, {config.address}.
  </p>
)

/** What holds for all the others. */
export const closingArticles = [
  {
    title: 'Données personnelles',
    gist: 'Elles ont leur propre page.',
    body: data,
  },
  {
    title: 'Modification',
    gist: 'Le texte peut changer. Sa date est en tête de la page.',
    body: changes,
  },
  {
    title: 'Droit malgache et juridiction',
    gist: 'D’abord se parler, ensuite seulement les tribunaux malgaches.',
    body: law,
  },
  {
    title: 'Contact',
    gist: 'Écrivez-nous, une personne vous répond.',
    body: contact,
  },
]
