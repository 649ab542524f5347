import type { ReactNode } from 'react'
import { Icon, type IconName } from '#src/ui/icon.tsx'

type Tone = 'sea' | 'earth' | 'gold' | 'plain' | 'outlined'

const tones: Record<Tone, string> = {
  sea: 'bg-lagoon text-vanilla',
  earth: 'bg-laterite text-vanilla',
  gold: 'bg-gold text-ink',
  plain: 'bg-raised text-text',
  outlined: 'inset-ring-[1.5px] inset-ring-edge',
}

type BadgeProps = {
  tone?: Tone
  /** Filled for available, hollow for not available. */
  dot?: 'filled' | 'hollow'
  icon?: IconName | null
  children: ReactNode
}

export function Badge({ tone = 'plain', dot, icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6.5 max-w-full forced-colors:border items-center gap-1.5 rounded-paper px-2.5 py-0.5 text-label/tight font-semibold ${tones[tone]}`}
    >
      {dot && (
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full forced-colors:border ${dot === 'filled' ? 'bg-dusk forced-colors:bg-[CanvasText]' : 'inset-ring-2 inset-ring-current'}`}
        />
      )}
      {icon && <Icon name={icon} className="size-3.5" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
