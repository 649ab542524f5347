import { createContext, type ReactNode, use } from 'react'

const Within = createContext(false)

/** For who runs no scripts alone. One within another stands bare: a browser would take the end of the inner for that of the outer. */
export function NoScript({ children }: { children: ReactNode }) {
  const within = use(Within)
  if (within) return children
  return (
    <noscript>
      <Within value={true}>{children}</Within>
    </noscript>
  )
}
