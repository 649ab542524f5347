import type { Emergency } from '#src/content/emergencies.ts'
import { formatAccuracy, PositionDetails } from '#src/features/sos/position-details.tsx'
import { type PositionFailure, useOwnPosition } from '#src/features/sos/use-own-position.ts'
import { Button } from '#src/ui/button.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { Icon } from '#src/ui/icon.tsx'
import { NoScript } from '#src/ui/no-script.tsx'

const failureTexts: Record<PositionFailure, string> = {
  denied:
    'Le navigateur ne donne pas votre position à ce site. Autorisez-la dans ses réglages ou dans ceux du téléphone, puis réessayez.',
  unavailable:
    'Le téléphone ne trouve pas sa position. Vérifiez que la localisation est allumée, sortez à ciel ouvert, puis réessayez.',
  timeout: 'La position se fait attendre. Sortez à ciel ouvert, loin des murs et des arbres, puis réessayez.',
}

const withoutPosition =
  'Sans coordonnées, dites le nom du village le plus proche, la route, et ce qu’indique la dernière borne kilométrique.'

type OwnPositionProps = {
  emergency: Emergency | undefined
  /** A circuit's slug. */
  circuit: string | undefined
}

/** Shows the traveller's position on request. */
export function OwnPosition(props: OwnPositionProps) {
  const { position, failure, isLocating, locate } = useOwnPosition()
  // The prerendered page does not know the browser.
  const isSupported = useIsHydrating() || 'geolocation' in navigator
  const request = position ? 'Relire ma position' : 'Afficher ma position'
  return (
    <section aria-labelledby="own-position" className={`min-w-0 ${position ? '' : 'print:hidden'}`}>
      <h2 id="own-position" className="text-h3">
        Où êtes-vous&#x202f;?
      </h2>
      {isSupported ? (
        <div data-needs-script>
          <p className="mt-2 text-soft print:hidden">
            Le GPS se passe de réseau. Le site ne garde pas votre position et ne l’envoie à personne.
          </p>
          {/* Not disabled meanwhile: a browser whose question is ignored never answers. */}
          <Button look="outlined" onClick={locate} className="mt-4 w-full max-w-105 print:hidden">
            <Icon name="pin" />
            {isLocating ? 'Lecture de la position…' : request}
          </Button>
        </div>
      ) : (
        <p className="mt-2">Ce navigateur ne sait pas lire votre position. {withoutPosition}</p>
      )}
      <NoScript>
        <p className="mt-2">Sans JavaScript, le site ne peut pas lire votre position. {withoutPosition}</p>
      </NoScript>
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status" className="mt-4 grid max-w-[34rem] gap-4">
        {isLocating && (
          <p className="text-small/snug text-soft">
            Autorisez la lecture si le navigateur le demande, puis restez à ciel ouvert, une minute au plus.
          </p>
        )}
        {failure && (
          <p className="text-small/snug">
            <strong className="font-semibold text-error">{failureTexts[failure]}</strong> {withoutPosition}
          </p>
        )}
        {position && !isLocating && (
          <p className="sr-only">Position lue, à {formatAccuracy(position.accuracy)} près.</p>
        )}
      </div>
      {position && <PositionDetails position={position} {...props} />}
    </section>
  )
}
