const look = 'flex min-h-11 items-center font-display text-[1.25rem]/snug font-bold wrap-anywhere'

type ReachLinkProps = {
  /** Null for what can be read but not dialled or written to. */
  href: string | null
  text: string
}

/** A phone number or an address, large enough for a thumb. */
export function ReachLink({ href, text }: ReachLinkProps) {
  if (href === null) return <span className={look}>{text}</span>
  return (
    <a href={href} className={`${look} text-current no-underline hover:underline`}>
      {text}
    </a>
  )
}
