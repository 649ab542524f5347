import { describe, expect, test } from 'vitest'
import { places } from '#mocks/data/places.ts'
import { checkNote } from '#src/content/question.ts'
import { questions } from '#src/content/questions.ts'
import { createQuestionFinder } from '#src/content/search.ts'

describe('the questions', () => {
  const ids = questions.map(({ id }) => id)

  test('have unique ids that are valid in a URL hash', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test.each(questions)('$id leads to two or three other questions and to known places', (question) => {
    const { id, next, places: slugs = [] } = question
    expect([2, 3]).toContain(new Set(next).size)
    expect(ids.filter((other) => other !== id)).toEqual(expect.arrayContaining([...next]))
    expect(places.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...slugs]))
  })

  test.each(questions)('$id has keywords and a short answer in French typography', (question) => {
    const { keywords, answer, checkWith = '' } = question
    expect(keywords).not.toHaveLength(0)
    expect(answer.length).toBeGreaterThanOrEqual(100)
    expect(answer.length).toBeLessThanOrEqual(700)
    for (const text of [question.question, ...keywords, answer, checkWith]) {
      expect(text).not.toMatch(/'| [;:!?»]|« |\d \d| {2}|\.{3}/)
    }
    // The note puts it after « auprès de ».
    expect(checkWith).not.toMatch(/^(le|les|un|une|des) /)
  })

  test('have a note with the date of an answer and who can confirm it', () => {
    expect(checkNote('votre médecin')).toBe(
      'Écrit en novembre 2026\u202f; à vérifier auprès de votre médecin avant le départ.',
    )
  })
})

describe('the search', () => {
  const find = createQuestionFinder(questions)
  const best = (text: string) => find(text)[0]?.id

  test('a word that is typed does not find others that begin with its stem', () => {
    expect(find('visa').map(({ question }) => question)).not.toContainEqual(expect.stringContaining('visiter'))
  })

  test.each([
    ['visa', 'visa'],
    ['vaccination', 'sante'],
    ['palu', 'paludisme'],
    ['PALUDISME', 'paludisme'],
    ['paludime', 'paludisme'],
    ['eletricite', 'electricite'],
    ['baleine', 'baleines'],
    ['l’indri', 'indri'],
    ["l'aye-aye", 'aye-aye'],
    ['pourboires', 'pourboire'],
    ['eau du robinet', 'eau'],
    ['perdu mon passeport', 'perte-passeport'],
  ])('« %s » finds %s first', (text, id) => {
    expect(best(text)).toBe(id)
  })

  test.each([
    ['dron', 'drones'],
    ['vég', 'vegetarien'],
    ['taxi-br', 'taxi-brousse'],
  ])('« %s », still being typed, finds %s', (text, id) => {
    expect(best(text)).toBe(id)
  })

  test('returns only questions with every word when there are any', () => {
    const ids = find('vaccin enfant').map(({ id }) => id)
    expect(ids).toContain('enfants-sante')
    expect(ids).not.toContain('cadeaux')
  })

  test('returns questions with some of the words otherwise', () => {
    expect(best('visa xyzzyx')).toBe('visa')
  })

  test.each(['', '  ', 'le la les', 'xyzzyx', '???'])('« %s » finds nothing', (text) => {
    expect(find(text)).toEqual([])
  })
})
