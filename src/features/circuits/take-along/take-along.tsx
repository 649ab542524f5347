import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { emergencyDirectory } from '#src/content/emergency-directory.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Programme } from '#src/contract/programme.ts'
import { DatesForm } from '#src/features/circuits/take-along/dates-form.tsx'
import { toGpx } from '#src/features/circuits/take-along/gpx.ts'
import { PrintedPositions } from '#src/features/circuits/take-along/printed-positions.tsx'
import { toRoadBook } from '#src/features/circuits/take-along/road-book.ts'
import { TakeAlongRow } from '#src/features/circuits/take-along/take-along-row.tsx'
import { useShareLink } from '#src/features/circuits/use-share-link.ts'
import { shareFile } from '#src/lib/share.ts'
import { circuitPath } from '#src/lib/urls.ts'
import { Button } from '#src/ui/button.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type TakeAlongProps = { circuit: Circuit; programme: Programme }

/** What a traveller takes along: the days as a text, as points for a map, as dates, and as a link. */
export function TakeAlong({ circuit, programme }: TakeAlongProps) {
  const notify = useNotify()
  const share = useShareLink()
  const router = useRouter()
  const { data: places = [] } = useQuery(placesQueryOptions())
  const { data: loadedContacts } = useQuery(emergencyContactsQueryOptions())
  const { emergencies: contacts } = emergencyDirectory(loadedContacts)
  const { itinerary } = programme
  if (!itinerary || itinerary.length === 0) return null
  const roadBook = { circuit, programme, places, contacts }

  const copyRoadBook = async () => {
    try {
      await navigator.clipboard.writeText(toRoadBook(roadBook))
      notify('success', 'Carnet de route copié. Collez-le dans un message ou une note.')
    } catch {
      notify('error', 'Le navigateur n’a pas laissé copier le carnet de route. Imprimez la page à la place.')
    }
  }
  const takeGpx = () =>
    shareFile({
      name: `circuit-${circuit.slug}.gpx`,
      type: 'application/gpx+xml',
      content: toGpx(circuit, itinerary, places),
    })

  /** Leads to the open day, without what other sites have put into the address. */
  const shareLink = () => {
    const { hash } = router.latestLocation
    return share(circuit.name, new URL(circuitPath(circuit.slug) + (hash && `#${hash}`), location.href).href)
  }

  return (
    <>
      <section aria-labelledby="take-along" className="wrap py-[clamp(56px,7vw,96px)] print:hidden">
        <h2 id="take-along">À emporter</h2>
        <div className="mt-8 border-b border-line">
          <TakeAlongRow
            title="Le carnet de route"
            text="Jours, trajets, nuits, prix et numéros à appeler, en texte ou sur papier."
          >
            <Button look="outlined" onClick={() => void copyRoadBook()}>
              Copier le carnet de route
            </Button>
            <Button look="outlined" onClick={() => print()}>
              Imprimer
            </Button>
            {/* The days read it in their print styles. */}
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" data-day-per-page className="size-5 accent-action" />
              Un jour par page
            </label>
          </TakeAlongRow>
          <TakeAlongRow
            title="Les points GPS"
            text="Lieux et nuits, pour Organic Maps, OsmAnd ou Garmin. Les lignes ne suivent pas les routes."
          >
            <Button look="outlined" onClick={() => void takeGpx()}>
              Fichier GPX
            </Button>
          </TakeAlongRow>
          <TakeAlongRow
            title="Les dates"
            text="Chaque jour du circuit devient un jour de votre agenda&#x202f;; un nouvel ajout remplace le précédent. Le plan dit à un proche où vous dormez, et qui appeler s’il est sans nouvelles de vous."
          >
            <DatesForm {...roadBook} />
          </TakeAlongRow>
          <TakeAlongRow title="Le lien" text="Il s’ouvre aussi sans réseau si le circuit est gardé.">
            <Button look="outlined" onClick={() => void shareLink()}>
              Partager ce circuit
            </Button>
          </TakeAlongRow>
        </div>
      </section>
      <PrintedPositions {...roadBook} />
    </>
  )
}
