import { useState } from 'react'
import type { Place } from '#src/contract/place.ts'
import { type CarnetGroup, carnetPath } from '#src/features/circuits/carnet/carnet.ts'
import { CarnetDates } from '#src/features/circuits/carnet/carnet-dates.tsx'
import { toCarnetGpx } from '#src/features/circuits/carnet/carnet-gpx.ts'
import { toCarnetText } from '#src/features/circuits/carnet/carnet-text.ts'
import { TakeAlongRow } from '#src/features/circuits/take-along/take-along-row.tsx'
import { shareFile, shareOrCopy } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type CarnetTakeAlongProps = {
  groups: readonly CarnetGroup[]
  /** All places, for the stops of the circuits. */
  places: readonly Place[]
  days: number | undefined
}

/** The carnet as a text, on paper, as points for a map, as dates, and as a link. */
export function CarnetTakeAlong({ groups, places, days }: CarnetTakeAlongProps) {
  const notify = useNotify()
  const [isLinkShown, setIsLinkShown] = useState(false)

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
    setIsLinkShown(false)
    const result = await shareOrCopy('Carnet de voyage', { url: linkTo(groups, days) })
    if (result === 'copied') notify('success', 'Lien copié.')
    setIsLinkShown(result === 'refused')
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
          text="Vos lieux, et les lieux et nuits des circuits gardés, pour Organic Maps, OsmAnd ou Garmin."
        >
          <Button look="outlined" onClick={() => void takeGpx()}>
            Fichier GPX
          </Button>
        </TakeAlongRow>
        <CarnetDates groups={groups} />
        <TakeAlongRow
          title="Le lien"
          text="Il contient cette liste et rien de personnel. Qui l’ouvre la voit, même sans réseau s’il connaît déjà le site."
        >
          <Button look="outlined" onClick={() => void share()}>
            Partager ce carnet
          </Button>
          {isLinkShown && <LinkToCopy url={linkTo(groups, days)} />}
        </TakeAlongRow>
      </div>
    </section>
  )
}

function linkTo(groups: readonly CarnetGroup[], days: number | undefined): string {
  return new URL(carnetPath(groups, days), location.href).href
}

/** Takes the focus, with the whole address selected. */
function LinkToCopy({ url }: { url: string }) {
  return (
    <div className="basis-full">
      <Field
        label="Lien du carnet"
        error={undefined}
        hint={'Le navigateur n’a pas laissé copier le lien. Il est sélectionné\u202f: copiez-le d’ici.'}
      >
        {(control) => (
          <input
            {...control}
            ref={focusElement}
            type="url"
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
    </div>
  )
}

function focusElement(element: HTMLElement | null) {
  element?.focus()
}
