import { config } from '#src/config.ts'
import { Entries, Entry } from '#src/features/legal/entries.tsx'
import { Points } from '#src/features/legal/points.tsx'

const purpose = (
  <p>
    Les présentes conditions régissent l’utilisation du site {config.siteName}, de son assistant et de
    son application Android, et les rapports entre {config.siteName} et ceux qui s’en servent.
  </p>
)

const definitions = (
  <Entries>
    <Entry term="Nous">
      {config.siteName}, fournisseur de produits touristiques établi à Antananarivo.
    </Entry>
    <Entry term="Vous, l’utilisateur">
      Toute personne qui se sert du site, de l’assistant ou de l’application.
    </Entry>
    <Entry term="Le partenaire">
      Le prestataire qui fournit un service de votre voyage&#x202f;: guide, chauffeur, hôtel,
      transporteur…
    </Entry>
    <Entry term="Le circuit">Un voyage dans une région, fait de lieux et d’itinéraires.</Entry>
    <Entry term="La demande">
      Ce que vous nous envoyez pour recevoir un conseil ou un devis. Ce n’est ni une commande ni un
      paiement.
    </Entry>
  </Entries>
)

const acceptance = (
  <p>
    Qui utilise le site, l’assistant ou l’application accepte ces conditions. Si elles ne vous
    conviennent pas, renoncez à les utiliser. Aucun compte n’est nécessaire, et envoyer une demande ne
    vous oblige pas à voyager.
  </p>
)

const services = (
  <>
    <p>Nous proposons&#x202f;:</p>
    <Points>
      <li>la présentation de circuits, de leurs lieux et de leurs itinéraires&#x202f;;</li>
      <li>
        des conseils personnalisés et une mise en relation avec des partenaires, sur demande&#x202f;:
        nous répondons à une demande de réservation sous 24h&#x202f;;
      </li>
      <li>un assistant automatique, qui peut se tromper&#x202f;;</li>
      <li>une application Android, avec guide GPS narré, mode hors ligne et SOS&#x202f;;</li>
      <li>une assistance 24h/24 et 7j/7.</li>
    </Points>
    <p>
      Ces services sont gratuits, sans frais de service (0&#x202f;%). Le voyage, lui, se paie au prix
      du devis&#x202f;: le site n’affiche aucun tarif ferme et ne reçoit aucun paiement.
    </p>
  </>
)

/** What is offered, to whom, and in which words. */
export const serviceArticles = [
  {
    title: 'Objet',
    gist: 'Les règles du site, de l’assistant et de l’application.',
    body: purpose,
  },
  {
    title: 'Définitions',
    gist: 'Cinq mots qui reviennent, et ce qu’ils veulent dire ici.',
    body: definitions,
  },
  {
    title: 'Acceptation',
    gist: 'Utiliser le site, c’est être d’accord. Demander un devis n’engage à rien.',
    body: acceptance,
  },
  {
    title: 'Services',
    gist: 'Nos conseils ne coûtent rien. Le voyage se paie au prix du devis.',
    body: services,
  },
]
