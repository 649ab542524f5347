import type { Place } from '#mocks/assistant/destinations.ts'
import { leadWithSentence } from '#mocks/assistant/lead-sentence.ts'
import type { Entry } from '#mocks/assistant/rank-questions.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { type Note, notes } from '#mocks/data/notes.ts'
import { places } from '#mocks/data/places.ts'
import { checkNote, type Question, writtenOn } from '#src/content/question.ts'
import { questions, themes } from '#src/content/questions.ts'

export type Reply = {
  /** Plain text; an empty line separates paragraphs. */
  text: string
  /** Messages to send next. The assistant can answer each of them. */
  suggestions: readonly string[]
  places: readonly Place[]
  /** Id of the question or note that the reply is. */
  questionId?: string | undefined
  /** The circuit that the reply names, for the next message. */
  circuit?: Circuit | undefined
  /** The page that says more, by its name: a reply has no links. */
  source?: string | undefined
}

export const noAnswer =
  'Je n’ai pas de réponse sûre à cette question. Un conseiller peut vous répondre depuis la page Contact.'

/** Added to it, because the message may tell of a danger in words that the assistant does not know. */
export const inDanger = 'Si quelqu’un est en danger, écrivez «\u202furgence\u202f» ou ouvrez la fiche SOS.'

/** Suggestions for a conversation that has not found a subject yet. */
export const firstSuggestions = questionTexts('circuits-proposes', 'saison', 'visa')

/**
 * The written answer to a question of the questions page, or a note, which is on no page. `topic` has the words that a message asks
 * it with: the sentence that has them comes first.
 */
export function replyToQuestion(entry: Entry, topic: readonly string[] = []): Reply {
  const { id, checkWith, next } = entry
  // Of the emergency numbers, 124 is not certain and does not come first.
  const answer = id === 'urgence' ? entry.answer : leadWithSentence(entry.answer, topic)
  const slugs = 'question' in entry ? (entry.places ?? []) : []
  const theme = themes.find(({ questions: all }) => all.some((one) => one.id === id))
  return {
    text: [answer, ...checksOf(entry.answer, checkWith)].join('\n\n'),
    suggestions: questionTexts(...next),
    places: slugs.map(getPlace),
    questionId: id,
    source: theme && faqSource(theme.title),
  }
}

const amount = /\d\s?(?:€|Ar\b)/

/** When an answer that may have changed was written, and who can confirm it; of one that tells prices, only when. */
function checksOf(answer: string, checkWith: string | undefined): string[] {
  if (checkWith !== undefined) return [checkNote(checkWith)]
  return amount.test(answer) ? [`Prix de ${writtenOn}.`] : []
}

/** 'Questions fréquentes, « Santé »': a theme of that page, or a question. */
export function faqSource(heading: string): string {
  return `Questions fréquentes, «\u202f${heading}\u202f»`
}

/** 'page du circuit Ouest, onglet « Lieux »'; none for an extension, which is on no circuit. */
export function circuitSource(name: string | null, tab?: 'Lieux' | 'Itinéraires'): string | undefined {
  return name === null ? undefined : `page du circuit ${name}${tab ? `, onglet «\u202f${tab}\u202f»` : ''}`
}

/** A suggestion; none for an extension, which is on no circuit. */
export function circuitQuestion({ circuit_name }: { circuit_name: string | null }): string[] {
  return circuit_name ? [`Que voir sur le circuit ${circuit_name}\u202f?`] : []
}

/** Questions as suggestions. */
export function questionTexts(...ids: readonly string[]): string[] {
  return ids.map((id) => getQuestion(id).question)
}

export function getQuestion(id: string): Question {
  const question = questions.find((one) => one.id === id)
  if (!question) throw new Error(`Unknown question: ${id}`)
  return question
}

/** An answer that is on no page. */
export function getNote(id: string): Note {
  const note = notes.find((one) => one.id === id)
  if (!note) throw new Error(`Unknown note: ${id}`)
  return note
}

function getPlace(slug: string): Place {
  const place = places.find((one) => one.slug === slug)
  if (!place) throw new Error(`Unknown place: ${slug}`)
  return place
}

export const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text
