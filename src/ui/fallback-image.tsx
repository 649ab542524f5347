import { useState } from 'react'

type FallbackImageProps = {
  /** The provider's picture; null or one that does not load gives way to `fallback`. */
  src: string | null | undefined
  /** The drawn picture, which is part of the site. */
  fallback: string
  alt: string
  width: number
  height: number
  eager?: boolean
}

/** A picture that is always there: the provider's, else ours. */
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
      // It may have failed before there was anybody to tell.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) giveUp()
      }}
      onError={giveUp}
      {...size}
    />
  )
}

/** What a browser could fetch as a picture: a script's address it would refuse, and complain. */
function isPicture(address: string): boolean {
  // Whatever is written without a host is on the page's own.
  const url = URL.canParse(address, 'https://host.invalid') ? new URL(address, 'https://host.invalid') : undefined
  return url !== undefined && /^(?:https?|blob|data):$/.test(url.protocol)
}
