import { describe, expect, test } from 'vitest'
import { askedNext } from '#mocks/data/asked-next.ts'
import { shortQuestions } from '#mocks/data/asked-next/short-questions.ts'
import { notes } from '#mocks/data/notes.ts'
import { questions } from '#src/content/questions.ts'

describe('the notes of the assistant', () => {
  test('have ids of their own', () => {
    const ids = [...questions, ...notes].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(notes)('$id is short, in French typography, and leads to two or three questions', ({ answer, next }) => {
    expect(answer.length).toBeGreaterThanOrEqual(100)
    expect(answer.length).toBeLessThanOrEqual(600)
    expect(answer).not.toMatch(/'| [;:!?»]|« |\d \d| {2}|\.{3}/)
    expect([2, 3]).toContain(new Set(next).size)
    expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining([...next]))
  })
})

test.each(Object.entries(askedNext))(
  'what is asked after %s has answers that exist, in French typography',
  (id, asked) => {
    const all = [...questions, ...notes]
    const known = all.map((entry) => entry.id)
    expect(known).toContain(id)
    for (const { text = '', next = [], answer = id, says = /./ } of asked) {
      expect(text).not.toMatch(/'| [;:!?»]|« |\d \d| {2}|\.{3}/)
      expect(questions.map((question) => question.id)).toEqual(expect.arrayContaining([...next]))
      expect(known).toContain(answer)
      expect(all.find((entry) => entry.id === answer)?.answer).toMatch(says)
    }
  },
)

test('short questions are asked after entries that exist, once each, and answered by entries', () => {
  const known = [...questions, ...notes].map(({ id }) => id)
  for (const { answers } of shortQuestions) {
    const after = Object.values(answers).flatMap((ids) => ids.split(' '))
    expect([...known, 'same']).toEqual(expect.arrayContaining([...after, ...Object.keys(answers)]))
    expect(new Set(after).size).toBe(after.length)
  }
})
