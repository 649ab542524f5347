import type { ReactNode } from 'react'

type PictureFrameProps = {
  /** A Tailwind aspect ratio. */
  aspect?: string
  className?: string
  children: ReactNode
}

/** A paper border around a picture, with the striped band below it. */
export function PictureFrame({ aspect = 'aspect-4/3', className = '', children }: PictureFrameProps) {
  return (
    <div className={`rounded-paper bg-print p-2.5 text-ink shadow-print ${className}`}>
      <div className={`overflow-hidden ${aspect} [&_img]:size-full [&_img]:object-cover`}>{children}</div>
      <div className="lamba-thin" />
    </div>
  )
}
