import type { ReactNode } from 'react'

type PrintProps = {
  /** Tailwind aspect ratio of the picture's box, such as 'aspect-4/3'. */
  aspect?: string
  className?: string
  children: ReactNode
}

/** The paper on which every picture is printed: a margin, and the lamba inside its lower edge. */
export function Print({ aspect = 'aspect-4/3', className = '', children }: PrintProps) {
  return (
    <div className={`rounded-paper bg-print p-2.5 text-ink shadow-print ${className}`}>
      <div className={`overflow-hidden ${aspect} [&_img]:size-full [&_img]:object-cover`}>
        {children}
      </div>
      <div className="lamba-thin" />
    </div>
  )
}
