import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { destinations } from '#mocks/assistant/destinations.ts'
import { placeBuses } from '#mocks/data/place-buses.ts'
import { placeStays } from '#mocks/data/place-stays.ts'
import { placeStories } from '#mocks/data/place-stories.ts'
import { placeTips } from '#mocks/data/place-tips.ts'
import { answerMessage } from '#mocks/assistant/answer-message.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { questions } from '#src/content/questions.ts'

const noAnswer = /^Je n’ai pas de réponse sûre à cette question\./

test('introduces itself and points to the contact page', () => {
  const { text, places: related } = answerMessage('Bonjour')
  expect(text).toMatch(/assistant de démonstration.*page Contact/)
  expect(related).toEqual([])
})

test.each(['salut', 'Bonjour, ça va ?', 'merci beaucoup', 'au revoir', 'Es-tu un robot ?'])(
  'answers « %s » politely and suggests three questions',
  (message) => {
    const { text, suggestions } = answerMessage(message)
    expect(text).not.toMatch(noAnswer)
    expect(suggestions).toHaveLength(3)
  },
)

test.each(questions)('gives the written answer to « $question »', ({ question, answer }) => {
  expect(answerMessage(question).text).toContain(answer)
})

test.each(places)('describes $name_fr', ({ name_fr, description_fr }) => {
  const { text, places: related } = answerMessage(`Parlez-moi de ${name_fr.toUpperCase()}`)
  expect(text).toContain(description_fr)
  expect(related.map((place) => place.name_fr)).toContain(name_fr)
})

test.each(circuits)('describes the circuit $name and says how long it takes', (circuit) => {
  const { text } = answerMessage(`que voir sur le circuit ${circuit.name}`)
  expect(text).toContain(circuit.description_fr)
  expect(text).toContain(`${circuit.estimated_duration_days} jours`)
})

test.each([
  ['2027-07-15', 'une heure'],
  ['2027-01-15', 'deux heures'],
])('on %s the time difference of the moment is %s', (date, hours) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  expect(answerMessage('quel décalage horaire en ce moment ?').text).toMatch(new RegExp(`il est ${hours} de plus`))
})

test('a price is told once, with its date', () => {
  const { text } = answerMessage('une bière coûte combien là-bas ?')
  expect(text.match(/6\u202f000 à 10\u202f000/g)).toHaveLength(1)
  expect(text).toMatch(/\n\nPrix de novembre 2026\.\n/)
})

describe('suggestions', () => {
  const replies = [
    ...questions.map(({ question }) => question),
    ...places.map(({ name_fr }) => name_fr),
    ...circuits.map(({ name }) => `le circuit ${name}`),
    'bonjour',
    'circuit de 9 jours',
    'distance Antananarivo Antsirabe',
    'quelles villes voir',
    'xyzzyx',
  ].map((message) => answerMessage(message))

  const suggestions = new Set(replies.flatMap((reply) => reply.suggestions))

  test.each([...suggestions])('include « %s », which it can answer', (suggestion) => {
    expect(answerMessage(suggestion).text).not.toMatch(noAnswer)
  })

  test('come with every reply, two or three of them', () => {
    const counts = replies.map((reply) => reply.suggestions.length)
    expect(counts.filter((count) => count < 2 || count > 3)).toEqual([])
  })
})

test.each([
  ['Quel temps fait-il maintenant à Nosy Be ?', /mois|saison|pluies/i],
  ['le taux de l’euro aujourd’hui', /5\u202f000/],
  ['y a-t-il un vol demain pour Morondava', /En avion, le vol depuis Antananarivo dure environ une heure/],
])('« %s »: says that it has no live data, then answers in general', (message, generalAnswer) => {
  const { text } = answerMessage(message)
  expect(text).toMatch(/^Je ne connais pas le présent/)
  expect(text).toMatch(generalAnswer)
})

test('says when an answer was written if it may be out of date', () => {
  expect(answerMessage('prix du visa').text).toMatch(/Écrit en novembre 2026.*l’ambassade/)
})

test('shows the place of the message beside an answer that does not mention it, without its description', () => {
  const { text, places: related } = answerMessage('quel pourboire à Moramanga')
  expect(text).toMatch(/pourboire/)
  expect(text).not.toMatch(/musée de la gendarmerie/)
  expect(related[0]?.slug).toBe('moramanga')
})

