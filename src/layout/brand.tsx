import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'

const [first, ...rest] = config.siteName.split(' ')

/** The site's name. Where it does not fit on one line, only the first word shows. */
export function Wordmark() {
  return (
    <span className="flex h-11 flex-wrap gap-x-2.25 overflow-hidden">
      <span className="font-display text-[1.625rem]/11 font-extrabold tracking-[-0.02em]">{first}</span>
      {rest.length > 0 && (
        <span className="flex h-11 items-center">
          <span
            aria-hidden="true"
            className="relative mr-4.25 h-[3px] w-6.5 bg-[repeating-linear-gradient(90deg,currentColor_0_6px,transparent_0_10px)] after:absolute after:-top-1 after:-right-1.5 after:size-[11px] after:rounded-full after:bg-dusk"
          />{' '}
          <span className="text-base/none font-semibold tracking-[0.02em]">{rest.join(' ')}</span>
        </span>
      )}
    </span>
  )
}

export function Brand() {
  return (
    <Link to="/" className="mr-auto min-w-0 text-current no-underline">
      <Wordmark />
    </Link>
  )
}
