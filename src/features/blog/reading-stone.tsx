import type { CategoryId } from '#src/features/blog/article.ts'

const caps: Record<CategoryId, string> = {
  destinations: 'bg-laterite text-vanilla',
  technologie: 'bg-lagoon text-vanilla',
  conseils: 'bg-gold text-ink',
  securite: 'bg-forest text-vanilla',
}

type ReadingStoneProps = {
  category: CategoryId
  /** Which stop of the road it is. */
  position: number
  minutes: number
}

/** A kilometre stone whose distance is the time that the article takes. Its words stand beside it too. */
export function ReadingStone({ category, position, minutes }: ReadingStoneProps) {
  return (
    <div
      aria-hidden="true"
      className="relative w-[76px] shrink-0 overflow-hidden rounded-t-[38px] bg-print text-center font-display text-ink shadow-print"
    >
      <p className={`grid h-[44px] place-items-center text-[18px]/none font-extrabold ${caps[category]}`}>
        {position}
      </p>
      <p className="pt-2 pr-2.5 pb-3 pl-1 text-[28px]/none font-extrabold tracking-[-0.03em]">
        {minutes}
        <span className="block font-body text-[13px]/tight font-semibold tracking-normal">min</span>
      </p>
      <span className="absolute inset-y-0 right-0 w-2 bg-ink/15" />
    </div>
  )
}
