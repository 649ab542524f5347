import { useState } from 'react'

type FallbackImageProps = {
  /** Tried in this order. */
  sources: readonly (string | null | undefined)[]
  /** A drawing that the service worker has precached. */
  fallback: string
  alt: string
  width: number
  height: number
  /** For the largest picture of the first screen: loaded at once, before others. */
  eager?: boolean
}

/** The first picture that loads, or `fallback` when there is none. */
export function FallbackImage({ sources, fallback, alt, eager = false, ...size }: FallbackImageProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const usable = sources.find((source) => source && isPicture(source) && !broken.includes(source))
  const giveUp = () => {
    if (usable) setBroken([...broken, usable])
  }
  return (
    <img
      // An element of its own for each picture: the ref below must not see the failure of the one before.
      key={usable}
      src={usable ?? fallback}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      // The picture may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) giveUp()
      }}
      onError={giveUp}
      {...size}
    />
  )
}

/** False for schemes such as javascript:, which the browser would refuse with an error. */
function isPicture(address: string): boolean {
  // The base only matters for relative URLs.
  const url = URL.canParse(address, 'https://host.invalid') ? new URL(address, 'https://host.invalid') : undefined
  return url !== undefined && /^(?:https?|blob|data):$/.test(url.protocol)
}
