import type { Memory } from '#mocks/assistant/memory.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { type Wish, wishes } from '#mocks/data/wishes.ts'

const readers = wishes.map((wish) => ({ wish, isIn: matcher(wish.words) }))

/** The wishes that a text of `readTyping` tells. */
export function readWishes(typed: string): readonly Wish[] {
  const travellers = new Set(readAges(typed).map((age) => travellerOfAge(age)))
  const found = readers.flatMap(({ wish, isIn }) => (isIn(typed) || travellers.has(wish.id) ? wish : []))
  // 'Pas sportifs' has the word of those who like to walk, which would exclude others.
  const meant = withoutExcluded(found, found)
  return withoutExcluded(found, meant)
}

const withoutExcluded = (found: readonly Wish[], by: readonly Wish[]) =>
  found.filter(({ id }) => !by.some(({ excludes }) => excludes?.includes(id)))

/** The ages of the travellers that a message tells, in years: 'de 4, 7 et 11 ans'. */
export function readAges(typed: string): number[] {
  const [ages = ''] = /(?<!\b(?:est|sommes|sera|serons) )\b(?:\d{1,2} (?:ans )?(?:et )?)+ans\b/.exec(typed) ?? []
  return [...ages.matchAll(/\d+/g)].map(Number)
}

function travellerOfAge(age: number): string | undefined {
  if (age <= 1) return 'baby'
  if (age <= 12) return 'children'
  if (age <= 17) return 'teens'
  return age >= 65 ? 'seniors' : undefined
}

/** Earlier wishes and new ones, each once. */
export function addWishes(earlier: Memory['wishes'] = [], added: readonly Wish[]): readonly Wish[] {
  return [...new Set([...earlier, ...added])]
}

/** Who travels holds for the whole conversation. */
export function addTravellers(earlier: Memory['wishes'], typed: string): readonly Wish[] {
  return addWishes(
    earlier,
    readWishes(typed).filter(({ isAboutTravellers }) => isAboutTravellers),
  )
}
