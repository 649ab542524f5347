import type { ReactNode } from 'react'

/** An enumeration with the dashes that French print gives it. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="list-['–'] space-y-2 pl-4.5 *:pl-2 marker:text-route">{children}</ul>
}
