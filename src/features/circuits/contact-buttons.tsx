import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type ContactButtonsProps = {
  circuit: Circuit
  /** For screen readers, where the page has another pair of these links. */
  purpose?: ReactNode
}

/** Lets text of twice the size fit beside its icon at 320 px. */
const narrow = 'max-xs:px-3'

/** Links to call or e-mail the provider about this circuit. */
export function ContactButtons({ circuit, purpose }: ContactButtonsProps) {
  const subject = encodeURIComponent(`Circuit ${circuit.name}`)
  const suffix = purpose && <span className="sr-only"> {purpose}</span>
  return (
    <>
      <ButtonAnchor look="outlined" href={config.phoneLink} className={narrow}>
        <Icon name="phone" />
        <span>Appeler{suffix}</span>
      </ButtonAnchor>
      <ButtonAnchor look="outlined" href={`mailto:${config.email}?subject=${subject}`} className={narrow}>
        <Icon name="mail" />
        <span>Email{suffix}</span>
      </ButtonAnchor>
    </>
  )
}
