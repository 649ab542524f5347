import { describe, expect, test } from 'vitest'
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
