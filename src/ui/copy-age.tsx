import { printedCopyAge, unknownMoment } from '#src/lib/copy-age.ts'
import { useMinute } from '#src/ui/use-minute.ts'

type CopyAgeProps = {
  /** Undefined where what is shown is no copy. */
  copiedAt: number | undefined
  className?: string
}

/** How old a block is that comes from storage. Never in the markup of the build, which does not know when it is read. */
export function CopyAge({ copiedAt, className = 'text-soft' }: CopyAgeProps) {
  const now = useMinute()
  if (copiedAt === undefined || !now) return null
  const look = `text-small/snug ${className}`
  const age = printedCopyAge(copiedAt, now.getTime())
  if (copiedAt === unknownMoment) return <span className={look}>{age}</span>
  return (
    <time dateTime={new Date(copiedAt).toISOString()} className={look}>
      {age}
    </time>
  )
}
