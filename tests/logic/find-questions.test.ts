import { expect, test } from 'vitest'
import { createQuestionFinder } from '#src/knowledge/find-questions.ts'
import { questions } from '#src/knowledge/questions.ts'

const find = createQuestionFinder(questions)
const best = (text: string) => find(text)[0]?.id

test.each([
  ['visa', 'visa'],
  ['vaccination', 'sante'],
  ['palu', 'paludisme'],
  ['PALUDISME', 'paludisme'],
  ['paludime', 'paludisme'],
  ['électricité', 'electricite'],
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
])('finds while « %s » is still being typed', (text, id) => {
  expect(best(text)).toBe(id)
})

test('prefers questions with every word', () => {
  const both = find('vaccin enfant').map(({ id }) => id)
  expect(both).toContain('enfants-sante')
  expect(both).not.toContain('cadeaux')
})

test('falls back on questions with some of the words', () => {
  expect(best('visa xyzzyx')).toBe('visa')
})

test.each(['', '  ', 'le la les', 'xyzzyx', '???'])('« %s » finds nothing', (text) => {
  expect(find(text)).toEqual([])
})
