import { describe, expect, test } from 'vitest'
import { answerMessage } from '#mocks/assistant/answer-message.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { createMockApi } from '#mocks/mock-api.ts'
import { chatReplySchema } from '#src/contract/chat.ts'
import { questions } from '#src/knowledge/questions.ts'

function post(body: object) {
  const address = 'https://api.test/api/chatbot/message/'
  const request = new Request(address, { method: 'POST', body: JSON.stringify(body) })
  return createMockApi().answer(request)
}

const ask = async (message: string) =>
  chatReplySchema.parse(await (await post({ message, language: 'fr' })).json())

/** The fixtures carry straight apostrophes, and the answers none. */
const curled = (text: string) => text.replaceAll("'", '’')

const ignorance = /^Je n’ai pas de réponse sûre à cette question\./

test('refuses a blank message with a reason', async () => {
  const response = await post({ message: ' \n', language: 'fr' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ detail: 'Le message est vide.' })
})

test('keeps the session that it is given, and names one otherwise', async () => {
  const known = await post({ message: 'Bonjour', language: 'fr', session_id: 'abc' })
  expect(await known.json()).toMatchObject({ session_id: 'abc', client_type: 'web' })
  expect((await ask('Bonjour')).session_id).toMatch(/^session-/)
})

test('says what it is and where to turn', async () => {
  const reply = await ask('Bonjour')
  expect(reply.response).toMatch(/assistant de démonstration.*page Contact/)
  expect(reply.related_places).toEqual([])
})

test('carries two places and three suggestions at most', async () => {
  const reply = await ask('Que voir sur le circuit Sud ?')
  expect(reply.related_places).toHaveLength(2)
  expect(reply.suggestions).toHaveLength(3)
})

test.each(['salut', 'Bonjour, ça va ?', 'merci beaucoup', 'au revoir', 'Es-tu un robot ?'])(
  'makes small talk of « %s »',
  (message) => {
    const { text, suggestions } = answerMessage(message)
    expect(text).not.toMatch(ignorance)
    expect(suggestions).toHaveLength(3)
  },
)

test.each(questions)('answers « $question » with what was written', ({ question, answer }) => {
  expect(answerMessage(question).text).toContain(answer)
})

test.each(places)('knows $name_fr', ({ name_fr, description_fr }) => {
  const { text, places: related } = answerMessage(`Parlez-moi de ${name_fr.toUpperCase()}`)
  expect(text).toContain(curled(description_fr))
  expect(related.map((place) => place.name_fr)).toContain(name_fr)
})

test.each(circuits)('knows the circuit $name, and its length', (circuit) => {
  const { text } = answerMessage(`que voir sur le circuit ${circuit.name}`)
  expect(text).toContain(curled(circuit.description_fr))
  expect(text).toContain(`${circuit.estimated_duration_days} jours`)
})

describe('a suggestion', () => {
  const asked = [
    ...questions.map(({ question }) => question),
    ...places.map(({ name_fr }) => name_fr),
    ...circuits.map(({ name }) => `le circuit ${name}`),
    'bonjour',
    'circuit de 9 jours',
    'distance Antananarivo Antsirabe',
    'quelles villes voir',
    'xyzzyx',
  ]
  const suggested = new Set(
    asked.flatMap((message) => answerMessage(message).suggestions.slice(0, 3)),
  )

  test.each([...suggested])('« %s » can be answered', (suggestion) => {
    expect(answerMessage(suggestion).text).not.toMatch(ignorance)
  })

  test('comes with every answer', () => {
    expect(asked.filter((message) => answerMessage(message).suggestions.length < 2)).toEqual([])
  })
})

test.each([
  ['Quel temps fait-il maintenant à Nosy Be ?', /mois|saison|pluies/i],
  ['le taux de l’euro aujourd’hui', /5\u202f000/],
  ['y a-t-il un vol demain pour Morondava', /Madagascar Airlines/],
])('« %s »: says that it does not know the present, then what holds in general', (message, rest) => {
  const { text } = answerMessage(message)
  expect(text).toMatch(/^Je ne connais pas le présent/)
  expect(text).toMatch(rest)
})

test('dates what may have changed', () => {
  expect(answerMessage('prix du visa').text).toMatch(/Écrit en novembre 2026.*l’ambassade/)
})

test('adds the place that is named to an answer that leaves it out', () => {
  const { text, places: related } = answerMessage('où dormir à Moramanga')
  expect(text).toMatch(/écolodges/)
  expect(text).toMatch(/musée de la gendarmerie/)
  expect(related[0]?.slug).toBe('moramanga')
})

test.each([
  ['says which question it answers when another was asked', 'Le train roule-t-il encore ?', true],
  ['does not where that goes without saying', 'Peut-on prendre le train ?', false],
])('%s', (_, message, isSaid) => {
  expect(answerMessage(message).text.startsWith('«\u202fPeut-on prendre le train\u202f?\u202f»')).toBe(isSaid)
})

test.each(['Parlez-moi de l’Isalo', 'Antsirabe', 'quel circuit pour 14 jours'])(
  'keeps its suggestions to « %s » few and its typography one',
  (message) => {
    const { text, suggestions } = answerMessage(message)
    expect(suggestions.length).toBeLessThanOrEqual(3)
    expect(text).not.toContain("'")
  },
)

test('says plainly when no leg leads from one place to another', () => {
  expect(answerMessage('combien de km entre Toliara et Andasibe').text).toMatch(/ne relient pas/)
})

test('answers ten thousand characters of markup at once, as any text', () => {
  const started = performance.now()
  const { text } = answerMessage(`<script>alert(1)</script> visa ${'ab<b> '.repeat(2000)}`)
  expect(performance.now() - started).toBeLessThan(500)
  expect(text).not.toContain('<')
})
