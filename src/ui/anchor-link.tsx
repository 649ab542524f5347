import { Icon } from '#src/ui/icon.tsx'

type AnchorLinkProps = {
  id: string
  /** What it leads to: 'cet article'. */
  what: string
  title: string
  className?: string
}

/** The address of a part of the page, to be copied or shared. */
export function AnchorLink({ id, what, title, className = '' }: AnchorLinkProps) {
  return (
    <a
      href={`#${id}`}
      aria-label={`Lien vers ${what}\u202f: ${title}`}
      title={`Lien vers ${what}`}
      className={`grid size-[44px] shrink-0 place-items-center text-edge hover:text-link print:hidden ${className}`}
    >
      <Icon name="link" />
    </a>
  )
}
