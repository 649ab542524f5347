import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import { useAppOffer } from '#src/features/app-promotion/app-offer.ts'
import { usePausableTimer } from '#src/ui/use-pausable-timer.ts'

/** Milliseconds (section 9). */
const delay = 10_000
const delayOnTestPage = 3000

const AppPopup = lazy<ComponentType>(() =>
  import('#src/features/app-promotion/app-popup.tsx').then(
    (module) => ({ default: module.AppPopup }),
    // Nobody has asked for it: without a network the offer is just not made.
    () => ({ default: () => null }),
  ),
)

/** Offers the mobile app once a session, when the site has been open for a while. */
export function AppPromotion({ onTestPage }: { onTestPage: boolean }) {
  const offer = useAppOffer()
  return offer === 'dismissed' ? null : <TimedPopup key={offer} onTestPage={onTestPage} />
}

function TimedPopup({ onTestPage }: { onTestPage: boolean }) {
  const [due, setDue] = useState(false)
  const show = useCallback(() => setDue(true), [])
  // Whichever rings first: a change of page never starts the long wait anew, the test page only shortens it.
  usePausableTimer(show, delay, due)
  usePausableTimer(show, delayOnTestPage, due || !onTestPage)
  return (
    due && (
      <Suspense>
        <AppPopup />
      </Suspense>
    )
  )
}
