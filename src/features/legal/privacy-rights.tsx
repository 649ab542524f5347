import { config } from '#src/config.ts'
import { MailLink } from '#src/features/legal/mail-link.tsx'
import { Points } from '#src/features/legal/points.tsx'
import { RightsList } from '#src/features/legal/rights-list.tsx'

export const controller = (
  <p>
    {config.siteName}, fournisseur de produits touristiques à Antananarivo. Nous suivons la loi
    malgache n°&nbsp;2014-038 du 9&nbsp;janvier 2015 sur la protection des données à caractère
    personnel.
  </p>
)

export const security = (
  <>
    <Points>
      <li>Les communications sont chiffrées.</li>
      <li>Seuls ceux qui s’occupent de votre demande ont accès à vos données.</li>
      <li>Nous ne demandons que le nécessaire, et jamais de moyen de paiement.</li>
    </Points>
    <p>
      Aucune protection n’est absolue&#x202f;: n’écrivez ni numéro de carte ni numéro de passeport dans
      un formulaire ou à l’assistant.
    </p>
  </>
)

export const rights = (
  <>
    <p>
      À tout moment et sans frais, il suffit de nous écrire. Nous pouvons vous demander de prouver que
      ces données sont bien les vôtres.
    </p>
    <RightsList />
    <p>
      Si notre réponse ne vous suffit pas, vous pouvez saisir la Commission malagasy de l’informatique
      et des libertés (CMIL), l’autorité que prévoit la loi.
    </p>
  </>
)

export const changes = (
  <p>
    En cas de changement, nous vous prévenons par e-mail ou sur la plateforme, et la date en tête de
    cette page est mise à jour.
  </p>
)

export const contact = (
  <p>
    Pour toute question sur vos données&#x202f;: <MailLink />, ou par courrier, {config.address}.
  </p>
)
