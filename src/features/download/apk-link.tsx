import type { ComponentProps } from 'react'
import { config } from '#src/config.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type ApkLinkProps = Pick<ComponentProps<typeof ButtonAnchor>, 'look' | 'className' | 'children'>

/** The application itself; in a tab of its own, so that the help with its installation stays open. */
export function ApkLink({ children, ...looks }: ApkLinkProps) {
  return (
    <ButtonAnchor href={config.apkUrl} target="_blank" rel="noopener" {...looks}>
      <Icon name="download" />
      {children}
    </ButtonAnchor>
  )
}
