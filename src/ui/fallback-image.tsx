import { useState } from 'react'

type FallbackImageProps = {
  src: string | null | undefined
  /** A drawing that is part of the site. */
  fallback: string
  alt: string
  width: number
  height: number
  eager?: boolean
}

/** The API's picture, or `fallback` when there is none or it fails to load. */
export function FallbackImage({ src, fallback, alt, eager = false, ...size }: FallbackImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const usable = src && src !== broken && isPicture(src) ? src : null
  const giveUp = () => {
    if (usable) setBroken(usable)
  }
  return (
    <img
      src={usable ?? fallback}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
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
