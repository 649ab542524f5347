import { pressOnce } from '#src/ui/press-once.ts'
import { Icon } from '#src/ui/icon.tsx'

type EraseButtonProps = {
  /** The accessible name, where the label alone does not say what is deleted. */
  name?: string
  onPress: () => void
  children: string
}

export function EraseButton({ name, onPress, children }: EraseButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      {...pressOnce(onPress)}
      className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-panel px-2 text-small font-semibold text-link underline underline-offset-4 hover:text-text print:hidden"
    >
      <Icon name="trash" className="size-4.5" />
      {children}
    </button>
  )
}
