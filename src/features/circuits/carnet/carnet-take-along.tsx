import { useNavigate } from '@tanstack/react-router'
import type { Place } from '#src/contract/place.ts'
import { type CarnetGroup, carnetPath, carnetSearch } from '#src/features/circuits/carnet/carnet.ts'
import { toCarnetGpx } from '#src/features/circuits/carnet/carnet-gpx.ts'
import { toCarnetText } from '#src/features/circuits/carnet/carnet-text.ts'
import { TakeAlongRow } from '#src/features/circuits/take-along/take-along-row.tsx'
import { useShareLink } from '#src/features/circuits/use-share-link.ts'
import { shareFile } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type CarnetTakeAlongProps = {
  groups: readonly CarnetGroup[]
  /** All places, for the stops of the circuits. */
  places: readonly Place[]
  days: number | undefined
}

/** The carnet as a text, on paper, as points for a map, and as a link. */
export function CarnetTakeAlong({ groups, places, days }: CarnetTakeAlongProps) {
  const notify = useNotify()
  const navigate = useNavigate()
  const shareLink = useShareLink()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toCarnetText(groups, days))
      notify('success', 'Carnet copié. Collez-le dans un message ou une note.')
    } catch {
      notify('error', 'Le navigateur n’a pas laissé copier le carnet. Imprimez la page à la place.')
    }
  }
  const takeGpx = async () => {
    try {
      const content = await toCarnetGpx(groups, places)
      await shareFile({ name: 'carnet.gpx', type: 'application/gpx+xml', content })
    } catch {
      notify('error', 'Le fichier n’a pas pu être préparé. Rechargez la page, puis réessayez.')
    }
  }
  const share = async () => {
    const url = new URL(carnetPath(groups, days), location.href).href
    // Then it is in the address bar.
    if ((await shareLink('Carnet de voyage', url)) === 'refused')
      void navigate({ to: '/carnet', search: carnetSearch(groups, days), resetScroll: false })
  }

  return (
    <section aria-labelledby="take-along" className="pt-18 print:hidden">
      <h2 id="take-along">À emporter</h2>
      <div className="mt-8 border-b border-line">
        <TakeAlongRow title="Le carnet" text="Circuits, lieux, jours et heures de route, en texte ou sur papier.">
          <Button look="outlined" onClick={() => void copy()}>
            Copier le carnet
          </Button>
          <Button look="outlined" onClick={() => print()}>
            Imprimer
          </Button>
        </TakeAlongRow>
        <TakeAlongRow
          title="Les points GPS"
          text="Vos lieux et les étapes des circuits gardés, pour Organic Maps, OsmAnd ou Garmin."
        >
          <Button look="outlined" onClick={() => void takeGpx()}>
            Fichier GPX
          </Button>
        </TakeAlongRow>
        <TakeAlongRow
          title="Le lien"
          text="Il contient cette liste et rien de personnel. Qui l’ouvre la voit, même sans réseau s’il connaît déjà le site."
        >
          <Button look="outlined" onClick={() => void share()}>
            Partager ce carnet
          </Button>
        </TakeAlongRow>
      </div>
    </section>
  )
}
