import { expect, test } from 'vitest'
import { places } from '#mocks/data/places.ts'
import { checkNote } from '#src/knowledge/check-note.ts'
import { themes } from '#src/knowledge/question.ts'
import { questions } from '#src/knowledge/questions.ts'

const texts = questions.flatMap(({ id, question, keywords, answer, checkWith = '' }) =>
  [question, ...keywords, answer, checkWith].map((text) => ({ id, text })),
)

/** Where a text breaks the rule: the question's id and the place. */
const breaking = (rule: RegExp) =>
  texts.flatMap(({ id, text }) => {
    const at = text.search(rule)
    return at < 0 ? [] : [`${id}: …${text.slice(Math.max(0, at - 20), at + 20)}…`]
  })

test('every question has an address of its own', () => {
  const ids = questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every theme has questions, and the themes come in their order', () => {
  const met = [...new Set(questions.map(({ theme }) => theme))]
  expect(met).toEqual(themes.map(({ id }) => id))
})

test('every question leads on to two or three others', () => {
  const ids = new Set(questions.map(({ id }) => id))
  const wrong = questions.filter(
    ({ id, next }) =>
      next.length < 2 ||
      next.length > 3 ||
      new Set(next).size < next.length ||
      next.some((other) => other === id || !ids.has(other)),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every place that is named exists', () => {
  const slugs = new Set(places.map(({ slug }) => slug))
  const named = questions.flatMap((question) => question.places)
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
})

test('every question has keywords and an answer of a few sentences', () => {
  const wrong = questions.filter(
    ({ keywords, answer }) => keywords.length === 0 || answer.length < 100 || answer.length > 700,
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('the texts keep to French typography', () => {
  expect(breaking(/'/)).toEqual([])
  expect(breaking(/ [;:!?»]|« /)).toEqual([])
  expect(breaking(/\d \d| {2}|\.{3}/)).toEqual([])
})

test('an answer that may change names the one to ask, as « auprès de » wants it', () => {
  const wrong = questions.filter(({ checkWith }) => checkWith && /^(le|les|un|une|des) /.test(checkWith))
  expect(wrong.map(({ id }) => id)).toEqual([])
  expect(checkNote('votre médecin')).toBe(
    'Écrit en novembre 2026\u202f; à vérifier auprès de votre médecin avant le départ.',
  )
})
