import type { ComponentProps } from 'react'
import { customTrip } from '#src/lib/urls.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

type CustomTripLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'look' | 'children'>

/** From the home page to its form, with a custom trip chosen. Keeps what the traveller searches for. */
export function CustomTripLink(props: CustomTripLinkProps) {
  const isHydrating = useIsHydrating()
  return (
    <ButtonLink
      to="/"
      search={(others) => ({ ...(!isHydrating && others), circuit: customTrip })}
      hash="reservation-form"
      resetScroll={false}
      {...props}
    />
  )
}
