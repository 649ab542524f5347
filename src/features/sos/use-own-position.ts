import { useState } from 'react'
import type { Coordinates } from '#src/lib/coordinates.ts'

export type OwnPosition = {
  point: Coordinates
  /** In metres. */
  accuracy: number
  /** In milliseconds since 1970. */
  readAt: number
}

export type PositionFailure = 'denied' | 'unavailable' | 'timeout'

const options: PositionOptions = {
  enableHighAccuracy: true,
  // Without a network, a phone may take a minute to find its satellites.
  timeout: 60_000,
  // An earlier position may be kilometres away.
  maximumAge: 0,
}

/** The device's position, which is read when `locate` is called and at no other time. A failure keeps the last one. */
export function useOwnPosition() {
  const [position, setPosition] = useState<OwnPosition>()
  const [failure, setFailure] = useState<PositionFailure>()
  const [isLocating, setIsLocating] = useState(false)

  function locate() {
    setIsLocating(true)
    setFailure(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords
        setPosition({ point: { latitude, longitude }, accuracy, readAt: timestamp })
        setIsLocating(false)
      },
      (error) => {
        setFailure(failureOf(error))
        setIsLocating(false)
      },
      options,
    )
  }

  return { position, failure, isLocating, locate }
}

function failureOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PositionFailure {
  if (code === PERMISSION_DENIED) return 'denied'
  return code === TIMEOUT ? 'timeout' : 'unavailable'
}
