import { DashList, Definition, DefinitionList, PageLink } from '#src/features/legal/legal-text.tsx'
import { qrServiceUrl } from '#src/ui/qr-code.ts'

export const received = (
  <>
    <p>
      Elles viennent de vous, quand vous remplissez un formulaire, écrivez à l’assistant ou voyagez avec nos
      partenaires.
    </p>
    <DefinitionList>
      <Definition term="Identité">Votre nom et, si vous l’indiquez, celui de votre entreprise.</Definition>
      <Definition term="Coordonnées">Votre e-mail, votre téléphone et, si vous l’indiquez, votre adresse.</Definition>
      <Definition term="Voyage">
        Vos préférences (circuit, dates, nombre de personnes, budget, demandes particulières) et l’historique de vos
        réservations.
      </Definition>
      <Definition term="Messages">Ce que vous nous écrivez et ce que vous demandez à l’assistant.</Definition>
      <Definition term="Géolocalisation">
        Votre position, seulement avec votre accord, par exemple quand vous déclenchez le SOS de l’application. Ce site
        ne la lit que sur la <PageLink to="/sos">fiche SOS</PageLink>, à l’instant où vous touchez «&#x202f;Afficher ma
        position&#x202f;»&#x202f;: il la montre à l’écran, ne la garde pas et ne l’envoie à personne. Vous pouvez
        retirer votre accord dans les réglages de votre téléphone.
      </Definition>
    </DefinitionList>
    <p>Pour vous envoyer ses pages, le site reçoit aussi l’adresse IP de votre appareil, comme tout site.</p>
  </>
)

export const uses = (
  <>
    <p>Elles nous servent à&#x202f;:</p>
    <DashList>
      <li>préparer et suivre vos réservations avec nos partenaires&#x202f;;</li>
      <li>vous donner des conseils qui tiennent compte de vos envies&#x202f;;</li>
      <li>vous joindre au sujet de vos réservations&#x202f;;</li>
      <li>veiller à votre sécurité si vous déclenchez le SOS&#x202f;;</li>
      <li>améliorer nos services.</li>
    </DashList>
    <p>Elles ne servent pas à la publicité et ne sont pas vendues.</p>
  </>
)

export const sharing = (
  <>
    <p>Dans trois cas seulement&#x202f;:</p>
    <DashList>
      <li>avec les prestataires partenaires de votre voyage, pour ce que leur service demande&#x202f;;</li>
      <li>avec les autorités, si la loi l’exige&#x202f;;</li>
      <li>avec toute autre personne, si vous y avez consenti expressément.</li>
    </DashList>
  </>
)

export const retention = (
  <p>
    Le temps nécessaire&#x202f;: celui de l’échange puis, si vous partez, celui de votre voyage et de ses suites.
    Au-delà, nous ne gardons que ce que la loi malgache nous impose de garder, aussi longtemps qu’elle l’impose.
  </p>
)

export const externalServices = (
  <>
    <p>
      Le code QR de la page <PageLink to="/telecharger">Télécharger</PageLink> est dessiné par un service extérieur,{' '}
      {new URL(qrServiceUrl).hostname}. Quand il apparaît à l’écran, ce service reçoit l’adresse IP de votre appareil et
      l’adresse du fichier de l’application. Les photos des circuits et des lieux peuvent venir d’un serveur d’images,
      qui reçoit alors cette adresse IP.
    </p>
    <p>
      Les cartes s’ouvrent sur Google Maps, et l’application vient d’un serveur de téléchargement&#x202f;: ni l’un ni
      l’autre ne reçoit quoi que ce soit de vous tant que vous ne suivez pas le lien.
    </p>
  </>
)
