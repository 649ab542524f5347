import { useCallback, useState } from 'react'
import { useAppOffer } from '#src/features/app-promotion/app-offer.ts'
import type { AppPopup } from '#src/features/app-promotion/app-popup.tsx'
import { usePausableTimer } from '#src/ui/use-pausable-timer.ts'

/** Milliseconds (section 9). */
const delay = 10_000
const delayOnTestPage = 3000

/** Offers the mobile app once a session, when the site has been open for a while. */
export function AppPromotion({ onTestPage }: { onTestPage: boolean }) {
  const offer = useAppOffer()
  return offer === 'dismissed' ? null : <TimedPopup key={offer} onTestPage={onTestPage} />
}

function TimedPopup({ onTestPage }: { onTestPage: boolean }) {
  const [Popup, setPopup] = useState<typeof AppPopup>()
  const show = useCallback(() => {
    import('#src/features/app-promotion/app-popup.tsx').then(
      (module) => setPopup(() => module.AppPopup),
      // Nobody has asked for it: without a network the offer is just not made, this time.
      () => {},
    )
  }, [])
  // Whichever rings first: a change of page never starts the long wait anew, the test page only shortens it.
  usePausableTimer(show, delay, Popup !== undefined)
  usePausableTimer(show, delayOnTestPage, Popup !== undefined || !onTestPage)
  return Popup && <Popup />
}
