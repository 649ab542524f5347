import type { ComponentProps } from 'react'
import { customTrip } from '#src/lib/urls.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

type CustomTripLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'look' | 'children'>

/** From the home page to its form, with a custom trip chosen. Keeps the other search params. */
export function CustomTripLink(props: CustomTripLinkProps) {
  const isHydrating = useIsHydrating()
  return (
    <ButtonLink
      to="/"
      // The prerendered page has no search params (useIsHydrating).
      search={(others) => ({ ...(!isHydrating && others), circuit: customTrip })}
      hash="reservation-form"
      resetScroll={false}
      {...props}
    />
  )
}
