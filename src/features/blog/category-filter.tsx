import { type CategoryId, categories } from '#src/features/blog/article.ts'
import { type Article, totalReadTime } from '#src/features/blog/articles.ts'
import { frenchCount } from '#src/lib/french-count.ts'

type CategoryFilterProps = {
  category: CategoryId | undefined
  onCategory: (category: CategoryId | undefined) => void
  shown: readonly Article[]
}

const choices = [{ id: undefined, name: 'Tous les articles' }, ...categories]

/** Shows the articles of one category, or all, and says how many that makes. */
export function CategoryFilter({ category, onCategory, shown }: CategoryFilterProps) {
  const count = frenchCount(shown.length, 'article')
  const minutes = frenchCount(totalReadTime(shown), 'minute')
  return (
    <div className="mt-[clamp(36px,5vw,64px)] mb-[clamp(36px,5vw,64px)] flex flex-wrap items-center justify-between gap-x-8 border-y border-line print:hidden">
      <div
        role="group"
        aria-label="Catégories"
        className="flex flex-wrap gap-x-[clamp(20px,3vw,40px)]"
      >
        {choices.map(({ id, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={id === category}
            onClick={() => onCategory(id)}
            className="group relative min-h-13 text-base font-semibold text-soft transition-colors duration-160 hover:text-text aria-pressed:text-text"
          >
            {name}
            <span className="lamba-thin absolute inset-x-0 bottom-0 origin-left scale-x-0 transition-transform duration-260 ease-move group-aria-pressed:scale-x-100" />
          </button>
        ))}
      </div>
      <p role="status" className="py-3 text-small text-soft">
        {count}, {minutes} de lecture
      </p>
    </div>
  )
}
