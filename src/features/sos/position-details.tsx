import { useQuery } from '@tanstack/react-query'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { belongsTo, placesQueryOptions } from '#src/api/places.ts'
import type { Emergency } from '#src/content/emergencies.ts'
import { loadProgrammes } from '#src/content/programmes.ts'
import { distressMessage, smsLink } from '#src/features/sos/distress-message.ts'
import { describeNearestTown, nightsOf, type Town, townsAmong } from '#src/features/sos/nearest-town.ts'
import type { OwnPosition } from '#src/features/sos/use-own-position.ts'
import { formatDecimal, formatSpoken } from '#src/lib/coordinates.ts'
import { formatDuration, formatNumber } from '#src/lib/format.ts'
import { shareOrCopy } from '#src/lib/share.ts'
import { capitalize } from '#src/lib/text.ts'
import { Button, ButtonAnchor } from '#src/ui/button.tsx'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { useNotify } from '#src/ui/notices.tsx'

type PositionDetailsProps = {
  position: OwnPosition
  emergency: Emergency | undefined
  /** A circuit's slug. */
  circuit: string | undefined
}

/** In metres. Above, it comes from the network rather than from satellites. */
const goodAccuracy = 200

/** Where the traveller is, to read out, to send or to copy. */
export function PositionDetails({ position, emergency, circuit }: PositionDetailsProps) {
  const town = describeNearestTown(position.point, useTowns(circuit))
  const [latitude, longitude] = formatSpoken(position.point)
  const message = distressMessage(emergency, position)
  const notify = useNotify()
  const share = async () => {
    const result = await shareOrCopy('SOS', { text: message })
    if (result === 'copied') notify('success', 'Message copié. Collez-le dans une conversation.')
    if (result === 'refused')
      notify('error', 'Le navigateur n’a pas laissé copier le message. Dictez les coordonnées à la place.')
  }
  return (
    <div className="mt-4 max-w-[34rem] border-l-6 border-route bg-raised px-4 py-4">
      <p className="font-display text-[min(1.5rem,5.6vw)]/snug font-extrabold">
        {capitalize(latitude)}
        <br />
        {longitude}
      </p>
      {/* As high as the text that comes with the list of places, so that the buttons stay where they are. */}
      <p className="mt-1 min-h-6.5 font-semibold text-pretty">{town}</p>
      <p className="mt-2 text-small/snug text-soft">
        Pour une carte&#x202f;:{' '}
        <span className="whitespace-nowrap text-text select-all">{formatDecimal(position.point)}</span>
      </p>
      <p className="text-small/snug text-soft">
        À {formatAccuracy(position.accuracy)} près, <Age readAt={position.readAt} />
      </p>
      {position.accuracy > goodAccuracy && (
        <p className="mt-2 text-small/snug">
          Cette position est imprécise&#x202f;: sortez à ciel ouvert, attendez un peu, puis touchez «&#x202f;Relire ma
          position&#x202f;».
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ButtonAnchor href={smsLink(message)}>Écrire un SMS</ButtonAnchor>
        <Button look="outlined" onClick={() => void share()}>
          Partager ou copier
        </Button>
      </div>
      <p className="mt-2.5 text-small/snug text-soft print:hidden">
        Le message est déjà rédigé. Rien ne part avant que vous l’envoyiez, à votre chauffeur, à un proche ou à
        l’assistance.
      </p>
    </div>
  )
}

export function formatAccuracy(metres: number): string {
  return metres < 1000 ? `${Math.round(metres)}\u00a0m` : `${formatNumber(metres / 1000, 1)}\u00a0km`
}

/** 'à l’instant', 'il y a 2 min'. */
function Age({ readAt }: { readAt: number }) {
  const now = useNow()
  const minutes = Math.floor(((now?.getTime() ?? readAt) - readAt) / 60_000)
  return minutes < 1 ? 'à l’instant' : `il y a ${formatDuration(minutes / 60)}`
}

/** The towns and nights of a circuit; those of all circuits where it is not known. */
function useTowns(slug: string | undefined): Town[] {
  const { data: places = [] } = useQuery(placesQueryOptions())
  const { data: circuits = [] } = useQuery(circuitsQueryOptions())
  const { module: programmes } = useLazyModule(loadProgrammes, true)
  const circuit = circuits.find((candidate) => candidate.slug === slug)
  const nights = (circuit ? [circuit] : circuits).flatMap(({ slug: key, itinerary }) =>
    nightsOf(itinerary ?? programmes?.get(key)?.itinerary),
  )
  const towns = townsAmong(circuit ? places.filter((place) => belongsTo(place, circuit)) : places)
  return [...towns, ...nights]
}
