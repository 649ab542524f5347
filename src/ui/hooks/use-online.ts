import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Whether the site's servers can be reached (api/connectivity.ts). */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}
