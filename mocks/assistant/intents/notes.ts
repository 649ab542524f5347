import type { Message } from '#mocks/assistant/message.ts'
import { getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'

type Note = { matches: (text: string) => boolean; text: string; next: readonly string[]; label: string }

/** Small facts that no question of the questions page is about. */
const notes: readonly Note[] = [
  {
    matches: matcher(['moustiquaire* hotel*|chambre*|lodge*|bungalow*|garanti*']),
    text: 'Une moustiquaire n’est pas garantie dans tous les hôtels\u202f: emportez la vôtre, ou demandez-la dans votre demande de devis.',
    next: ['paludisme', 'hebergement', 'valise'],
    label: 'Moustiquaire',
  },
  {
    matches: matcher(['chauffeur dort|dormir|loge|logement|heberge*|nuit']),
    text: 'Le logement du chauffeur se règle dans le devis\u202f: faites-le confirmer avant d’accepter.',
    next: ['inclus', 'voiture-chauffeur', 'guide-francophone'],
    label: 'Chauffeur',
  },
  {
    matches: matcher(['baleine* plage* !juin|octobre|novembre|decembre|janvier|fevrier|mars|avril|mai']),
    text: 'Sainte-Marie, sur notre circuit Est, réunit les baleines et les plages\u202f: les baleines à bosse y passent de juillet à septembre, et l’île aux Nattes a les plus belles plages. Septembre est aussi l’un des mois les plus secs de la côte Est.',
    next: ['baleines', 'plages', 'sainte-marie-acces'],
    label: 'Sainte-Marie',
  },
]

export function answerNote({ text, topic }: Message): Reply | undefined {
  if (topic.length > 0 && topic.every((word) => word === 'securite')) return replyToQuestion(getQuestion('securite'))
  const note = notes.find(({ matches }) => matches(text))
  return note && { text: note.text, suggestions: questionTexts(...note.next), places: [], about: note.label }
}
