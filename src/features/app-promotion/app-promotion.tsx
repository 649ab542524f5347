import { useCallback, useState, useSyncExternalStore } from 'react'
import { storageKeys } from '#src/storage/keys.ts'
import { readReceipts } from '#src/storage/receipts.ts'
import { readItem, removeItem, subscribeToStorage, writeItem } from '#src/storage/web-storage.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { usePausableTimer } from '#src/ui/hooks/use-pausable-timer.ts'

let renewals = 0

/** 'dismissed' for the rest of the session, else a number that changes with each renewal. */
function useAppOffer(): 'dismissed' | number {
  return useSyncExternalStore(
    subscribeToStorage,
    () => (readItem(storageKeys.appPopup) === undefined ? renewals : 'dismissed'),
    () => 'dismissed',
  )
}

function dismissAppOffer(): void {
  writeItem(storageKeys.appPopup, new Date().toISOString())
}

/** Makes the popup appear again, after its delay. */
export function renewAppOffer(): void {
  renewals += 1
  removeItem(storageKeys.appPopup)
}

const delayMs = 10_000
const testPageDelayMs = 3000

type AppPromotionProps = {
  onTestPage: boolean
  /** On the page that the popup links to, and where it would lie over the button of a form or the number to call. */
  isHidden: boolean
}

const loadPopup = () => import('#src/features/app-promotion/app-popup.tsx')

/** The receipt of a form that was sent since the site was opened is more important than the popup. */
function useHasSent(): boolean {
  const stored = useStoredItem(storageKeys.receipts)
  return stored !== undefined && readReceipts().some(({ sentAt }) => sentAt >= performance.timeOrigin)
}

function TimedPopup({ onTestPage, isHidden }: AppPromotionProps) {
  const [isDue, setIsDue] = useState(false)
  const show = useCallback(() => setIsDue(true), [])
  // The popup is optional, so a failure needs no message.
  const { module } = useLazyModule(loadPopup, isDue)
  // Two timers, so that changing pages does not restart the long delay.
  usePausableTimer(show, delayMs, isDue)
  usePausableTimer(show, testPageDelayMs, isDue || !onTestPage)
  const hasSent = useHasSent()
  return module && !isHidden && !hasSent && <module.AppPopup onDismiss={dismissAppOffer} />
}

/** Offers the mobile app once per session, after a delay. */
export function AppPromotion(props: AppPromotionProps) {
  const offer = useAppOffer()
  return offer === 'dismissed' ? null : <TimedPopup key={offer} {...props} />
}
