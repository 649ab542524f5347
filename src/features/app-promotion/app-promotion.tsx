import { useCallback, useState } from 'react'
import { useAppOffer } from '#src/features/app-promotion/app-offer.ts'
import type { AppPopup } from '#src/features/app-promotion/app-popup.tsx'
import { usePausableTimer } from '#src/ui/use-pausable-timer.ts'

/** Milliseconds (section 9). */
const delay = 10_000
const delayOnTestPage = 3000

type Place = {
  onTestPage: boolean
  /** Where the offer leads: it would lie over what it offers. */
  onDownloadPage: boolean
}

const loadPopup = () => import('#src/features/app-promotion/app-popup.tsx')

/** Offers the mobile app once a session, when the site has been open for a while. */
export function AppPromotion(place: Place) {
  const offer = useAppOffer()
  return offer === 'dismissed' ? null : <TimedPopup key={offer} {...place} />
}

function TimedPopup({ onTestPage, onDownloadPage }: Place) {
  const [Popup, setPopup] = useState<typeof AppPopup>()
  const show = useCallback(() => {
    loadPopup().then(
      (module) => setPopup(() => module.AppPopup),
      // Nobody has asked for it: without a network the offer is just not made, this time.
      () => {},
    )
  }, [])
  // Whichever rings first: a change of page never starts the long wait anew, the test page only shortens it.
  usePausableTimer(show, delay, Popup !== undefined)
  usePausableTimer(show, delayOnTestPage, Popup !== undefined || !onTestPage)
  return Popup && !onDownloadPage && <Popup />
}
