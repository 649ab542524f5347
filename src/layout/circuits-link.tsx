import { Link, useMatches } from '@tanstack/react-router'

type CircuitsLinkProps = { className: string; onClick?: () => void }

/** To the circuits, which are a section of the home page. There it only scrolls, and leaves the search params as they are. */
export function CircuitsLink(props: CircuitsLinkProps) {
  const onHome = useMatches({ select: (matches) => matches.at(-1)?.pathname === '/' })
  return onHome ? (
    <a href="#circuits" {...props}>
      Nos Circuits
    </a>
  ) : (
    <Link to="/" hash="circuits" {...props}>
      Nos Circuits
    </Link>
  )
}
