import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pressOnce } from '#src/ui/press-once.ts'

const look =
  'flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border-[1.5px] border-edge px-3 py-1 text-left text-small/tight font-medium text-text no-underline hover:border-text focus-visible:-outline-offset-3'

/** Something that can be said or done next. */
export function ChatPill({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" {...pressOnce(onPress)} className={look}>
      {children}
    </button>
  )
}

/** The way to a person. */
export function AdviserPill({ onFollow }: { onFollow: () => void }) {
  return (
    <Link to="/contact" hash="ecrire" onClick={onFollow} className={look}>
      Écrire à un conseiller
    </Link>
  )
}