test('names the question that it answers, as its source, only when the message asks something else', () => {
  const question = '«\u202fQuelles températures selon les régions\u202f?\u202f»'
  expect(answerMessage('ça gèle là-haut').text).toContain(`Plus à lire\u202f: Questions fréquentes, ${question}`)
  expect(answerMessage('Quelles températures selon les régions ?').text).not.toContain(question)
})

test('names the page that says more', () => {
  expect(answerMessage('Faut-il un visa pour Madagascar ?').text).toMatch(
    /\n\nPlus à lire\u202f: Questions fréquentes, «\u202fFormalités\u202f»\.$/,
  )
  expect(answerMessage('Isalo').text).toMatch(
    /\n\nPlus à lire\u202f: page du circuit Sud, onglet «\u202fLieux\u202f»\.$/,
  )
})

test.each(['17x23 ?', 'tu peux m’écrire une lettre de motivation', 'qui va gagner la ligue des champions'])(
  'says of « %s » that it only knows about journeys',
  (message) => {
    const { text } = answerMessage(message)
    expect(text).toMatch(noAnswer)
    expect(text).toContain('Je ne connais que les voyages à Madagascar')
  },
)

test.each(['pouvez-vous calculer le prix pour 4 personnes', 'tu peux m’écrire le nom de l’hôtel ?'])(
  'does not take « %s » for another subject',
  (message) => {
    expect(answerMessage(message).text).not.toMatch(noAnswer)
  },
)

test('offers the two closest questions, the contact and the way to help when it has no answer', () => {
  const { text, suggestions, places: related } = answerMessage('déboucher un évier aux tsingy')
  expect(text).toMatch(noAnswer)
  expect(text).toContain('Si quelqu’un est en danger, écrivez «\u202furgence\u202f» ou ouvrez la fiche SOS.')
  expect(suggestions).toEqual([expect.any(String), expect.any(String), 'Comment vous joindre\u202f?'])
  expect(suggestions[0]).toMatch(/tsingy/i)
  expect(related).toEqual([])
})

test.each([
  ['on m’a fait les poches à Rome, comment ne pas se faire voler ?', /^Pour éviter le vol/],
  ['ma mère a fait un AVC il y a deux ans, elle va bien, le circuit Est c’est jouable ?', /^Demandez d’abord l’accord/],
  [
    'rien qu’à voir le pic Boby en photo j’ai les mollets qui tirent, c’est dur ?',
    /^L’ascension du pic Boby est difficile/,
  ],
])('answers the question behind the story in « %s »', (message, answer) => {
  expect(answerMessage(message).text).toMatch(answer)
})

test('tells the way to help under an answer to a message that may be about danger', () => {
  const { text } = answerMessage('on parle de paludisme, mon mari a chaud')
  expect(text).toMatch(/traitement préventif[^]*\n\nSi quelqu’un est en danger, écrivez/)
})

test('adds up the known ways between two places of different circuits', () => {
  expect(answerMessage('combien de km entre le lac Itasy et les Tsingy de Bemaraha').text).toMatch(
    /^Du lac Itasy aux Grands Tsingy de Bemaraha, comptez .*km.*Miandrivazo.*pluies ferment ce trajet.*3 jours/,
  )
})

test('knows tips, stays, buses and stories of places that exist', () => {
  const names = new Set(destinations.map(({ name }) => name))
  const known = [placeTips, placeStays, placeBuses, placeStories].flatMap((facts) => Object.keys(facts))
  expect(known.filter((name) => !names.has(name))).toEqual([])
})

test('says that it knows no way to a place that no known road reaches', () => {
  expect(answerMessage('route de Tana à Sambava').text).toMatch(
    /^Je ne connais pas la route d’Antananarivo à Sambava\. Un vol intérieur/,
  )
})

test('replies in French typography, though the names in the fixtures have straight apostrophes', () => {
  expect(answerMessage('Parlez-moi de l’Isalo').text).not.toContain("'")
})

test('takes a centre of something for no circuit, and a name after « votre » for one', () => {
  expect(findCircuits('votre centre de reservation est ou')).toEqual([])
  expect(findCircuits('que vaut votre centre').map(({ name }) => name)).toEqual(['Centre'])
})

test('finds a call for help at the end of a long message', () => {
  expect(answerMessage(`${'il a fait beau '.repeat(2000)}. Mon mari ne respire plus`).text).toMatch(/^Appelez le 124/)
})

// Reading all of it would take longer than a test may.
test.each(['ab<b> ', 'et visa ? '])('answers a million characters of « %s » without repeating them', (part) => {
  const { text } = answerMessage(`<script>alert(1)</script> visa ${part.repeat(150_000)}`)
  expect(text).not.toContain('<')
})
