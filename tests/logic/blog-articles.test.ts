import { describe, expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { questions } from '#src/content/questions.ts'
import { categories, countWords, minutesFor } from '#src/features/blog/article.ts'
import { articles, articlesOf } from '#src/features/blog/articles.ts'
import { isCalendarDay } from '#src/lib/dates.ts'

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

const texts = articles.flatMap(({ id, title, excerpt, author, image, sections, relatedLinks }) =>
  [
    title,
    excerpt,
    author,
    image.alt,
    ...relatedLinks.map(({ text }) => text),
    ...sections.flatMap(({ heading = '', paragraphs = [], table = [] }) => [
      heading,
      ...paragraphs,
      ...table.flatMap(({ entry, text }) => [entry, text]),
    ]),
  ].map((text) => ({ id, text })),
)

/** The ids of the articles that match `pattern`, each with the text around the match. */
const matches = (pattern: RegExp) =>
  texts.flatMap(({ id, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${id}: …${text.slice(Math.max(0, at - 20), at + 20)}…`]
  })

describe('the articles', () => {
  test('are six, from all categories, with unique ids, newest first', () => {
    expect(new Set(ids(articles)).size).toBe(6)
    expect(ids(articles).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(new Set(articles.map(({ category }) => category)).size).toBe(categories.length)
    const dates = articles.map(({ date }) => date)
    expect(dates.filter((date) => !isCalendarDay(date) || !date.startsWith('2025-'))).toEqual([])
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('have 500 to 900 words in sections that are never empty', () => {
    const wrong = articles.filter(
      ({ sections, words }) =>
        words < 500 ||
        words > 900 ||
        // The headings are the React keys.
        new Set(sections.map(({ heading }) => heading)).size < sections.length ||
        sections.some(({ paragraphs = [], table = [] }) => paragraphs.length + table.length === 0),
    )
    expect(ids(wrong)).toEqual([])
  })

  test('link to existing pages and questions only', () => {
    const slugs = circuits.map(({ slug }) => slug).join('|')
    const path = new RegExp(`^/(?:telecharger|contact|circuits/(?:${slugs})(?:/lieux|/routes)?)$`)
    const known = new Set(ids(questions))
    const broken = articles
      .flatMap(({ relatedLinks }) => relatedLinks)
      .filter(({ to, hash }) => (hash ? to !== '/faq' || !known.has(hash) : !path.test(to)))
    expect(broken).toEqual([])
  })

  test('follow French typography', () => {
    expect(matches(/'/)).toEqual([])
    expect(matches(/[^\s\u202f«][;:!?»]|\u0020[;:!?»]|«(?!\u202f)/)).toEqual([])
    expect(matches(/\d \d| {2}|\.{3}|\boe/)).toEqual([])
  })
})

describe('articlesOf', () => {
  test.each([
    [undefined, '', ids(articles)],
    ['securite', '', ['secours-sur-la-piste']],
    ['securite', 'rn7', ['rn7', 'secours-sur-la-piste']],
    ['securite', 'nothing', ['secours-sur-la-piste']],
  ] as const)('lists category %s with the linked article "%s"', (category, linked, expected) => {
    expect(ids(articlesOf(category, linked))).toEqual(expected)
  })
})

describe('the reading time', () => {
  test('counts the words of headings, paragraphs and tables, without punctuation', () => {
    const sections = [
      { paragraphs: ['Un «\u202fmot\u202f»\u202f: deux.'] },
      { heading: 'Trois', table: [{ entry: 'A – B', text: '2\u202fh' }] },
    ]
    expect(countWords(sections)).toBe(8)
  })

  test.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [700, 4],
  ])('of %i words is %i min', (words, minutes) => {
    expect(minutesFor(words)).toBe(minutes)
  })
})
