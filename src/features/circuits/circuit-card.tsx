import { Link } from '@tanstack/react-router'
import { CircuitCardFrame } from '#src/features/circuits/circuit-card-frame.tsx'
import { CircuitMeta } from '#src/features/circuits/circuit-meta.tsx'
import { frenchText } from '#src/features/circuits/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { preview } from '#src/lib/preview.ts'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { FallbackImage } from '#src/ui/fallback-image.tsx'

/** Characters of the description on a card. */
const previewLength = 60
/** No circuit is called that long; what is longer would push everything else away. */
const longestName = 80

type CircuitCardProps = {
  circuit: Circuit
  /** The first of the list takes a whole row and has the one filled button. */
  leading: boolean
}

/** The whole card leads to the circuit by its title's link; the other links lie above that one's area. */
export function CircuitCard({ circuit, leading }: CircuitCardProps) {
  const { slug } = circuit
  const name = preview(circuit.name, longestName)
  const description = frenchText(circuit.description_fr, circuit.description)
  return (
    <CircuitCardFrame
      leading={leading}
      picture={
        <FallbackImage
          src={circuit.image}
          fallback={posterOf(slug)?.wide ?? sceneOf(null)}
          alt=""
          width={1440}
          height={810}
        />
      }
    >
      <h3 className={`mt-4.5 mb-2 ${leading ? 'lg:mt-0 lg:text-[clamp(2.5rem,4.4vw,3.5rem)]' : ''}`}>
        <Link
          to="/circuits/$slug"
          params={{ slug }}
          className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
        >
          Circuit {name}
        </Link>
      </h3>
      {description && <p className="max-w-[42ch] text-balance text-soft">{preview(description, previewLength)}</p>}
      <CircuitMeta days={circuit.estimated_duration_days} places={circuit.places_count} />
      <div className="relative z-1 mt-auto flex flex-wrap items-center gap-x-5.5 gap-y-2.5">
        <ButtonLink
          to="/circuits/$slug/reserver"
          params={{ slug }}
          look={leading ? 'filled' : 'outlined'}
          className={leading ? 'w-full' : 'w-full lg:w-auto'}
        >
          <CardLabel words="Réserver ce circuit" circuit={name} />
        </ButtonLink>
        <Link to="/circuits/$slug/lieux" params={{ slug }} className={secondaryLink}>
          <CardLabel words="Voir lieux" circuit={name} />
        </Link>
        <Link to="/circuits/$slug/routes" params={{ slug }} className={secondaryLink}>
          <CardLabel words="Voir routes" circuit={name} />
        </Link>
      </div>
    </CircuitCardFrame>
  )
}

const secondaryLink =
  'inline-flex min-h-11 items-center text-base font-semibold decoration-2 underline-offset-5'

/** Words that stand on every card, told apart for those who hear them without it. */
function CardLabel({ words, circuit }: { words: string; circuit: string }) {
  return (
    <span>
      {words}
      <span className="sr-only"> : {circuit}</span>
    </span>
  )
}
