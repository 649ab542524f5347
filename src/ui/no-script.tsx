import { createContext, type ReactNode, use } from 'react'

const InsideNoScript = createContext(false)

/** A <noscript> that can be nested, which HTML does not allow: an inner one renders its children directly. */
export function NoScript({ children }: { children: ReactNode }) {
  const isNested = use(InsideNoScript)
  if (isNested) return children
  return (
    <noscript>
      <InsideNoScript value={true}>{children}</InsideNoScript>
    </noscript>
  )
}
