import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { frenchText, typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitPicture } from '#src/features/circuits/circuit-picture.tsx'
import type { RankedCircuit } from '#src/features/circuits/list/rank-circuits.ts'
import { formatCount } from '#src/lib/format.ts'
import { capitalize, truncate } from '#src/lib/text.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/loading.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

/** In characters. */
const previewLength = 60

const secondaryLink = 'inline-flex min-h-11 items-center text-base font-semibold decoration-2 underline-offset-5'

type CircuitCardProps = {
  circuit: Circuit
  /** How it suits what the traveller looks for. */
  match: RankedCircuit | undefined
  /** The first of the list takes a whole row and has the one filled button. */
  leading: boolean
  /** Below the links. */
  children: ReactNode
}

/** The link of the title covers the whole card, below the other links. */
export function CircuitCard({ circuit, match, leading, children }: CircuitCardProps) {
  const { name, slug } = circuit
  const link = { params: { slug }, onClick: returnToList }
  const faded = match?.fit === 'unsuitable'
  const description = frenchText(circuit.description_fr, circuit.description)
  return (
    <CardFrame leading={leading} faded={faded} picture={<CircuitPicture circuit={circuit} />}>
      <h3 className={`mt-4.5 mb-2 ${leading ? 'lg:mt-0 lg:text-[clamp(2.5rem,4.4vw,3.5rem)]' : ''}`}>
        <Link
          to="/circuits/$slug"
          {...link}
          className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
        >
          Circuit {typographic(name)}
        </Link>
      </h3>
      {match?.reason && (
        <p className={`mb-2 flex items-start gap-2 text-base/snug font-semibold ${faded ? '' : 'text-route'}`}>
          {match.fit === 'fits' && <Icon name="check" className="mt-px size-5" />}
          {capitalize(match.reason)}
        </p>
      )}
      {description && <p className="max-w-[42ch] text-balance text-soft">{truncate(description, previewLength)}</p>}
      <CardFacts circuit={circuit} />
      {match?.facts && <p className="-mt-3 mb-4.5 text-small text-soft">{match.facts}</p>}
      <div className="relative z-1 flex flex-wrap items-center gap-x-5.5 gap-y-2.5">
        <ButtonLink
          to="/circuits/$slug/reserver"
          {...link}
          look={leading && !faded ? 'filled' : 'outlined'}
          className={leading ? 'w-full' : 'w-full lg:w-auto'}
        >
          <LinkLabel text="Réserver ce circuit" circuit={name} />
        </ButtonLink>
        <Link to="/circuits/$slug/lieux" {...link} className={secondaryLink}>
          <LinkLabel text="Voir lieux" circuit={name} />
        </Link>
        <Link to="/circuits/$slug/routes" {...link} className={secondaryLink}>
          <LinkLabel text="Voir routes" circuit={name} />
        </Link>
        {children}
      </div>
    </CardFrame>
  )
}

/** Puts the list into the URL of the home page when a link is followed, so that Back arrives here and not at the top. */
function returnToList({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  // With a key, the link opens elsewhere.
  if (metaKey || altKey || ctrlKey || shiftKey) return
  // The router's history would join this and the link's own change in one entry.
  history.replaceState({ ...history.state, returnsToHash: true }, '', '#circuits')
}

export function CircuitCardSkeleton({ leading }: { leading: boolean }) {
  return (
    <CardFrame leading={leading} picture={<Skeleton className="rounded-paper size-full" />}>
      <Skeleton className="rounded-paper mt-5 mb-3 h-8.5 w-3/5" />
      <Skeleton className="rounded-paper mb-2.5 h-4.5" />
      <Skeleton className="rounded-paper mb-5.5 h-4.5 w-4/5" />
      <Skeleton className="rounded-paper mb-6 h-4 w-1/2" />
      <Skeleton className="rounded-paper mt-auto h-12" />
      <Skeleton className="rounded-paper mt-4.5 mb-4 h-4.5 w-2/5" />
    </CardFrame>
  )
}

type CardFrameProps = { leading: boolean; faded?: boolean; picture: ReactNode; children: ReactNode }

/** A picture with the text below it; on wide screens the leading card has its text beside the picture. */
function CardFrame({ leading, faded = false, picture, children }: CardFrameProps) {
  const row = leading
    ? 'md:col-span-full lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end lg:gap-x-11'
    : ''
  return (
    <li className={`group relative flex min-w-0 flex-col ${row} ${faded ? 'text-soft' : ''}`}>
      <PictureFrame
        aspect={leading ? 'aspect-4/3 md:aspect-video' : 'aspect-4/3'}
        className={`transition duration-260 ease-move group-hover:-translate-y-1 group-hover:-rotate-[0.4deg] ${leading ? 'lg:self-start' : ''} ${faded ? 'opacity-60' : ''}`}
      >
        {picture}
      </PictureFrame>
      <div className="flex grow flex-col wrap-anywhere">{children}</div>
    </li>
  )
}

/** The numbers of days and places, as far as they are known. */
function CardFacts({ circuit }: { circuit: Circuit }) {
  const { estimated_duration_days: days, places_count: places } = circuit
  const facts = [
    days == null ? null : formatCount(days, 'jour'),
    places == null ? null : formatCount(places, 'étape'),
  ].filter((fact) => fact !== null)
  return (
    <p className="mt-auto mb-4.5 flex flex-wrap pt-3 items-center gap-x-3 text-base font-semibold">
      {facts.map((fact, index) => (
        <span key={fact} className="contents">
          {index > 0 && <span className="route-x max-w-16 min-w-5 grow text-route" />}
          <span className="size-2.75 shrink-0 rounded-full border-3 border-route" />
          <span className="whitespace-nowrap">{fact}</span>
        </span>
      ))}
    </p>
  )
}

/** Names the circuit for screen readers, because every card has the same links. */
function LinkLabel({ text, circuit }: { text: string; circuit: string }) {
  return (
    <span>
      {text}
      <span className="sr-only"> : {circuit}</span>
    </span>
  )
}
