import type { ComponentProps } from 'react'
import { Icon } from '#src/ui/icon.tsx'

/** The browser's own list of choices, which every phone shows well, with our arrow: WebKit would paint over the paper. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select className={`${className} appearance-none truncate pr-11`} {...props} />
      <Icon name="chevron" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5" />
    </span>
  )
}
