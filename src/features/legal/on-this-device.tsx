import type { ReactNode } from 'react'
import { Definition, DefinitionList } from '#src/features/legal/legal-text.tsx'

/** What the site stores in the browser and for how long, followed by the current list (`storedData`). */
export function OnThisDevice({ storedData }: { storedData: ReactNode }) {
  return (
    <>
      <p>
        Le site ne dépose aucun cookie, n’a aucun traceur et ne mesure pas son audience. Pour rester lisible sans réseau
        et ne rien perdre de ce que vous tapez, il garde dans votre navigateur&#x202f;:
      </p>
      <DefinitionList>
        <Definition term="Fichiers du site">
          Les pages, le code et les dessins du site, pour qu’il s’ouvre sans réseau&#x202f;; chaque nouvelle version
          remplace la précédente.
        </Definition>
        <Definition term="Listes">
          Les circuits, les lieux, les itinéraires et les contacts d’urgence, gardés 30&nbsp;jours au plus pour
          s’afficher même quand le réseau manque&#x202f;; les copies plus anciennes sont effacées à votre visite
          suivante.
        </Definition>
        <Definition term="Circuits gardés">
          Les circuits que vous avez demandé à garder, avec leurs lieux, leurs itinéraires, leurs pages et leurs images,
          jusqu’à ce que vous les effaciez ici, dans votre carnet ou sur la page du circuit.
        </Definition>
        <Definition term="Lieux gardés">
          Le nom des lieux que vous avez demandé à garder dans votre carnet, leur circuit et la date, jusqu’à ce que
          vous les effaciez ici ou dans le carnet. Un lien de carnet partagé contient les noms de ses circuits et de ses
          lieux et le nombre de jours, rien sur vous.
        </Definition>
        <Definition term="Brouillons">
          Ce que vous tapez dans un formulaire ou à l’assistant, jusqu’à l’envoi ou jusqu’à la fermeture de l’onglet.
        </Definition>
        <Definition term="Accusés d’envoi">
          La référence de ce que vous avez envoyé, l’heure de l’envoi et un résumé&#x202f;: le circuit, les dates et le
          nombre de personnes, ou le sujet du message&#x202f;; passé 30&nbsp;jours, effacés à l’envoi suivant.
        </Definition>
        <Definition term="Conversation">
          Les 50&nbsp;derniers messages échangés avec l’assistant et l’identifiant de la session, jusqu’à ce que vous
          les effaciez.
        </Definition>
        <Definition term="Langue">
          Le code de langue choisi et la date du choix, jusqu’à ce que vous l’effaciez.
        </Definition>
        <Definition term="Annonce">
          La date à laquelle vous avez fermé l’annonce de l’application, jusqu’à la fermeture de l’onglet.
        </Definition>
      </DefinitionList>
      <p>
        Tout cela reste chez vous. Seul part ce que vous envoyez&#x202f;: un formulaire, ou une question à l’assistant
        avec l’identifiant de sa session. Les fichiers du site s’effacent dans les réglages de votre navigateur. Le
        reste aussi, ou bien ici&#x202f;: voici ce qui s’y trouve maintenant.
      </p>
      {storedData}
    </>
  )
}
