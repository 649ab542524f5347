import { expect, test } from 'vitest'
import { createMockApi } from '#mocks/mock-api.ts'

function ask(message: string) {
  const body = JSON.stringify({ message, language: 'fr' })
  const address = 'https://api.test/api/chatbot/message/'
  return createMockApi().answer(new Request(address, { method: 'POST', body }))
}

test('refuses a blank message with a reason', async () => {
  const response = await ask(' \n')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ detail: 'Le message est vide.' })
})

test('says what it is and where to turn', async () => {
  const reply: unknown = await (await ask('Bonjour')).json()
  expect(reply).toMatchObject({
    response: expect.stringMatching(/assistant de démonstration.*page Contact/),
    suggestions: expect.arrayContaining([expect.any(String)]),
    related_places: [],
  })
})

test.each([
  ['Parlez-moi de l’ISALO', ["Parc national de l'Isalo"]],
  ['tamatave ?', ['Toamasina (Tamatave)']],
  ['allee des baobabs', ['Allée des Baobabs']],
  ['île aux nattes', ['Île aux Nattes (Nosy Nato)']],
  ['Un parc national', []],
  ['Isalobe', []],
])('hears in « %s » the places %j', async (message, names) => {
  const reply: unknown = await (await ask(message)).json()
  expect(reply).toMatchObject({ related_places: names.map((name) => ({ name })) })
})
