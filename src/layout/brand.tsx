import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'

/** The first word is lettered large and leads, by a stretch of route, to the rest of the name. */
const [first, ...rest] = config.siteName.split(' ')

/** What the brand looks like, for places that cannot count on the router. */
export function BrandLettering() {
  return (
    <>
      <span className="font-display text-[1.625rem]/none font-extrabold tracking-[-0.02em]">
        {first}
      </span>
      {rest.length > 0 && (
        <>
          <span
            aria-hidden="true"
            className="relative mr-2.5 h-[3px] w-6.5 bg-[repeating-linear-gradient(90deg,currentColor_0_6px,transparent_0_10px)] after:absolute after:-top-1 after:-right-1.5 after:size-[11px] after:rounded-full after:bg-dusk"
          />{' '}
          <span className="text-base/none font-semibold tracking-[0.02em]">{rest.join(' ')}</span>
        </>
      )}
    </>
  )
}

export function Brand() {
  return (
    <Link
      to="/"
      className="mr-auto inline-flex min-h-11 items-center gap-2.25 text-current no-underline"
    >
      <BrandLettering />
    </Link>
  )
}
