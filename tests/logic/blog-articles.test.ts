import { describe, expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { categories } from '#src/features/blog/article.ts'
import { articles, articlesOf, totalReadTime } from '#src/features/blog/articles.ts'
import { countWords, minutesFor } from '#src/features/blog/reading-time.ts'
import { questions } from '#src/knowledge/questions.ts'
import { isCalendarDay } from '#src/lib/calendar-day.ts'

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)

const texts = articles.flatMap(({ id, title, excerpt, author, image, sections, further }) =>
  [
    title,
    excerpt,
    author,
    image.alt,
    ...further.map(({ text }) => text),
    ...sections.flatMap(({ heading = '', paragraphs, log = [] }) => [
      heading,
      ...paragraphs,
      ...log.flatMap(({ entry, text }) => [entry, text]),
    ]),
  ].map((text) => ({ id, text })),
)

/** Where a text breaks the rule: the article's id and the place. */
const breaking = (rule: RegExp) =>
  texts.flatMap(({ id, text }) => {
    const at = text.search(rule)
    return at < 0 ? [] : [`${id}: …${text.slice(Math.max(0, at - 20), at + 20)}…`]
  })

describe('the articles', () => {
  test('are six, each with an address of its own', () => {
    expect(new Set(ids(articles)).size).toBe(6)
    expect(ids(articles).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('come from all four categories', () => {
    expect(categories.map(({ name }) => name)).toEqual([
      'Destinations',
      'Technologie',
      'Conseils',
      'Sécurité',
    ])
    expect(new Set(articles.map(({ category }) => category)).size).toBe(4)
  })

  test('are of 2025, newest first', () => {
    const dates = articles.map(({ date }) => date)
    expect(dates.filter((date) => !isCalendarDay(date) || !date.startsWith('2025-'))).toEqual([])
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('have between 500 and 900 words, and the time that these take', () => {
    const wrong = articles.filter(
      ({ sections, words, readTime }) =>
        words !== countWords(sections) ||
        words < 500 ||
        words > 900 ||
        Math.abs(readTime - words / 200) > 0.5,
    )
    expect(ids(wrong)).toEqual([])
  })

  test('have sections that are told apart by their headings, each with something to read', () => {
    const wrong = articles.filter(
      ({ sections }) =>
        new Set(sections.map(({ heading }) => heading)).size < sections.length ||
        sections.some(({ paragraphs, log = [] }) => paragraphs.length + log.length === 0),
    )
    expect(ids(wrong)).toEqual([])
  })

  test('lead on to pages, circuits and questions that exist', () => {
    const slugs = circuits.map(({ slug }) => slug).join('|')
    const path = new RegExp(`^/(?:telecharger|contact|circuits/(?:${slugs})(?:/lieux|/routes)?)$`)
    const known = new Set(ids(questions))
    const lost = articles
      .flatMap(({ further }) => further)
      .filter(({ to, hash }) => (hash ? to !== '/faq' || !known.has(hash) : !path.test(to)))
    expect(lost).toEqual([])
  })

  test('keep to French typography', () => {
    expect(breaking(/'/)).toEqual([])
    expect(breaking(/[^\s\u202f«][;:!?»]|\u0020[;:!?»]|«(?!\u202f)/)).toEqual([])
    expect(breaking(/\d \d| {2}|\.{3}|\boe/)).toEqual([])
  })
})

describe('a choice of articles', () => {
  test('is all without a category, those of one with it', () => {
    expect(articlesOf(undefined, '')).toEqual(articles)
    expect(ids(articlesOf('securite', ''))).toEqual(['secours-sur-la-piste'])
  })

  test('holds the one that the address names, in its place', () => {
    expect(ids(articlesOf('securite', 'rn7'))).toEqual(['rn7', 'secours-sur-la-piste'])
    expect(ids(articlesOf('securite', 'nothing'))).toEqual(['secours-sur-la-piste'])
  })

  test('takes as long as its articles together', () => {
    expect(totalReadTime([])).toBe(0)
    const [first, second] = articles
    if (!first || !second) throw new Error('There are no articles')
    expect(totalReadTime([first, second])).toBe(first.readTime + second.readTime)
  })
})

describe('the reading time', () => {
  test('counts headings, paragraphs and logs, and no signs', () => {
    const sections = [
      { paragraphs: ['Un «\u202fmot\u202f»\u202f: deux.'] },
      { heading: 'Trois', paragraphs: [], log: [{ entry: 'A – B', text: '2\u202fh' }] },
    ]
    expect(countWords(sections)).toBe(8)
  })

  test.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [700, 4],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(minutesFor(words)).toBe(minutes)
  })
})
