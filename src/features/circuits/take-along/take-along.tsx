import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { emergencyDirectory } from '#src/content/emergency-directory.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Programme } from '#src/contract/programme.ts'
import { DatesForm } from '#src/features/circuits/take-along/dates-form.tsx'
import { toGpx } from '#src/features/circuits/take-along/gpx.ts'
import { PrintedPositions } from '#src/features/circuits/take-along/printed-positions.tsx'
import { toRoadBook } from '#src/features/circuits/take-along/road-book.ts'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { shareFile, shareOrCopy } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type TakeAlongProps = { circuit: Circuit; programme: Programme }

/** What a traveller takes along: the days as a text, as points for a map, as dates, and as a link. */
export function TakeAlong({ circuit, programme }: TakeAlongProps) {
  const notify = useNotify()
  const { data: places = [] } = useCircuitPlaces(circuit)
  const { data: loadedContacts } = useQuery(emergencyContactsQueryOptions())
  const { emergencies: contacts } = emergencyDirectory(loadedContacts)
  const { itinerary } = programme
  if (!itinerary || itinerary.length === 0) return null
  const roadBook = { circuit, programme, places, contacts }

  const copyRoadBook = async () => {
    try {
      await navigator.clipboard.writeText(toRoadBook(roadBook))
      notify('success', 'Carnet copié. Collez-le dans un message ou une note.')
    } catch {
      notify('error', 'Le navigateur n’a pas laissé copier le carnet. Imprimez la page à la place.')
    }
  }
  const takeGpx = () =>
    shareFile({
      name: `circuit-${circuit.slug}.gpx`,
      type: 'application/gpx+xml',
      content: toGpx(circuit, itinerary, places),
    })
  const share = async () => {
    const result = await shareOrCopy(circuit.name, { url: location.href })
    if (result === 'copied') notify('success', 'Lien copié.')
    if (result === 'refused')
      notify('error', 'Le navigateur n’a pas laissé copier le lien. Copiez-le dans la barre d’adresse.')
  }

  return (
    <>
      <section aria-labelledby="take-along" className="wrap py-[clamp(56px,7vw,96px)] print:hidden">
        <h2 id="take-along">À emporter</h2>
        <div className="mt-8 border-b border-line">
          <Row title="Le carnet" text="Jours, trajets, nuits, prix et numéros à appeler, en texte ou sur papier.">
            <Button look="outlined" onClick={() => void copyRoadBook()}>
              Copier le carnet
            </Button>
            <Button look="outlined" onClick={() => print()}>
              Imprimer
            </Button>
            {/* The days read it in their print styles. */}
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" data-day-per-page className="size-5 accent-action" />
              Un jour par page
            </label>
          </Row>
          <Row
            title="Les points GPS"
            text="Lieux et nuits, pour Organic Maps, OsmAnd ou Garmin. Les lignes ne suivent pas les routes."
          >
            <Button look="outlined" onClick={() => void takeGpx()}>
              Fichier GPX
            </Button>
          </Row>
          <Row
            title="Les dates"
            text="Un jour de circuit par jour d’agenda, où un second envoi remplace le premier. Le plan dit à un proche où vous dormez, et qui appeler sans nouvelles de vous."
          >
            <DatesForm {...roadBook} />
          </Row>
          <Row title="Le lien" text="Il s’ouvre aussi sans réseau si le circuit est gardé.">
            <Button look="outlined" onClick={() => void share()}>
              Partager ce circuit
            </Button>
          </Row>
        </div>
      </section>
      <PrintedPositions {...roadBook} />
    </>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-16 gap-y-4 border-t border-line py-5.5 *:min-w-0 md:grid-cols-2 md:items-center"
    >
      <div>
        <h3 className="text-[1.25rem]/tight">{title}</h3>
        <p className="mt-1.5 text-soft">{text}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">{children}</div>
    </section>
  )
}
