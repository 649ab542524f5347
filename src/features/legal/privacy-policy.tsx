import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { LegalDocument } from '#src/features/legal/legal-document.tsx'
import { DashList, Definition, DefinitionList, MailLink } from '#src/features/legal/legal-text.tsx'
import { OnThisDevice } from '#src/features/legal/on-this-device.tsx'
import { externalServices, received, retention, sharing, uses } from '#src/features/legal/privacy-data.tsx'

const rightList = [
  {
    name: 'Accès',
    means: 'Savoir quelles données nous avons sur vous, et en recevoir une copie lisible.',
  },
  { name: 'Rectification', means: 'Faire corriger ou compléter ce qui est faux ou périmé.' },
  { name: 'Effacement', means: 'Faire supprimer ce que la loi ne nous oblige pas à garder.' },
  {
    name: 'Portabilité',
    means: 'Emporter vos données dans un format courant, pour les confier à qui vous voulez.',
  },
  { name: 'Opposition', means: 'Refuser que nous nous servions de vos données.' },
]

/** The five rights, each with a link that starts an e-mail. */
function RightsList() {
  return (
    <DefinitionList>
      {rightList.map(({ name, means }) => (
        <Definition key={name} term={name}>
          {means}
          <a
            href={`mailto:${config.email}?subject=${encodeURIComponent(`Mes données\u202f: ${name.toLowerCase()}`)}`}
            aria-label={`Nous écrire\u202f: ${name.toLowerCase()}`}
            className="flex min-h-11 items-center print:hidden"
          >
            Nous écrire
          </a>
        </Definition>
      ))}
    </DefinitionList>
  )
}

const controller = (
  <p>
    {config.siteName}, fournisseur de produits touristiques à Antananarivo. Nous suivons la loi malgache
    n°&nbsp;2014-038 du 9&nbsp;janvier 2015 sur la protection des données à caractère personnel.
  </p>
)

const security = (
  <>
    <DashList>
      <li>Les communications sont chiffrées.</li>
      <li>Seuls ceux qui s’occupent de votre demande ont accès à vos données.</li>
      <li>Nous ne demandons que le nécessaire, et jamais de moyen de paiement.</li>
    </DashList>
    <p>
      Aucune protection n’est absolue&#x202f;: n’écrivez ni numéro de carte ni numéro de passeport dans un formulaire ou
      à l’assistant.
    </p>
  </>
)

const rights = (
  <>
    <p>
      À tout moment et sans frais, il suffit de nous écrire. Nous pouvons vous demander de prouver que ces données sont
      bien les vôtres.
    </p>
    <RightsList />
    <p>
      Si notre réponse ne vous suffit pas, vous pouvez saisir la Commission malagasy de l’informatique et des libertés
      (CMIL), l’autorité que prévoit la loi.
    </p>
  </>
)

const changes = (
  <p>
    En cas de changement, nous vous prévenons par e-mail ou sur la plateforme, et la date en tête de cette page est mise
    à jour.
  </p>
)

const contact = (
  <p>
    Pour toute question sur vos données&#x202f;: <MailLink />, ou par courrier, {config.address}.
  </p>
)

const demonstration =
  'Mode démonstration\u202f: rien de ce que vous envoyez d’ici n’est transmis. Le site vous répond lui-même, dans votre navigateur.'

/** `storedData` lists what the site has stored on this device. */
export function PrivacyPolicy({ storedData }: { storedData: ReactNode }) {
  return (
    <LegalDocument
      title="Politique de confidentialité"
      lead="Ce que nous savons de vous, pourquoi, et comment reprendre la main."
      since={'Dernière mise à jour\u202f:'}
      month="janvier 2025"
      summary={[
        'Nous recevons ce que vous nous envoyez, pour préparer votre voyage et vous répondre.',
        'Vos données ne vont qu’aux prestataires de votre voyage, sauf si la loi l’exige ou si vous y consentez.',
        'Pas de cookie, pas de traceur, pas de mesure d’audience. Vos brouillons restent sur votre appareil.',
        'Un e-mail suffit pour consulter, corriger, récupérer ou effacer vos données.',
        ...(config.maintenanceMode ? [demonstration] : []),
      ]}
      sections={[
        { id: 'responsable', title: 'Qui répond de vos données', body: controller },
        { id: 'donnees', title: 'Les données que nous recevons', body: received },
        { id: 'usages', title: 'À quoi elles servent', body: uses },
        { id: 'partage', title: 'Avec qui nous les partageons', body: sharing },
        { id: 'conservation', title: 'Combien de temps nous les gardons', body: retention },
        { id: 'securite', title: 'Comment nous les protégeons', body: security },
        {
          id: 'sur-votre-appareil',
          title: 'Ce que le site garde sur votre appareil',
          body: <OnThisDevice storedData={storedData} />,
        },
        { id: 'services-exterieurs', title: 'Les services extérieurs', body: externalServices },
        { id: 'droits', title: 'Vos droits', body: rights },
        { id: 'modifications', title: 'Si cette page change', body: changes },
        { id: 'contact', title: 'Nous écrire', body: contact },
      ]}
    />
  )
}
