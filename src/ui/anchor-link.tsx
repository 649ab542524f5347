import { Icon } from '#src/ui/icon.tsx'

type AnchorLinkProps = {
  id: string
  /** What the link leads to, in the accessible name: 'cet article'. */
  target: string
  title: string
  className?: string
}

/** A link to a part of the page, to copy or share. */
export function AnchorLink({ id, target, title, className = '' }: AnchorLinkProps) {
  return (
    <a
      href={`#${id}`}
      aria-label={`Lien vers ${target}\u202f: ${title}`}
      title={`Lien vers ${target}`}
      className={`grid size-[44px] shrink-0 place-items-center text-edge hover:text-link print:hidden ${className}`}
    >
      <Icon name="link" />
    </a>
  )
}
