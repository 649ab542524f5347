import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Look = 'filled' | 'outlined' | 'paper' | 'on-picture'

const looks: Record<Look, string> = {
  filled: 'border-action bg-action text-vanilla hover:border-action-hover hover:bg-action-hover',
  outlined: 'border-edge bg-transparent text-text hover:border-text',
  paper: 'border-vanilla bg-vanilla text-ink hover:border-sand hover:bg-sand',
  'on-picture': 'border-vanilla bg-night/80 text-vanilla hover:bg-night',
}

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-panel border-2 px-[min(1.375rem,5vw)] py-2.5 text-center text-base/tight font-semibold no-underline transition duration-160 ease-move active:translate-y-px disabled:opacity-60 print:hidden'

/** Filled for the main action, outlined for others, paper on pictures and dark backgrounds. */
export function Button({ look = 'filled', className = '', ...props }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" className={`${shape} ${looks[look]} ${className}`} {...props} />
}

/** For URLs outside the router, such as tel: and mailto:. */
export function ButtonAnchor({
  look = 'filled',
  className = '',
  children,
  ...props
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a className={`${shape} ${looks[look]} ${className}`} {...props}>
      {children}
    </a>
  )
}

export const ButtonLink = createLink(ButtonAnchor)
