import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Who uses the answers of a form, what for, how long, and the traveller's rights: `children`. */
export function DataNotice({ children }: { children: ReactNode }) {
  return (
    <p className="flex-[1_1_16rem] text-[0.875rem]/normal text-soft">
      {children} <Link to="/confidentialite">Confidentialité</Link>
    </p>
  )
}
